import sql from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import { caseFold } from '@contract/caseFold';
import type { Queryable } from '../../database/database';

/** The recipient of mails about an account. */
export type MailAccount = {
  id: string;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  verifiedAt: Date | null;
};

const selected = (role: AccountRole) =>
  role === 'employer'
    ? sql`SELECT id, username, first_name AS "firstName", last_name AS "lastName", email, email_verified_at AS "verifiedAt" FROM employers`
    : sql`SELECT id, username, first_name AS "firstName", last_name AS "lastName", email, email_verified_at AS "verifiedAt" FROM job_seekers`;

export const mailAccountByEmail = async (
  db: Queryable,
  role: AccountRole,
  email: string,
): Promise<MailAccount | undefined> => {
  const [row] = await db.query<MailAccount>(
    sql`${selected(role)} WHERE email_key = ${caseFold(email)} AND deleted_at IS NULL`,
  );
  return row;
};
export const mailAccountById = async (
  db: Queryable,
  role: AccountRole,
  id: string,
): Promise<MailAccount | undefined> => {
  const [row] = await db.query<MailAccount>(
    sql`${selected(role)} WHERE id = ${id} AND deleted_at IS NULL`,
  );
  return row;
};

/** Marks the account's address as confirmed; an earlier confirmation keeps its time. */
export const setEmailVerified = (tx: Queryable, role: AccountRole, id: string): Promise<number> =>
  tx.execute(
    role === 'employer'
      ? sql`UPDATE employers SET email_verified_at = coalesce(email_verified_at, now()) WHERE id = ${id}`
      : sql`UPDATE job_seekers SET email_verified_at = coalesce(email_verified_at, now()) WHERE id = ${id}`,
  );
