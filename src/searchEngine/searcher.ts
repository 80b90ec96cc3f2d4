import { makeJobIndex, type JobIndex, type Steps } from './index/jobIndex';
import { headPostingsOf, textPostingsOf } from './index/postings';
import { spellingVocabularyOf } from './index/spellingVocabulary';
import type { Kind, Questions, Reply, Request } from './messages';
import { makeGazetteerSource, type GazetteerSource } from './places/loadGazetteer';
import { geocodePlaces } from './places/placePoints';
import { searchJobs, type FoundJobs } from './searchJobs';
import { similarJobs } from './similarJobs';
import { makeSuggester } from './suggestJobs';

/** By priority: suggestions come first, since users wait for them while typing. */
const kinds: readonly Kind[] = ['suggest', 'search', 'similar'];
type Task = {
  id: number;
  steps: Generator<FoundJobs | void, Questions[Kind]['answer'], void>;
  /** Other tasks run until it returns true. */
  isReady: () => boolean;
};
const always = (): boolean => true;

function* geocodeIfLoaded(index: JobIndex, places: GazetteerSource): Steps<void> {
  const gazetteer = places.gazetteer();
  if (gazetteer) yield* geocodePlaces(index, gazetteer);
}
/** Builds everything that searches need, ahead of the first one. */
function* indexAll(index: JobIndex, places: GazetteerSource): Steps<void> {
  yield* index.indexHeads();
  yield* index.indexTexts();
  yield* headPostingsOf(index);
  yield* textPostingsOf(index);
  yield* spellingVocabularyOf(index);
  index.newestFirst();
  index.vocabulary.withPrefix('a');
  yield* geocodeIfLoaded(index, places);
}

type Question = Extract<Request, { id: number }>;
/** Whether a question needs the gazetteer: its words or its location may name a place. */
const waitsForPlaces = (question: Question): boolean =>
  question.kind === 'search' &&
  (question.asked.search.q.trim() !== '' || question.asked.search.location.trim() !== '');

type Engine = {
  index: JobIndex;
  suggest: ReturnType<typeof makeSuggester>;
  places: GazetteerSource;
};
const taskOf = (question: Question, { index, suggest, places }: Engine): Task => {
  const { id } = question;
  if (question.kind === 'suggest')
    return { id, steps: suggest(question.asked.q, question.asked.field), isReady: always };
  if (question.kind === 'similar')
    return {
      id,
      steps: similarJobs(index, question.asked.at, question.asked.limit),
      isReady: always,
    };
  const { search, now } = question.asked;
  // deferred until the gazetteer is loaded or has failed
  function* steps() {
    return yield* searchJobs(index, search, { now, gazetteer: places.gazetteer() });
  }
  return { id, steps: steps(), isReady: waitsForPlaces(question) ? places.isSettled : always };
};

/**
 * Creates the search engine, wherever it runs: it handles requests and calls `reply`. It works for
 * `timeSlice` milliseconds at a time and then lets messages through, so that a newer question of a
 * kind replaces the older one. Without questions it indexes the jobs.
 */
export const makeSearcher = (
  reply: (reply: Reply) => void,
  timeSlice: number,
  places: GazetteerSource = makeGazetteerSource(),
): ((request: Request) => void) => {
  const index = makeJobIndex();
  const suggest = makeSuggester(index);
  const tasks = new Map<Kind, Task>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isComplete = false;
  let indexing: Steps<void> | null = null;

  /** Runs one step of the most urgent task; returns `false` if there is none. */
  const step = (): boolean => {
    const kind = kinds.find((each) => tasks.get(each)?.isReady());
    const task = kind && tasks.get(kind);
    if (kind && task) {
      const { done, value } = task.steps.next();
      if (done) {
        tasks.delete(kind);
        reply({ kind: 'answer', id: task.id, answer: value });
      } else if (value) reply({ kind: 'partial', id: task.id, found: value });
      return true;
    }
    if (indexing?.next().done) indexing = null;
    return indexing !== null;
  };
  const work = (): void => {
    timer = undefined;
    const end = performance.now() + timeSlice;
    while (performance.now() < end) if (!step()) return;
    timer = setTimeout(work);
  };
  const start = (kind: Kind, task: Task): void => {
    const older = tasks.get(kind);
    if (older) reply({ kind: 'answer', id: older.id, answer: null });
    tasks.set(kind, task);
  };
  const schedule = (): void => {
    if (isComplete) timer ??= setTimeout(work);
  };
  /** Loads the gazetteer, for which a search with words waits. */
  const loadPlaces = async (): Promise<void> => {
    await places.load();
    indexing ??= geocodeIfLoaded(index, places);
    schedule();
  };
  return (request) => {
    if (request.kind === 'jobs') index.add(request.jobs);
    else if (request.kind === 'complete') [isComplete, indexing] = [true, indexAll(index, places)];
    else {
      if (waitsForPlaces(request) && !places.gazetteer()) void loadPlaces();
      start(request.kind, taskOf(request, { index, suggest, places }));
    }
    schedule();
  };
};
