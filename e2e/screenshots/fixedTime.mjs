/**
 * A host whose pages look the same whenever they are rendered: libfaketime starts its clock and its
 * database's at a fixed moment, so that the seeded data always has the same dates.
 */
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openServer } from '../../bench/search/speed/server.mjs';
import { freePort } from '../../tools/freePort.mjs';
import { startOurHost } from '../ourHost.mjs';

/**
 * The start time of hosts. It is later than any real run, because a process sees the real time if a
 * signal interrupts its waiting: PostgreSQL then checks statement timeouts, and a real time after
 * the fixed one would cancel running statements.
 */
const startsAt = Date.parse('2037-03-02T16:00:00Z');
/**
 * The current time in browsers: fixed at a while after the start, however long the screenshots
 * take.
 */
export const shownAt = new Date(startsAt + 30 * 60_000);

const library = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`)
  .find((file) => existsSync(file));
const hasServer = ['15', '16', '17', '18'].some((version) =>
  existsSync(`/usr/lib/postgresql/${version}/bin/postgres`),
);
/** Why such a host can't run here; `undefined` if it can. */
export const whyNot =
  library === undefined
    ? 'there is no libfaketime (Debian’s package libfaketime)'
    : hasServer
      ? undefined
      : 'there is no PostgreSQL server (Debian’s package postgresql)';

/** Runs an action whose child processes get the fixed time. */
const withFixedTime = async (action) => {
  const seconds = Math.round((startsAt - Date.now()) / 1000);
  const given = {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    DONT_FAKE_MONOTONIC: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    TZ: 'UTC',
  };
  const before = Object.fromEntries(Object.keys(given).map((name) => [name, process.env[name]]));
  Object.assign(process.env, given);
  try {
    return await action();
  } finally {
    for (const [name, value] of Object.entries(before))
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
};

/**
 * Starts a built host with demo data at the fixed time. Returns its origin and `stop`.
 *
 * @param {string} [entry] Another build's host.
 */
export const startFixedHost = async (entry) => {
  delete process.env.DATABASE_URL;
  const folder = mkdtempSync(path.join(tmpdir(), 'jobline-pictures-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  return withFixedTime(async () => {
    const server = await openServer(folder, 0);
    const host = await startOurHost({
      port,
      ...(entry && { entry }),
      dataDir: folder,
      env: { DATABASE_URL: server.url },
    });
    return {
      origin: host.origin,
      databaseUrl: server.url,
      stop: async () => {
        await host.stop();
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  });
};
