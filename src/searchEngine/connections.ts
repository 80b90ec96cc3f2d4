import type { Reply, Request } from './messages';

/** A connection to a search engine. */
export type Connection = { send: (request: Request) => void; close: () => void };
export type OnReply = (reply: Reply) => void;
/** Loads the search's code. */
export type LoadSearcher = () => Promise<typeof import('./searcher')>;

/**
 * Starts the search in a worker, so that the page stays responsive. Rejects if no worker can be
 * started; `onCrash` is called if it fails later.
 */
export const connectToWorker = async (
  onReply: OnReply,
  onCrash: () => void,
): Promise<Connection> => {
  const worker = new Worker(new URL('./search.worker.ts', import.meta.url));
  const connection: Connection = {
    send: (request) => {
      worker.postMessage(request);
    },
    close: () => {
      worker.terminate();
    },
  };
  await new Promise<void>((resolve, reject) => {
    let isReady = false;
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if (data.kind === 'ready') {
        isReady = true;
        resolve();
      } else onReply(data);
    });
    worker.addEventListener('error', (event) => {
      // handled here instead of as an error of the page: the search continues without a worker
      event.preventDefault();
      connection.close();
      if (isReady) onCrash();
      else reject(new Error('The worker could not be started.'));
    });
  });
  return connection;
};

/**
 * How long the page searches at a time without a worker, in milliseconds: a key press waits at most
 * this long.
 */
const timeSliceMs = 6;

/**
 * Starts the search on the page, in time slices: for browsers without workers, and pages that may
 * not start one. Rejects if its code can't be loaded.
 */
export const connectOnMainThread = async (
  onReply: OnReply,
  load: LoadSearcher,
): Promise<Connection> => {
  const { makeSearcher } = await load();
  let isClosed = false;
  const handle = makeSearcher((reply) => {
    if (!isClosed) onReply(reply);
  }, timeSliceMs);
  return {
    send: (request) => {
      if (!isClosed) handle(request);
    },
    close: () => {
      isClosed = true;
    },
  };
};
