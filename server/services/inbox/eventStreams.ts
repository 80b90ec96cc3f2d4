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
  greet,
  keyOf,
  makeStreamList,
  write,
  type Reader,
  type Stream,
  type StreamList,
} from './openStreams';

/** In milliseconds. */
const times = {
  /** between two signs of life, which keep proxies from closing the connection, and two looks at the sessions */
  beat: 25_000,
  /** in which events of an account become one look at its sessions */
  collect: 30,
  /** for the listener to hear */
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

/** Hands events to the streams that they are for, and ends those whose login has ended. */
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
      logFailure(log, error, 'open pages could not be told what changed; they come back');
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
  /** A stream of what changes for its reader; 429 where there are too many, 503 where this host can't hear. */
  open: (reader: Reader) => Promise<PassThrough>;
  /** Ends all, and takes no more: the host is about to stop. */
  end: () => void;
  stop: () => Promise<void>;
};

/**
 * What changes for the people with pages open on this host, as server-sent events. All hosts hear
 * what any of them tells, by PostgreSQL's NOTIFY; this one listens from its first stream on. While
 * notices may be missed there are no streams: pages ask now and then instead.
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
    for (let waited = 0; !notices.isHearing() && waited < times.hearing; waited += 25)
      await sleep(25);
    if (!notices.isHearing() || isEnding) throw unavailable();
  };
  return {
    open: async (reader) => {
      if (isEnding || streams.isHostFull()) throw unavailable();
      if (streams.isFullFor(reader))
        throw new ApiError(429, inboxTexts.tooManyStreams, undefined, { 'retry-after': '60' });
      // counted from here on: many that open at once don't pass each other
      const stream = streams.add(reader);
      try {
        await hear();
      } catch (error) {
        streams.end(stream, true);
        throw error;
      }
      greet(stream);
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
