import type { ReactNode } from 'react';
import { useIsHydrating } from './useIsHydrating';

/**
 * What a rendered page does without until the app has started: it takes no room of its own, or what
 * it shows only the browser knows.
 */
export const AfterHydration = ({ children }: { children: ReactNode }) =>
  useIsHydrating() ? null : children;
