import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import type { Log } from '../log';
import type { Database } from './database';
import { logFailure } from './outageLog';

/** In milliseconds. */
const times = {
  /** between two notices to oneself, which show that notices arrive */
  beat: 5_000,
  /** of which `ticks` are the time for such a notice to arrive */
  tick: 400,
  /** until a connection is tried again */
  retryDelay: 1_000,
};

/** However long this host or its whole machine is paused, that uses up one of these alone. */
const ticks = 10;

/** A channel's name can't be bound to a statement. */
const listenStatements = {
  job_changes: 'LISTEN job_changes',
  account_events: 'LISTEN account_events',
} as const;
export type Channel = keyof typeof listenStatements;

export type Notices = {
  /** Whether every notice arrives: not so from a lost connection until the next one listens. */
  isHearing: () => boolean;
  stop: () => Promise<void>;
};
type Handlers = {
  onNotice: (payload: string) => void;
  /** Notices may have been missed. */
  onGap: () => void;
};

/** Passes a channel's notices on until the connection is lost; then it fails. */
const hear = async (
  client: ClientBase,
  channel: Channel,
  { onBeat, onNotice }: { onBeat: () => void; onNotice: (payload: string) => void },
  signal: AbortSignal,
): Promise<never> => {
  const own = `beat ${randomUUID()}`;
  let onArrival: () => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    client.once('error', reject);
    client.once('end', () => reject(new Error('The connection ended.')));
  });
  // it may end while nothing waits for it
  ended.catch(() => {});
  client.on('notification', ({ payload = '' }) => {
    if (payload === own) {
      onArrival();
      onBeat();
    } else if (!payload.startsWith('beat ')) onNotice(payload);
  });
  await client.query(listenStatements[channel]);
  for (;;) {
    let hasArrived = false;
    const arrival = new Promise<void>((resolve) => {
      onArrival = () => {
        hasArrived = true;
        resolve();
      };
    });
    const sent = client.query('SELECT pg_notify($1, $2)', [channel, own]);
    const answered = Promise.all([sent, arrival]);
    // it may fail once nothing waits for it
    answered.catch(() => {});
    const pause = sleep(times.beat, undefined, { signal });
    pause.catch(() => {});
    for (let tick = 0; tick < ticks && !hasArrived; tick += 1)
      await Promise.race([ended, answered, sleep(times.tick, undefined, { signal, ref: false })]);
    if (!hasArrived) throw new Error(`No notices of ${channel} arrive.`);
    await Promise.race([ended, pause]);
  }
};

/**
 * Listens to a channel of PostgreSQL's NOTIFY on a connection of its own, and on a new one where
 * that is lost. A pooler that shares server connections between clients (PgBouncer by transactions)
 * passes no notices on; that is noticed, too, since the listener sends some to itself.
 */
export const listenForNotices = (
  db: Database,
  channel: Channel,
  { onNotice, onGap }: Handlers,
  log: Log,
): Notices => {
  const stopped = new AbortController();
  let [isHearing, isFirst] = [false, true];
  const onBeat = (): void => {
    if (!isHearing) onGap();
    isHearing = true;
  };
  const listen = (client: ClientBase) =>
    hear(client, channel, { onBeat, onNotice }, stopped.signal);
  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      try {
        await db.withClient(listen, stopped.signal);
      } catch (error) {
        // once: behind a pooler it will always fail
        if ((isHearing || isFirst) && !stopped.signal.aborted)
          logFailure(log, error, 'notices of the database are missed');
      }
      [isHearing, isFirst] = [false, false];
      onGap();
      await sleep(times.retryDelay, undefined, { signal: stopped.signal }).catch(() => {});
    }
  };
  const running = run();
  return {
    isHearing: () => isHearing,
    stop: async () => {
      stopped.abort();
      isHearing = false;
      await running;
    },
  };
};
