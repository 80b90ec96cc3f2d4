import type { Database } from '../database/database';
import { openForTool } from '../database/open';
import { consoleLog } from '../log';
import { readEnv, type Env } from '../settings/env';
import { StartError } from '../startError';

/** The arguments as `parse` reads them; what it throws becomes one message with the usage below. */
export const readArguments = <Arguments>(usage: string, parse: () => Arguments): Arguments => {
  try {
    return parse();
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
};

/** The settings of a command-line tool, which has no use for a public address. */
export const readToolEnv = (): Env =>
  readEnv({ PUBLIC_URL: 'http://unused.invalid', ...process.env });

/**
 * Opens the database for `work` and closes it after that. `asItIs`: without bringing its schema up
 * to date.
 */
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
