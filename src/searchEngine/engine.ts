import type { Job } from '@/api/jobBoardApi';
import { connectOnPage, connectToWorker, type Connection, type OnReply } from './connections';
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
 * jobs, then the open questions. `connection` is null until then.
 */
export const startEngine = (
  jobs: readonly Job[],
  open: ReadonlyMap<number, { request: Request }>,
  onReply: OnReply,
): Engine => {
  let [connection, isOver]: [Connection | null, boolean] = [null, false];
  const serve = async (next: Connection): Promise<void> => {
    for (let from = 0; from < jobs.length && !isOver; from += batchSize) {
      next.send({ kind: 'jobs', jobs: jobs.slice(from, from + batchSize).map(toIndexedJob) });
      await nextTask();
    }
    if (isOver) {
      next.close();
      return;
    }
    next.send({ kind: 'complete' });
    connection = next;
    for (const { request } of open.values()) next.send(request);
  };
  const serveOnPage = async (): Promise<void> => {
    connection = null;
    await serve(await connectOnPage(onReply));
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
