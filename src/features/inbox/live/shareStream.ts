import type { AccountEvent, StreamEnd } from '@/api/eventStream';

/** In milliseconds. */
const times = {
  /** until a lost stream is tried again, doubled with each failure in a row … */
  first: 2_000,
  /** … up to this, which is also how often a page asks where there are no streams */
  last: 60_000,
  /** in which a page has just read what it shows */
  fresh: 5_000,
};

/** What the tabs of a browser tell each other. */
type Word = { event: AccountEvent } | { gap: 'short' | 'long' };
type Connect = (
  handlers: { onOpen: () => void; onEvent: (event: AccountEvent) => void },
  signal: AbortSignal,
) => Promise<StreamEnd>;
/** What a browser may lack: then each tab has a stream of its own. */
export type Platform = {
  locks?: Pick<LockManager, 'request'> | undefined;
  Channel?: typeof BroadcastChannel | undefined;
};
type Shared = {
  /** Whose events; tabs of the same session share a stream. */
  name: string;
  connect: Connect;
  onEvent: (event: AccountEvent) => void;
  /** Something may have happened that nobody told: read it again; `isShort`: since the page opened. */
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

/** Keeps a stream open; while there is none, says so at each try, which makes it a poll. */
const keepOpen = async (
  connect: Connect,
  say: (word: Word) => void,
  signal: AbortSignal,
  isNew: boolean,
): Promise<void> => {
  const started = Date.now();
  let [failures, isFirst] = [0, isNew];
  while (!signal.aborted) {
    const handlers = {
      onOpen: () => {
        failures = 0;
        say({ gap: isFirst && Date.now() - started < times.fresh ? 'short' : 'long' });
        isFirst = false;
      },
      onEvent: (event: AccountEvent) => say({ event }),
    };
    const { retryAfter } = await connect(handlers, signal);
    if (signal.aborted) return;
    failures += 1;
    if (failures > 1) say({ gap: 'long' });
    const backoff = Math.min(times.last, times.first * 2 ** (failures - 1));
    await sleep(Math.min(times.last, Math.max(retryAfter ?? 0, backoff)), signal);
  }
};

/**
 * Hears what changes for the account, by one stream for all tabs of the browser, since HTTP/1.1 allows
 * six connections to a host: the tab that gets a lock has it and tells the others, and where that
 * tab closes another one gets the lock. Returns how to stop.
 */
export const shareStream = ({ name, connect, onEvent, onGap, platform }: Shared): (() => void) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  const hear = (word: Word): void => {
    if (signal.aborted) return;
    if ('event' in word) onEvent(word.event);
    else onGap(word.gap === 'short');
  };
  const { locks, Channel } = platform;
  if (!locks || !Channel) {
    void keepOpen(connect, hear, signal, true);
    return () => stopped.abort();
  }
  const channel = new Channel(name);
  // only our own tabs can write to it
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => hear(data));
  const say = (word: Word): void => {
    if (!('gap' in word && word.gap === 'short')) channel.postMessage(word);
    hear(word);
  };
  const opened = Date.now();
  // one that takes over may have missed what the former would have heard
  const lead = () => keepOpen(connect, say, signal, Date.now() - opened < times.fresh);
  // aborting rejects it
  void Promise.resolve(locks.request(name, { signal }, lead)).catch(() => {});
  return () => {
    stopped.abort();
    channel.close();
  };
};
