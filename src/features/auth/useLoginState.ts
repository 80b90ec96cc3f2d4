import { useLocation } from 'react-router-dom';
import { readLoginState, type LoginState } from '@/session/loginState';
import { useIsHydrating } from '@/ui/page/part/useIsHydrating';

/**
 * What the page before gave this one; nothing while the host's page is hydrated, which can't know it:
 * a browser keeps it over a reload.
 */
export const useLoginState = (): LoginState => {
  const { state }: { state: unknown } = useLocation();
  return readLoginState(useIsHydrating() ? undefined : state);
};
