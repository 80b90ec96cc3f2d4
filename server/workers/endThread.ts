import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

/** Far more than V8 takes to compile a function, in milliseconds. */
const compiling = 100;

/**
 * Ends a thread that has nothing left to do, once V8 has compiled what it ran last. Until then it
 * may not end by itself either: Node lets go of a thread before V8 has stopped compiling for it
 * (`UnregisterIsolate`, then `Dispose`), and what V8 asks Node for in between aborts the process.
 * What hangs or takes too much memory can't wait, and is ended at once.
 */
export const endThread = async (worker: Worker): Promise<void> => {
  await sleep(compiling);
  await worker.terminate();
};
