import { isSameUsername } from '@/session/isSameUsername';
import { useCurrentUser } from '@/session/useSession';

/** Whether the current user is the employer of the job; `usernameEmployer` comes from the job. */
export const useIsOwnJob = (usernameEmployer: string | undefined): boolean => {
  const me = useCurrentUser();
  return (
    me?.role === 'employer' &&
    usernameEmployer !== undefined &&
    isSameUsername(me.username, usernameEmployer)
  );
};
