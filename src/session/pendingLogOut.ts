import { tryStorage } from './tryStorage';

/*
 * A log-out that the host didn't answer. Its cookie would bring the session back in the next tab,
 * so this device remembers to log out again before it asks for a session; a new log-in clears it.
 * Only the fact is stored, not whose log-out it was.
 */
const key = 'log-out-pending';

export const isLogOutPending = (): boolean =>
  tryStorage(() => localStorage.getItem(key) !== null, false);
export const setLogOutPending = (pending: boolean): void =>
  tryStorage(
    () => (pending ? localStorage.setItem(key, 'yes') : localStorage.removeItem(key)),
    undefined,
  );
