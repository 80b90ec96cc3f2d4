import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';

/** One-time steps of setting up a database. */
export type Fact = 'starter-data' | 'demo-data';

/**
 * Records that a step is done; returns false if it already was. Call it in the transaction of that
 * step: a second host that starts at the same time waits here and then skips it.
 */
export const recordFact = async (tx: Queryable, name: Fact): Promise<boolean> =>
  (await tx.execute(
    sql`INSERT INTO facts (name, value) VALUES (${name}, 'true') ON CONFLICT (name) DO NOTHING`,
  )) === 1;

export const hasFact = async (db: Queryable, name: Fact): Promise<boolean> =>
  (await db.query(sql`SELECT 1 FROM facts WHERE name = ${name}`)).length > 0;
