import type { ComponentProps } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { useCompany } from '@/features/companies/useCompany';
import type { LoginState } from '@/session/loginState';
import { layoutTexts } from '@/texts/layout';
import { LinkButton } from '@/ui/button/LinkButton';
import { paths } from '@contract/paths';

/** The props that style the button. */
export type PostJobButton = Pick<
  ComponentProps<typeof LinkButton>,
  'size' | 'className' | 'fullWidth' | 'sx'
>;
type EmployerPostJobProps = PostJobButton & { username: string; state: LoginState };

/**
 * Links to the employer's own form. Renders nothing for a company's reader, who can't post jobs.
 */
export const EmployerPostJob = ({ username, state, ...button }: EmployerPostJobProps) => {
  const { extensions } = useHostConfig();
  const { mayAct, readsOnly } = useCompany();
  if (readsOnly) return null;
  return (
    <LinkButton
      {...button}
      {...(username ? { to: paths.postJob(username) } : { to: paths.loginEmployer(), state })}
      // keeps its space until the permission is known
      style={{ visibility: extensions && username !== '' && !mayAct ? 'hidden' : undefined }}
    >
      {layoutTexts.postJob}
    </LinkButton>
  );
};
