import sql, { raw } from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import { caseFold } from '@contract/text/caseFold';
import type { Queryable } from '../../database/database';
import { deleteBatch, sweepBatch } from '../deleteBatch';

const table = { employer: raw('employers'), jobseeker: raw('job_seekers') };

/** How long the link in the warning can undo a change of email, in hours. */
const undoHours = 72;

type NewUndo = {
  role: AccountRole;
  accountId: string;
  tokenHash: Buffer;
  /** The confirmed email before the change. */
  email: string;
};
export const addEmailUndo = (
  tx: Queryable,
  { role, accountId, tokenHash, email }: NewUndo,
): Promise<number> =>
  tx.execute(sql`
    INSERT INTO email_undos (token_hash, role, account_id, email, email_key, expires_at)
    VALUES (${tokenHash}, ${role}, ${accountId}, ${email}, ${caseFold(email)}, now() + make_interval(hours => ${undoHours}))`);

/**
 * Locks emails until the transaction ends. Registering, changing and undoing check and claim emails
 * under this lock, so that no two accounts get the same one.
 */
export const lockEmails = async (
  tx: Queryable,
  role: AccountRole,
  emails: readonly string[],
): Promise<void> => {
  for (const key of [...new Set(emails.map(caseFold))].toSorted())
    await tx.query(
      sql`SELECT pg_advisory_xact_lock(hashtextextended(${`email:${role}:${key}`}, 0))`,
    );
};

/**
 * Whether an email is still reserved for another account: it was that account's email before a
 * change that isn't confirmed yet or can be undone. (Current emails are guarded by a unique key.)
 */
export const isEmailReserved = async (
  tx: Queryable,
  role: AccountRole,
  email: string,
  accountId: string,
): Promise<boolean> => {
  const key = caseFold(email);
  const [row] = await tx.query<{ reserved: boolean }>(sql`
    SELECT EXISTS (SELECT 1 FROM ${table[role]} WHERE previous_email_key = ${key} AND id <> ${accountId})
      OR EXISTS (SELECT 1 FROM email_undos WHERE role = ${role} AND email_key = ${key} AND account_id <> ${accountId} AND expires_at > now()) AS reserved`);
  return row?.reserved ?? false;
};

/**
 * Releases an email that an account changed to but hasn't confirmed: the account goes back to its
 * confirmed one. An unproven email must not block its real owner. The caller must hold its lock
 * (`lockEmails`) and claim it in the same transaction.
 */
export const releaseUnconfirmedEmail = (
  tx: Queryable,
  role: AccountRole,
  email: string,
): Promise<number> =>
  tx.execute(sql`
    UPDATE ${table[role]} SET email = previous_email, email_key = previous_email_key, email_verified_at = previous_verified_at,
      previous_email = NULL, previous_email_key = NULL, previous_verified_at = NULL, updated_at = greatest(now(), updated_at + interval '1 ms')
    WHERE email_key = ${caseFold(email)} AND email_verified_at IS NULL AND previous_email_key IS NOT NULL AND previous_email_key <> email_key`);

export type EmailUndo = {
  role: AccountRole;
  accountId: string;
  email: string;
  createdAt: Date;
  username: string;
  /**
   * Whether the password was set after the change, other than through a link sent to the old email.
   */
  passwordIsNewer: boolean;
};

/** Returns the role and email of a valid link. */
export const findEmailUndo = async (
  tx: Queryable,
  tokenHash: Buffer,
): Promise<Pick<EmailUndo, 'role' | 'email'> | undefined> => {
  const [row] = await tx.query<Pick<EmailUndo, 'role' | 'email'>>(
    sql`SELECT role, email FROM email_undos WHERE token_hash = ${tokenHash} AND expires_at > now()`,
  );
  return row;
};

/**
 * Returns the change that a valid link undoes, and locks its account. Returns `undefined` if the
 * link is invalid, used or expired.
 */
export const lockEmailUndo = async (
  tx: Queryable,
  role: AccountRole,
  tokenHash: Buffer,
): Promise<EmailUndo | undefined> => {
  const [row] = await tx.query<EmailUndo>(sql`
    SELECT u.role, u.account_id AS "accountId", u.email, u.created_at AS "createdAt", a.username,
      coalesce(a.password_changed_at > greatest(u.created_at, u.password_proven_at), false) AS "passwordIsNewer"
    FROM email_undos u JOIN ${table[role]} a ON a.id = u.account_id AND a.erased_at IS NULL
    WHERE u.token_hash = ${tokenHash} AND u.role = ${role} AND u.expires_at > now() FOR NO KEY UPDATE`);
  return row;
};

/**
 * Records that the current password was set through a link sent to an email that can be restored.
 */
export const notePasswordProven = (
  tx: Queryable,
  role: AccountRole,
  accountId: string,
  emailKey: string,
): Promise<number> =>
  tx.execute(
    sql`UPDATE email_undos SET password_proven_at = now() WHERE role = ${role} AND account_id = ${accountId} AND email_key = ${emailKey}`,
  );

/**
 * Restores the account's earlier email as confirmed, since the link reached it. Invalidates this
 * link and those of later changes.
 */
export const restoreEmail = async (
  tx: Queryable,
  { role, accountId, email, createdAt }: EmailUndo,
): Promise<void> => {
  const key = caseFold(email);
  await tx.execute(sql`
    UPDATE ${table[role]} SET email = ${email}, email_key = ${key}, email_verified_at = now(),
      previous_email = NULL, previous_email_key = NULL, previous_verified_at = NULL, updated_at = greatest(now(), updated_at + interval '1 ms') WHERE id = ${accountId}`);
  await tx.execute(
    sql`DELETE FROM email_undos WHERE role = ${role} AND account_id = ${accountId} AND (created_at >= ${createdAt} OR email_key = ${key})`,
  );
};

export const dropOldEmailUndos = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(db, sql`email_undos`, sql`expires_at < now()`, limit);
