import { createContext, useContext, type ReactNode } from 'react';
import { useLogOut } from './useLogOut';

const LogOutContext = createContext<() => void>(() => undefined);

/**
 * Wraps all screens: logging out starts on one screen and ends on another, so its state must
 * outlive both.
 */
export const LogOutProvider = ({ children }: { children: ReactNode }) => (
  <LogOutContext value={useLogOut()}>{children}</LogOutContext>
);

/** Logs out and goes home (spec §2.2). */
export const useLogOutHere = (): (() => void) => useContext(LogOutContext);
