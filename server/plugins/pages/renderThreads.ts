import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../log';
import type { PageRequest, Rendered } from './renderer';
import { startRenderThread, type RenderThread } from './renderThread';

/**
 * How long a page may take to render, and a thread may send nothing after that, in milliseconds.
 */
const timeout = 2000;
const unresponsiveTimeout = 3000;
/** Delay between a thread's end and its replacement, in milliseconds. */
const restartDelay = 1000;

export type Renderer = {
  /**
   * Settles once pages can be rendered; rejects if they can't. Optional: `render` starts the
   * threads, too.
   */
  start: () => Promise<void>;
  render: (request: PageRequest) => Promise<Rendered>;
  stop: () => Promise<void>;
};

/**
 * Starts `count` threads, on the first page, that render pages with the renderer built into `file`;
 * a thread that ends is replaced.
 */
export const renderThreads = (
  file: string,
  { count, log }: { count: number; log: Log },
): Renderer => {
  const stopped = new AbortController();
  const all = new Set<RenderThread>();
  const ready = new Set<RenderThread>();
  const startOne = async (): Promise<void> => {
    const thread = startRenderThread(file, {
      timeout,
      unresponsiveTimeout,
      onEnd: (reason) => {
        all.delete(thread);
        ready.delete(thread);
        if (stopped.signal.aborted) return;
        log.warn({ err: reason }, 'a rendering thread ended; starting another');
        // fails if stopped in the meantime, or if the new thread ends, which calls `onEnd` again
        sleep(restartDelay, undefined, { signal: stopped.signal, ref: false })
          .then(startOne)
          .catch(() => {});
      },
    });
    all.add(thread);
    await thread.ready;
    ready.add(thread);
  };
  let started: Promise<void> | undefined;
  const startAll = async (): Promise<void> => {
    await Promise.all(Array.from({ length: count }, startOne));
  };
  const start = (): Promise<void> => (started ??= startAll());
  return {
    start,
    render: async (request) => {
      await start();
      const [idlest] = [...ready].toSorted((one, other) => one.size() - other.size());
      if (!idlest) throw new Error('No thread renders pages at the moment.');
      return idlest.render(request);
    },
    stop: async () => {
      stopped.abort();
      await Promise.all([...all].map((thread) => thread.stop()));
    },
  };
};
