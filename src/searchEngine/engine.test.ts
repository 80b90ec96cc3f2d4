import { aJob } from '@/test/fixtures';
import type { OnReply } from './connections';
import { startEngine } from './engine';
import { noSearch } from './jobSearch';
import type { Request } from './messages';

// stands in for the browser's worker, which jsdom lacks
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  sent: unknown[] = [];
  isTerminated = false;
  constructor() {
    super();
    FakeWorker.started.push(this);
  }
  postMessage(message: unknown): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  isReady(): void {
    this.dispatchEvent(new MessageEvent('message', { data: { kind: 'ready' } }));
  }
}

afterEach(() => {
  jest.restoreAllMocks();
  FakeWorker.started = [];
  Reflect.deleteProperty(globalThis, 'Worker');
});

const question = (id: number): Request => ({
  kind: 'search',
  id,
  asked: { search: { ...noSearch, q: 'cook' }, now: 0 },
});
/** An engine with jobs and its replies; `answerTo` waits for an answer. */
const start = (
  { cooks, others = 0 }: { cooks: number; others?: number },
  open: Map<number, { request: Request }>,
  load?: Parameters<typeof startEngine>[3],
) => {
  const replies: Parameters<OnReply>[0][] = [];
  const jobs = [
    ...Array.from({ length: cooks }, (_, at) => aJob({ _id: `c-${at}`, jobtitle: 'Cook' })),
    ...Array.from({ length: others }, (_, at) => aJob({ _id: `n-${at}` })),
  ];
  const engine = startEngine(jobs, open, (reply) => replies.push(reply), load);
  const answerTo = async (id: number) => {
    for (;;) {
      const answer = replies.find((reply) => reply.kind === 'answer' && reply.id === id);
      if (answer) return answer;
      await new Promise((resolve) => {
        setTimeout(resolve, 5);
      });
    }
  };
  return { engine, answerTo };
};

test('a search whose code can’t be loaded is answered as soon as it can', async () => {
  // so that only the `online` event ends the wait
  jest.spyOn(Math, 'random').mockReturnValue(1e6);
  const load = jest
    .fn(() => import('./searcher'))
    .mockRejectedValueOnce(new Error('ChunkLoadError'));
  const { engine, answerTo } = start({ cooks: 1 }, new Map([[1, { request: question(1) }]]), load);
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(await answerTo(1)).toMatchObject({ answer: { positions: [0] } });
  engine.end();
});

test('a worker that crashes while it is sent the jobs gets no more of them', async () => {
  Object.assign(globalThis, { Worker: FakeWorker });
  const { engine, answerTo } = start(
    { cooks: 1, others: 5000 },
    new Map([[1, { request: question(1) }]]),
  );
  const [worker] = FakeWorker.started;
  worker?.isReady();
  while (worker?.sent.length === 0) await Promise.resolve();
  worker?.dispatchEvent(new Event('error', { cancelable: true }));
  expect(worker?.isTerminated).toBe(true);
  expect(await answerTo(1)).toMatchObject({ answer: { positions: [0] } });
  expect(worker?.sent).toHaveLength(1);
  engine.end();
});
