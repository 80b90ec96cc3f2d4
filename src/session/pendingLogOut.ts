import type { Role } from './sessionSlice';
import { tryStorage } from './tryStorage';

/*
 * Logouts that the host hasn't confirmed. Their cookies would restore the sessions in the next tab,
 * so the app logs out again before it requests the session; a login with the same role clears the
 * pending logout. Only the role is stored, not the username.
 */
const key = 'log-out-pending';
const roles: readonly Role[] = ['employer', 'jobseeker', 'admin'];

/** Returns the roles with a logout that the host hasn't confirmed. */
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
