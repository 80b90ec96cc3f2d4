/** How often it is looked, in milliseconds. */
const interval = 25;

/**
 * Calls `end` once this process takes `limit` bytes more than now; returns how to stop watching. A
 * thread's own limits are those of JavaScript's objects: bytes that it unpacks are beside them.
 */
export const watchMemory = (limit: number, end: () => void): (() => void) => {
  const start = process.memoryUsage.rss();
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() - start <= limit) return;
    clearInterval(timer);
    end();
  }, interval);
  return () => clearInterval(timer);
};
