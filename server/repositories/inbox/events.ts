import sql from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';

/**
 * A change in somebody's inbox: something was sent or read, and what it is about (a thread, an
 * application, an alert).
 */
export type AccountEvent = {
  role: AccountRole;
  accountId: string;
  kind: string;
  about: string;
};

/**
 * Notifies the hosts that listen to `account_events`, once the transaction is committed. Events
 * only say what to read again.
 */
export const addEvents = async (tx: Queryable, events: readonly AccountEvent[]): Promise<void> => {
  if (events.length === 0) return;
  const payloads = events.map((event) => JSON.stringify(event));
  await tx.query(
    sql`SELECT pg_notify('account_events', payload) FROM unnest(${payloads}::text[]) AS payload`,
  );
};
