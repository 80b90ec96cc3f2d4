import type { SearchedJob } from './index/searchedJob';
import type { JobSearch } from './jobSearch';
import type { FoundJobs } from './searchJobs';
import type { SuggestedField, Suggestion } from './suggestJobs';

/** What is asked, and what is answered to it. Positions are those of the host's list. */
export type Questions = {
  search: {
    asked: {
      search: JobSearch;
      /** The time that "posted within" counts from, in milliseconds. */ now: number;
    };
    answer: FoundJobs;
  };
  suggest: { asked: { q: string; field: SuggestedField }; answer: Suggestion[] };
  similar: { asked: { at: number; limit: number }; answer: number[] };
};
export type Kind = keyof Questions;

/**
 * To where the searching is done: the host's jobs in their order, some at a time; that these were
 * all; questions.
 */
export type Request =
  | { kind: 'jobs'; jobs: SearchedJob[] }
  | { kind: 'complete' }
  | { [Each in Kind]: { kind: Each; id: number; asked: Questions[Each]['asked'] } }[Kind];

/**
 * From there: that it is there at all; what a search has found so far; answers, null to what a
 * newer question of its kind has overtaken.
 */
export type Reply =
  | { kind: 'here' }
  | { kind: 'early'; id: number; found: FoundJobs }
  | { kind: 'answer'; id: number; answer: Questions[Kind]['answer'] | null };
