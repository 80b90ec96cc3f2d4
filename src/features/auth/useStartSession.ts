import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { limits } from '@contract/limits';
import { paths } from '@/app/paths';
import { readLoginState } from '@/session/loginState';
import { sessionStarted } from '@/session/sessionSlice';
import { writeSessionKeys } from '@/session/sessionStorageKeys';
import { isPathOfRole } from './rolePaths';

type Started = { role: 'employer' | 'jobseeker'; username: string };

/**
 * After a log-in: stores role and username, waits about 100 ms (spec §2.4), then goes to the profile, or back to the page
 * that a guard sent here from if the role fits it.
 */
export const useStartSession = (): ((started: Started) => Promise<void>) => {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  return async ({ role, username }) => {
    const keys = { userRole: role, ...(role === 'employer' ? { usernameEmployer: username } : { usernamejobseek: username }) };
    dispatch(sessionStarted(keys));
    // at once: redux-persist takes its time, in a busy browser more than the wait below
    writeSessionKeys(keys);
    await new Promise((resolve) => { setTimeout(resolve, limits.loginDelay); });
    const { from } = readLoginState(state);
    const profile = role === 'employer' ? paths.employerProfile(username) : paths.jobSeekerProfile(username);
    await navigate(from && isPathOfRole(from, role) ? from : profile, { replace: true });
  };
};
