import sql from 'sql-template-tag';
import { freshDatabase, silent } from '../test/testServer';
import { openDatabase, type Queryable } from './database';

test('a transaction with a timeout of its own outlives the usual one, and no others do', async () => {
  const { connection, drop } = await freshDatabase();
  const limits = { statement_timeout: 300, query_timeout: 600 };
  const db = openDatabase({ ...connection, ...limits, max: 1 }, silent, drop);
  const sleepFor = (seconds: number) => (tx: Queryable) =>
    tx.execute(sql`SELECT pg_sleep(${seconds}::float8)`);
  try {
    await db.transaction(sleepFor(1), { timeout: 5_000 });
    await expect(db.transaction(sleepFor(1), { timeout: 500 })).rejects.toThrow(/\S/);
    // the timeout doesn't stay on the connection
    await expect(db.transaction(sleepFor(1))).rejects.toThrow(/\S/);
  } finally {
    await db.close();
  }
});
