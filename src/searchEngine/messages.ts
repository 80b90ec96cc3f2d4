import type { IndexedJob } from './index/indexedJob';
import type { JobSearch } from './jobSearch';
import type { FoundJobs } from './searchJobs';
import type { SuggestedField, Suggestion } from './suggestJobs';

/** Questions with their answers, by kind. Positions are those of the host's list. */
export type Questions = {
  search: {
    asked: {
      search: JobSearch;
      /** The time that "posted within" counts from, in milliseconds. */
      now: number;
    };
    answer: FoundJobs;
  };
  suggest: { asked: { q: string; field: SuggestedField }; answer: Suggestion[] };
  similar: { asked: { at: number; limit: number }; answer: number[] };
};
export type Kind = keyof Questions;

/**
 * To the search engine: the host's jobs in their order, in batches; that these were all; questions.
 */
export type Request =
  | { kind: 'jobs'; jobs: IndexedJob[] }
  | { kind: 'complete' }
  | { [Each in Kind]: { kind: Each; id: number; asked: Questions[Each]['asked'] } }[Kind];

/**
 * From the search engine: that it is ready for requests; early results of a search; answers, null
 * where a newer question of the kind replaced this one.
 */
export type Reply =
  | { kind: 'ready' }
  | { kind: 'early'; id: number; found: FoundJobs }
  | { kind: 'answer'; id: number; answer: Questions[Kind]['answer'] | null };
