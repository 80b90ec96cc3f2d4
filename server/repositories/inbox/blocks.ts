import sql, { type Sql } from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';

/** The two sides of an application or an invitation. */
export type Pair = { employerId: string; seekerId: string };

/** What keeps the two sides from writing to each other. */
export type Relationship = {
  /** The sides whose account is deleted. */
  gone: AccountRole[];
  /** The sides that have blocked the other. */
  blockedBy: AccountRole[];
  /** The sides that are suspended. */
  suspended: AccountRole[];
};

/** Returns a condition: whether either side has blocked the other. */
export const isBlocked = (employerId: Sql, seekerId: Sql): Sql =>
  sql`(${hasBlockedSeeker(employerId, seekerId)} OR seeker_blocks(${seekerId}, ${employerId}))`;
const hasBlockedSeeker = (employerId: Sql, seekerId: Sql): Sql =>
  sql`EXISTS (SELECT 1 FROM blocked_seekers b WHERE b.employer_id = ${employerId} AND b.seeker_id = ${seekerId})`;

/** Returns the relationships of pairs; omits pairs with an account that doesn't exist. */
export const readRelationships = (
  db: Queryable,
  pairs: readonly Pair[],
): Promise<(Pair & Relationship)[]> =>
  db.query<Pair & Relationship>(sql`
    SELECT e.id AS "employerId", s.id AS "seekerId",
      array_remove(ARRAY[CASE WHEN e.deleted_at IS NOT NULL THEN 'employer' END, CASE WHEN s.deleted_at IS NOT NULL THEN 'jobseeker' END], NULL) AS gone,
      array_remove(ARRAY[CASE WHEN ${hasBlockedSeeker(sql`e.id`, sql`s.id`)} THEN 'employer' END, CASE WHEN seeker_blocks(s.id, e.id) THEN 'jobseeker' END], NULL) AS "blockedBy",
      array_remove(ARRAY[CASE WHEN e.suspended_at IS NOT NULL THEN 'employer' END, CASE WHEN s.suspended_at IS NOT NULL THEN 'jobseeker' END], NULL) AS suspended
    FROM (SELECT DISTINCT * FROM unnest(${pairs.map(({ employerId }) => employerId)}::uuid[], ${pairs.map(({ seekerId }) => seekerId)}::uuid[]) AS asked (employer_id, seeker_id)) p
    JOIN employers e ON e.id = p.employer_id JOIN job_seekers s ON s.id = p.seeker_id`);

export const readRelationship = async (db: Queryable, pair: Pair): Promise<Relationship> => {
  const [row] = await readRelationships(db, [pair]);
  return row ?? { gone: ['employer', 'jobseeker'], blockedBy: [], suspended: [] };
};

/**
 * Returns a pair's relationship and locks it: neither side can block the other until the transaction
 * ends, so anything sent in it was sent before the block.
 */
export const lockRelationship = async (tx: Queryable, pair: Pair): Promise<Relationship> => {
  await lockPair(tx, pair);
  return readRelationship(tx, pair);
};
const lockPair = (tx: Queryable, { employerId, seekerId }: Pair): Promise<number> =>
  tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`pair ${employerId} ${seekerId}`}, 0))`,
  );

/**
 * Stores an employer's block, cancels pending notifications to both sides, and marks the employer's
 * as read. A job seeker's block is stored in `blocked_employers`.
 */
export const blockSeeker = async (tx: Queryable, { employerId, seekerId }: Pair): Promise<void> => {
  await tx.execute(
    sql`INSERT INTO blocked_seekers (employer_id, seeker_id) VALUES (${employerId}, ${seekerId}) ON CONFLICT DO NOTHING`,
  );
  await tx.execute(sql`SELECT silence_between(${seekerId}, ${employerId}, 'employer')`);
};

export const unblockSeeker = async (tx: Queryable, pair: Pair): Promise<number> => {
  await lockPair(tx, pair);
  return tx.execute(
    sql`DELETE FROM blocked_seekers WHERE employer_id = ${pair.employerId} AND seeker_id = ${pair.seekerId}`,
  );
};
