import { useHostConfig } from '@/api/hostConfig';
import { isSameName } from '@/session/isSameName';
import { useCurrentUser } from '@/session/useSession';

/**
 * Whether the current user may edit this employer's jobs: on our own host the employer alone; on a
 * spec host everybody, as the edit routes are not guarded (spec §6).
 */
export const useMayEdit = (usernameEmployer: string | undefined): boolean => {
  const { extensions } = useHostConfig();
  const me = useCurrentUser();
  if (!extensions) return true;
  return (
    me?.role === 'employer' &&
    usernameEmployer !== undefined &&
    isSameName(me.username, usernameEmployer)
  );
};
