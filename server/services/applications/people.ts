import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import { mailAccountById } from '../../repositories/accounts/mailAccounts';

/** A person's name as the other side of an application reads it; the username where there is none. */
export const shownPerson = async (
  db: Queryable,
  role: AccountRole,
  accountId: string,
): Promise<string> => {
  const account = await mailAccountById(db, role, accountId);
  if (!account) return '';
  return `${account.firstName} ${account.lastName}`.trim() || account.username;
};

export const shownEmployer = (db: Queryable, accountId: string): Promise<string> =>
  shownPerson(db, 'employer', accountId);
