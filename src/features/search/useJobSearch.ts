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
 * History state stored with a search's URL: whether it is still being typed, and the cursors of the
 * previous pages.
 */
type SearchState = { typing?: boolean; trail?: string[] };
const stateOf = (state: unknown): SearchState =>
  typeof state === 'object' && state !== null ? state : {}; // only this hook writes it

export type JobSearchControls = {
  search: JobSearch;
  /**
   * Changes filters and goes back to the first page; a function gives changes that depend on what
   * has just been changed. While `typing`, changes replace the current
   * history entry.
   */
  change: (
    changes: Partial<JobSearch> | ((now: JobSearch) => Partial<JobSearch>),
    how?: { typing: boolean },
  ) => void;
  /** Clears all filters, words and the place; keeps the sort order. */
  clear: () => void;
  /** How often that was done: the key of fields, whose text the URL may not have. */
  clears: number;
  /**
   * Shows a job beside the list; Back goes to the one shown before. Jobs that are only passed by,
   * with the arrow keys, replace each other in the history.
   */
  choose: (job: string, how?: { isWalk: boolean }) => void;
  /**
   * The cursors of the previous pages, the first page's ('') first; empty if the page was opened by
   * its URL.
   */
  trail: string[];
  /** The target of a link that changes filters, as `change` does. */
  changeLink: (changes: Partial<JobSearch>) => { search: string };
  /**
   * The target of a link to another page of the same results, with its history state.
   */
  pageLink: (
    page: Partial<Pick<JobSearch, 'cursor' | 'page'>>,
    trail?: string[],
  ) => { to: { search: string }; state: SearchState };
};

/**
 * A search with changes: back on the first page. Other words are read and corrected anew; a place
 * that is chosen counts instead of where somebody is.
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

/** A URL's search; a spec host's jobs don't say where one applies. */
const readSearchOn = (extensions: boolean, query: string): JobSearch => {
  const search = readSearch(new URLSearchParams(query));
  return extensions ? search : { ...search, applyHere: false };
};

/**
 * The listing's state. The URL is its only source, so that Back restores it. `keptName`: a parameter
 * of the screen's own, which stays as it is.
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
  // typing in two fields in a row must not undo the first
  const latest = () => {
    const at = latestLocation();
    const { typing = false } = stateOf(at.state);
    const hasLeft = at.pathname !== pathname;
    return { search: readSearchOn(extensions, at.search), typing, hasLeft };
  };
  const go = (next: JobSearch, replace: boolean, remembered: SearchState): void => {
    const now = latest();
    // the screen before may still be drawn, which what was typed last must not call back
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
