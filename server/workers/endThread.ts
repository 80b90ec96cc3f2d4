import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

/** Far longer than V8 takes to compile a function, in milliseconds. */
const compiling = 100;

/**
 * Terminates a thread that has finished its work, once V8 has compiled what it ran last. Until then
 * the thread must not end on its own either: Node releases a thread before V8 has stopped compiling
 * for it (`UnregisterIsolate`, then `Dispose`), and a request from V8 to Node in between aborts the
 * process. Threads that hang or take up too much memory can't wait and are terminated at once.
 */
export const endThread = async (worker: Worker): Promise<void> => {
  await sleep(compiling);
  await worker.terminate();
};
