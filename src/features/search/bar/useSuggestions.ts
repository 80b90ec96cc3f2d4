import { useEffect, useState } from 'react';
import { useGetSuggestionsQuery } from '@/api/abortableQueries';
import { useHostConfig } from '@/api/hostConfig';
import { useGetJobsQuery } from '@/api/jobBoardApi';
import { acquireSearcher, searcherOf } from '@/searchEngine/sharedSearcher';
import type { SuggestedField, Suggestion } from '@/searchEngine/suggestJobs';
import { useDebounced } from '@/ui/form/useDebounced';

/** In milliseconds; shorter than a search's debounce, so that suggestions come first. */
const debounceMs = 100;
const maxLength = 120;
/** A suggestion with the role's usual pay, if the host knows it. */
type PaidSuggestion = Suggestion & { pay?: { lower: number; upper: number } };
/** An option of the list: a suggestion, the typed words, or a category. */
export type Offer = Pick<PaidSuggestion, 'text' | 'pay'> & {
  kind: Suggestion['kind'] | 'word' | 'category';
  /** The number of jobs that match, if known. */
  count?: number;
};
const none: readonly PaidSuggestion[] = [];

/**
 * Returns at most ten suggestions for a field's text. The previous ones stay while new ones load.
 * Returns none for an empty text.
 */
export const useSuggestions = (typed: string, field: SuggestedField): readonly PaidSuggestion[] => {
  const { extensions } = useHostConfig();
  // starts as '', because this code may load while the user is typing
  const q = useDebounced(typed.trim().slice(0, maxLength), debounceMs, '');
  const { data, currentData, isFetching } = useGetSuggestionsQuery(
    { q, for: field },
    { skip: !extensions || q === '' },
  );
  const inBrowser = useBrowserSuggestions(q, field, { skip: extensions });
  if (q === '') return none;
  return extensions ? ((currentData ?? (isFetching ? data : undefined))?.items ?? none) : inBrowser;
};

/** Finds suggestions in the jobs of a spec host, which has no call for them. */
const useBrowserSuggestions = (
  q: string,
  field: SuggestedField,
  options: { skip: boolean },
): readonly PaidSuggestion[] => {
  const { data: jobs } = useGetJobsQuery(undefined, options);
  const [found, setFound] = useState(none);
  const isAsked = jobs !== undefined && q !== '';
  useEffect(() => (isAsked ? acquireSearcher(jobs) : undefined), [isAsked, jobs]);
  useEffect(() => {
    let isCancelled = false;
    const ask = async (): Promise<void> => {
      const answer = isAsked ? await searcherOf(jobs)?.suggest({ q, field }) : none;
      if (answer && !isCancelled) setFound(answer);
    };
    void ask();
    return () => {
      isCancelled = true;
    };
  }, [isAsked, jobs, q, field]);
  return found;
};
