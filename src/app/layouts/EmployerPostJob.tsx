import type { ComponentProps } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { useCompany } from '@/features/companies/useCompany';
import type { LoginState } from '@/session/loginState';
import { layoutTexts } from '@/texts/layout';
import { LinkButton } from '@/ui/button/LinkButton';
import { paths } from '@contract/paths';

/** How the button looks. */
export type PostJobButton = Pick<
  ComponentProps<typeof LinkButton>,
  'size' | 'className' | 'fullWidth' | 'sx'
>;
type EmployerPostJobProps = PostJobButton & { username: string; state: LoginState };

/** To one's own form; nothing for a company's reader, who posts no jobs. */
export const EmployerPostJob = ({ username, state, ...button }: EmployerPostJobProps) => {
  const { extensions } = useHostConfig();
  const { mayAct, readsOnly } = useCompany();
  if (readsOnly) return null;
  return (
    <LinkButton
      {...button}
      {...(username ? { to: paths.postJob(username) } : { to: paths.loginEmployer(), state })}
      // its place is kept until it is known
      style={{ visibility: extensions && username !== '' && !mayAct ? 'hidden' : undefined }}
    >
      {layoutTexts.postJob}
    </LinkButton>
  );
};
