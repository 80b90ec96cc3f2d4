import sql from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import { deleteBatch, sweepBatch } from '../deleteBatch';

/** A line of somebody's daily email. */
export type DigestItem = { text: string; url: string };
/** `about`: the application or invitation, so that the line can be deleted. */
type NewDigestItem = DigestItem & {
  about: string | null;
  /**
   * How long it can still be undone, in seconds, and so isn't sent; null: it can be sent at once.
   */
  delay: number | null;
};
const isDue = sql`(i.due_at IS NULL OR i.due_at <= now())`;

export const addDigestItem = (
  tx: Queryable,
  role: AccountRole,
  accountId: string,
  { text, url, about, delay }: NewDigestItem,
): Promise<number> =>
  tx.execute(
    sql`INSERT INTO digest_items (role, account_id, text, url, about, due_at) VALUES (${role}, ${accountId}, ${text}, ${url}, ${about}, now() + make_interval(secs => ${delay}))`,
  );

/** Deletes the unsent lines about an application or invitation. */
export const dropDigestItems = (tx: Queryable, about: string): Promise<number> =>
  tx.execute(sql`DELETE FROM digest_items WHERE about = ${about}`);

/** Deletes the delayed lines of an application's last move. */
export const dropWaitingDigestItems = (tx: Queryable, applicationId: string): Promise<number> =>
  tx.execute(sql`DELETE FROM digest_items WHERE about = ${applicationId} AND due_at > now()`);

/** Deletes employers' unsent lines about an invitation. */
export const dropEmployerDigestItems = (tx: Queryable, invitationId: string): Promise<number> =>
  tx.execute(sql`DELETE FROM digest_items WHERE about = ${invitationId} AND role = 'employer'`);

/**
 * Claims an account whose daily email is due: it has due lines, its last one was sent over a day
 * ago, and it isn't suspended. Skips the ids in `skippedIds`. Concurrent hosts claim different
 * accounts.
 */
export const claimDigest = async (
  tx: Queryable,
  skippedIds: readonly string[],
): Promise<{ role: AccountRole; accountId: string } | undefined> => {
  const [row] = await tx.query<{ role: AccountRole; accountId: string }>(sql`
    UPDATE mail_preferences SET digest_at = now() WHERE (role, account_id) = (
      SELECT p.role, p.account_id FROM mail_preferences p
      WHERE p.account_id <> ALL(${[...skippedIds]}::uuid[]) AND coalesce(p.digest_at, p.updated_at - interval '1 day') < now() - interval '1 day'
        AND EXISTS (SELECT 1 FROM digest_items i WHERE i.role = p.role AND i.account_id = p.account_id AND ${isDue})
        AND CASE p.role WHEN 'employer' THEN (SELECT suspended_at FROM employers e WHERE e.id = p.account_id)
          ELSE (SELECT suspended_at FROM job_seekers s WHERE s.id = p.account_id) END IS NULL
      LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING role, account_id AS "accountId"`);
  return row;
};

/** Removes and returns the due lines of an account's daily email, oldest first. */
export const consumeDigestItems = async (
  tx: Queryable,
  role: AccountRole,
  accountId: string,
): Promise<DigestItem[]> => {
  const rows = await tx.query<DigestItem & { id: number }>(
    sql`DELETE FROM digest_items i WHERE role = ${role} AND account_id = ${accountId} AND ${isDue} RETURNING id, text, url`,
  );
  return rows.toSorted((one, other) => one.id - other.id);
};

/** Deletes lines after 30 days: the daily email is never sent if the account has been deleted. */
export const dropOldDigestItems = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(db, sql`digest_items`, sql`created_at < now() - interval '30 days'`, limit);
