import { useEffect } from 'react';
import { useAppStore } from './hooks';
import {
  jobBoardApi,
  type GetPayInsightApiArg,
  type GetSuggestionsApiArg,
  type SearchJobsApiArg,
} from './jobBoardApi';

/*
 * Queries that follow typing: an outdated request is aborted, which also spares the host the work.
 * RTK Query itself lets it finish.
 */
type Options = { skip?: boolean };
type Query = {
  requestId?: string | undefined;
  originalArgs?: SearchJobsApiArg | GetSuggestionsApiArg | GetPayInsightApiArg | undefined;
};

/** The number of components that use a running request's answer. */
const users = new WeakMap<object, number>();
const countUsers = (request: object, change: 1 | -1): void => {
  users.set(request, (users.get(request) ?? 0) + change);
};

/**
 * Aborts a query's request once the last component that uses it unmounts or changes its argument. A
 * request that refetches cached data isn't aborted.
 */
const useAbortWhenUnused = (
  endpointName: 'searchJobs' | 'getSuggestions' | 'getPayInsight',
  { requestId, originalArgs }: Query,
): void => {
  const store = useAppStore();
  // an effect, because only React knows when a component unmounts
  useEffect(() => {
    if (requestId === undefined || !originalArgs) return undefined;
    const request = store.dispatch(
      jobBoardApi.util.getRunningQueryThunk(endpointName, originalArgs),
    );
    if (!request) return undefined;
    countUsers(request, 1);
    return () => {
      countUsers(request, -1);
      // deferred: a component mounted in the same commit may use the request too
      queueMicrotask(() => {
        const entry = store.getState().api.queries[request.queryCacheKey];
        const isNeeded = users.get(request) !== 0 || entry?.data !== undefined;
        if (entry?.status === 'pending' && !isNeeded) request.abort();
      });
    };
  }, [store, endpointName, requestId, originalArgs]);
};

type Result = { data?: unknown; error?: object | undefined };
/**
 * Returns an aborted query's state as pending: it hasn't failed, and a component that still needs
 * it waits for the next request.
 */
const abortedAsPending = <State extends Result>(state: State) =>
  state.error && 'name' in state.error && state.error.name === 'AbortError'
    ? {
        ...state,
        error: undefined,
        isError: false,
        isFetching: true,
        isLoading: state.data === undefined,
      }
    : state;

export const useSearchJobsQuery = (search: SearchJobsApiArg, options?: Options) => {
  const result = jobBoardApi.useSearchJobsQuery(search, options);
  useAbortWhenUnused('searchJobs', result);
  return abortedAsPending(result);
};

export const useGetSuggestionsQuery = (typed: GetSuggestionsApiArg, options?: Options) => {
  const result = jobBoardApi.useGetSuggestionsQuery(typed, options);
  useAbortWhenUnused('getSuggestions', result);
  return abortedAsPending(result);
};

export const useGetPayInsightQuery = (asked: GetPayInsightApiArg, options?: Options) => {
  const result = jobBoardApi.useGetPayInsightQuery(asked, options);
  useAbortWhenUnused('getPayInsight', result);
  return abortedAsPending(result);
};
