import fs from 'node:fs';
import path from 'node:path';
import type { ClientConfig } from 'pg';
import sql from 'sql-template-tag';
import { openDatabase, type Database, type Queryable } from '../../database/database';
import { listenForNotices } from '../../database/notices';
import { hostLimits, openForHost, openForTool } from '../../database/open';
import { prepared } from '../../database/prepared';
import { errorCode } from '../../errorCode';
import { consoleLog } from '../../log';
import { readEnv } from '../../settings/env';
import { isPoolerInstalled, startPgBouncer, type Pooler } from '../pgBouncer';
import { emptyDatabase, freshDatabase, silent } from '../testServer';
import { waitFor } from '../waitFor';

const serverFolder = path.join(__dirname, '..', '..');
type Opened = { pooler: Pooler; direct: ClientConfig; db: Database; close: () => Promise<void> };

/**
 * Opens a fresh database behind its own pooler, whose clients share one server connection by
 * default.
 */
const openPooled = async (poolSize = 1): Promise<Opened> => {
  const { connection: direct, drop } = await freshDatabase();
  const pooler = await startPgBouncer(direct, { poolSize });
  const pooled = through(pooler, direct);
  const db = openDatabase(
    { ...pooled, ...hostLimits, max: 5, prepares: false, sessions: direct },
    silent,
  );
  const close = async () => {
    await db.close();
    await pooler.stop();
    await drop();
  };
  return { pooler, direct, db, close };
};

const databaseOf = ({ connectionString, database }: ClientConfig) =>
  connectionString === undefined ? database : new URL(connectionString).pathname.slice(1);
const through = ({ connection }: Pooler, direct: ClientConfig): ClientConfig => ({
  ...connection,
  database: databaseOf(direct),
});
const urlOf = ({
  connectionString,
  host = '',
  port,
  user = '',
  password,
  database,
}: ClientConfig) =>
  connectionString ??
  (host.startsWith('/')
    ? `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`
    : `postgres://${user}:${encodeURIComponent(String(password))}@${host}:${port}/${database}`);

type Settings = { seqscan: string; jit: string; statement: string; idle: string; pid: number };
const readSettings = async (db: Queryable) => {
  const [row] = await db.query<Settings>(sql`
    SELECT current_setting('enable_seqscan') AS seqscan, current_setting('jit') AS jit, current_setting('statement_timeout') AS statement,
      current_setting('idle_in_transaction_session_timeout') AS idle, pg_backend_pid() AS pid`);
  return row;
};

const describePooled = isPoolerInstalled ? describe : describe.skip;

