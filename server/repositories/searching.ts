import sql from 'sql-template-tag';
import type { Database, Queryable } from '../database/database';

/** How long a search's statement may take, in milliseconds. */
const searchTime = 2000;

/**
 * What a search reads: no statement takes longer than two seconds (the one that would is cancelled, which callers are told as a 503), and none reads through a
 * whole table because it expects to meet what it wants soon.
 */
export const searching = <T>(db: Database, work: (tx: Queryable) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`SELECT set_config('statement_timeout', ${String(searchTime)}, true), set_config('enable_seqscan', 'off', true)`);
    return work(tx);
  });
