import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { Client } from 'pg';
import sql from 'sql-template-tag';
import type { Log } from '../log';
import type { Env } from '../settings/env';
import { StartError } from '../startError';
import { openDatabase, type Database } from './database';
import { isInUse, joinEmbedded, startEmbedded, type Embedded } from './embedded/embedded';
import { migrate } from './migrate';
import type { DatabaseConfig } from './pools';
import { serversOf } from './servers';

export type Opened = {
  db: Database;
  /** says where the data is stored, to be printed at start */ lines: string[];
  /** the connection of the embedded database, for worker processes */ embedded?: ClientConfig;
};

/** The oldest supported PostgreSQL, as `server_version_num`. */
const oldest = 150_000;
/** The timeout of a query, in milliseconds: that of a request. */
const queryTimeout = 30_000;
export const hostLimits = {
  statement_timeout: queryTimeout,
  idle_in_transaction_session_timeout: queryTimeout,
  // on the client, in case the server can't answer at all
  query_timeout: queryTimeout + 2_000,
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // if a name has several addresses, the AggregateError's own message is empty
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const message = first instanceof Error ? first.message : error.message;
  // node-pg-migrate puts the whole stack into the message of a wrapped error
  return message.split('\n')[0] ?? '';
};

/** Throws if the server can't be used, or if it is read-only while another one may be writable. */
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

/** A setting that names servers, and its value. */
type Named = { name: 'DATABASE_URL' | 'DATABASE_LISTEN_URL'; url: string };

/**
 * Returns the first usable server that the setting names. Throws a one-line StartError if there is
 * none, or none that accepts the settings of `session`, rather than failing later.
 */
const findServer = async (
  { name, url }: Named,
  session: ClientConfig = {},
): Promise<ClientConfig> => {
  const servers = serversOf({ connectionString: url });
  const reasons: string[] = [];
  for (const server of servers) {
    try {
      await checkServer({ ...server, ...session }, servers.length === 1);
      return server;
    } catch (error) {
      reasons.push(reasonOf(error));
    }
  }
  const isPooler = reasons.some((reason) => reason.startsWith('unsupported startup parameter'));
  const hint = isPooler
    ? '. It is a pooler: set DATABASE_LISTEN_URL to the server behind it, too'
    : '';
  throw new StartError(`${name}: the database can't be used: ${reasons.join('; ')}${hint}`);
};