describePooled("a host behind PgBouncer (skipped where Debian's package isn't installed)", () => {
  test('what searches set is theirs alone, on a connection that all share', async () => {
    const { db, close } = await openPooled();
    const usual = await readSettings(db);
    expect(usual).toMatchObject({ seqscan: 'on', statement: '0' });
    const searching = { seqscan: 'off', jit: 'off', statement: '2s', idle: '30s', pid: usual?.pid };
    expect(await readSettings(db.searches)).toEqual(searching);
    expect(await readSettings(db)).toEqual(usual);
    const inTransaction = {
      seqscan: 'on',
      jit: usual?.jit,
      statement: '30s',
      idle: '30s',
      pid: usual?.pid,
    };
    expect(await db.transaction(readSettings)).toEqual(inTransaction);
    expect(await db.transaction(readSettings, { timeout: 1_234 })).toEqual({
      ...inTransaction,
      statement: '1234ms',
    });
    expect(await readSettings(db)).toEqual(usual);
    await close();
  });

  test('a search that takes too long is cancelled, and the next one is not', async () => {
    const { db, close } = await openPooled();
    await expect(db.searches.query(sql`SELECT pg_sleep(3)`)).rejects.toMatchObject({
      code: '57014',
    });
    expect(await db.searches.query(sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
    await close();
  });

  test('statements have no names, which a pooler would mix up', async () => {
    const { db, close } = await openPooled(3);
    const one = (number: number) =>
      prepared(sql`SELECT ${number}::text AS text FROM pg_sleep(0.01)`);
    const other = (number: number) => prepared(sql`SELECT ${number}::integer AS number`);
    const all = Array.from({ length: 60 }, (_, number) =>
      number % 2 === 0 ? db.query(one(number)) : db.query<{ number: number }>(other(number)),
    );
    expect((await Promise.all(all))[59]).toEqual([{ number: 59 }]);
    const [row] = await db.query<{ count: number }>(
      sql`SELECT count(*) AS count FROM pg_prepared_statements`,
    );
    expect(row).toEqual({ count: 0 });
    await close();
  });

  test('notices arrive on a connection past the pooler', async () => {
    const { db, close } = await openPooled();
    const heard: string[] = [];
    const notices = listenForNotices(
      db,
      'job_changes',
      { onNotice: (payload) => heard.push(payload), onGap: () => {} },
      silent,
    );
    await waitFor(() => notices.isListening());
    // sent through the pooler
    await db.query(sql`SELECT pg_notify('job_changes', 'a job')`);
    await waitFor(() => heard.length > 0);
    expect(heard).toEqual(['a job']);
    await notices.stop();
    await close();
  });

  test('a server that can only be read any more is left with all connections', async () => {
    const [old, next] = [await freshDatabase(), await freshDatabase()];
    const [one, two] = await Promise.all(
      [old, next].map(({ connection }) =>
        startPgBouncer(connection, { database: databaseOf(connection) }),
      ),
    );
    if (one === undefined || two === undefined) throw new Error('There are two.');
    const [first, second] = [one, two].map(
      ({ connection: { host, port } }) => `${String(host)}:${String(port)}`,
    );
    const { user, password } = one.connection;
    const connectionString = `postgres://${user}:${encodeURIComponent(String(password))}@${first},${second}/board`;
    const direct = openDatabase({ ...old.connection, max: 1 }, silent);
    const db = openDatabase({ connectionString, max: 5, sessions: old.connection }, silent);
    const where = () => db.query<{ name: string }>(sql`SELECT current_database() AS name`);
    const write = () => db.execute(sql`CREATE TABLE IF NOT EXISTS written (id integer)`);
    const inOld = [{ name: databaseOf(old.connection) }];
    expect(await Promise.all(Array.from({ length: 5 }, where))).toEqual(Array(5).fill(inOld));
    // new sessions get the setting, while the pooler's clients keep their connections
    await direct.execute(sql`DO $$ BEGIN
    EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', current_database());
  END $$`);
    // only after the commit, because the pooler reconnects at once
    await direct.execute(
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    // the pooler may only now notice that its server connections have ended (08P01)
    const refusal = () => write().then(() => '', errorCode);
    await waitFor(async () => (await refusal()) === '25006');
    for (let times = 0; times < 10; times += 1) await write();
    expect(await where()).toEqual([{ name: databaseOf(next.connection) }]);
    await Promise.all([db.close(), direct.close()]);
    await Promise.all([one.stop(), two.stop()]);
    await Promise.all([old.drop(), next.drop()]);
  });

  test('a host brings an empty database up to date past the pooler, and serves through it', async () => {
    const { connection: direct, drop } = await emptyDatabase();
    const pooler = await startPgBouncer(direct);
    const settings = {
      DATABASE_URL: urlOf(through(pooler, direct)),
      DATABASE_LISTEN_URL: urlOf(direct),
    };
    const env = readEnv(settings);
    expect(env.databasePrepared).toBe(false);
    const { db } = await openForHost(env, silent);
    expect(await db.query(sql`SELECT count(*) AS count FROM jobs`)).toEqual([{ count: 0 }]);
    await db.close();
    // a tool needs a session, without the role's timeouts
    const tool = await openForTool(env, silent);
    expect(await readSettings(tool)).toMatchObject({ statement: '0', idle: '0' });
    await tool.close();
    await pooler.stop();
    await drop();
  });

  test('a host whose role has no time-outs says so, and one whose role has them is held to them', async () => {
    const { connection: direct, drop } = await freshDatabase();
    const [first, second] = [await startPgBouncer(direct), await startPgBouncer(direct)];
    const lines: string[] = [];
    const log = consoleLog('warn', { write: (line) => lines.push(line) });
    const openThrough = async (pooler: Pooler) =>
      openForHost(
        readEnv({
          DATABASE_URL: urlOf(through(pooler, direct)),
          DATABASE_LISTEN_URL: urlOf(direct),
        }),
        log,
      );
    const { db: endless } = await openThrough(first);
    expect(lines.join('')).toContain('the role of DATABASE_URL has no statement_timeout');
    lines.length = 0;
    await endless.execute(sql`DO $$ BEGIN
      EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET statement_timeout = 300', current_database());
    END $$`);
    const { db: held } = await openThrough(second);
    expect(lines).toEqual([]);
    const sleep = sql`SELECT pg_sleep(1)`;
    await expect(held.query(sleep)).rejects.toMatchObject({ code: '57014' });
    // the transaction's timeouts are set by the host
    await held.transaction((tx) => tx.query(sleep));
    await Promise.all([endless.close(), held.close()]);
    await Promise.all([first.stop(), second.stop()]);
    await drop();
  });

  test('a host that is not told of the pooler says what to set', async () => {
    const { connection: direct, drop } = await freshDatabase();
    const pooler = await startPgBouncer(direct);
    const env = readEnv({ DATABASE_URL: urlOf(through(pooler, direct)) });
    await expect(openForHost(env, silent)).rejects.toThrow(/DATABASE_LISTEN_URL/);
    await pooler.stop();
    await drop();
  });
});

/** The host's own SQL and migrations: none of it may depend on a session. */
const sources = fs
  .readdirSync(serverFolder, { recursive: true, encoding: 'utf8' })
  .filter((name) =>
    /^(repositories|services|routes|plugins|seed|migrations)\/.*\.(ts|sql)$/.test(name),
  )
  .map((name) => ({ name, text: fs.readFileSync(path.join(serverFolder, name), 'utf8') }));

test('locks, settings and temporary tables end with their transaction', () => {
  expect(sources.length).toBeGreaterThan(150);
  const keeping = {
    'a lock of a session': /pg_(?:try_)?advisory_(?!xact_)(?:un)?lock\b/,
    'a setting of a session': /`\s*SET (?!LOCAL|CONSTRAINTS)|set_config\([^)]*false\s*\)/i,
    'a temporary table that stays':
      /CREATE TEMP(?:ORARY)? TABLE \w+(?!\w)(?! ON COMMIT DROP)(?!\s*\([^;]*ON COMMIT DROP)/i,
    'a statement or cursor with a name': /\b(?:PREPARE \w+ AS|DECLARE \w+ .*WITH HOLD)\b/,
    'a channel that is listened to': /`\s*LISTEN /,
  };
  const found = Object.entries(keeping).flatMap(([what, pattern]) =>
    sources.filter(({ text }) => pattern.test(text)).map(({ name }) => `${name} has ${what}`),
  );
  expect(found).toEqual([]);
  // the patterns do match
  expect(keeping['a lock of a session'].test('SELECT pg_advisory_lock(1)')).toBe(true);
  expect(keeping['a temporary table that stays'].test('CREATE TEMPORARY TABLE t AS')).toBe(true);
});
