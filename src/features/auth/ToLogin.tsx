import { Navigate, useLocation } from 'react-router-dom';
import type { LoginState } from '@/session/loginState';
import { useSession } from '@/session/useSession';
import { paths } from '@contract/paths';

/** Redirects from a page of several roles to a login page, which leads back. */
export const ToLogin = () => {
  const { endedByHost, endedRole } = useSession();
  const { pathname, search, hash } = useLocation();
  const state: LoginState = { from: pathname + search + hash, sessionEnded: endedByHost };
  return <Navigate to={paths.loginOf(endedRole)} replace state={state} />;
};
