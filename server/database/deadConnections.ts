import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { every } from '../timing/every';
import type { ConnectionPool } from './pool';
import type { Servers } from './servers';

/** In milliseconds. */
const times = {
  interval: 500,
  /** without any byte of an answer; most statements take far less */
  quiet: 1_500,
  /** for the new connection that checks the silent ones */
  probe: 2_000,
  /** for an answer that was sent while the server was queried */
  grace: 200,
  /** before a long statement that was found to be running is checked again */
  retryDelay: 2_000,
};

/** Returns which of these server processes are running a statement. */
const findBusy = async (config: ClientConfig, backends: number[]): Promise<Set<number>> => {
  const client = new Client({
    ...config,
    connectionTimeoutMillis: times.probe,
    query_timeout: times.probe,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE pid = ANY($1::integer[]) AND state IN ('active', 'fastpath function call')",
      [backends],
    );
    return new Set(rows.map(({ pid }) => pid));
  } finally {
    client.connection.stream.destroy();
  }
};

/**
 * Finds connections that have gone silent because a firewall dropped them, or their server vanished
 * without a FIN; TCP would wait for many minutes. A statement without an answer for a while is
 * looked up over a new connection. If its server process is gone or idle, the answer is lost: the
 * connection is destroyed, and all idle ones with it. A statement that is still running is left
 * alone. Returns a function that stops it.
 */
export const watchDeadConnections = (
  pools: readonly ConnectionPool[],
  config: ClientConfig,
  servers: Servers,
): (() => Promise<void>) => {
  let notBefore = 0;
  return every({
    interval: times.interval,
    run: async () => {
      if (Date.now() < notBefore) return;
      const quiet = pools.flatMap((each) => each.unansweredFor(times.quiet));
      if (quiet.length === 0) return;
      const busy = await findBusy(
        { ...config, ...servers.current() },
        quiet.map(({ backend }) => backend),
      );
      const lost = quiet.filter(({ backend }) => !busy.has(backend));
      if (lost.length === 0) {
        notBefore = Date.now() + times.retryDelay;
        return;
      }
      await sleep(times.grace);
      const destroyed = lost.filter((each) => each.destroy());
      if (destroyed.length > 0) for (const each of pools) each.destroyIdle();
    },
    // if new connections fail, too, there is nothing to compare with, and the driver's timeouts end
    // the statements
    onError: () => {},
  });
};
