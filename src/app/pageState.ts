import type { RootState } from '@/api/hooks';
import type { jobBoardApi } from '@/api/jobBoardApi';

type Queries = RootState['api']['queries'];
type PageAnswer = Parameters<typeof jobBoardApi.util.upsertQueryEntries>[0][number];

/** The serialized state of a page rendered on the host. */
export type PageState = {
  /** The calls that the page was rendered from, with their answers. */
  answers: PageAnswer[];
  /** The failed calls, as the store keeps them; most pages have none. */
  failed?: Queries;
  /** The time for computing ages, in milliseconds. */
  now: number;
};

/**
 * Creates the state of a page rendered from these queries at `now` (in milliseconds). It is
 * deterministic: the same answers give the same state. Tags and timestamps aren't sent, since the
 * store computes them itself.
 */
export const pageStateOf = (queries: Queries, now: number): PageState => {
  // the order of calls answered at the same time is random
  const entries = Object.entries(queries).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const failed = entries.flatMap(([key, entry]) =>
    entry?.status === 'rejected'
      ? // only compared with the requests that the app makes itself
        [[key, { ...entry, requestId: '', startedTimeStamp: now }]]
      : [],
  );
  return {
    answers: entries.flatMap(([, entry]) =>
      entry?.status === 'fulfilled'
        ? // a query's name, argument and answer belong together
          [
            {
              endpointName: entry.endpointName,
              arg: entry.originalArgs,
              value: entry.data,
            } as PageAnswer,
          ]
        : [],
    ),
    ...(failed.length > 0 && { failed: Object.fromEntries(failed) as Queries }),
    now,
  };
};

/** Returns the JSON for the state block. Escapes `<` so that no text in it can end the block. */
export const writePageState = (state: PageState): string =>
  JSON.stringify(state).replaceAll('<', '\\u003c');

/** Parses the state block. Returns `null` if the page wasn't rendered on the host. */
export const readPageState = (text: string | null | undefined): PageState | null =>
  text ? (JSON.parse(text) as PageState) : null; // our own host wrote it
