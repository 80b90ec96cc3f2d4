import type { Job } from '@/api/jobBoardApi';
import { connectOnPage, connectToWorker, type Connection, type OnReply } from './connections';
import { toIndexedJob } from './index/indexedJob';
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

/** Jobs sent at once: some ten milliseconds' work. */
const batchSize = 2000;
const nextTask = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Keeps a search engine for the jobs running, in a worker or else on the page, and sends it all
 * jobs, then the open questions. `connection` is null until then.
 */
const startEngine = (
  jobs: readonly Job[],
  open: ReadonlyMap<number, OpenQuestion>,
  onReply: OnReply,
): { send: (request: Request) => void; end: () => void } => {
  let [connection, isOver]: [Connection | null, boolean] = [null, false];
  const serve = async (next: Connection): Promise<void> => {
    for (let from = 0; from < jobs.length && !isOver; from += batchSize) {
      next.send({ kind: 'jobs', jobs: jobs.slice(from, from + batchSize).map(toIndexedJob) });
      await nextTask();
    }
    if (isOver) {
      next.close();
      return;
    }
    next.send({ kind: 'complete' });
    connection = next;
    for (const { request } of open.values()) next.send(request);
  };
  const serveOnPage = async (): Promise<void> => {
    connection = null;
    await serve(await connectOnPage(onReply));
  };
  const start = async (): Promise<void> => {
    try {
      await serve(
        await connectToWorker(onReply, () => {
          void serveOnPage();
        }),
      );
    } catch {
      await serveOnPage();
    }
  };
  void start();
  return {
    send: (request) => connection?.send(request),
    end: () => {
      isOver = true;
      connection?.close();
    },
  };
};

/** Starts a searcher for a host's jobs; `end` it when they aren't needed any more. */
export const startJobSearcher = (jobs: readonly Job[]): JobSearcher => {
  const open = new Map<number, OpenQuestion>();
  let [isOver, lastId] = [false, 0];
  const engine = startEngine(jobs, open, (reply) => {
    if (reply.kind === 'early') open.get(reply.id)?.onEarly?.(reply.found);
    if (reply.kind !== 'answer') return;
    const question = open.get(reply.id);
    open.delete(reply.id);
    question?.answer(reply.answer);
  });
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
        engine.send(request);
      });
  return {
    search: ask('search'),
    suggest: ask('suggest'),
    similar: ask('similar'),
    end: () => {
      isOver = true;
      engine.end();
      for (const { answer } of open.values()) answer(null);
      open.clear();
    },
  };
};
