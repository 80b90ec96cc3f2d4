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
 * Searches a host's jobs in the browser. An answer is null where a newer question of its kind was
 * asked meanwhile, or after `end`.
 */
export type JobSearcher = Pick<{ [Each in Kind]: Ask<Each> }, 'suggest' | 'similar'> & {
  /** `onEarly` gets what is found before the jobs' texts are indexed. */
  search: (
    asked: Questions['search']['asked'],
    onEarly?: (found: FoundJobs) => void,
  ) => Promise<FoundJobs | null>;
  end: () => void;
};

/** A question that has no answer yet. */
type OpenQuestion = {
  request: Request;
  onEarly: ((found: FoundJobs) => void) | undefined;
  answer: (answer: Questions[Kind]['answer'] | null) => void;
};

type FetchEngine = () => Promise<Pick<typeof import('./engine'), 'startEngine'>>;
/**
 * The code that searches. Without a network, most likely, open questions wait for it; undefined where
 * there is none, so that the next one tries again.
 */
const fetchedCode = async (
  fetchEngine: FetchEngine,
  isOver: () => boolean,
  open: ReadonlyMap<number, OpenQuestion>,
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
 * Starts a searcher for a host's jobs; `end` it when they aren't needed any more. `fetchEngine`
 * fetches what searches, and is called again where it fails.
 */
export const startJobSearcher = (
  jobs: readonly Job[],
  fetchEngine: FetchEngine = () => import('./engine'),
): JobSearcher => {
  const open = new Map<number, OpenQuestion>();
  let [isOver, isLoading, lastId] = [false, false, 0];
  let engine: Engine | undefined;
  const onReply: OnReply = (reply) => {
    if (reply.kind === 'early') open.get(reply.id)?.onEarly?.(reply.found);
    if (reply.kind !== 'answer') return;
    const question = open.get(reply.id);
    open.delete(reply.id);
    question?.answer(reply.answer);
  };
  // its code is loaded for the first list only: our own host's pages never need it
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
      onEarly?: (found: FoundJobs) => void,
    ): Promise<Questions[Each]['answer'] | null> =>
      new Promise((resolve) => {
        if (isOver) {
          resolve(null);
          return;
        }
        lastId += 1;
        // kind and question belong together by the parameters' types
        const request = { kind, id: lastId, asked } as Request;
        open.set(lastId, {
          request,
          onEarly,
          // the answer to this id is one of its kind
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
