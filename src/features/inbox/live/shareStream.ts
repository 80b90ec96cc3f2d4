import type { AccountEvent, StreamEnd } from '@/api/eventStream';

/** In milliseconds. */
const times = {
  /** until a lost stream is retried; doubled with each consecutive failure … */
  first: 2_000,
  /** … up to this, which is also the poll interval if there are no streams */
  last: 60_000,
  /** how long after its start a page's data counts as fresh */
  fresh: 5_000,
};

/** A message between the tabs of a browser. */
type TabMessage = { event: AccountEvent } | { gap: 'short' | 'long' };
type Connect = (
  handlers: { onOpen: () => void; onEvent: (event: AccountEvent) => void },
  signal: AbortSignal,
) => Promise<StreamEnd>;
/** The APIs that a browser may lack; without them, each tab has its own stream. */
export type Platform = {
  locks?: Pick<LockManager, 'request'> | undefined;
  Channel?: typeof BroadcastChannel | undefined;
};
type Shared = {
  /** Identifies the session; tabs with the same name share a stream. */
  name: string;
  connect: Connect;
  onEvent: (event: AccountEvent) => void;
  /**
   * Called if events may have been missed, so that data must be refetched. `isShort`: only those
   * since the page was opened.
   */
  onGap: (isShort: boolean) => void;
  platform: Platform;
};

const sleep = (wait: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, wait);
    signal.addEventListener('abort', wake);
  });

/**
 * Keeps a stream open. From the second consecutive failure on, reports a gap with each retry, which
 * amounts to polling.
 */
const keepOpen = async (
  connect: Connect,
  broadcast: (message: TabMessage) => void,
  signal: AbortSignal,
  isNew: boolean,
): Promise<void> => {
  const started = Date.now();
  let [failures, isFirst] = [0, isNew];
  while (!signal.aborted) {
    const handlers = {
      onOpen: () => {
        failures = 0;
        broadcast({ gap: isFirst && Date.now() - started < times.fresh ? 'short' : 'long' });
        isFirst = false;
      },
      onEvent: (event: AccountEvent) => broadcast({ event }),
    };
    const { retryAfter } = await connect(handlers, signal);
    if (signal.aborted) return;
    failures += 1;
    if (failures > 1) broadcast({ gap: 'long' });
    const backoff = Math.min(times.last, times.first * 2 ** (failures - 1));
    await sleep(Math.min(times.last, Math.max(retryAfter ?? 0, backoff)), signal);
  }
};

/**
 * Subscribes to the account's events with one stream for all tabs of the browser, since HTTP/1.1
 * allows six connections to a host. The tab that gets a lock opens the stream and broadcasts to the
 * others; when it closes, another tab gets the lock. Returns a function that unsubscribes.
 */
export const shareStream = ({ name, connect, onEvent, onGap, platform }: Shared): (() => void) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  const receive = (message: TabMessage): void => {
    if (signal.aborted) return;
    if ('event' in message) onEvent(message.event);
    else onGap(message.gap === 'short');
  };
  const { locks, Channel } = platform;
  if (!locks || !Channel) {
    void keepOpen(connect, receive, signal, true);
    return () => stopped.abort();
  }
  const channel = new Channel(name);
  // safe: only tabs of this site can write to the channel
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => receive(data));
  const broadcast = (message: TabMessage): void => {
    if (!('gap' in message && message.gap === 'short')) channel.postMessage(message);
    receive(message);
  };
  const opened = Date.now();
  // a tab that takes over may have missed events
  const openAsLeader = () =>
    keepOpen(connect, broadcast, signal, Date.now() - opened < times.fresh);
  // rejects when aborted
  void Promise.resolve(locks.request(name, { signal }, openAsLeader)).catch(() => {});
  return () => {
    stopped.abort();
    channel.close();
  };
};
