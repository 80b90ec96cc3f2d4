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
  /** Missing if the read failed before this module was loaded. */
  request?: Request;
};
type Endpoints = Record<
  string,
  { initiate: (arg: unknown, options: object) => Parameters<AppDispatch>[0] } | undefined
>;

/** Whether the host couldn't be reached or failed (5xx). A 4xx is final. */
const isOutage = (error: unknown): boolean => {
  const status = isRecord(error) ? error['status'] : undefined;
  return typeof status === 'number'
    ? status >= 500
    : status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR';
};

/** Returns the failed query of an action with its cache key; `null` for other actions. */
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

/** Whether a read would succeed now. Bypasses the cache, so that no screen changes. */
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
  // RTK Query's map of endpoints can't be indexed by a string
  const endpoint = (jobBoardApi.endpoints as unknown as Endpoints)[endpointName];
  return Promise.resolve(
    endpoint &&
      store.dispatch(endpoint.initiate(originalArgs, { forceRefetch: true, subscribe: false })),
  );
};

/** The reads that have failed and are still shown as failed, by cache key. */
class FailedReads extends Map<string, FailedRead> {
  constructor(private readonly store: AppStore) {
    super();
    // reads that failed before this module was loaded
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

  /** Removes the reads that are no longer failed or no longer shown, and returns the others. */
  remaining(): FailedRead[] {
    for (const key of this.keys()) if (this.#queries[key]?.status !== 'rejected') this.delete(key);
    return [...this.values()];
  }
}

/**
 * Retries reads that failed because of an outage, at growing intervals and as soon as the browser is
 * online, without changing the screen. Once one of them is answered, all are refetched. Returns a
 * function that stops it.
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
      // in turn, so that a read that always fails doesn't block the others
      const probe = reads[attempt % reads.length];
      // a page in the background doesn't poll
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
    // the listener middleware returns it, which the thunk dispatch type doesn't know
  ) as unknown as UnsubscribeListener;
  return () => {
    isStopped = true;
    stopListening();
  };
};
