import type { RootState } from '@/api/hooks';
import type { jobBoardApi } from '@/api/jobBoardApi';

type Queries = RootState['api']['queries'];
type PageAnswer = Parameters<typeof jobBoardApi.util.upsertQueryEntries>[0][number];

/** The state in a page rendered on the host. */
export type PageState = {
  /** The calls that it was rendered from and their answers, as the store keeps them. */
  answers: PageAnswer[];
  /** The calls that failed, as the store keeps them; most pages have none. */
  failed?: Queries;
  /** The time that ages are counted from, in milliseconds. */
  now: number;
};

/**
 * The state of a page rendered from these queries at `now`, in milliseconds, without what is another
 * each time that it is rendered: a page is the same for as long as its answers are. Tags and times
 * aren't sent: the store finds them out itself.
 */
export const pageStateOf = (queries: Queries, now: number): PageState => {
  // which came first is chance where calls are answered at the same time
  const entries = Object.entries(queries).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const failed = entries.flatMap(([key, entry]) =>
    entry?.status === 'rejected'
      ? // the app compares the request of a call that it makes itself
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

/** The state block's JSON; `<` is escaped, so that no text in it can end the block. */
export const writePageState = (state: PageState): string =>
  JSON.stringify(state).replaceAll('<', '\\u003c');

/** Null where the page wasn't rendered on the host. */
export const readPageState = (text: string | null | undefined): PageState | null =>
  text ? (JSON.parse(text) as PageState) : null; // our own host wrote it
