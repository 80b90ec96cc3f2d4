import sql, { raw } from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import { caseFold } from '@contract/text/caseFold';
import type { Queryable } from '../../database/database';

/** The recipient of emails about an account. */
export type MailAccount = {
  id: string;
  username: string;
  firstName: string;
  lastName: string;
  /** The account's email, confirmed or not. */
  email: string;
  verifiedAt: Date | null;
  /**
   * Where emails are sent: `email` if it is confirmed, otherwise the one confirmed before; null if
   * none ever was.
   */
  confirmedEmail: string | null;
  updatedAt: Date;
};

const table = { employer: raw('employers'), jobseeker: raw('job_seekers') };
const columns = sql`id, username, first_name AS "firstName", last_name AS "lastName", email, email_verified_at AS "verifiedAt", updated_at AS "updatedAt",
  CASE WHEN email_verified_at IS NULL THEN previous_email ELSE email END AS "confirmedEmail"`;

/**
 * Returns the account that an email belongs to. While an account's new email is unconfirmed, it
 * belongs to its previously confirmed one, if any.
 */
export const mailAccountByEmail = async (
  db: Queryable,
  role: AccountRole,
  email: string,
): Promise<MailAccount | undefined> => {
  const key = caseFold(email);
  const [row] = await db.query<MailAccount>(sql`
    SELECT ${columns} FROM ${table[role]} WHERE deleted_at IS NULL
      AND ((email_key = ${key} AND (email_verified_at IS NOT NULL OR previous_email_key IS NULL))
        OR (previous_email_key = ${key} AND email_verified_at IS NULL))`);
  return row;
};
export const mailAccountById = async (
  db: Queryable,
  role: AccountRole,
  id: string,
): Promise<MailAccount | undefined> => {
  const [row] = await db.query<MailAccount>(
    sql`SELECT ${columns} FROM ${table[role]} WHERE id = ${id} AND deleted_at IS NULL`,
  );
  return row;
};

/**
 * Returns the account and locks it until the transaction ends; sessions and email are changed under
 * this lock.
 */
export const lockMailAccount = async (
  tx: Queryable,
  role: AccountRole,
  id: string,
): Promise<MailAccount | undefined> => {
  const [row] = await tx.query<MailAccount>(
    sql`SELECT ${columns} FROM ${table[role]} WHERE id = ${id} AND deleted_at IS NULL FOR NO KEY UPDATE`,
  );
  return row;
};

/**
 * Marks the account's email as confirmed if it is `emailKey`; an earlier confirmation keeps its
 * time.
 */
export const setEmailVerified = (
  tx: Queryable,
  role: AccountRole,
  id: string,
  emailKey: string,
): Promise<number> =>
  tx.execute(sql`
    UPDATE ${table[role]} SET email_verified_at = coalesce(email_verified_at, now()), previous_email = NULL, previous_email_key = NULL, previous_verified_at = NULL
    WHERE id = ${id} AND email_key = ${emailKey}`);
