import { createContext, useContext, type ReactNode } from 'react';
import { useLogOut } from './useLogOut';

const LogOutContext = createContext<() => void>(() => undefined);

/**
 * Around every screen: logging out ends in another screen than it began in, so what does it
 * outlives both.
 */
export const LogOutProvider = ({ children }: { children: ReactNode }) => (
  <LogOutContext value={useLogOut()}>{children}</LogOutContext>
);

/** Logs out and goes home (spec §2.2). */
export const useLogOutHere = (): (() => void) => useContext(LogOutContext);
