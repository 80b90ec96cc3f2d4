import { useEffect, useState } from 'react';
import { useGetSuggestionsQuery } from '@/api/abortableQueries';
import { useHostConfig } from '@/api/hostConfig';
import { useGetJobsQuery } from '@/api/jobBoardApi';
import { keepSearcher, searcherOf } from '@/searchEngine/sharedSearcher';
import type { SuggestedField, Suggestion } from '@/searchEngine/suggestJobs';
import { useDebounced } from '@/ui/form/useDebounced';

/** Shorter than a search's, so that suggestions come first. */
const debounceMs = 100;
const maxLength = 120;
/** A suggestion with what the role usually pays, where the host knows. */
type PaidSuggestion = Suggestion & { pay?: { lower: number; upper: number } };
/** What is offered: a suggestion, the words as they were typed, or a category. */
export type Offer = Pick<PaidSuggestion, 'text' | 'pay'> & {
  kind: Suggestion['kind'] | 'word' | 'category';
  /** How many jobs have it, where that is known. */
  count?: number;
};
const none: readonly PaidSuggestion[] = [];

/**
 * Suggestions for what is typed into a field, ten at most; the ones before stay until new ones are
 * there. None for an empty text.
 */
export const useSuggestions = (typed: string, field: SuggestedField): readonly PaidSuggestion[] => {
  const { extensions } = useHostConfig();
  // may be fetched while somebody is typing already
  const q = useDebounced(typed.trim().slice(0, maxLength), debounceMs, '');
  const { data, currentData, isFetching } = useGetSuggestionsQuery(
    { q, for: field },
    { skip: !extensions || q === '' },
  );
  const inBrowser = useBrowserSuggestions(q, field, { skip: extensions });
  if (q === '') return none;
  return extensions ? ((currentData ?? (isFetching ? data : undefined))?.items ?? none) : inBrowser;
};

/** Suggestions from a spec host's jobs, since it has no call for them. */
const useBrowserSuggestions = (
  q: string,
  field: SuggestedField,
  options: { skip: boolean },
): readonly PaidSuggestion[] => {
  const { data: jobs } = useGetJobsQuery(undefined, options);
  const [found, setFound] = useState(none);
  const isAsked = jobs !== undefined && q !== '';
  useEffect(() => (isAsked ? keepSearcher(jobs) : undefined), [isAsked, jobs]);
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
