import sql from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';

/** What changed for somebody: what was told or read, and about what (a thread, an application, an alert). */
export type AccountEvent = {
  role: AccountRole;
  accountId: string;
  kind: string;
  about: string;
};

/**
 * Tells the hosts that listen to `account_events` what changed, once the transaction is committed. It
 * says what to read again and nothing else.
 */
export const addEvents = async (tx: Queryable, events: readonly AccountEvent[]): Promise<void> => {
  if (events.length === 0) return;
  const payloads = events.map((event) => JSON.stringify(event));
  await tx.query(
    sql`SELECT pg_notify('account_events', payload) FROM unnest(${payloads}::text[]) AS payload`,
  );
};
