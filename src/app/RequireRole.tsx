import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { LoginState } from '@/session/loginState';
import { useSession, type Role } from '@/session/useSession';
import { Loading } from '@/ui/page/Loading';

type RequireRoleProps = {
  role: Role;
  loginPath: string;
  /** The page's skeleton, where it isn't the usual one. */ waiting?: ReactNode;
};

/**
 * A guard of spec §2.1. It decides only once the session is known; until then it shows the page's
 * skeleton.
 */
export const RequireRole = ({
  role,
  loginPath,
  waiting = <Loading shape="page" />,
}: RequireRoleProps) => {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (!session.restored) return waiting;
  if (session.userRole === role) return <Outlet />;
  const state: LoginState = { from: pathname + search + hash, sessionEnded: session.endedByHost };
  return <Navigate to={loginPath} replace state={state} />;
};
