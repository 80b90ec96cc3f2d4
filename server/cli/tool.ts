import type { Database } from '../database/database';
import { openFileStore } from '../database/fileStore/fileStore';
import type { Store } from '../database/fileStore/store';
import { openForTool } from '../database/open';
import { consoleLog } from '../log';
import { readEnv, type Env } from '../settings/env';
import { StartError } from '../startError';

/** Returns the arguments as parsed by `parse`; an error becomes a message followed by the usage. */
export const readArguments = <Arguments>(usage: string, parse: () => Arguments): Arguments => {
  try {
    return parse();
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
};

/** Reads the settings of a command-line tool, which doesn't need a public address. */
export const readToolEnv = (): Env =>
  readEnv({ PUBLIC_URL: 'http://unused.invalid', ...process.env });

/** Returns the file store of FILES_URL; `undefined` if files are in the database. */
export const storeOf = (env: Env): Store | undefined =>
  env.files && openFileStore(env.files, consoleLog(env.logLevel));

/** Opens the database for `work` and closes it afterwards. `asItIs` skips migrations. */
export const withDatabase = async (
  env: Env,
  work: (db: Database) => Promise<void>,
  options: { asItIs?: boolean } = {},
): Promise<void> => {
  const db = await openForTool(env, consoleLog(env.logLevel), options);
  try {
    await work(db);
  } finally {
    await db.close();
  }
};
