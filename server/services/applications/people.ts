import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import { mailAccountById, type MailAccount } from '../../repositories/accounts/mailAccounts';

type Named = Pick<MailAccount, 'firstName' | 'lastName' | 'username'>;
/** A person's name as others read it; the username where there is none. */
export const personName = ({ firstName, lastName, username }: Named): string =>
  `${firstName} ${lastName}`.trim() || username;

/** A person's name as the other side of an application reads it; '' for who has left. */
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
