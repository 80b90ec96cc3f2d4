import type { ClientConfig } from 'pg';
import { Client } from 'pg';
import { StartError } from '../startError';

/**
 * The last migration of each release, oldest first: the first line is release 1. A migration added
 * before its release is published replaces the last line; the first one afterwards adds a line.
 * What a host of release n reads or writes may be dropped or renamed by release n + 2 at the
 * earliest: n + 1 stops using it, while hosts of n still run beside it. So the index
 * search_words_alike, which hosts of release 1 use to correct spelling, is dropped in release 3.
 */
export const lastMigrations = ['0017_exactly_once', '0067_erased_names'];
const ownRelease = lastMigrations.length;

/** Throws if the database has been opened by a release that is newer by more than one. */
export const refuseTooNew = async (
  connection: ClientConfig,
  release: number = ownRelease,
): Promise<void> => {
  const oldest = await readOldest(connection);
  if (oldest !== undefined && oldest > release)
    throw new StartError(
      `The database was opened by a newer release: hosts of release ${oldest} or later can use it, and this is release ${release}. Nothing was changed. Start a newer release, or restore a backup from before into an empty database.`,
    );
};

/** Records that hosts more than one release older than this one can no longer use the database. */
export const recordRelease = (
  connection: ClientConfig,
  release: number = ownRelease,
): Promise<void> =>
  withClient(connection, async (client) => {
    await client.query('UPDATE oldest_release SET number = $1 WHERE number < $1', [release - 1]);
  });

/** Returns the oldest release that can use the database; `undefined` if nothing is recorded yet. */
const readOldest = (connection: ClientConfig): Promise<number | undefined> =>
  withClient(connection, async (client) => {
    const { rows } = await client.query<{ known: boolean }>(
      "SELECT to_regclass('oldest_release') IS NOT NULL AS known",
    );
    if (rows[0]?.known !== true) return undefined;
    const found = await client.query<{ number: number }>('SELECT number FROM oldest_release');
    return found.rows[0]?.number;
  });

/** Opens a connection for `work` and closes it afterwards. */
export const withClient = async <T>(
  connection: ClientConfig,
  work: (client: Client) => Promise<T>,
): Promise<T> => {
  const client = new Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
};
