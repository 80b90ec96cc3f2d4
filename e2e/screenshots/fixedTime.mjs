/**
 * A host whose pages look the same whenever they are drawn: its clock and its database's start at
 * one moment, by libfaketime, so that the seeded data have the same dates each time.
 */
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openServer } from '../../bench/search/speed/server.mjs';
import { freePort } from '../../tools/freePort.mjs';
import { startOurHost } from '../ourHost.mjs';

/**
 * When hosts start: later than any day this runs on, since a process sees the true time where a
 * signal interrupts its waiting. PostgreSQL looks there whether a statement's time is up, and a true
 * time after the fixed one would end whatever runs.
 */
const startsAt = Date.parse('2037-03-02T16:00:00Z');
/** What browsers take for now: a while after the start, for however long the drawing takes. */
export const shownAt = new Date(startsAt + 30 * 60_000);

const library = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`)
  .find((file) => existsSync(file));
const hasServer = ['15', '16', '17', '18'].some((version) =>
  existsSync(`/usr/lib/postgresql/${version}/bin/postgres`),
);
/** Why there can be no such host here, or undefined. */
export const whyNot =
  library === undefined
    ? 'there is no libfaketime (Debian’s package libfaketime)'
    : hasServer
      ? undefined
      : 'there is no PostgreSQL server (Debian’s package postgresql)';

/** Runs an action whose processes have the fixed time. */
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
 * Starts a built host at the fixed time, on demo data. Gives its origin and `stop`.
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
