import { useState } from 'react';
import type { GetJobsDeskApiArg, Job } from '@/api/jobBoardApi';
import { useGetJobsDeskQuery } from '@/api/memberApi';
import { companyTexts } from '@/texts/profiles/company';
import { useDebounced } from '@/ui/form/useDebounced';
import { filterWords, matchesWords } from '@/ui/table/matchesWords';
import { caseFold } from '@contract/text/caseFold';

/** Maximum number of jobs shown at a time. */
const maxShown = 30;
/** In milliseconds. */
const debounceMs = 300;

/**
 * `person`: the jobs of one colleague; `chooseFor`: all jobs except that colleague's own, those
 * they have access to first.
 */
export type OfferedJobs = Pick<GetJobsDeskApiArg, 'person' | 'chooseFor'>;

const hasWords = ({ jobtitle, companyname, location }: Job, words: readonly string[]): boolean =>
  matchesWords(caseFold([jobtitle, companyname, location].filter(Boolean).join(' ')), words);

/**
 * A searchable list of jobs to select from: the first matches, with those already in `ticked` on
 * top.
 */
export const useJobChoice = (offered: OfferedJobs | undefined, ticked: readonly Job[]) => {
  const [typed, setTyped] = useState('');
  // updated only when typing, so that checking a job doesn't move it
  const [onTop, setOnTop] = useState(ticked);
  const q = useDebounced(typed.trim(), debounceMs);
  const { data, currentData, isFetching, isError, refetch } = useGetJobsDeskQuery({
    ...offered,
    ...(q !== '' && { q }),
    sort: 'state',
    limit: maxShown,
  });
  const hasFailed = isError && !isFetching && currentData === undefined;
  const desk = hasFailed ? undefined : data;
  const words = filterWords(q);
  const first = onTop.filter((job) => hasWords(job, words));
  const rest = (desk?.items ?? []).filter(({ job }) => first.every(({ _id }) => _id !== job._id));
  const shown = desk ? [...first, ...rest.map(({ job }) => job)].slice(0, maxShown) : [];
  return {
    typed,
    type: (text: string): void => {
      setTyped(text);
      setOnTop(ticked);
    },
    shown,
    /** How many are shown and found; '' until loaded. */
    countText: desk
      ? companyTexts.choice.count(shown.length, Math.max(desk.total, shown.length), q !== '')
      : '',
    /** The jobs shown are those of a previous search. */
    isStale: isFetching && currentData === undefined,
    hasFailed,
    refetch: (): void => void refetch(),
  };
};
