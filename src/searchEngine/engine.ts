import type { Job } from '@/api/jobBoardApi';
import { retryDelay, untilRetry } from '@/retry';
import {
  connectOnPage,
  connectToWorker,
  type Connection,
  type LoadSearcher,
  type OnReply,
} from './connections';
import { toIndexedJob } from './index/indexedJob';
import type { Request } from './messages';

/** A search engine that is being started, or runs. */
export type Engine = {
  /** Sends a question, unless it will be sent as an open one. */
  send: (request: Request) => void;
  end: () => void;
};

/** Jobs sent at once: some ten milliseconds' work. */
const batchSize = 2000;
const nextTask = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Keeps a search engine for the jobs running, in a worker or else on the page, and sends it all
 * jobs, then the open questions. `connection` is null until then. `load` fetches the search for the
 * page, and is called again where it fails.
 */
export const startEngine = (
  jobs: readonly Job[],
  open: ReadonlyMap<number, { request: Request }>,
  onReply: OnReply,
  load: LoadSearcher = () => import('./searcher'),
): Engine => {
  let [connection, isOver]: [Connection | null, boolean] = [null, false];
  /** What is being served: a worker that crashed meanwhile isn't it any more. */
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
  const serveOnPage = async (): Promise<void> => {
    connection = served = null;
    for (let attempt = 0; !isOver; attempt += 1) {
      const onPage = await connectOnPage(onReply, load).catch(() => null);
      if (onPage) return serve(onPage);
      // no network, most likely: open questions wait for it
      await untilRetry(retryDelay(attempt));
    }
  };
  const start = async (): Promise<void> => {
    try {
      await serve(
        await connectToWorker(onReply, () => {
          void serveOnPage();
        }),
      );
    } catch {
      await serveOnPage();
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
