import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppStore } from '@/api/hooks';
import { useHostConfig } from '@/api/hostConfig';
import { jobBoardApi } from '@/api/jobBoardApi';
import { readApiError } from '@/api/wire/apiError';
import { removeDrafts, clearLocalStorage } from '@/session/drafts';
import { setLogOutPending } from '@/session/pendingLogOut';
import { sessionEnded } from '@/session/sessionSlice';
import { clearSessionStorage } from '@/session/sessionStorageKeys';
import { navigationGuard } from '@/ui/form/navigationGuard';
import { paths } from '@contract/paths';

/** How long to wait for the host's answer, in milliseconds. */
const timeout = 3000;
type Answer = { data?: unknown; error?: unknown };
/** Whether the host has ended the session, or had already. */
const hasEnded = (answer: Answer | undefined): boolean =>
  answer !== undefined && (answer.error === undefined || readApiError(answer.error).status === 401);

/** Logs out (spec §2.2): the host's session, the four keys, this person's drafts; then home. */
export const useLogOut = (): (() => void) => {
  const store = useAppStore();
  const navigate = useNavigate();
  const location = useLocation();
  const { extensions } = useHostConfig();
  const goingHome = useRef(false);
  // the session is cleared once home is shown, which only an effect knows: before, a guard would
  // redirect to its login page
  useEffect(() => {
    if (!goingHome.current || location.pathname !== paths.home()) return;
    goingHome.current = false;
    store.dispatch(sessionEnded({ byHost: false }));
    clearSessionStorage();
  }, [location, store]);
  return () => {
    const { userRole, usernameEmployer, usernamejobseek } = store.getState().session;
    const leave = (): void => {
      // spec §2.16: an administrator's logout clears the local storage too
      if (userRole === 'admin') clearLocalStorage();
      removeDrafts(userRole === 'employer' ? usernameEmployer : usernamejobseek);
      // unsent text is discarded without the question
      navigationGuard.allow();
      goingHome.current = true;
      void navigate(paths.home());
    };
    if (!extensions) return leave();
    const end = store.dispatch(jobBoardApi.endpoints.logOut.initiate());
    // a host that doesn't answer delays nobody: the log-out is sent again later
    void Promise.race([
      end,
      new Promise<undefined>((resolve) => {
        setTimeout(resolve, timeout);
      }),
    ]).then((answer) => {
      leave();
      setLogOutPending(!hasEnded(answer));
      if (!answer)
        void end.then((late) => {
          if (hasEnded(late)) setLogOutPending(false);
        });
    });
  };
};
