/**
 * Runs what joins a device's list to somebody's account: once at a time for each user, however often
 * it is rendered, and for the next one after that, since what had no room may go there.
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
