/**
 * Reads or writes browser storage; returns `fallback` if that throws, e.g. if storage is disabled.
 */
export const tryStorage = <Result>(access: () => Result, fallback: Result): Result => {
  try {
    return access();
  } catch {
    return fallback;
  }
};
