import type { ReactNode } from 'react';
import { moderationTexts } from '@/texts/admin/moderation';
import { personTexts } from '@/texts/admin/person';
import { LinkButton } from '@/ui/button/LinkButton';
import { styled } from '@/ui/styled';
import { Chip } from '@/ui/text/Chip';
import type { AccountRole } from '@contract/accountFields';
import { paths } from '@contract/paths';
import { SuspensionButton } from './SuspensionButton';

const { suspension: texts } = moderationTexts;
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  // room for two buttons side by side
  minWidth: 168,
  // on a phone the table scrolls sideways: stacked buttons would only make its rows taller
  [theme.breakpoints.down('sm')]: { flexWrap: 'nowrap', minWidth: 'max-content' },
}));

type PersonActionsProps = {
  role: AccountRole;
  id: string;
  username: string;
  /**
   * The ids of the suspended people in the table; `undefined` on a spec host, which can't suspend.
   */
  suspended: readonly string[] | undefined;
  /** The actions that a spec host has, too. */
  children: ReactNode;
};

/** An administrator's actions on a person in a table. */
export const PersonActions = ({ role, id, username, suspended, children }: PersonActionsProps) => {
  if (!suspended) return children;
  const isSuspended = suspended.includes(id);
  return (
    <Actions>
      {isSuspended && <Chip tone="amber">{texts.suspended}</Chip>}
      <LinkButton
        to={paths.personRecord(role, id)}
        variant="outlined"
        size="small"
        aria-label={personTexts.link(username)}
      >
        {personTexts.open}
      </LinkButton>
      <SuspensionButton {...{ role, id, username, isSuspended }} />
      {children}
    </Actions>
  );
};
