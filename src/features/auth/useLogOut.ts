import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppStore } from '@/api/hooks';
import { useHostConfig } from '@/api/hostConfig';
import { jobBoardApi } from '@/api/jobBoardApi';
import { readApiError } from '@/api/wire/apiError';
import { clearLocalStorage, recentJobsDraft, removeDraft, removeDrafts } from '@/session/drafts';
import { setLogOutPending } from '@/session/pendingLogOut';
import { leftForHome, loggedOut, selectCurrentUser, type Role } from '@/session/sessionSlice';
import { clearSessionStorage } from '@/session/sessionStorageKeys';
import { navigationGuard } from '@/ui/form/unsaved/navigationGuard';
import { paths } from '@contract/paths';

/**
 * Ends the host's session. Marks the logout as pending until the host confirms it, so that the next
 * tab retries it.
 */
const useEndSession = (): ((role: Role) => void) => {
  const store = useAppStore();
  return (role) => {
    const end = store.dispatch(jobBoardApi.endpoints.logOut.initiate({}));
    setLogOutPending(role, true);
    void end.then(({ error }) => {
      if (!error || readApiError(error).status === 401) setLogOutPending(role, false);
    });
  };
};

/**
 * Logs out (spec §2.2): removes the four keys and the user's drafts before anything is loaded or
 * the host has answered; then navigates home.
 */
export const useLogOut = (): (() => void) => {
  const store = useAppStore();
  const navigate = useNavigate();
  const location = useLocation();
  const { extensions } = useHostConfig();
  const endSession = useEndSession();
  // an effect, since only the router knows when another page is shown
  useEffect(() => {
    if (store.getState().session.leaving) store.dispatch(leftForHome());
  }, [location, store]);
  return () => {
    const { userRole, usernameEmployer, usernamejobseek } = store.getState().session;
    const role = selectCurrentUser(store.getState())?.role;
    // spec §2.16: an administrator's logout clears the local storage too
    if (userRole === 'admin') clearLocalStorage();
    removeDrafts(userRole === 'employer' ? usernameEmployer : usernamejobseek);
    // jobs viewed before the login may belong to the user who is logging out
    removeDraft('', recentJobsDraft);
    store.dispatch(loggedOut());
    clearSessionStorage();
    // after the cache reset, which aborts all calls
    if (extensions && role) endSession(role);
    // discard unsaved text without asking
    navigationGuard.allow();
    void navigate(paths.home());
  };
};
