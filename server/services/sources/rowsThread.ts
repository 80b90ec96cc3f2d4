import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { errorCode } from '../../errorCode';
import { rootFolder } from '../../root';
import { endThread } from '../../workers/endThread';
import { threadTime } from '../../workers/threadTime';
import type { ReadRow } from './readers/readRow';
import { SourceError, type SourceErrorProblem } from './readers/sourceRow';
import type { Rows, RowsRequest } from './readRows';

/** Some times what the largest honest source takes of a processor, in milliseconds. */
const maxProcessorTime = 45_000;
/** The same on the clock: where others want the processor too, or where its time isn't known. */
const timeout = 300_000;
/** How often it is looked, in milliseconds. */
const lookInterval = 500;
/**
 * An honest source of 10 MB takes a fifth of that, and the JSON that takes the most half of it. Were
 * it less, JSON alone might fill it, and what fills it at once ends the host as well.
 */
const heapMegabytes = 512;
/** Below what answers calls, where both want a processor; somebody may wait for it, too. */
const niceness = 5;

export type RowsThreadData = RowsRequest & { niceness: number };
/** What the thread says (server/workers/readRows.ts); the next rows come once these were taken. */
export type RowsThreadMessage =
  | { kind: 'started'; thread: string | undefined }
  | { kind: 'rows'; rows: ReadRow[] }
  | ({ kind: 'read' } & Omit<Rows, 'rows'>)
  | { kind: 'failed'; problem: SourceErrorProblem }
  | { kind: 'threw'; error: unknown };

// webpack's own: in what it has built, this is a function
declare const __webpack_require__: unknown;

let program: string | undefined;
/** The thread's program, compiled once and not by every thread anew. */
const fromSource = (root: string): string => {
  // of the tools: a built host has none
  const { buildSync } = createRequire(path.join(root, 'package.json'))(
    'esbuild',
  ) as typeof import('esbuild'); // what that package exports
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ['server/workers/readRows.ts'],
    bundle: true,
    platform: 'node',
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('');
};

/** The thread's program: built where the host is, else from its source. */
const startThread = (options: WorkerOptions): Worker => {
  const root = rootFolder();
  if (typeof __webpack_require__ === 'function')
    return new Worker(path.join(root, 'dist/server/readRows.mjs'), options);
  program ??= fromSource(root);
  return new Worker(program, { ...options, eval: true });
};

export type ThreadOptions = {
  signal?: AbortSignal | undefined;
  timeout?: number;
  maxProcessorTime?: number;
  heapMegabytes?: number;
};

/** Calls `end` once the thread has taken too much time; returns how to stop watching. */
const watchTime = (thread: string | undefined, limit: number, end: () => void): (() => void) => {
  if (thread === undefined) return () => {};
  const look = async (): Promise<void> => {
    if (((await threadTime(thread)) ?? 0) > limit) end();
  };
  const timer = setInterval(() => void look(), lookInterval);
  return () => clearInterval(timer);
};

/**
 * What `readRows` does, in a thread. Fails with a SourceError, also where it takes too long or too
 * much memory; undefined where it was stopped.
 */
export const readRowsInThread = (
  request: RowsRequest,
  options: ThreadOptions = {},
): Promise<Rows | undefined> =>
  new Promise((resolve, reject) => {
    const { signal } = options;
    // a copy, which the thread takes along
    const bytes = Uint8Array.from(request.bytes);
    const data: RowsThreadData = { ...request, bytes, niceness };
    const worker = startThread({
      workerData: data,
      transferList: [bytes.buffer],
      resourceLimits: {
        maxOldGenerationSizeMb: options.heapMegabytes ?? heapMegabytes,
        maxYoungGenerationSizeMb: 32,
      },
    });
    const rows: ReadRow[] = [];
    const fail = (error: unknown): void => {
      void worker.terminate();
      reject(error);
    };
    const stop = (): void => {
      void worker.terminate();
      resolve(undefined);
    };
    const end = (): void => fail(new SourceError('tooMuch'));
    const timer = setTimeout(end, options.timeout ?? timeout);
    let stopWatching = (): void => {};
    signal?.addEventListener('abort', stop);
    if (signal?.aborted === true) stop();
    worker.on('message', (message: RowsThreadMessage) => {
      if (message.kind === 'started') {
        stopWatching = watchTime(message.thread, options.maxProcessorTime ?? maxProcessorTime, end);
        return;
      }
      if (message.kind === 'rows') {
        rows.push(...message.rows);
        worker.postMessage('next');
        return;
      }
      void endThread(worker);
      if (message.kind === 'failed') reject(new SourceError(message.problem));
      else if (message.kind === 'threw') reject(message.error);
      else resolve({ rows, columns: message.columns, mapping: message.mapping });
    });
    worker.on('error', (error) => {
      const isMemory = errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY';
      fail(isMemory ? new SourceError('tooMuch') : error);
    });
    worker.on('exit', () => {
      clearTimeout(timer);
      stopWatching();
      signal?.removeEventListener('abort', stop);
      reject(new Error('The thread that reads a source has ended.'));
    });
  });
