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
  /** where the data is kept, for the person at the terminal */ lines: string[];
  /** the embedded database's, for the host's other processes */ embedded?: ClientConfig;
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

/** The setting that names servers, and its value. */
type Named = { name: 'DATABASE_URL' | 'DATABASE_LISTEN_URL'; url: string };

/**
 * The server of those that a setting names that can be written to. One clear line where there is
 * none, or none that takes `session`'s settings, instead of a failure in the middle of something.
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

/** What is done to a database before anything else is. */
type Prepare = (connection: ClientConfig) => Promise<void>;

/** Migrations and tools take as long as they take, whatever the role's settings are. */
const withoutLimits = {
  options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
};

/**
 * Behind a pooler, nobody but the role's own settings ends a statement that its caller has given up.
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
/** Connections of the embedded database for tools, and for what starts while something else ends. */
const embeddedSpare = 40;
const serverLines = ['The data is kept in the PostgreSQL server of DATABASE_URL.'];

const openServerForHost = async (env: Env, url: string, log: Log): Promise<Opened> => {
  // a pooler refuses the limits of a session
  await upToDate(await findServer({ name: 'DATABASE_URL', url }, hostLimits));
  return { db: openDatabase({ connectionString: url, ...poolsOf(env) }, log), lines: serverLines };
};

/** Behind a pooler by transactions, with a way past it for what needs a session. */
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
 * Opens the host's database: starts the embedded one or reaches the server, and brings it up to
 * date.
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
 * Opens the database for a process of a host that has opened it already: nothing is brought up to
 * date. `embedded`: the embedded one's connection.
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
  if (env.databaseUrl !== undefined) return openServerForTool(env, env.databaseUrl, log, prepare);
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
