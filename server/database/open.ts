import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { Client } from 'pg';
import type { Env } from '../env';
import type { Log } from '../log';
import { StartError } from '../startError';
import { openDatabase, type Database } from './database';
import { joinEmbedded, startEmbedded, type Embedded } from './embedded';
import { migrate } from './migrate';

export type Opened = { db: Database; /** where the data is kept, for the person at the terminal */ lines: string[] };

/** The oldest PostgreSQL whose SQL is used, as the server numbers its versions. */
const oldest = 150_000;
/** A query that takes longer than a request may is given up, in milliseconds. */
const queryPatience = 30_000;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // where a name has several addresses, the message of the whole is empty
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const message = first instanceof Error ? first.message : error.message;
  // a tool that wraps an error puts the whole stack into its message
  return message.split('\n')[0] ?? '';
};

/** One clear line where the server can't be used, instead of a failure in the middle of something. */
const checkServer = async (connection: ClientConfig) => {
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; encoding: string }>(
      "SELECT current_setting('server_version_num')::integer AS version, current_setting('server_encoding') AS encoding");
    const { version = 0, encoding = '' } = rows[0] ?? {};
    if (version < oldest) throw new Error(`it is PostgreSQL ${Math.floor(version / 10_000)}; 15 or later is needed`);
    if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}; UTF8 is needed`);
  } catch (error) {
    throw new StartError(`DATABASE_URL: the database can't be used: ${reasonOf(error)}`);
  } finally {
    await client.end().catch(() => {});
  }
};

const upToDate = async (connection: ClientConfig) => {
  try {
    await migrate(connection);
  } catch (error) {
    throw new StartError(`The database could not be brought up to date: ${reasonOf(error)}`);
  }
};

const openServer = async (databaseUrl: string, log: Log, more: ClientConfig): Promise<Opened> => {
  const connection = { connectionString: databaseUrl };
  await checkServer(connection);
  await upToDate(connection);
  return { db: openDatabase({ ...connection, ...more }, log), lines: ['The data is kept in the PostgreSQL server of DATABASE_URL.'] };
};

const openEmbedded = async (embedded: Embedded, log: Log, more: ClientConfig): Promise<Database> => {
  try {
    await upToDate(embedded.connection);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  return openDatabase({ ...embedded.connection, ...more }, log, embedded.stop);
};

/** Opens the host's database: starts the embedded one or reaches the server, and brings it up to date. */
export const openForHost = async (env: Env, log: Log, onLost: (error: Error) => void): Promise<Opened> => {
  const limits = { statement_timeout: queryPatience, idle_in_transaction_session_timeout: queryPatience };
  if (env.databaseUrl !== undefined) return openServer(env.databaseUrl, log, limits);
  const embedded = await startEmbedded(env.dataDir, log, onLost);
  const db = await openEmbedded(embedded, log, limits);
  return { db, lines: [embedded.line] };
};

/** Waits until nobody else is connected: another tool may have joined this one's server. */
const untilAlone = async (connection: ClientConfig) => {
  const client = new Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ others: boolean }>(
        "SELECT count(*) > 1 AS others FROM pg_stat_activity WHERE backend_type = 'client backend'");
      if (rows[0]?.others !== true) return;
      await sleep(300);
    }
  } finally {
    await client.end();
  }
};

const joinRunning = async (env: Env, log: Log): Promise<Database | undefined> => {
  const running = await joinEmbedded(env.dataDir);
  if (running === undefined) return undefined;
  await upToDate(running);
  return openDatabase(running, log);
};

/** Opens the database for a command-line tool: that of the running host where one runs, else like a host. */
export const openForTool = async (env: Env, log: Log): Promise<Database> => {
  if (env.databaseUrl !== undefined) return (await openServer(env.databaseUrl, log, {})).db;
  const joined = await joinRunning(env, log);
  if (joined !== undefined) return joined;
  try {
    const { connection, line, stop } = await startEmbedded(env.dataDir, log);
    return await openEmbedded({ connection, line, stop: () => untilAlone(connection).catch(() => {}).then(stop) }, log, {});
  } catch (error) {
    // one that started at the same moment was faster
    const late = await joinRunning(env, log);
    if (late !== undefined) return late;
    throw error;
  }
};
