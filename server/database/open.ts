import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { Client, type PoolConfig } from 'pg';
import sql from 'sql-template-tag';
import type { Env } from '../env';
import type { Log } from '../log';
import { StartError } from '../startError';
import { openDatabase, type Database } from './database';
import { isInUse, joinEmbedded, startEmbedded, type Embedded } from './embedded';
import { migrate } from './migrate';
import { serversOf } from './servers';

export type Opened = {
  db: Database;
  /** where the data is kept, for the person at the terminal */ lines: string[];
};

/** The oldest PostgreSQL whose SQL is used, as the server numbers its versions. */
const oldest = 150_000;
/** A query that takes longer than a request may is cancelled, in milliseconds. */
const queryTimeout = 30_000;
export const hostLimits = {
  statement_timeout: queryTimeout,
  idle_in_transaction_session_timeout: queryTimeout,
  // for a server that can't even say so
  query_timeout: queryTimeout + 2_000,
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // where a name has several addresses, the message of the whole is empty
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const message = first instanceof Error ? first.message : error.message;
  // a tool that wraps an error puts the whole stack into its message
  return message.split('\n')[0] ?? '';
};

/** Fails where the server can't be used, and where it can't be written to though others might. */
const checkServer = async (connection: ClientConfig, isOnly: boolean) => {
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; encoding: string; readOnly: boolean }>(
      `SELECT current_setting('server_version_num')::integer AS version, current_setting('server_encoding') AS encoding,
        pg_is_in_recovery() OR current_setting('default_transaction_read_only')::boolean AS "readOnly"`,
    );
    const { version = 0, encoding = '', readOnly = false } = rows[0] ?? {};
    if (version < oldest)
      throw new Error(`it is PostgreSQL ${Math.floor(version / 10_000)}; 15 or later is needed`);
    if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}; UTF8 is needed`);
    if (readOnly && !isOnly) throw new Error('it can only be read');
  } finally {
    await client.end().catch(() => {});
  }
};

/**
 * The server of those in DATABASE_URL that can be written to. One clear line where there is none,
 * instead of a failure in the middle of something.
 */
const findServer = async (connection: ClientConfig): Promise<ClientConfig> => {
  const servers = serversOf(connection);
  const reasons: string[] = [];
  for (const server of servers) {
    try {
      await checkServer(server, servers.length === 1);
      return server;
    } catch (error) {
      reasons.push(reasonOf(error));
    }
  }
  throw new StartError(`DATABASE_URL: the database can't be used: ${reasons.join('; ')}`);
};

const upToDate = async (connection: ClientConfig) => {
  try {
    await migrate(connection);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The database could not be brought up to date: ${reasonOf(error)}`);
  }
};

/** What is done to a database before anything else is. */
type Prepare = (connection: ClientConfig) => Promise<void>;

const openServer = async (
  databaseUrl: string,
  log: Log,
  more: PoolConfig,
  prepare: Prepare = upToDate,
): Promise<Opened> => {
  const connection = { connectionString: databaseUrl };
  await prepare(await findServer(connection));
  return {
    db: openDatabase({ ...connection, ...more }, log),
    lines: ['The data is kept in the PostgreSQL server of DATABASE_URL.'],
  };
};

const openEmbedded = async (
  embedded: Embedded,
  log: Log,
  more: PoolConfig,
  prepare: Prepare = upToDate,
): Promise<Database> => {
  try {
    await prepare(embedded.connection);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  return openDatabase({ ...embedded.connection, ...more }, log, embedded.stop);
};

/**
 * Opens the host's database: starts the embedded one or reaches the server, and brings it up to
 * date.
 */
export const openForHost = async (env: Env, log: Log): Promise<Opened> => {
  const limits = hostLimits;
  if (env.databaseUrl !== undefined) return openServer(env.databaseUrl, log, limits);
  const embedded = await startEmbedded(env.dataDir, log);
  const db = await openEmbedded(embedded, log, limits);
  return { db, lines: [embedded.line] };
};

/**
 * Waits until only the connections of that name are left: another tool may have joined this one's
 * server.
 */
const waitForOtherClients = async (db: Database, name: string) => {
  for (;;) {
    const [row] = await db.query<{ others: boolean }>(sql`
      SELECT EXISTS (SELECT 1 FROM pg_stat_activity WHERE backend_type = 'client backend' AND application_name <> ${name}) AS others`);
    if (row?.others !== true) return;
    await sleep(300);
  }
};

/**
 * A tool's own server. It runs until the tools that joined it are done; one that comes later waits
 * and starts its own.
 */
const openOwnServer = async (env: Env, log: Log, prepare: Prepare): Promise<Database> => {
  const { stopOnceUnused, ...embedded } = await startEmbedded(env.dataDir, log);
  const name = `jobline-tool-${process.pid}`;
  const own = { ...embedded, stopOnceUnused, stop: stopOnceUnused };
  const db = await openEmbedded(own, log, { application_name: name }, prepare);
  return {
    ...db,
    close: () =>
      waitForOtherClients(db, name)
        .catch(() => {})
        .then(db.close),
  };
};

const join = async (running: ClientConfig, log: Log, prepare: Prepare): Promise<Database> => {
  // the connection is kept even while it is idle, or the tool whose server this is would think that
  // nobody needs it
  const db = openDatabase({ ...running, idleTimeoutMillis: 0 }, log);
  try {
    await db.query(sql`SELECT 1`);
    await prepare(running);
    return db;
  } catch (error) {
    await db.close();
    throw error;
  }
};

/**
 * Opens the database for a command-line tool: that of the running host where one runs, else like a
 * host. `asItIs`: without bringing its schema up to date.
 */
export const openForTool = async (
  env: Env,
  log: Log,
  { asItIs = false }: { asItIs?: boolean } = {},
): Promise<Database> => {
  const prepare = asItIs ? async () => {} : upToDate;
  if (env.databaseUrl !== undefined)
    return (await openServer(env.databaseUrl, log, {}, prepare)).db;
  for (let round = 1; ; round += 1) {
    const running = await joinEmbedded(env.dataDir);
    try {
      return await (running === undefined
        ? openOwnServer(env, log, prepare)
        : join(running, log, prepare));
    } catch (error) {
      // the server that was there may be going, or another tool that came at the same moment was
      // faster with a new one
      const contested = running !== undefined || isInUse(env.dataDir);
      if (!contested || round === 10) throw error;
    }
    await sleep(300);
  }
};
