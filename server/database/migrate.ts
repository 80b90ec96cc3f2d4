import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runner } from 'node-pg-migrate';
import type { ClientConfig } from 'pg';
import { rootFolder } from '../root';

/** How long to wait for another host's migration, in milliseconds. */
const lockTimeout = 60_000;
const folder = () => path.join(rootFolder(), 'server', 'migrations');

/** What the schema's steps are called in the database. */
export const migrationNames = (): string[] =>
  fs
    .readdirSync(folder())
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length));

/**
 * Brings the database to the newest schema (server/migrations). Two hosts that start at once wait
 * for each other.
 */
export const migrate = async (connection: ClientConfig): Promise<void> => {
  const until = Date.now() + lockTimeout;
  for (;;) {
    try {
      await runner({
        databaseUrl: connection,
        dir: folder(),
        migrationsTable: 'migrations',
        direction: 'up',
        log: () => {},
      });
      return;
    } catch (error) {
      const another =
        error instanceof Error && error.message.includes('Another migration is already running');
      if (!another || Date.now() > until) throw error;
      await sleep(200);
    }
  }
};
