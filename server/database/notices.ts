import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import type { Log } from '../log';
import type { Database } from './database';
import { logFailure } from './outageLog';

/** In milliseconds. */
const times = {
  /** between two notices to itself, which prove that notices arrive */
  heartbeatInterval: 5_000,
  /** such a notice must arrive within `ticks` of these */
  tick: 400,
  /** before reconnecting */
  retryDelay: 1_000,
};

/**
 * Counted in ticks, since a pause of this host or its machine, however long, uses up only one of
 * them.
 */
const ticks = 10;

/** The name of a channel can't be a bound parameter. */
const listenStatements = {
  job_changes: 'LISTEN job_changes',
  account_events: 'LISTEN account_events',
} as const;
export type Channel = keyof typeof listenStatements;

export type Notices = {
  /** Whether notices arrive: false from a lost connection until the next one listens. */
  isListening: () => boolean;
  stop: () => Promise<void>;
};
type Handlers = {
  onNotice: (payload: string) => void;
  /** Notices may have been missed. */
  onGap: () => void;
};

/** Passes on a channel's notices until the connection is lost; then it rejects. */
const listenOn = async (
  client: ClientBase,
  channel: Channel,
  { onHeartbeat, onNotice }: { onHeartbeat: () => void; onNotice: (payload: string) => void },
  signal: AbortSignal,
): Promise<never> => {
  const own = `beat ${randomUUID()}`;
  let onArrival: () => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    client.once('error', reject);
    client.once('end', () => reject(new Error('The connection ended.')));
  });
  // avoids an unhandled rejection if it rejects while nothing awaits it
  ended.catch(() => {});
  client.on('notification', ({ payload = '' }) => {
    if (payload === own) {
      onArrival();
      onHeartbeat();
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
    // avoids an unhandled rejection if it rejects once nothing awaits it
    answered.catch(() => {});
    const pause = sleep(times.heartbeatInterval, undefined, { signal });
    pause.catch(() => {});
    for (let tick = 0; tick < ticks && !hasArrived; tick += 1)
      await Promise.race([ended, answered, sleep(times.tick, undefined, { signal, ref: false })]);
    if (!hasArrived) throw new Error(`No notices of ${channel} arrive.`);
    await Promise.race([ended, pause]);
  }
};

/**
 * Listens to a PostgreSQL NOTIFY channel on a connection of its own, and reconnects if it is lost.
 * A pooler that shares server connections between clients (PgBouncer in transaction mode) doesn't
 * deliver notices; this is detected, too, by notices that the listener sends to itself.
 */
export const listenForNotices = (
  db: Database,
  channel: Channel,
  { onNotice, onGap }: Handlers,
  log: Log,
): Notices => {
  const stopped = new AbortController();
  let [isListening, isFirst] = [false, true];
  const onHeartbeat = (): void => {
    if (!isListening) onGap();
    isListening = true;
  };
  const listen = (client: ClientBase) =>
    listenOn(client, channel, { onHeartbeat, onNotice }, stopped.signal);
  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      try {
        await db.withClient(listen, stopped.signal);
      } catch (error) {
        // logged once: behind a pooler it fails every time
        if ((isListening || isFirst) && !stopped.signal.aborted)
          logFailure(log, error, 'notifications from the database are missed');
      }
      [isListening, isFirst] = [false, false];
      onGap();
      await sleep(times.retryDelay, undefined, { signal: stopped.signal }).catch(() => {});
    }
  };
  const running = run();
  return {
    isListening: () => isListening,
    stop: async () => {
      stopped.abort();
      isListening = false;
      await running;
    },
  };
};
