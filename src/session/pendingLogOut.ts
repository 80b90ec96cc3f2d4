import type { Role } from './sessionSlice';
import { tryStorage } from './tryStorage';

/*
 * Log-outs that the host didn't answer. Their cookies would bring the sessions back in the next tab,
 * so this device remembers to log out again before it asks for a session; a new log-in as the same
 * role clears that. Only the role is stored, not whose log-out it was.
 */
const key = 'log-out-pending';
const roles: readonly Role[] = ['employer', 'jobseeker', 'admin'];

/** The roles whose session the host has yet to hear the end of. */
export const pendingLogOuts = (): readonly Role[] => {
  const stored = tryStorage(() => localStorage.getItem(key), null)?.split(',') ?? [];
  return roles.filter((role) => stored.includes(role));
};

export const setLogOutPending = (role: Role, isPending: boolean): void => {
  const others = pendingLogOuts().filter((other) => other !== role);
  const pending = isPending ? [...others, role] : others;
  tryStorage(
    () =>
      pending.length > 0
        ? localStorage.setItem(key, pending.join(','))
        : localStorage.removeItem(key),
    undefined,
  );
};
