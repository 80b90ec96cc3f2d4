import type { AccountEvent, StreamEnd } from '@/api/eventStream';
import { shareStream, type Platform } from './shareStream';

/**
 * Fakes what a browser shares between the tabs of a site: locks that queue, and broadcast channels.
 */
const makeBrowser = (): Required<Platform> => {
  const queues = new Map<string, (() => void)[]>();
  const channels = new Set<FakeChannel>();
  class FakeChannel extends EventTarget {
    constructor(readonly name: string) {
      super();
      channels.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of channels)
        if (other !== this && other.name === this.name)
          other.dispatchEvent(new MessageEvent('message', { data }));
    }
    close(): void {
      channels.delete(this);
    }
  }
  const request = async (
    name: string,
    { signal }: LockOptions,
    work: () => Promise<unknown>,
  ): Promise<void> => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    await new Promise<void>((resolve, reject) => {
      queue.push(resolve);
      if (queue.length === 1) resolve();
      signal?.addEventListener('abort', () => {
        const at = queue.indexOf(resolve);
        if (at > 0) {
          queue.splice(at, 1);
          reject(new Error('aborted'));
        }
      });
    });
    await work();
    queue.shift();
    queue[0]?.();
  };
  // only the parts that the module uses
  return {
    locks: { request } as unknown as LockManager,
    Channel: FakeChannel as unknown as typeof BroadcastChannel,
  };
};

const settle = () => jest.advanceTimersByTimeAsync(0);
/** Opens a tab. Returns the streams that it opened and what it received. */
const openTab = (platform: Platform, name = 'ivo', isRefused = false) => {
  const streams: {
    tell: (event: AccountEvent) => void;
    end: (end: StreamEnd) => void;
    isAborted: () => boolean;
  }[] = [];
  const heard: string[] = [];
  const stop = shareStream({
    name,
    platform,
    connect: (handlers, signal) =>
      new Promise<StreamEnd>((resolve) => {
        streams.push({
          tell: handlers.onEvent,
          end: resolve,
          isAborted: () => signal.aborted,
        });
        signal.addEventListener('abort', () => resolve({ retryAfter: null }));
        if (isRefused) resolve({ retryAfter: 30_000 });
        else handlers.onOpen();
      }),
    onEvent: ({ kind, about }) => heard.push(`${kind} ${about}`),
    onGap: (isShort) => heard.push(isShort ? 'short gap' : 'gap'),
  });
  return { streams, heard, stop };
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the tabs of a browser share one stream, and each hears every event once', async () => {
  const browser = makeBrowser();
  const [one, two] = [openTab(browser), openTab(browser)];
  await settle();
  expect([one.streams.length, two.streams.length]).toEqual([1, 0]);
  one.streams[0]?.tell({ kind: 'message', about: 'a1' });
  // a short gap isn't broadcast: the second tab has just fetched its data anyway
  expect([one.heard, two.heard]).toEqual([['short gap', 'message a1'], ['message a1']]);
  one.stop();
  two.stop();
});

test('where the tab with the stream closes, another takes over and reads everything again', async () => {
  const browser = makeBrowser();
  const [one, two, three] = [openTab(browser), openTab(browser), openTab(browser)];
  await jest.advanceTimersByTimeAsync(10_000);
  one.stop();
  await settle();
  expect(one.streams[0]?.isAborted()).toBe(true);
  expect([two.streams.length, three.streams.length]).toEqual([1, 0]);
  two.streams[0]?.tell({ kind: 'read', about: 'a1' });
  expect(three.heard.slice(-2)).toEqual(['gap', 'read a1']);
  // a closed tab receives nothing
  expect(one.heard).toEqual(['short gap']);
  two.stop();
  three.stop();
});

test('somebody else’s session in another tab has a stream of its own', async () => {
  const browser = makeBrowser();
  const [one, other] = [openTab(browser), openTab(browser, 'mara')];
  await settle();
  expect([one.streams.length, other.streams.length]).toEqual([1, 1]);
  one.streams[0]?.tell({ kind: 'message', about: 'a1' });
  expect(other.heard).toEqual(['short gap']);
  one.stop();
  other.stop();
});

test('an ended stream comes back when the host said, and what was missed is read', async () => {
  const tab = openTab(makeBrowser());
  await settle();
  tab.streams[0]?.end({ retryAfter: 5_000 });
  await jest.advanceTimersByTimeAsync(4_900);
  expect(tab.streams).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(200);
  expect([tab.streams.length, tab.heard]).toEqual([2, ['short gap', 'gap']]);
  tab.stop();
});

test('where there are no streams, it asks now and then: at least once a minute', async () => {
  const tab = openTab(makeBrowser(), 'ivo', true);
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  expect(tab.heard.every((word) => word === 'gap')).toBe(true);
  expect(tab.heard.length).toBeGreaterThanOrEqual(9);
  expect(tab.heard.length).toBeLessThan(25);
  tab.stop();
  const asked = tab.streams.length;
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  expect(tab.streams).toHaveLength(asked);
});

test('a browser without locks or channels has a stream in each tab', async () => {
  const [one, two] = [openTab({}), openTab({})];
  await settle();
  expect([one.streams.length, two.streams.length]).toEqual([1, 1]);
  one.stop();
  two.stop();
});
