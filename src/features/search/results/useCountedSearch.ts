import { useEffect, useRef, type MouseEvent } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import { useAddSearchMutation } from '@/api/jobBoardApi';
import { activeFilters } from '@/features/search/filters/activeFilters';
import type { JobSearch } from '@/searchEngine/jobSearch';
import type { JobResults } from './useJobResults';

/** In milliseconds; a user who continues typing sooner hasn't looked at the results. */
const settledAfter = 3000;

/**
 * Reports a search to our host once the first page of its results has been on the screen for a
 * moment, and when one of its jobs is opened. Returns a click handler for the element around the
 * list and the job beside it.
 */
export const useCountedSearch = (
  search: JobSearch,
  { jobs, total, area, isStale }: Pick<JobResults, 'jobs' | 'total' | 'area' | 'isStale'>,
): ((event: MouseEvent<HTMLElement>) => void) => {
  const { extensions } = useHostConfig();
  const [addSearch] = useAddSearchMutation();
  const counted = useRef('');
  const opened = useRef('');
  const q = search.q.trim();
  const isShown = extensions && q !== '' && jobs !== undefined && !isStale;
  // with filters or a place, the count says nothing about the words
  const isNarrowed = search.location.trim() !== '' || activeFilters(search, area).length > 0;
  const results = isNarrowed ? undefined : total;
  const isFirstPage = search.cursor === '';
  // counts what was on the screen for a while, which takes a timer
  useEffect(() => {
    const key = JSON.stringify([q, results]);
    if (!isShown || !isFirstPage || counted.current === key) return undefined;
    const timer = setTimeout(() => {
      counted.current = key;
      void addSearch({
        typedSearch: { q, opened: false, ...(results !== undefined && { results }) },
      });
    }, settledAfter);
    return () => clearTimeout(timer);
  }, [isShown, isFirstPage, q, results, addSearch]);
  return ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const isOfJob = jobs?.some(({ _id }) => link?.pathname.endsWith(`/${encodeURIComponent(_id)}`));
    if (!isShown || !isOfJob || opened.current === q) return;
    opened.current = q;
    void addSearch({ typedSearch: { q, opened: true, ...(results !== undefined && { results }) } });
  };
};
