import { useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/api/hooks';
import { readLoginState } from '@/session/loginState';
import { setLogOutPending } from '@/session/pendingLogOut';
import { sessionStarted, type SessionKeys } from '@/session/sessionSlice';
import type { AccountRole } from '@contract/accountFields';
import { limits } from '@contract/limits';
import { paths } from '@contract/paths';
import { isPathOfRole } from './rolePaths';

export type Started =
  | { role: AccountRole; username: string }
  | { role: 'admin'; /** '' if the host returned none */ authToken: string };

const keysOf = (started: Started): Partial<SessionKeys> => {
  if (started.role === 'admin') return { userRole: 'admin', authToken: started.authToken || null };
  return {
    userRole: started.role,
    ...(started.role === 'employer'
      ? { usernameEmployer: started.username }
      : { usernamejobseek: started.username }),
  };
};
const homeOf = (started: Started): string => {
  if (started.role === 'admin') return paths.adminSeekers();
  return started.role === 'employer'
    ? paths.employerProfile(started.username)
    : paths.jobSeekerProfile(started.username);
};

/**
 * Starts a session after a login: stores role and username, waits about 100 ms (spec §2.4), then
 * navigates to the profile, or back to the page whose guard redirected here if the role may see it.
 * An administrator is sent to /jobseekdash without the wait (spec §4).
 */
export const useStartSession = (): ((started: Started) => Promise<void>) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  return async (started) => {
    dispatch(sessionStarted(keysOf(started)));
    setLogOutPending(started.role, false);
    if (started.role !== 'admin')
      await new Promise((resolve) => {
        setTimeout(resolve, limits.loginDelay);
      });
    const { from, source } = readLoginState(state);
    await navigate(from && isPathOfRole(from, started.role) ? from : homeOf(started), {
      replace: true,
      ...(source !== undefined && { state: { source } }),
    });
  };
};
