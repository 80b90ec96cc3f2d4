import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHostConfig } from '@/api/hostConfig';
import {
  firstPage,
  noSearch,
  readSearch,
  writeSearch,
  type JobSearch,
} from '@/searchEngine/jobSearch';
import { useIsHydrating } from '@/ui/page/part/useIsHydrating';
import { useLatestLocation } from '@/ui/page/useUrlParams';

/**
 * History state of a search's URL: whether it is still being typed, and the cursors of the previous
 * pages.
 */
type SearchState = { typing?: boolean; trail?: string[] };
const stateOf = (state: unknown): SearchState =>
  typeof state === 'object' && state !== null ? state : {}; // only this hook writes it

export type JobSearchControls = {
  search: JobSearch;
  /**
   * Changes the search and goes back to the first page. A function receives the latest search,
   * including changes made just before. With `typing`, changes replace the current history entry.
   */
  change: (
    changes: Partial<JobSearch> | ((now: JobSearch) => Partial<JobSearch>),
    how?: { typing: boolean },
  ) => void;
  /** Clears all filters, words and the place; keeps the sort order. */
  clear: () => void;
  /**
   * The number of times that `clear` was called. Use it as the key of text fields, whose text may
   * not be in the URL yet.
   */
  clears: number;
  /**
   * Shows a job beside the list; Back goes to the previous one. Jobs passed by with the arrow keys
   * (`isWalk`) replace each other in the history.
   */
  choose: (job: string, how?: { isWalk: boolean }) => void;
  /**
   * The cursors of the previous pages, starting with the first page's (''); empty if the page was
   * opened by its URL.
   */
  trail: string[];
  /** Returns the target of a link that changes the search like `change`. */
  changeLink: (changes: Partial<JobSearch>) => { search: string };
  /** Returns the target of a link to another page of the same results, with its history state. */
  pageLink: (
    page: Partial<Pick<JobSearch, 'cursor' | 'page'>>,
    trail?: string[],
  ) => { to: { search: string }; state: SearchState };
};

/**
 * Applies changes to a search and goes back to the first page. Different words are read and
 * corrected again; a selected place replaces the user's position.
 */
const changed = (search: JobSearch, changes: Partial<JobSearch>): JobSearch => {
  const sameWords = (changes.q ?? search.q) === search.q;
  return {
    ...search,
    ...firstPage,
    near: changes.location?.trim() ? '' : search.near,
    asTyped: search.asTyped && sameWords,
    strict: search.strict && sameWords,
    asWords: sameWords ? search.asWords : [],
    ...changes,
  };
};

/**
 * Reads the search from a URL. Ignores `applyHere` on a spec host, whose jobs lack that
 * information.
 */
const readSearchOn = (extensions: boolean, query: string): JobSearch => {
  const search = readSearch(new URLSearchParams(query));
  return extensions ? search : { ...search, applyHere: false };
};

/**
 * Returns the listing's state. The URL is its only source, so that Back restores it. `keptName` is
 * a parameter of the screen, which stays unchanged.
 */
export const useJobSearch = (keptName = ''): JobSearchControls => {
  const { pathname, search: query, state } = useLocation();
  const isHydrating = useIsHydrating();
  const navigate = useNavigate();
  const { extensions } = useHostConfig();
  const [clears, setClears] = useState(0);
  const search = useMemo(() => readSearchOn(extensions, query), [extensions, query]);
  const kept = new URLSearchParams(query).get(keptName);
  const written = (next: JobSearch): string => {
    const parameters = writeSearch(next);
    if (kept) parameters.set(keptName, kept);
    return parameters.toString();
  };
  const { trail = [] } = stateOf(isHydrating ? null : state);
  const latestLocation = useLatestLocation();
  // typing in one field right after another must not undo the first change
  const latest = () => {
    const at = latestLocation();
    const { typing = false } = stateOf(at.state);
    const hasLeft = at.pathname !== pathname;
    return { search: readSearchOn(extensions, at.search), typing, hasLeft };
  };
  const go = (next: JobSearch, replace: boolean, remembered: SearchState): void => {
    const now = latest();
    // this screen may be left but still rendered: its last input must not navigate back to it
    if (now.hasLeft) return;
    const same = written(next) === written(now.search);
    void navigate({ search: written(next) }, { replace: replace || same, state: remembered });
  };
  return {
    search,
    trail,
    change: (changes, how) => {
      const now = latest();
      go(
        changed(now.search, typeof changes === 'function' ? changes(now.search) : changes),
        now.typing && how?.typing === true,
        how?.typing ? { typing: true } : {},
      );
    },
    clear: () => {
      setClears(clears + 1);
      go({ ...noSearch, ...(search.sort ? { sort: search.sort } : {}) }, false, {});
    },
    clears,
    choose: (job, how) => go({ ...latest().search, job }, how?.isWalk === true, { trail }),
    changeLink: (changes) => ({ search: written(changed(search, changes)) }),
    pageLink: (page, pages = []) => ({
      to: { search: written({ ...search, ...firstPage, ...page }) },
      state: { trail: pages },
    }),
  };
};
