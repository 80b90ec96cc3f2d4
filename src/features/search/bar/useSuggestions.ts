import { useEffect, useState } from 'react';
import { useGetSuggestionsQuery } from '@/api/abortableQueries';
import { useHostConfig } from '@/api/hostConfig';
import { useGetJobsQuery } from '@/api/jobBoardApi';
import { keepSearcher, searcherOf } from '@/searchEngine/sharedSearcher';
import type { SuggestedField, Suggestion } from '@/searchEngine/suggestJobs';

/**
 * How long nobody types until suggestions are asked for, in milliseconds: shorter than a search's
 * wait, they come first.
 */
const pause = 100;
/** The longest text that suggestions are asked for. */
const longest = 120;
const none: readonly Suggestion[] = [];

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  // time passes outside React; what was emptied is empty at once
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
};

/**
 * Suggestions for what is typed into a field, ten at most; the ones before stay until new ones are
 * there. None for an empty text.
 */
export const useSuggestions = (typed: string, field: SuggestedField): readonly Suggestion[] => {
  const { extensions } = useHostConfig();
  const q = useSettled(typed.trim().slice(0, longest));
  const { data, currentData, isFetching } = useGetSuggestionsQuery(
    { q, for: field },
    { skip: !extensions || q === '' },
  );
  const inBrowser = useSuggestedInBrowser(q, field, extensions);
  if (q === '') return none;
  return extensions ? ((currentData ?? (isFetching ? data : undefined))?.items ?? none) : inBrowser;
};

/** A spec host suggests nothing: found among its jobs. */
const useSuggestedInBrowser = (
  q: string,
  field: SuggestedField,
  skip: boolean,
): readonly Suggestion[] => {
  const { data: jobs } = useGetJobsQuery(undefined, { skip });
  const [found, setFound] = useState(none);
  const isAsked = jobs !== undefined && q !== '';
  useEffect(() => (isAsked ? keepSearcher(jobs) : undefined), [isAsked, jobs]);
  useEffect(() => {
    let isLeft = false;
    const ask = async (): Promise<void> => {
      const answer = isAsked ? await searcherOf(jobs)?.suggest({ q, field }) : none;
      if (answer && !isLeft) setFound(answer);
    };
    void ask();
    return () => {
      isLeft = true;
    };
  }, [isAsked, jobs, q, field]);
  return found;
};
