import sql from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import { deleteBatch, sweepBatch } from '../deleteBatch';

/** A line of somebody's daily mail. */
export type DigestItem = { text: string; url: string };

export const addDigestItem = (
  tx: Queryable,
  role: AccountRole,
  accountId: string,
  { text, url }: DigestItem,
): Promise<number> =>
  tx.execute(
    sql`INSERT INTO digest_items (role, account_id, text, url) VALUES (${role}, ${accountId}, ${text}, ${url})`,
  );

/**
 * Claims somebody whose daily mail is due: something waits, and the last one went out a day ago.
 * Another host that looks at the same time gets somebody else.
 */
export const claimDigest = async (
  tx: Queryable,
): Promise<{ role: AccountRole; accountId: string } | undefined> => {
  const [row] = await tx.query<{ role: AccountRole; accountId: string }>(sql`
    UPDATE mail_preferences SET digest_at = now() WHERE (role, account_id) = (
      SELECT p.role, p.account_id FROM mail_preferences p
      WHERE coalesce(p.digest_at, p.updated_at - interval '1 day') < now() - interval '1 day'
        AND EXISTS (SELECT 1 FROM digest_items i WHERE i.role = p.role AND i.account_id = p.account_id)
      LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING role, account_id AS "accountId"`);
  return row;
};

/** Takes what waits for somebody's daily mail, in the order in which it happened. */
export const takeDigestItems = async (
  tx: Queryable,
  role: AccountRole,
  accountId: string,
): Promise<DigestItem[]> => {
  const rows = await tx.query<DigestItem & { id: number }>(
    sql`DELETE FROM digest_items WHERE role = ${role} AND account_id = ${accountId} RETURNING id, text, url`,
  );
  return rows.toSorted((one, other) => one.id - other.id);
};

/**
 * Deletes what has waited 30 days for a daily mail, which is never sent where an account has left
 * meanwhile.
 */
export const dropOldDigestItems = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(db, sql`digest_items`, sql`created_at < now() - interval '30 days'`, limit);
