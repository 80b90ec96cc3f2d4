import { AsyncResource } from 'node:async_hooks';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { rootFolder } from '../../root';
import { endThread } from '../../workers/endThread';
import type { EmptyPage } from './readPage';
import {
  PageUnavailable,
  type CallAnswer,
  type PageCall,
  type PageRequest,
  type Rendered,
} from './renderer';

/** A page's HTML is about 100 kB; React, MUI and the app take up most of this. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
/** A lower priority than threads that answer calls. */
const niceness = 10;

/** Messages from the thread (server/workers/page.mjs). */
type ThreadMessage =
  | { kind: 'ready' | 'pong' }
  | { kind: 'call'; id: number; call: number; method: string; url: string }
  | { kind: 'callFailed'; id: number; message: string }
  | { kind: 'rendered'; id: number; page: Rendered }
  | { kind: 'failed'; id: number; message: string; stack: string | undefined };

type Running = {
  call: PageCall;
  onFailure: (message: string) => void;
  resolve: (page: Rendered) => void;
  reject: (error: Error) => void;
};

export type RenderThread = {
  /** Settles once it can render; rejects if it can't. */
  ready: Promise<void>;
  /** How many pages it is rendering. */
  size: () => number;
  render: (request: PageRequest) => Promise<Rendered>;
  stop: () => Promise<void>;
};
type Options = {
  /** How long a page may take, in milliseconds. */
  timeout: number;
  /**
   * How long the thread may send no message after that before it is terminated, in milliseconds.
   */
  unresponsiveTimeout: number;
  /** Called when the thread has ended, on its own or because it was terminated. */
  onEnd: (reason: Error) => void;
};

const errorOf = ({ message, stack }: { message: string; stack: string | undefined }): Error =>
  Object.assign(new Error(message), stack !== undefined && { stack });

/** Answers a call that a page makes, using `call`; `call` is undefined if the page timed out. */
const answerCall = async (
  call: PageCall | undefined,
  { method, url }: { method: string; url: string },
): Promise<{ answer: CallAnswer } | { error: string }> => {
  try {
    if (call === undefined) return { error: 'It is too late.' };
    return { answer: await call({ method, url }) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
};

/** Handles a message of the thread about a page. */
const handleMessage = async (
  worker: Worker,
  running: Map<number, Running>,
  said: ThreadMessage,
): Promise<void> => {
  if (!('id' in said)) return;
  const page = running.get(said.id);
  if (said.kind === 'call') {
    const answer = await answerCall(page?.call, said);
    worker.postMessage({ kind: 'answer', call: said.call, ...answer });
  } else if (said.kind === 'callFailed') page?.onFailure(said.message);
  else if (said.kind === 'rendered') page?.resolve(said.page);
  else page?.reject(errorOf(said));
};

type Started = {
  worker: Worker;
  running: Map<number, Running>;
  ready: Promise<void>;
  /** Why the thread has ended; `undefined` while it is running. */
  ended: () => Error | undefined;
  /** Terminates the thread unless it sends a message in time, to stop endless computations. */
  watchSilence: () => void;
};
const start = (file: string, { unresponsiveTimeout, onEnd }: Options): Started => {
  const worker = new Worker(path.join(rootFolder(), 'server/workers/page.mjs'), {
    workerData: { file, niceness },
    resourceLimits,
  });
  const running = new Map<number, Running>();
  let hasEnded = false;
  let reason = new Error('The thread that renders pages has ended.');
  let watch: NodeJS.Timeout | undefined;
  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (said: ThreadMessage) => {
      clearTimeout(watch);
      watch = undefined;
      if (said.kind === 'ready') {
        // from now on it doesn't keep the process alive
        worker.unref();
        resolve();
      } else void handleMessage(worker, running, said);
    });
    worker.on('error', (error: Error) => {
      reason = error;
    });
    worker.on('exit', () => {
      hasEnded = true;
      clearTimeout(watch);
      reject(reason);
      for (const page of running.values()) page.reject(reason);
      onEnd(reason);
    });
  });
  // avoids an unhandled rejection if `ready` is awaited later
  ready.catch(() => {});
  const watchSilence = (): void => {
    worker.postMessage({ kind: 'ping' });
    watch ??= setTimeout(() => {
      reason = new Error('The thread that renders pages hung.');
      void worker.terminate();
    }, unresponsiveTimeout).unref();
  };
  return { worker, running, ready, ended: () => (hasEnded ? reason : undefined), watchSilence };
};

/**
 * Starts a thread that renders pages with the renderer built into `file`. If it hangs, crashes or
 * takes up too much memory it ends, and the pages it was rendering fail.
 */
export const startRenderThread = (file: string, options: Options): RenderThread => {
  const { worker, running, ready, ended, watchSilence } = start(file, options);
  const { timeout } = options;
  let lastId = 0;
  let sent = '';
  /**
   * Returns the page template if it has changed since the last message, to avoid copying it each
   * time.
   */
  const changedPage = ({ template, config, chunks }: EmptyPage): EmptyPage | undefined => {
    // the template contains the configuration
    if (template === sent) return undefined;
    sent = template;
    return { template, config, chunks };
  };
  const send = (id: number, asked: PageRequest): Promise<Rendered> =>
    new Promise((resolve, reject) => {
      const { call, onFailure, template, config, chunks, ...request } = asked;
      const page = changedPage({ template, config, chunks });
      // keeps the async context of the request, which its calls need
      running.set(id, { call: AsyncResource.bind(call), onFailure, resolve, reject });
      worker.postMessage({ kind: 'render', id, request, page });
    });
  return {
    ready,
    size: () => running.size,
    render: async (request) => {
      const reason = ended();
      if (reason) throw reason;
      lastId += 1;
      const id = lastId;
      const timer = setTimeout(() => {
        running.get(id)?.reject(new PageUnavailable(`It took longer than ${timeout} ms.`));
        watchSilence();
      }, timeout);
      try {
        return await send(id, request);
      } finally {
        clearTimeout(timer);
        running.delete(id);
      }
    },
    stop: () => endThread(worker),
  };
};