const upToDate = async (connection: ClientConfig) => {
  try {
    await migrate(connection);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The database could not be brought up to date: ${reasonOf(error)}`);
  }
};

/** Runs on a database before anything else does. */
type Prepare = (connection: ClientConfig) => Promise<void>;

/** Migrations and tools have no time limit, regardless of the role's settings. */
const withoutLimits = {
  options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
};

/**
 * Warns if the role has no statement_timeout: behind a pooler, nothing else ends a statement that
 * its caller has abandoned.
 */
const checkRole = async (db: Database, log: Log) => {
  const [row] = await db.query<{ endless: boolean }>(
    sql`SELECT current_setting('statement_timeout') = '0' AS endless`,
  );
  if (row?.endless === true)
    log.warn('the role of DATABASE_URL has no statement_timeout; see deploy/postgres/roles.sql');
};

const poolsOf = (env: Env): DatabaseConfig => ({
  ...hostLimits,
  max: env.databasePool,
  searchMax: env.databaseSearchPool,
  prepares: env.databasePrepared,
  files: env.files,
  ...(env.databaseReplicaUrls.length > 0 && {
    replicas: { urls: env.databaseReplicaUrls, maxLag: env.databaseReplicaLag * 1000 },
  }),
});
/**
 * Spare connections of the embedded database, for tools, and for processes that start while others
 * end.
 */
const embeddedSpare = 40;
const serverLines = ['The data is kept in the PostgreSQL server of DATABASE_URL.'];

const openServerForHost = async (env: Env, url: string, log: Log): Promise<Opened> => {
  // a pooler refuses session limits
  await upToDate(await findServer({ name: 'DATABASE_URL', url }, hostLimits));
  return { db: openDatabase({ connectionString: url, ...poolsOf(env) }, log), lines: serverLines };
};

/**
 * Opens a database behind a pooler in transaction mode, with a direct connection for what needs a
 * session.
 */
const openPooledForHost = async (
  env: Env,
  { url, listenUrl }: { url: string; listenUrl: string },
  log: Log,
): Promise<Opened> => {
  const server = await findServer({ name: 'DATABASE_LISTEN_URL', url: listenUrl });
  await upToDate({ ...server, ...withoutLimits });
  await findServer({ name: 'DATABASE_URL', url });
  const sessions = { connectionString: listenUrl };
  const db = openDatabase({ connectionString: url, ...poolsOf(env), sessions }, log);
  await checkRole(db, log);
  return { db, lines: serverLines };
};

const openServerForTool = async (
  { databaseListenUrl }: Env,
  databaseUrl: string,
  log: Log,
  prepare: Prepare,
): Promise<Database> => {
  const [named, session]: [Named, ClientConfig] =
    databaseListenUrl === undefined
      ? [{ name: 'DATABASE_URL', url: databaseUrl }, {}]
      : [{ name: 'DATABASE_LISTEN_URL', url: databaseListenUrl }, withoutLimits];
  await prepare({ ...(await findServer(named)), ...session });
  return openDatabase({ connectionString: named.url, ...session }, log);
};

const openEmbedded = async (
  embedded: Embedded,
  log: Log,
  more: DatabaseConfig,
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
 * Opens the host's database: starts the embedded one or connects to the server, and migrates it.
 */
export const openForHost = async (env: Env, log: Log): Promise<Opened> => {
  const { databaseUrl: url, databaseListenUrl: listenUrl } = env;
  if (url !== undefined)
    return listenUrl === undefined
      ? openServerForHost(env, url, log)
      : openPooledForHost(env, { url, listenUrl }, log);
  const embedded = await startEmbedded(env.dataDir, log, [
    `max_connections=${env.databasePool + env.databaseSearchPool + embeddedSpare}`,
  ]);
  const db = await openEmbedded(embedded, log, poolsOf(env));
  return { db, lines: [embedded.line], embedded: embedded.connection };
};

/**
 * Opens the database for a worker process of a host that has already migrated it. `embedded`: the
 * connection of the embedded database.
 */
export const openForWorker = (env: Env, embedded: ClientConfig | undefined, log: Log): Database => {
  const { databaseUrl, databaseListenUrl } = env;
  return openDatabase(
    {
      ...(embedded ?? { connectionString: databaseUrl }),
      ...poolsOf(env),
      ...(databaseListenUrl !== undefined && {
        sessions: { connectionString: databaseListenUrl },
      }),
    },
    log,
  );
};

/**
 * Waits until only connections with that application name are left: another tool may have joined
 * this one's server.
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
 * Starts a server for a tool. It runs until all tools that joined it are done; a later one waits
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
  // the connection stays open while idle, or the tool that owns the server would stop it
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
 * Opens the database for a command-line tool: that of the running host if there is one, otherwise
 * as a host does. `asItIs`: without migrating.
 */
export const openForTool = async (
  env: Env,
  log: Log,
  { asItIs = false }: { asItIs?: boolean } = {},
): Promise<Database> => {
  const prepare = asItIs ? async () => {} : upToDate;
  if (env.databaseUrl !== undefined) return openServerForTool(env, env.databaseUrl, log, prepare);
  for (let round = 1; ; round += 1) {
    const running = await joinEmbedded(env.dataDir);
    try {
      return await (running === undefined
        ? openOwnServer(env, log, prepare)
        : join(running, log, prepare));
    } catch (error) {
      // the server may be shutting down, or another tool that started at the same time was faster
      const contested = running !== undefined || isInUse(env.dataDir);
      if (!contested || round === 10) throw error;
    }
    await sleep(300);
  }
};
