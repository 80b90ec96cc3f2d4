import type { IndexedJob } from './index/indexedJob';
import type { JobSearch } from './jobSearch';
import type { FoundJobs } from './searchJobs';
import type { SuggestedField, Suggestion } from './suggestJobs';

/** Questions with their answers, by kind. Positions are indexes into the host's list. */
export type Questions = {
  search: {
    asked: {
      search: JobSearch;
      /** The time from which "posted within" counts, in milliseconds. */
      now: number;
    };
    answer: FoundJobs;
  };
  suggest: { asked: { q: string; field: SuggestedField }; answer: Suggestion[] };
  similar: { asked: { at: number; limit: number }; answer: number[] };
};
export type Kind = keyof Questions;

/**
 * Messages to the search engine: batches of the host's jobs in order; the end of the jobs;
 * questions.
 */
export type Request =
  | { kind: 'jobs'; jobs: IndexedJob[] }
  | { kind: 'complete' }
  | { [Each in Kind]: { kind: Each; id: number; asked: Questions[Each]['asked'] } }[Kind];

/**
 * Messages from the search engine: that it is ready for requests; partial results of a search;
 * answers, which are `null` if superseded by a newer question of the kind.
 */
export type Reply =
  | { kind: 'ready' }
  | { kind: 'partial'; id: number; found: FoundJobs }
  | { kind: 'answer'; id: number; answer: Questions[Kind]['answer'] | null };
