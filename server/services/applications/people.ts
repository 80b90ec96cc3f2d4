import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import { mailAccountById, type MailAccount } from '../../repositories/accounts/mailAccounts';

type Named = Pick<MailAccount, 'firstName' | 'lastName' | 'username'>;
/** Returns a person's display name; the username if they have no name. */
export const personName = ({ firstName, lastName, username }: Named): string =>
  `${firstName} ${lastName}`.trim() || username;

/**
 * Returns a person's name as the other side of an application sees it; '' if the account is
 * deleted.
 */
export const shownPerson = async (
  db: Queryable,
  role: AccountRole,
  accountId: string,
): Promise<string> => {
  const account = await mailAccountById(db, role, accountId);
  return account ? personName(account) : '';
};

export const shownEmployer = (db: Queryable, accountId: string): Promise<string> =>
  shownPerson(db, 'employer', accountId);
