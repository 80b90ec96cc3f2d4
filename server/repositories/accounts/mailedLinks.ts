import sql from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import { caseFold } from '@contract/text/caseFold';
import type { Queryable } from '../../database/database';
import { deleteBatch, sweepBatch } from '../deleteBatch';

export type LinkPurpose = 'reset' | 'verify';
export type Link = { purpose: LinkPurpose; role: AccountRole; accountId: string };

/** Stores a link, replacing the account's earlier one for the same purpose. */
export const upsertLink = (
  tx: Queryable,
  {
    purpose,
    role,
    accountId,
    tokenHash,
    email,
    minutes,
  }: Link & { tokenHash: Buffer; email: string; minutes: number },
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO mailed_links (token_hash, purpose, role, account_id, email_key, expires_at)
  VALUES (${tokenHash}, ${purpose}, ${role}, ${accountId}, ${caseFold(email)}, now() + make_interval(mins => ${minutes}))
  ON CONFLICT (purpose, role, account_id) DO UPDATE SET token_hash = excluded.token_hash, email_key = excluded.email_key, created_at = now(), expires_at = excluded.expires_at`);

// a link is void once its account is deleted or has another email; passwords are reset through the
// previous email until the new one is confirmed
const itsAddress = sql`l.email_key = CASE WHEN l.purpose = 'reset' AND a.email_verified_at IS NULL THEN coalesce(a.previous_email_key, a.email_key) ELSE a.email_key END`;
const isValid = sql`l.expires_at > now() AND (
  (l.role = 'employer' AND EXISTS (SELECT 1 FROM employers a WHERE a.id = l.account_id AND ${itsAddress} AND a.deleted_at IS NULL))
  OR (l.role = 'jobseeker' AND EXISTS (SELECT 1 FROM job_seekers a WHERE a.id = l.account_id AND ${itsAddress} AND a.deleted_at IS NULL)))`;

/** `emailKey`: the email that the link was sent to. */
type Found = { role: AccountRole; accountId: string; emailKey: string };
/** Returns the account of a valid link. */
export const findLink = async (
  db: Queryable,
  purpose: LinkPurpose,
  tokenHash: Buffer,
): Promise<Found | undefined> => {
  const [row] = await db.query<Found>(sql`
    SELECT l.role, l.account_id AS "accountId", l.email_key AS "emailKey" FROM mailed_links l WHERE l.token_hash = ${tokenHash} AND l.purpose = ${purpose} AND ${isValid}`);
  return row;
};

/** Consumes a link. Returns `undefined` if it is invalid, used or expired. */
export const consumeLink = async (
  tx: Queryable,
  purpose: LinkPurpose,
  tokenHash: Buffer,
): Promise<Found | undefined> => {
  const [row] = await tx.query<Found>(sql`
    DELETE FROM mailed_links l WHERE l.token_hash = ${tokenHash} AND l.purpose = ${purpose} AND ${isValid} RETURNING l.role, l.account_id AS "accountId", l.email_key AS "emailKey"`);
  return row;
};

/** Deletes an account's link for a purpose. */
export const dropLinks = (tx: Queryable, { purpose, role, accountId }: Link): Promise<number> =>
  tx.execute(
    sql`DELETE FROM mailed_links WHERE purpose = ${purpose} AND role = ${role} AND account_id = ${accountId}`,
  );
export const dropOldLinks = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(db, sql`mailed_links`, sql`expires_at < now()`, limit);
