import { useLocation } from 'react-router-dom';
import { readLoginState, type LoginState } from '@/session/loginState';
import { useIsHydrating } from '@/ui/page/part/useIsHydrating';

/**
 * Returns the login state that the previous page passed. Empty during hydration, since the host
 * doesn't know it but the browser keeps it across a reload.
 */
export const useLoginState = (): LoginState => {
  const { state }: { state: unknown } = useLocation();
  return readLoginState(useIsHydrating() ? undefined : state);
};
