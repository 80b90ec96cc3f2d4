import type { Job } from '@/api/jobBoardApi';
import { retryDelay, untilRetry } from '@/retry';
import {
  connectOnMainThread,
  connectToWorker,
  type Connection,
  type LoadSearcher,
  type OnReply,
} from './connections';
import { toIndexedJob } from './index/indexedJob';
import type { Request } from './messages';

/** A search engine that is starting or running. */
export type Engine = {
  /**
   * Sends a question. Before the engine is ready this is a no-op: open questions are sent once it
   * is.
   */
  send: (request: Request) => void;
  end: () => void;
};

/** The number of jobs sent at once: about ten milliseconds of work. */
const batchSize = 2000;
const nextTask = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Runs a search engine for the jobs, in a worker or otherwise on the page, and sends it all jobs,
 * then the open questions; `connection` is null until then. `load` loads the search's code for the
 * page, and is called again if it fails.
 */
export const startEngine = (
  jobs: readonly Job[],
  open: ReadonlyMap<number, { request: Request }>,
  onReply: OnReply,
  load: LoadSearcher = () => import('./searcher'),
): Engine => {
  let [connection, isOver]: [Connection | null, boolean] = [null, false];
  /** The connection in use; a worker that has crashed no longer is. */
  let served: Connection | null = null;
  const serve = async (next: Connection): Promise<void> => {
    served = next;
    const isServed = (): boolean => !isOver && served === next;
    for (let from = 0; from < jobs.length && isServed(); from += batchSize) {
      next.send({ kind: 'jobs', jobs: jobs.slice(from, from + batchSize).map(toIndexedJob) });
      await nextTask();
    }
    if (!isServed()) {
      next.close();
      return;
    }
    next.send({ kind: 'complete' });
    connection = next;
    for (const { request } of open.values()) next.send(request);
  };
  const serveOnMainThread = async (): Promise<void> => {
    connection = served = null;
    for (let attempt = 0; !isOver; attempt += 1) {
      const onPage = await connectOnMainThread(onReply, load).catch(() => null);
      if (onPage) return serve(onPage);
      // most likely offline: open questions wait for the network
      await untilRetry(retryDelay(attempt));
    }
  };
  const start = async (): Promise<void> => {
    try {
      await serve(
        await connectToWorker(onReply, () => {
          void serveOnMainThread();
        }),
      );
    } catch {
      await serveOnMainThread();
    }
  };
  void start();
  return {
    send: (request) => connection?.send(request),
    end: () => {
      isOver = true;
      connection?.close();
    },
  };
};
