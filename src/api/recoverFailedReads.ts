import {
  addListener,
  isRejected,
  type Store,
  type UnknownAction,
  type UnsubscribeListener,
} from '@reduxjs/toolkit';
import { retryDelay, untilRetry } from '@/retry';
import { isRecord } from '@contract/isRecord';
import type { AppDispatch, RootState } from './hooks';
import { jobBoardApi } from './jobBoardApi';

type AppStore = Store<RootState> & { dispatch: AppDispatch };
type FailedRead = {
  endpointName: string;
  originalArgs: unknown;
  /** Missing if it failed before this was loaded. */
  request?: Request;
};
type Endpoints = Record<
  string,
  { initiate: (arg: unknown, options: object) => Parameters<AppDispatch>[0] } | undefined
>;

/** The host could not be reached, or had a fault of its own; a refusal (4xx) stays one. */
const isOutage = (error: unknown): boolean => {
  const status = isRecord(error) ? error['status'] : undefined;
  return typeof status === 'number'
    ? status >= 500
    : status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR';
};

/** The query that an action says has failed, by its key in the cache. */
const failedReadOf = (action: UnknownAction): [string, FailedRead] | null => {
  if (!isRejected(action) || !isOutage(action.payload)) return null;
  const { arg } = action.meta;
  const baseQueryMeta = 'baseQueryMeta' in action.meta ? action.meta.baseQueryMeta : undefined;
  const request = isRecord(baseQueryMeta) ? baseQueryMeta['request'] : undefined;
  if (!isRecord(arg) || arg['type'] !== 'query' || !(request instanceof Request)) return null;
  const { endpointName, originalArgs, queryCacheKey } = arg;
  return typeof endpointName === 'string' && typeof queryCacheKey === 'string'
    ? [queryCacheKey, { endpointName, originalArgs, request }]
    : null;
};

/** Whether a read is answered again; asked beside the cache, so that no screen changes for it. */
const isAnswered = async (request: Request | undefined): Promise<boolean> => {
  if (!request) return true;
  const { url, headers } = request;
  try {
    return (await fetch(url, { headers, credentials: 'same-origin' })).status < 500;
  } catch {
    return false;
  }
};

const refetch = (store: AppStore, { endpointName, originalArgs }: FailedRead): Promise<unknown> => {
  // RTK's map of endpoints has no type for any of them
  const endpoint = (jobBoardApi.endpoints as unknown as Endpoints)[endpointName];
  return Promise.resolve(
    endpoint &&
      store.dispatch(endpoint.initiate(originalArgs, { forceRefetch: true, subscribe: false })),
  );
};

/** Those that have failed and are still shown as failed, by their key in the cache. */
class FailedReads extends Map<string, FailedRead> {
  constructor(private readonly store: AppStore) {
    super();
    // what failed before this was loaded
    for (const [key, query] of Object.entries(this.#queries))
      if (query?.status === 'rejected' && isOutage(query.error))
        this.set(key, {
          endpointName: query.endpointName ?? '',
          originalArgs: query.originalArgs,
        });
  }

  get #queries() {
    return this.store.getState().api.queries;
  }

  /** Forgets those that are read again or shown nowhere. */
  remaining(): FailedRead[] {
    for (const key of this.keys()) if (this.#queries[key]?.status !== 'rejected') this.delete(key);
    return [...this.values()];
  }
}

/**
 * Reads that failed because the host was away are tried again behind the screen, at growing
 * intervals and as soon as the connection is back; once one is answered, all are read again.
 * Answers how to stop.
 */
export const recoverFailedReads = (store: AppStore): (() => void) => {
  const failed = new FailedReads(store);
  let isRunning = false;
  let isStopped = false;
  const recover = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    for (let attempt = 0; failed.remaining().length > 0 && !isStopped; attempt += 1) {
      await untilRetry(retryDelay(attempt));
      const reads = failed.remaining();
      // one after the other: what always fails must not hold back the others
      const probe = reads[attempt % reads.length];
      // a page that nobody looks at doesn't ask
      if (!probe || isStopped || document.hidden || !(await isAnswered(probe.request))) continue;
      await Promise.all(reads.map((read) => refetch(store, read)));
    }
    isRunning = false;
  };
  void recover();
  const stopListening = store.dispatch(
    addListener({
      predicate: (action) => failedReadOf(action) !== null,
      effect: (action) => {
        const read = failedReadOf(action);
        if (!read) return;
        failed.set(...read);
        void recover();
      },
    }),
    // the listener middleware's answer, which the thunks' type of dispatch doesn't know
  ) as unknown as UnsubscribeListener;
  return () => {
    isStopped = true;
    stopListening();
  };
};
