import type { Job } from '@/api/jobBoardApi';
import { retryDelay, untilRetry } from '@/retry';
import type { OnReply } from './connections';
import type { Engine } from './engine';
import type { Kind, Questions, Request } from './messages';
import type { FoundJobs } from './searchJobs';

type Ask<Each extends Kind> = (
  asked: Questions[Each]['asked'],
) => Promise<Questions[Each]['answer'] | null>;
/**
 * Searches a host's jobs in the browser. An answer is `null` if it was superseded by a newer
 * question of its kind, or after `end`.
 */
export type JobSearcher = Pick<{ [Each in Kind]: Ask<Each> }, 'suggest' | 'similar'> & {
  /** `onPartialResults` gets the results found before the jobs' texts are indexed. */
  search: (
    asked: Questions['search']['asked'],
    onPartialResults?: (found: FoundJobs) => void,
  ) => Promise<FoundJobs | null>;
  end: () => void;
};

/** A question without an answer so far. */
type PendingQuestion = {
  request: Request;
  onPartialResults: ((found: FoundJobs) => void) | undefined;
  answer: (answer: Questions[Kind]['answer'] | null) => void;
};

type FetchEngine = () => Promise<Pick<typeof import('./engine'), 'startEngine'>>;
/**
 * Loads the search's code. If that fails, most likely because the browser is offline, retries as
 * long as there are open questions; otherwise returns `undefined`, so that the next question tries
 * again.
 */
const fetchedCode = async (
  fetchEngine: FetchEngine,
  isOver: () => boolean,
  open: ReadonlyMap<number, PendingQuestion>,
) => {
  for (let attempt = 0; !isOver(); attempt += 1)
    try {
      return await fetchEngine();
    } catch {
      if (open.size === 0) break;
      await untilRetry(retryDelay(attempt));
    }
  return undefined;
};

/**
 * Starts a searcher for a host's jobs; call `end` when they are no longer needed. `fetchEngine`
 * loads the engine's code, and is called again if it fails.
 */
export const startJobSearcher = (
  jobs: readonly Job[],
  fetchEngine: FetchEngine = () => import('./engine'),
): JobSearcher => {
  const open = new Map<number, PendingQuestion>();
  let [isOver, isLoading, lastId] = [false, false, 0];
  let engine: Engine | undefined;
  const onReply: OnReply = (reply) => {
    if (reply.kind === 'partial') open.get(reply.id)?.onPartialResults?.(reply.found);
    if (reply.kind !== 'answer') return;
    const question = open.get(reply.id);
    open.delete(reply.id);
    question?.answer(reply.answer);
  };
  // loaded only for the first list: our own host's pages never need it
  const load = async (): Promise<void> => {
    isLoading = true;
    const code = await fetchedCode(fetchEngine, () => isOver, open);
    if (code && !isOver) engine = code.startEngine(jobs, open, onReply);
    isLoading = false;
  };
  void load();
  const ask =
    <Each extends Kind>(kind: Each) =>
    (
      asked: Questions[Each]['asked'],
      onPartialResults?: (found: FoundJobs) => void,
    ): Promise<Questions[Each]['answer'] | null> =>
      new Promise((resolve) => {
        if (isOver) {
          resolve(null);
          return;
        }
        lastId += 1;
        // the parameter types ensure that kind and question match
        const request = { kind, id: lastId, asked } as Request;
        open.set(lastId, {
          request,
          onPartialResults,
          // the answer to this id has the question's kind
          answer: (answer) => resolve(answer as Questions[Each]['answer'] | null),
        });
        if (engine) engine.send(request);
        else if (!isLoading) void load();
      });
  return {
    search: ask('search'),
    suggest: ask('suggest'),
    similar: ask('similar'),
    end: () => {
      isOver = true;
      engine?.end();
      for (const { answer } of open.values()) answer(null);
      open.clear();
    },
  };
};
