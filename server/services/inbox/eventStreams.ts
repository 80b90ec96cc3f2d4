import type { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../context';
import { listenForNotices, type Notices } from '../../database/notices';
import { logFailure } from '../../database/outageLog';
import { ApiError } from '../../errors';
import { validSessions } from '../../repositories/accounts/sessions';
import type { AccountEvent } from '../../repositories/inbox/events';
import { hostTexts } from '../../texts/errors';
import { inboxTexts } from '../../texts/inbox';
import {
  keyOf,
  makeStreamList,
  startStream,
  write,
  type Reader,
  type Stream,
  type StreamList,
} from './openStreams';

/** In milliseconds. */
const times = {
  /**
   * between heartbeats, which keep proxies from closing the connection, and checks of the sessions
   */
  beat: 25_000,
  /** for batching an account's events into one check of its sessions */
  collect: 30,
  /** timeout for the listener to connect */
  hearing: 3_000,
};
type Logged = Pick<Context, 'db' | 'log'>;

const isEvent = (value: unknown): value is AccountEvent =>
  typeof value === 'object' && value !== null && 'accountId' in value && 'about' in value;
const readEvent = (payload: string): AccountEvent | undefined => {
  try {
    const value: unknown = JSON.parse(payload);
    return isEvent(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
const unavailable = () =>
  new ApiError(503, hostTexts.unavailable, undefined, { 'retry-after': '30' });

/** Delivers events to their streams, and ends streams whose session has ended. */
const makeDelivery = ({ db, log }: Logged, streams: StreamList) => {
  let pending = new Map<string, string>();
  const deliver = async (
    to: readonly Stream[],
    textOf: (stream: Stream) => string,
  ): Promise<void> => {
    if (to.length === 0) return;
    try {
      const valid = await validSessions(
        db,
        to.map(({ sessionId }) => sessionId),
      );
      for (const stream of to)
        if (valid.has(stream.sessionId)) write(stream, textOf(stream));
        else streams.end(stream, true);
    } catch (error) {
      logFailure(log, error, 'open pages could not be notified of changes; they will reconnect');
      for (const stream of to) streams.end(stream);
    }
  };
  const deliverPending = (): void => {
    const events = pending;
    pending = new Map();
    const to = [...events.keys()].flatMap((key) => streams.open(key));
    void deliver(to, ({ key }) => events.get(key) ?? '');
  };
  return {
    onNotice: (payload: string): void => {
      const event = readEvent(payload);
      if (!event || streams.open(keyOf(event)).length === 0) return;
      if (pending.size === 0) setTimeout(deliverPending, times.collect).unref();
      const [key, { kind, about }] = [keyOf(event), event];
      const text = `data: ${JSON.stringify({ kind, about })}\n\n`;
      pending.set(key, (pending.get(key) ?? '') + text);
    },
    beat: (): void => void deliver(streams.open(), () => ':\n\n'),
  };
};

export type EventStreams = {
  /**
   * Opens an event stream for its reader; rejects with a 429 if there are too many, a 503 if this
   * host can't listen for events.
   */
  open: (reader: Reader) => Promise<PassThrough>;
  /** Ends all streams and refuses new ones: the host is about to stop. */
  end: () => void;
  stop: () => Promise<void>;
};

/**
 * Serves changes as server-sent events to people with open pages. All hosts receive each other's
 * events by PostgreSQL's NOTIFY; this host starts listening with its first stream. There are no
 * streams while notifications may be missed: pages poll instead.
 */
export const makeEventStreams = (context: Logged): EventStreams => {
  const streams = makeStreamList();
  const { onNotice, beat } = makeDelivery(context, streams);
  let notices: Notices | undefined;
  let beating: NodeJS.Timeout | undefined;
  let isEnding = false;
  const endAll = (): void => {
    for (const stream of streams.open()) streams.end(stream);
  };
  const hear = async (): Promise<void> => {
    const { db, log } = context;
    notices ??= listenForNotices(db, 'account_events', { onNotice, onGap: endAll }, log);
    beating ??= setInterval(beat, times.beat).unref();
    for (let waited = 0; !notices.isListening() && waited < times.hearing; waited += 25)
      await sleep(25);
    if (!notices.isListening() || isEnding) throw unavailable();
  };
  return {
    open: async (reader) => {
      if (isEnding || streams.isHostFull()) throw unavailable();
      if (streams.isFullFor(reader))
        throw new ApiError(429, inboxTexts.tooManyStreams, undefined, { 'retry-after': '60' });
      // counted from here, so that concurrent calls can't exceed the limit
      const stream = streams.add(reader);
      try {
        await hear();
      } catch (error) {
        streams.end(stream, true);
        throw error;
      }
      startStream(stream);
      return stream.out;
    },
    end: () => {
      isEnding = true;
      endAll();
    },
    stop: async () => {
      isEnding = true;
      clearInterval(beating);
      endAll();
      await notices?.stop();
    },
  };
};
