import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { readLoginState, type LoginState } from '@/session/loginState';
import type { Role } from '@/session/sessionSlice';
import { useSession } from '@/session/useSession';
import { LightLoading } from '@/ui/light/LightLoading';
import { paths } from '@contract/paths';

type RequireRoleProps = {
  role: Role;
  /** Shown until the session is restored, and after a logout until the home page is shown. */
  skeleton?: ReactNode;
};

/**
 * The role guard of spec §2.1: shows its child routes to users with `role` and redirects everyone
 * else to that role's login page. It decides only after the session is restored.
 */
export const RequireRole = ({
  role,
  skeleton = <LightLoading shape="page" />,
}: RequireRoleProps) => {
  const session = useSession();
  const { pathname, search, hash, state: arrival } = useLocation();
  if (!session.restored || session.leaving !== null) return skeleton;
  if (session.userRole === role) return <Outlet />;
  const { source } = readLoginState(arrival);
  const state: LoginState = {
    from: pathname + search + hash,
    ...(source !== undefined && { source }),
    sessionEnded: session.endedByHost,
  };
  return <Navigate to={paths.loginOf(role)} replace state={state} />;
};
