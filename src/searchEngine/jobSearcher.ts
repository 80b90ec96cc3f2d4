import type { Job } from '@/api/jobBoardApi';
import { toSearched } from './index/searchedJob';
import type { Kind, Questions, Reply, Request } from './messages';
import type { FoundJobs } from './searchJobs';

type Asking<Each extends Kind> = (
  asked: Questions[Each]['asked'],
) => Promise<Questions[Each]['answer'] | null>;
/**
 * A host's jobs, searched in the browser. An answer is null where a newer question of its kind was
 * asked meanwhile, or after `end`.
 */
export type JobSearcher = Pick<{ [Each in Kind]: Asking<Each> }, 'suggest' | 'similar'> & {
  /** `early` is told what was found before the jobs' texts were read. */
  search: (
    asked: Questions['search']['asked'],
    early?: (found: FoundJobs) => void,
  ) => Promise<FoundJobs | null>;
  end: () => void;
};

type Line = { send: (request: Request) => void; end: () => void };
type Hear = (reply: Reply) => void;

/**
 * Searching in a worker: the page stays free. Rejects where none can be started, or it fails later
 * by `broken`.
 */
const inWorker = async (hear: Hear, broken: () => void): Promise<Line> => {
  const worker = new Worker(new URL('./search.worker.ts', import.meta.url));
  const line = {
    send: (request: Request) => {
      worker.postMessage(request);
    },
    end: () => {
      worker.terminate();
    },
  };
  await new Promise<void>((resolve, reject) => {
    let isHere = false;
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if (data.kind === 'here') [isHere] = [true, resolve()];
      if (data.kind !== 'here') hear(data);
      else {
        isHere = true;
        resolve();
      }
    });
    worker.addEventListener('error', (event) => {
      // told of here, not as a failure of the page: the search goes on without a worker
      event.preventDefault();
      line.end();
      if (isHere) broken();
      else reject(new Error('The worker could not be started.'));
    });
  });
  return line;
};

/**
 * How long at a time the page searches where there is no worker, in milliseconds: a key pressed
 * meanwhile doesn't wait.
 */
const slice = 6;
/**
 * Searching on the page, bit by bit: for browsers without workers, and pages that may not start
 * one.
 */
const onPage = async (hear: Hear): Promise<Line> => {
  const { makeSearcher } = await import('./searcher');
  let isOver = false;
  const search = makeSearcher((reply) => {
    if (!isOver) hear(reply);
  }, slice);
  return {
    send: (request) => {
      if (!isOver) search(request);
    },
    end: () => {
      isOver = true;
    },
  };
};

/** Jobs sent at once: some ten milliseconds' work. */
const batch = 2000;
const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Makes a host's jobs ready to be searched; `end` it when they aren't needed any more. */
export const startJobSearcher = (jobs: readonly Job[]): JobSearcher => {
  const open = new Map<
    number,
    {
      request: Request;
      early: ((found: FoundJobs) => void) | undefined;
      answer: (answer: Questions[Kind]['answer'] | null) => void;
    }
  >();
  let [line, isOver, lastId]: [Line | null, boolean, number] = [null, false, 0];
  const hear: Hear = (reply) => {
    if (reply.kind === 'early') open.get(reply.id)?.early?.(reply.found);
    if (reply.kind !== 'answer') return;
    const question = open.get(reply.id);
    open.delete(reply.id);
    question?.answer(reply.answer);
  };
  const serve = async (next: Line): Promise<void> => {
    for (let from = 0; from < jobs.length && !isOver; from += batch) {
      next.send({ kind: 'jobs', jobs: jobs.slice(from, from + batch).map(toSearched) });
      await pause();
    }
    if (isOver) {
      next.end();
      return;
    }
    next.send({ kind: 'complete' });
    line = next;
    for (const { request } of open.values()) next.send(request);
  };
  const withoutWorker = async (): Promise<void> => {
    line = null;
    await serve(await onPage(hear));
  };
  const start = async (): Promise<void> => {
    try {
      await serve(
        await inWorker(hear, () => {
          void withoutWorker();
        }),
      );
    } catch {
      await withoutWorker();
    }
  };
  void start();

  const ask =
    <Each extends Kind>(kind: Each) =>
    (
      asked: Questions[Each]['asked'],
      early?: (found: FoundJobs) => void,
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
          early,
          answer: (answer) => {
            resolve(answer as Questions[Each]['answer'] | null);
          },
        }); // the answer to this id is one of its kind
        line?.send(request);
      });
  return {
    search: ask('search'),
    suggest: ask('suggest'),
    similar: ask('similar'),
    end: () => {
      isOver = true;
      line?.end();
      for (const { answer } of open.values()) answer(null);
      open.clear();
    },
  };
};
