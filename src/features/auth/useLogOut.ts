import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readApiError } from '@/api/apiError';
import { useAppStore } from '@/api/hooks';
import { useHostConfig } from '@/api/hostConfig';
import { jobBoardApi } from '@/api/jobBoardApi';
import { removeDrafts, clearLocalStorage } from '@/session/drafts';
import { setLogOutPending } from '@/session/pendingLogOut';
import { sessionEnded } from '@/session/sessionSlice';
import { clearSessionStorage } from '@/session/sessionStorageKeys';
import { leaving } from '@/ui/form/leaving';
import { paths } from '@contract/paths';

/** How long the host's answer to a log-out is waited for, in milliseconds. */
const timeout = 3000;
type Answer = { data?: unknown; error?: unknown };
/** Whether the host knows of no such session any more. */
const hasEnded = (answer: Answer | undefined): boolean =>
  answer !== undefined && (answer.error === undefined || readApiError(answer.error).status === 401);

/** Logs out (spec §2.2): the host's session, the four keys, this person's drafts; then home. */
export const useLogOut = (): (() => void) => {
  const store = useAppStore();
  const navigate = useNavigate();
  const location = useLocation();
  const { extensions } = useHostConfig();
  const goingHome = useRef(false);
  // first home, then nobody: the other way round a guard would send to its login page, and only an
  // effect knows that home is shown
  useEffect(() => {
    if (!goingHome.current || location.pathname !== paths.home()) return;
    goingHome.current = false;
    store.dispatch(sessionEnded({ byHost: false }));
    clearSessionStorage();
  }, [location, store]);
  return () => {
    const { userRole, usernameEmployer, usernamejobseek } = store.getState().session;
    const leave = (): void => {
      // spec §2.16: an administrator's log-out clears the local storage too
      if (userRole === 'admin') clearLocalStorage();
      removeDrafts(userRole === 'employer' ? usernameEmployer : usernamejobseek);
      // unsent text goes with its person, unasked
      leaving.allow();
      goingHome.current = true;
      void navigate(paths.home());
    };
    if (!extensions) return leave();
    const end = store.dispatch(jobBoardApi.endpoints.logOut.initiate());
    // a host that keeps silent holds nobody back: it is told again later
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
