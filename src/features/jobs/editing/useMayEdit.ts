import { useHostConfig } from '@/api/hostConfig';
import { useIsOwnJob } from '../useIsOwnJob';

/**
 * Whether the current user may edit this employer's jobs: on our own host the employer alone; on a
 * spec host everybody, as the edit routes are not guarded (spec §6).
 */
export const useMayEdit = (usernameEmployer: string | undefined): boolean => {
  const { extensions } = useHostConfig();
  const isOwn = useIsOwnJob(usernameEmployer);
  return !extensions || isOwn;
};
