import sql from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';

/**
 * Returns the current terms and their version number: one more than the highest earlier version.
 */
export const currentTerms = async (
  db: Queryable,
): Promise<{ id: string; version: number } | undefined> => {
  const [row] = await db.query<{ id: string; version: number }>(sql`
    SELECT t.id, (SELECT coalesce(max(v.number), 0) + 1 FROM terms_versions v WHERE v.terms_id = t.id) AS version
    FROM terms t WHERE t.deleted_at IS NULL ORDER BY t.created_at, t.id LIMIT 1`);
  return row;
};

/** Records that an account agreed to a version; if it already had, the first time is kept. */
export const addConsent = (
  tx: Queryable,
  role: AccountRole,
  accountId: string,
  terms: { id: string; version: number },
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO consents (role, account_id, terms_id, version) VALUES (${role}, ${accountId}, ${terms.id}, ${terms.version}) ON CONFLICT DO NOTHING`);

export type ConsentRow = { version: number; at: Date };
/** Returns the versions an account agreed to, latest first. */
export const listConsents = (
  db: Queryable,
  role: AccountRole,
  accountId: string,
): Promise<ConsentRow[]> =>
  db.query<ConsentRow>(sql`
  SELECT version, at FROM consents WHERE role = ${role} AND account_id = ${accountId} ORDER BY at DESC, version DESC`);
