import { makeJobIndex, type Steps } from './index/jobIndex';
import type { Kind, Questions, Reply, Request } from './messages';
import { searchJobs, type FoundJobs } from './searchJobs';
import { similarJobs } from './similarJobs';
import { makeSuggester } from './suggestJobs';

/** The most urgent first: people wait for suggestions while they type. */
const kinds: readonly Kind[] = ['suggest', 'search', 'similar'];
type Task = { id: number; steps: Generator<FoundJobs | void, Questions[Kind]['answer'], void> };

/**
 * The search engine, wherever it runs: handles requests and calls `reply`. It works for `timeSlice`
 * milliseconds at a time and lets messages in between, so that a newer question of a kind replaces
 * the older one. While there are no questions it indexes the jobs.
 */
export const makeSearcher = (
  reply: (reply: Reply) => void,
  timeSlice: number,
): ((request: Request) => void) => {
  const index = makeJobIndex();
  const suggest = makeSuggester(index);
  const tasks = new Map<Kind, Task>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isComplete = false;
  function* indexAll(): Steps<void> {
    yield* index.indexHeads();
    yield* index.indexTexts();
  }
  let indexing: Steps<void> | null = null;

  /** One step of the most urgent task; false where there is none. */
  const step = (): boolean => {
    const kind = kinds.find((each) => tasks.has(each));
    const task = kind && tasks.get(kind);
    if (kind && task) {
      const { done, value } = task.steps.next();
      if (done) {
        tasks.delete(kind);
        reply({ kind: 'answer', id: task.id, answer: value });
      } else if (value) reply({ kind: 'early', id: task.id, found: value });
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
  return (request) => {
    if (request.kind === 'jobs') index.add(request.jobs);
    else if (request.kind === 'complete') [isComplete, indexing] = [true, indexAll()];
    else if (request.kind === 'search')
      start('search', {
        id: request.id,
        steps: searchJobs(index, request.asked.search, request.asked.now),
      });
    else if (request.kind === 'suggest')
      start('suggest', { id: request.id, steps: suggest(request.asked.q, request.asked.field) });
    else
      start('similar', {
        id: request.id,
        steps: similarJobs(index, request.asked.at, request.asked.limit),
      });
    if (isComplete) timer ??= setTimeout(work);
  };
};
