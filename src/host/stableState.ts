import type { RootState } from '@/api/hooks';

type Api = RootState['api'];

const sortedEntries = <Value>(record: { [key: string]: Value }): [string, Value][] =>
  Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Which came first is chance where calls are answered at the same time. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value
      .map((each): [string, unknown] => [JSON.stringify(each), sorted(each)])
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, each]) => each);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(sortedEntries({ ...value }).map(([key, each]) => [key, sorted(each)]));
};

/**
 * The answers that a page was rendered from, without what is another each time that it is rendered:
 * a page is the same for as long as its answers are. `now`: the time that it was rendered at, in
 * milliseconds.
 */
export const stableState = (api: Api, now: number): Api => {
  const queries = Object.fromEntries(
    Object.entries(api.queries).map(([key, entry]) => [
      key,
      entry && {
        ...entry,
        // the app compares the one of a call that it makes itself
        requestId: '',
        startedTimeStamp: now,
        ...('fulfilledTimeStamp' in entry && { fulfilledTimeStamp: now }),
      },
    ]),
  );
  return {
    ...api,
    // the same entries with other times, and the same tags in another order
    queries: queries as Api['queries'],
    provided: sorted(api.provided) as Api['provided'],
  };
};
