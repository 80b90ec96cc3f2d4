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

/** CPU time limit in milliseconds: several times what the largest real source takes. */
const maxCpuTime = 45_000;
/** Wall-clock limit in milliseconds, for busy machines and platforms that don't report CPU time. */
const timeout = 300_000;
/** How often CPU time is checked, in milliseconds. */
const cpuPollInterval = 500;
/**
 * A real source of 10 MB takes a fifth of it, and the worst JSON half. With a lower limit JSON
 * alone could fill the heap, and filling it in one step ends the whole process.
 */
const heapMegabytes = 512;
/** Lower priority than request handling, but not lowest, since somebody may be waiting. */
const niceness = 5;

export type RowsThreadData = RowsRequest & { niceness: number };
/**
 * Messages of the thread (server/workers/readRows.ts); it sends the next rows once the previous
 * ones are acknowledged.
 */
export type RowsThreadMessage =
  | { kind: 'started'; thread: string | undefined }
  | { kind: 'rows'; rows: ReadRow[] }
  | ({ kind: 'read' } & Omit<Rows, 'rows'>)
  | { kind: 'failed'; problem: SourceErrorProblem }
  | { kind: 'threw'; error: unknown };

// webpack's own; in a build it is a function
declare const __webpack_require__: unknown;

let program: string | undefined;
/** Compiles the thread's program from source, once per process. */
const fromSource = (root: string): string => {
  // a development dependency: a built host doesn't have it
  const { buildSync } = createRequire(path.join(root, 'package.json'))(
    'esbuild',
  ) as typeof import('esbuild'); // the package's exports
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

/** Starts the thread: from the build if there is one, otherwise from source. */
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
  maxCpuTime?: number;
  heapMegabytes?: number;
};

/** Calls `end` once the thread exceeds its CPU time; returns a function that stops watching. */
const watchCpuTime = (thread: string | undefined, limit: number, end: () => void): (() => void) => {
  if (thread === undefined) return () => {};
  const poll = async (): Promise<void> => {
    if (((await threadTime(thread)) ?? 0) > limit) end();
  };
  const timer = setInterval(() => void poll(), cpuPollInterval);
  return () => clearInterval(timer);
};

/**
 * Runs `readRows` in a thread. Throws a SourceError, also if it takes too much time or memory;
 * returns `undefined` if stopped.
 */
export const readRowsInThread = (
  request: RowsRequest,
  options: ThreadOptions = {},
): Promise<Rows | undefined> =>
  new Promise((resolve, reject) => {
    const { signal } = options;
    // a copy, whose buffer is transferred to the thread
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
        stopWatching = watchCpuTime(message.thread, options.maxCpuTime ?? maxCpuTime, end);
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
