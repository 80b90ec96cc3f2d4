import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  firstPage,
  noSearch,
  readSearch,
  writeSearch,
  type JobSearch,
} from '@/searchEngine/jobSearch';

/**
 * What the history remembers beside a search's URL: whether it is still being typed, and the
 * cursors of the pages before it.
 */
type SearchState = { typing?: boolean; trail?: string[] };
const stateOf = (state: unknown): SearchState =>
  typeof state === 'object' && state !== null ? state : {}; // only this hook writes it

export type JobSearchControls = {
  search: JobSearch;
  /**
   * Changes filters and starts on the first page. While `typing`, one entry of the history holds
   * all that is typed.
   */
  change: (changes: Partial<JobSearch>, how?: { typing: boolean }) => void;
  /** Takes all filters, words and the place away; the order stays. */
  clear: () => void;
  /**
   * Shows a job beside the list; Back leads out of the listing, not through every job that was
   * looked at.
   */
  choose: (job: string) => void;
  /**
   * The cursors of the pages before this one, the first page's ('') first; empty where the page was
   * opened by its URL.
   */
  trail: string[];
  /** Where a link leads that changes filters, as `change` does. */
  changeLink: (changes: Partial<JobSearch>) => { search: string };
  /**
   * Where another page of the same results is: what a link needs, with what its entry of the
   * history remembers.
   */
  pageLink: (
    page: Partial<Pick<JobSearch, 'cursor' | 'page'>>,
    trail?: string[],
  ) => { to: { search: string }; state: SearchState };
};

/**
 * A search with changes: from the first page on, and spellings are looked for again where the words
 * are others.
 */
const changed = (search: JobSearch, changes: Partial<JobSearch>): JobSearch => ({
  ...search,
  ...firstPage,
  asTyped: search.asTyped && (changes.q ?? search.q) === search.q,
  ...changes,
});

/**
 * The listing's state, read from the URL and changed there and nowhere else, so that Back brings it
 * back.
 */
export const useJobSearch = (): JobSearchControls => {
  const { search: query, state } = useLocation();
  const navigate = useNavigate();
  const search = useMemo(() => readSearch(new URLSearchParams(query)), [query]);
  const { typing = false, trail = [] } = stateOf(state);
  // the URL follows a moment after a change: two fields typed in one go must not take each other's
  // words back
  const latest = useRef({ search, typing });
  useEffect(() => {
    latest.current = { search, typing };
  }, [search, typing]);
  const go = (next: JobSearch, replace: boolean, remembered: SearchState): void => {
    const same = writeSearch(next).toString() === writeSearch(latest.current.search).toString();
    latest.current = { search: next, typing: remembered.typing === true };
    void navigate(
      { search: writeSearch(next).toString() },
      { replace: replace || same, state: remembered },
    );
  };
  return {
    search,
    trail,
    change: (changes, how) => {
      const now = latest.current;
      go(
        changed(now.search, changes),
        now.typing && how?.typing === true,
        how?.typing ? { typing: true } : {},
      );
    },
    clear: () => go({ ...noSearch, ...(search.sort ? { sort: search.sort } : {}) }, false, {}),
    choose: (job) => go({ ...latest.current.search, job }, true, { trail }),
    changeLink: (changes) => ({ search: writeSearch(changed(search, changes)).toString() }),
    pageLink: (page, pages = []) => ({
      to: { search: writeSearch({ ...search, ...firstPage, ...page }).toString() },
      state: { trail: pages },
    }),
  };
};
