import type { Middleware } from '@reduxjs/toolkit';
import type { OperationId } from '@contract/generated/operations';
import { jobBoardApi } from './jobBoardApi';

/**
 * Calls that are asked again with every key and filter: an answer nobody waits for any more isn't
 * worth the host's time.
 */
const abortable: ReadonlySet<string> = new Set<OperationId>(['searchJobs', 'getSuggestions']);

type Dispatch = (action: unknown) => unknown;
type Root = Parameters<typeof jobBoardApi.util.selectInvalidatedBy>[0];
type Subscriptions = { getSubscriptionCount: (queryCacheKey: string) => number };
const {
  util,
  internalActions: {
    unsubscribeQueryResult,
    removeQueryResult,
    internal_getRTKQSubscriptions: getSubscriptions,
  },
} = jobBoardApi;

/**
 * Ends a search's request once nobody waits for its answer, and forgets it, so that the same search
 * later begins anew. RTK Query itself lets the request run on.
 */
export const abortOutdated: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (!unsubscribeQueryResult.match(action)) return result;
  const { queryCacheKey } = action.payload;
  // typed for an app's store; a middleware sees any store
  const dispatch = store.dispatch as Dispatch;
  // a moment later: a component that is mounted anew asks again at once
  queueMicrotask(() => {
    const entry = (store.getState() as Root).api.queries[queryCacheKey];
    // an older answer is kept while it is read again
    if (
      entry?.status !== 'pending' ||
      entry.data !== undefined ||
      !abortable.has(entry.endpointName ?? '')
    )
      return;
    // RTK Query's middleware answers it so
    const subscriptions = dispatch(getSubscriptions()) as Subscriptions;
    if (subscriptions.getSubscriptionCount(queryCacheKey) > 0) return;
    const running = dispatch(
      util.getRunningQueryThunk(entry.endpointName as 'searchJobs', entry.originalArgs as never),
    ) as { abort: () => void } | undefined; // either call, by its name
    running?.abort();
    dispatch(removeQueryResult({ queryCacheKey }));
  });
  return result;
};
