/** Reads or writes a storage; `fallback` where the device refuses storage. */
export const tryStorage = <Result>(access: () => Result, fallback: Result): Result => {
  try {
    return access();
  } catch {
    return fallback;
  }
};
