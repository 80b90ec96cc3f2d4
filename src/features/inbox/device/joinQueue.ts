/**
 * Creates a queue that runs `join` functions, which move a device's list to an account.
 * Deduplicates calls for the same user while one is running; a call for another user runs after it,
 * since items that didn't fit may go to that account.
 */
export const joinQueue = (): ((username: string, join: () => Promise<void>) => void) => {
  let last: { username: string; ended: Promise<void> } | undefined;
  return (username, join) => {
    if (last?.username === username) return;
    const mine = { username, ended: last ? last.ended.then(join, join) : join() };
    last = mine;
    void mine.ended.finally(() => {
      if (last === mine) last = undefined;
    });
  };
};
