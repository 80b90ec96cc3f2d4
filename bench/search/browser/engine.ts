import type { Job } from '@/api/jobBoardApi';
import { toIndexedJob } from '@/searchEngine/index/indexedJob';
import { makeJobIndex, type Steps } from '@/searchEngine/index/jobIndex';
import { headPostingsOf, textPostingsOf } from '@/searchEngine/index/postings';
import { spellingVocabularyOf } from '@/searchEngine/index/spellingVocabulary';
import type { JobSearch } from '@/searchEngine/jobSearch';
import { geocodePlaces } from '@/searchEngine/places/placePoints';
import { searchJobs, type FoundJobs } from '@/searchEngine/searchJobs';
import { largerPlaces } from '@contract/generated/gazetteer/largerPlaces';
import { readGazetteer } from '@contract/search/places/gazetteer';

/** How long something took, in milliseconds of wall-clock and processor time. */
export type Took = { clock: number; processor: number };
const timer = (): (() => Took) => {
  const [startedAt, before] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(before);
    return { clock: performance.now() - startedAt, processor: (user + system) / 1000 };
  };
};
/** Runs all steps of a task, and returns its result and how long it took. */
const timed = <Result>(steps: Generator<unknown, Result, void>): { took: Took; done: Result } => {
  const took = timer();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return { took: took(), done: value };
  }
};

/** The search engine for a spec host's jobs, without its worker. */
export type BrowserEngine = {
  /** How long each one-time step took. */
  built: Record<'words' | 'index of words' | 'spelling' | 'gazetteer' | 'places', Took>;
  search: (search: JobSearch) => { took: Took; done: FoundJobs };
};

/** Builds the engine for some jobs. `now` is in milliseconds since 1970. */
export const buildEngine = (jobs: readonly Job[], now: number): BrowserEngine => {
  const index = makeJobIndex();
  index.add(jobs.map(toIndexedJob));
  function* words(): Steps<void> {
    yield* index.indexHeads();
    yield* index.indexTexts();
  }
  function* postings(): Steps<void> {
    yield* headPostingsOf(index);
    yield* textPostingsOf(index);
    index.newestFirst();
    index.vocabulary.withPrefix('a');
  }
  const reading = timer();
  const gazetteer = readGazetteer(largerPlaces);
  const gazetteerTook = reading();
  return {
    built: {
      words: timed(words()).took,
      'index of words': timed(postings()).took,
      spelling: timed(spellingVocabularyOf(index)).took,
      gazetteer: gazetteerTook,
      places: timed(geocodePlaces(index, gazetteer)).took,
    },
    search: (search) => timed(searchJobs(index, search, { now, gazetteer })),
  };
};
