import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runner } from 'node-pg-migrate';
import type { ClientBase, ClientConfig } from 'pg';
import { errorCode } from '../errorCode';
import { rootFolder } from '../root';
import { makeMonths } from './months';
import { recordRelease, refuseTooNew, withClient } from './releases';

/**
 * Total time for retries, in milliseconds: another host's migration of a large database takes
 * minutes, and a table may be locked for as long as a backup takes.
 */
const migrationTimeout = 10 * 60_000;
/**
 * How long a migration waits for a table lock, in milliseconds, since later calls queue behind it.
 * Then it lets them pass, and retries after `lockRetryDelay`.
 */
const lockTimeout = 500;
const lockRetryDelay = 500;
/** PostgreSQL's code for a lock timeout. */
const lockNotAvailable = '55P03';
const folder = () => path.join(rootFolder(), 'server', 'migrations');

/** Returns the names of all migrations, as the database records them. */
export const migrationNames = (): string[] =>
  fs
    .readdirSync(folder())
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length));

/** Whether a migration failed because of a lock held by another session. */
const isBusy = (error: unknown): boolean =>
  errorCode(error) === lockNotAvailable ||
  (error instanceof Error && error.message.includes('Another migration is already running'));

/**
 * Runs the migrations of a folder that the database lacks, each in its own transaction. If another
 * host is migrating, or a table is in use, it retries without blocking others.
 */
export const runMigrations = (connection: ClientConfig, dir: string): Promise<void> =>
  runOn({ databaseUrl: { ...connection, lock_timeout: lockTimeout } }, dir);

const runOn = async (
  target: { databaseUrl: ClientConfig } | { dbClient: ClientBase },
  dir: string,
  count = Infinity,
): Promise<void> => {
  const until = Date.now() + migrationTimeout;
  for (;;) {
    try {
      await runner({
        ...target,
        dir,
        count,
        migrationsTable: 'migrations',
        direction: 'up',
        log: () => {},
      });
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > until) throw error;
      await sleep(lockRetryDelay);
    }
  }
};

/**
 * Migrates the database to the newest schema (server/migrations). Hosts that start at the same time
 * wait for each other. Throws a StartError if a release newer by more than one has opened the
 * database.
 */
export const migrate = async (connection: ClientConfig): Promise<void> => {
  await refuseTooNew(connection);
  await runMigrations(connection, folder());
  await withClient(connection, (client) => client.query(makeMonths));
  await recordRelease(connection);
};

/** Runs missing migrations over an existing connection; at most `count` of them, if given. */
export const migrateOver = (client: ClientBase, count?: number): Promise<void> =>
  runOn({ dbClient: client }, folder(), count);
