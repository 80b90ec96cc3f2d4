import sql from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import { deleteBatch, sweepBatch } from '../deleteBatch';

/** A line of somebody's daily mail. */
export type DigestItem = { text: string; url: string };
/** `about`: the application, where a block takes the line back. */
type NewDigestItem = DigestItem & {
  about: string | null;
  /** How long it waits at least, in seconds: until then it can be undone; null: not at all. */
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

/** Takes back the lines about something that have not been sent yet. */
export const dropDigestItems = (tx: Queryable, about: string): Promise<number> =>
  tx.execute(sql`DELETE FROM digest_items WHERE about = ${about}`);

/** Takes back what an application's last move would have told later. */
export const dropWaitingDigestItems = (tx: Queryable, applicationId: string): Promise<number> =>
  tx.execute(sql`DELETE FROM digest_items WHERE about = ${applicationId} AND due_at > now()`);

/** Takes back what employers were told about an invitation, and hasn't been sent yet. */
export const dropEmployerDigestItems = (tx: Queryable, invitationId: string): Promise<number> =>
  tx.execute(sql`DELETE FROM digest_items WHERE about = ${invitationId} AND role = 'employer'`);

/**
 * Claims somebody whose daily mail is due: something is due, the last one went out a day ago, and
 * they aren't suspended. None of `aside`.
 * Another host that looks at the same time gets somebody else.
 */
export const claimDigest = async (
  tx: Queryable,
  aside: readonly string[],
): Promise<{ role: AccountRole; accountId: string } | undefined> => {
  const [row] = await tx.query<{ role: AccountRole; accountId: string }>(sql`
    UPDATE mail_preferences SET digest_at = now() WHERE (role, account_id) = (
      SELECT p.role, p.account_id FROM mail_preferences p
      WHERE p.account_id <> ALL(${[...aside]}::uuid[]) AND coalesce(p.digest_at, p.updated_at - interval '1 day') < now() - interval '1 day'
        AND EXISTS (SELECT 1 FROM digest_items i WHERE i.role = p.role AND i.account_id = p.account_id AND ${isDue})
        AND CASE p.role WHEN 'employer' THEN (SELECT suspended_at FROM employers e WHERE e.id = p.account_id)
          ELSE (SELECT suspended_at FROM job_seekers s WHERE s.id = p.account_id) END IS NULL
      LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING role, account_id AS "accountId"`);
  return row;
};

/** Takes what is due for somebody's daily mail, in the order in which it happened. */
export const takeDigestItems = async (
  tx: Queryable,
  role: AccountRole,
  accountId: string,
): Promise<DigestItem[]> => {
  const rows = await tx.query<DigestItem & { id: number }>(
    sql`DELETE FROM digest_items i WHERE role = ${role} AND account_id = ${accountId} AND ${isDue} RETURNING id, text, url`,
  );
  return rows.toSorted((one, other) => one.id - other.id);
};

/**
 * Deletes what has waited 30 days for a daily mail, which is never sent where an account has left
 * meanwhile.
 */
export const dropOldDigestItems = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(db, sql`digest_items`, sql`created_at < now() - interval '30 days'`, limit);
