import sql from 'sql-template-tag';
import type { Database, Queryable } from '../database/database';

/** Lets no statement of `work` take longer than so many milliseconds; the one that would is cancelled, which callers are told as a 503. */
export const withTimeLimit = <T>(db: Database, milliseconds: number, work: (tx: Queryable) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('statement_timeout', ${String(milliseconds)}, true)`);
    return work(tx);
  });
