import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { openDatabase, type Database, type Queryable } from '../../database/database';
import { hasBeenLive } from '../../repositories/jobs/jobOwners';
import { dropDigestItems, dropWaitingDigestItems } from '../../repositories/mail/digests';
import { freshDatabase, silent } from '../testServer';

let db: Database;
beforeAll(async () => {
  const { connection, drop } = await freshDatabase();
  db = openDatabase(connection, silent, drop);
});
afterAll(() => db.close());

const id = randomUUID();

// without an index, a query scans the table even if sequential scans are discouraged
test.each<[string, 'jobs' | 'digest_items', (tx: Queryable) => Promise<unknown>]>([
  ['the names of an employer', 'jobs', (tx) => tx.query(sql`SELECT employer_names(${id}::uuid)`)],
  ['jobs of an employer that have been live', 'jobs', (tx) => hasBeenLive(tx, id, 1)],
  ['lines of daily mails about something', 'digest_items', (tx) => dropDigestItems(tx, id)],
  ['those that still wait', 'digest_items', (tx) => dropWaitingDigestItems(tx, id)],
])('%s are found by an index', async (_what, table, read) => {
  const countScans = async (tx: Queryable) => {
    const [row] = await tx.query<{ whole: number }>(
      sql`SELECT seq_scan AS whole FROM pg_stat_xact_user_tables WHERE relname = ${table}`,
    );
    return row?.whole;
  };
  const counts = await db.transaction(async (tx) => {
    await tx.query(sql`SELECT set_config('enable_seqscan', 'off', true)`);
    const before = await countScans(tx);
    await read(tx);
    return { before, after: await countScans(tx) };
  });
  expect(counts.before).toBeDefined();
  expect(counts.after).toBe(counts.before);
});
