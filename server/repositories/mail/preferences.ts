import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import { isId } from '../ids';

/** How often a person wants emails about events. */
export type MailFrequency = 'atOnce' | 'daily' | 'none';
export type MailPreferences = { frequency: MailFrequency; unsubscribeKey: string };

/**
 * Returns a person's preferences, creating them on first use, since every email needs the key of
 * its unsubscribe link.
 */
export const readPreferences = async (
  db: Queryable,
  role: AccountRole,
  accountId: string,
): Promise<MailPreferences> => {
  const read = () =>
    db.query<MailPreferences>(sql`
      SELECT frequency, unsubscribe_key AS "unsubscribeKey" FROM mail_preferences WHERE role = ${role} AND account_id = ${accountId}`);
  const [present] = await read();
  if (present) return present;
  await db.execute(sql`
    INSERT INTO mail_preferences (role, account_id, unsubscribe_key) VALUES (${role}, ${accountId}, ${randomUUID()}) ON CONFLICT DO NOTHING`);
  const [made] = await read();
  if (!made) throw new Error('Stored mail preferences were not found.');
  return made;
};

export const setFrequency = async (
  tx: Queryable,
  role: AccountRole,
  accountId: string,
  frequency: MailFrequency,
): Promise<void> => {
  await readPreferences(tx, role, accountId);
  await tx.execute(
    sql`UPDATE mail_preferences SET frequency = ${frequency}, updated_at = now() WHERE role = ${role} AND account_id = ${accountId}`,
  );
};

/** Turns off the emails of the account with that key; returns 0 if there is none. */
export const unsubscribeByKey = async (tx: Queryable, key: string): Promise<number> =>
  isId(key)
    ? tx.execute(
        sql`UPDATE mail_preferences SET frequency = 'none', updated_at = now() WHERE unsubscribe_key = ${key}`,
      )
    : 0;
