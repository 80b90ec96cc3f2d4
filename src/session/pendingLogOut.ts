/*
 * A log-out that the host hasn't heard of: it didn't answer. Its cookie would bring the session
 * back in the next tab, so the log-out is kept on the device and told to the host before it is
 * asked for a session again; a new log-in ends the matter. No more than that it is so is kept.
 */
const key = 'log-out-pending';
const trying = <Result>(access: () => Result, otherwise: Result): Result => {
  try {
    return access();
  } catch {
    return otherwise;
  }
};

export const isLogOutPending = (): boolean =>
  trying(() => localStorage.getItem(key) !== null, false);
export const setLogOutPending = (pending: boolean): void =>
  trying(
    () => (pending ? localStorage.setItem(key, 'yes') : localStorage.removeItem(key)),
    undefined,
  );
