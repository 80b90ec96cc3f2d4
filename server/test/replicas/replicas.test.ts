import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import sql from 'sql-template-tag';
import { buildApp } from '../../app';
import { openDatabase } from '../../database/database';
import { migrate } from '../../database/migrate';
import { prepared } from '../../database/prepared';
import { computeCached, consistencyOf, withConsistency } from '../../database/readConsistency';
import { DatabaseUnavailable } from '../../database/unavailable';
import { readWalPosition } from '../../repositories/site/health';
import { readEnv, type Env } from '../../settings/env';
import { asEmployer, cookieFrom, employerForm } from '../host';
import { addCategories, jobForm, post } from '../jobFixtures';
import { silent } from '../testServer';
import { waitFor } from '../waitFor';
import { isPostgresInstalled, startPair } from './streamingPair';

/** In milliseconds: long enough for the checks in between on a busy machine. */
const maxLag = 8_000;
const describePair = isPostgresInstalled ? describe : describe.skip;

describePair("reads from a standby (skipped where Debian's PostgreSQL isn't installed)", () => {
  let pair: Awaited<ReturnType<typeof startPair>>;
  let db: ReturnType<typeof openDatabase>;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let env: Env;
  const onStandby = async (text: string) => {
    const client = new Client({ connectionString: pair.standby });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  /** Reads like a request that must see everything up to `position`. */
  const read = (position = 0) =>
    withConsistency(consistencyOf({ position }), async () => {
      const [row] = await db.reads.query<{ standby: boolean; value: number }>(
        prepared(
          sql`SELECT pg_is_in_recovery() AS standby, max(value)::integer AS value FROM seen`,
        ),
      );
      return row;
    });
  const write = (value: number) => db.execute(sql`INSERT INTO seen VALUES (${value})`);
  const isRead = () => waitFor(async () => (await read())?.standby === true);

  beforeAll(async () => {
    pair = await startPair();
    await migrate({ connectionString: pair.primary });
    db = openDatabase(
      { connectionString: pair.primary, max: 5, replicas: { urls: [pair.standby], maxLag } },
      silent,
    );
    await db.execute(sql`CREATE TABLE seen (value integer)`);
    await write(1);
    env = readEnv({ LOG_LEVEL: 'silent', METRICS: 'on' });
    app = await buildApp({ db, env, log: silent });
    await app.ready();
  });
  afterAll(async () => {
    await app?.close();
    await db?.close();
    pair?.end();
  });

  test('a request reads there, what runs for none does not', async () => {
    await isRead();
    expect(
      (await db.reads.query<{ standby: boolean }>(sql`SELECT pg_is_in_recovery() AS standby`))[0],
    ).toEqual({ standby: false });
    const searched = await withConsistency(consistencyOf({}), () =>
      db.searches.query(
        sql`SELECT pg_is_in_recovery() AS standby, current_setting('enable_seqscan') AS seqscan`,
      ),
    );
    expect(searched).toEqual([{ standby: true, seqscan: 'off' }]);
    const text = (await app.inject('/metrics')).body;
    expect(text).toContain('jobline_replica_up{place="replica 1"} 1');
    expect(text).toMatch(/jobline_reads_total\{place="replica 1"\} [1-9]/);
  });

  test('what was written is seen at once while the standby has not replayed it', async () => {
    await isRead();
    await onStandby('SELECT pg_wal_replay_pause()');
    try {
      await write(2);
      const position = await readWalPosition(db);
      expect(await read(position)).toEqual({ standby: false, value: 2 });
      expect(await read()).toEqual({ standby: true, value: 1 });
      const kept = withConsistency(consistencyOf({}), () => computeCached(0, () => read()));
      expect((await kept.value)?.value).toBe(1);
      // a dropped entry is recomputed from everything written so far
      db.replicas?.noteDrop();
      const anew = computeCached(db.replicas?.droppedAt(), () =>
        db.reads.query<{ value: number }>(sql`SELECT max(value)::integer AS value FROM seen`),
      );
      expect(await anew.value).toEqual([{ value: 2 }]);
      const fresh = withConsistency(consistencyOf({}), () =>
        computeCached(db.replicas?.droppedAt(), () =>
          db.reads.query<{ value: number }>(sql`SELECT max(value)::integer AS value FROM seen`),
        ),
      );
      expect(await fresh.value).toEqual([{ value: 2 }]);
      // a standby is left out while its lag exceeds the limit, and used again afterwards
      await waitFor(async () => (await read())?.value === 2);
      expect(await read()).toEqual({ standby: false, value: 2 });
    } finally {
      await onStandby('SELECT pg_wal_replay_resume()');
    }
    await isRead();
    expect(await read()).toEqual({ standby: true, value: 2 });
  });

  test('a value that is kept from a standby is nothing for who wrote since', async () => {
    await isRead();
    const kept = withConsistency(consistencyOf({}), () =>
      computeCached(0, () => db.reads.query(sql`SELECT pg_is_in_recovery() AS standby`)),
    );
    expect(await kept.value).toEqual([{ standby: true }]);
    expect(withConsistency(consistencyOf({}), kept.isFreshEnough)).toBe(true);
    await write(3);
    const position = await readWalPosition(db);
    expect(withConsistency(consistencyOf({ position }), kept.isFreshEnough)).toBe(false);
  });

  test('an answer to a call that wrote says what the next ones must see', async () => {
    await isRead();
    const asked = await app.inject('/api/admin/categories');
    expect(asked.headers['x-read-after']).toBeUndefined();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/employer/employers',
      payload: employerForm('writer'),
    });
    expect([
      answer.statusCode,
      Number(answer.headers['x-read-after']) > 0,
      cookieFrom(answer),
    ]).toEqual([201, true, `jl_read_after=${String(answer.headers['x-read-after'])}`]);
  });

  test('over HTTP whoever wrote sees it at once, whoever says something odd too, others soon', async () => {
    const host = { app, db, env, context: { db, env, log: app.log }, close: async () => {} };
    await addCategories(host);
    const writer = await asEmployer(host);
    await isRead();
    const jobsFor = async (headers: Record<string, string> = {}): Promise<number> => {
      const url = `/api/jobdescriptions/employer/${writer.username}`;
      return (await app.inject({ url, headers })).json<unknown[]>().length;
    };
    await onStandby('SELECT pg_wal_replay_pause()');
    try {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/jobdescriptions/add',
        headers: writer.headers,
        payload: jobForm(writer.username),
      });
      expect(answer.statusCode).toBe(201);
      const position = String(answer.headers['x-read-after']);
      expect(await jobsFor()).toBe(0);
      expect(await jobsFor({ cookie: cookieFrom(answer) })).toBe(1);
      expect(await jobsFor({ 'x-read-after': position })).toBe(1);
      for (const odd of ['999999999999999', '-1', '1e3', '0x10', 'later', '9'.repeat(400)])
        expect([odd, await jobsFor({ 'x-read-after': odd })]).toEqual([odd, 1]);
      // the standby has had that position for a long time
      expect(await jobsFor({ 'x-read-after': '1' })).toBe(0);
    } finally {
      await onStandby('SELECT pg_wal_replay_resume()');
    }
    await waitFor(async () => (await jobsFor()) === 1);
  });

  test('a table that is not there yet is read on the primary', async () => {
    await isRead();
    await onStandby('SELECT pg_wal_replay_pause()');
    try {
      await db.execute(sql`CREATE TABLE later (value integer)`);
      const rows = await withConsistency(consistencyOf({}), () =>
        db.reads.query(sql`SELECT value FROM later`),
      );
      expect(rows).toEqual([]);
    } finally {
      await onStandby('SELECT pg_wal_replay_resume()');
    }
  });

  test('no read fails when the standby is killed, and it is taken back', async () => {
    await isRead();
    let [count, stopped] = [0, false];
    const readers = Array.from({ length: 4 }, async () => {
      while (!stopped) {
        await read();
        count += 1;
      }
    });
    pair.killStandby();
    const before = count;
    await waitFor(async () => count > before + 50);
    stopped = true;
    await Promise.all(readers);
    pair.startStandby();
    await isRead();
    expect(await read()).toMatchObject({ standby: true });
  });

  test('while the primary is away the standby serves on, but for who wrote what it may not have', async () => {
    const host = { app, db, env, context: { db, env, log: app.log }, close: async () => {} };
    const { _id: jobId } = await post(host, await asEmployer(host), { jobtitle: 'Nurse' });
    await waitFor(async () => (await app.inject(`/api/jobs/${jobId}/similar`)).statusCode === 200);
    const position = await readWalPosition(db);
    await waitFor(async () => (await read(position))?.standby === true);
    pair.killPrimary();
    try {
      const until = performance.now() + maxLag + 3_000;
      while (performance.now() < until) {
        expect(await read()).toMatchObject({ standby: true });
        await sleep(200);
      }
      // the latest write may be missing: the result must not be cached
      db.replicas?.noteDrop();
      const computed = withConsistency(consistencyOf({}), () =>
        computeCached(db.replicas?.droppedAt(), () =>
          db.reads.query(sql`SELECT pg_is_in_recovery() AS standby`),
        ),
      );
      expect(await computed.value).toEqual([{ standby: true }]);
      expect(withConsistency(consistencyOf({}), computed.isFreshEnough)).toBe(false);
      const answered: [string, number][] = [];
      for (const url of [
        '/api/jobs/search?q=nurse',
        '/api/jobs/search?q=nurse+in+tulsa+ok',
        '/api/jobs/search?q=nurse&location=Tulsa&miles=25&sort=distance',
        '/api/jobs/search?q=senior+welder+nights&within=7',
        '/api/jobs/pay?q=nurse',
        '/feeds/jobs.rss?q=nurse',
        '/sitemap.xml',
        '/api/jobs/search?category=Nurse+Jobs&sort=pay',
        '/api/jobs/suggestions?for=what&q=nu',
        '/api/categories',
        '/api/featuredemployer/',
        '/api/stats',
        `/api/jobdescriptions/jobdescriptions/${jobId}`,
        `/api/jobs/${jobId}/similar`,
      ])
        answered.push([url, (await app.inject(url)).statusCode]);
      expect(answered.filter(([, status]) => status !== 200)).toEqual([]);
      await expect(read(position + 2 ** 30)).rejects.toThrow(DatabaseUnavailable);
    } finally {
      pair.startPrimary();
    }
    await waitFor(() =>
      write(9).then(
        () => true,
        () => false,
      ),
    );
    await waitFor(async () => (await read())?.value === 9);
    await isRead();
  });
});
