import sql, { type Sql } from 'sql-template-tag';
import { caseFold } from '@contract/text/caseFold';
import type { Queryable } from '../../database/database';
import { newSecret } from '../../secrets';

/** The secret in the hashes, without which names can't be guessed. */
const keyFact = 'erasedNamesKey';
const hashOf = (usernameKey: Sql): Sql =>
  sql`sha256(convert_to((SELECT value #>> '{}' FROM facts WHERE name = ${keyFact}) || ' ' || ${usernameKey}, 'UTF8'))`;

/**
 * Reserves the usernames of employers who are about to be erased, as hashes, so that nobody else
 * can register them.
 */
export const keepErasedNames = async (tx: Queryable, employerIds: string[]): Promise<void> => {
  await tx.execute(
    sql`INSERT INTO facts (name, value) VALUES (${keyFact}, to_jsonb(${newSecret()}::text)) ON CONFLICT (name) DO NOTHING`,
  );
  await tx.execute(sql`
    INSERT INTO erased_names (hash) SELECT ${hashOf(sql`username_key`)} FROM employers WHERE id = ANY(${employerIds}::uuid[]) ON CONFLICT DO NOTHING`);
};

/** Whether an erased employer had this username, case-insensitively. */
export const isErasedName = async (tx: Queryable, username: string): Promise<boolean> => {
  const rows = await tx.query(
    sql`SELECT 1 FROM erased_names WHERE hash = ${hashOf(sql`${caseFold(username)}::text`)}`,
  );
  return rows.length > 0;
};
