import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';

/** Things that are done once for a database. */
export type Fact = 'starter-data' | 'demo-data';

/**
 * Records that something is done; false where it was before. Call it in the transaction that does
 * it: a second host that starts at the same time waits here and then finds it done.
 */
export const recordFact = async (tx: Queryable, name: Fact): Promise<boolean> =>
  (await tx.execute(
    sql`INSERT INTO facts (name, value) VALUES (${name}, 'true') ON CONFLICT (name) DO NOTHING`,
  )) === 1;

export const hasFact = async (db: Queryable, name: Fact): Promise<boolean> =>
  (await db.query(sql`SELECT 1 FROM facts WHERE name = ${name}`)).length > 0;
