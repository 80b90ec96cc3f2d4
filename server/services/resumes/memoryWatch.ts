/** How often the memory is checked, in milliseconds. */
const interval = 25;

/**
 * Calls `end` once this process uses `limit` bytes more than now; returns a function that stops
 * watching. A thread's own resource limits cover only JavaScript objects, not buffers such as
 * unpacked bytes.
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
