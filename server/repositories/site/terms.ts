import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { isId } from '../ids';

/** The texts of a terms record, by their wire names (spec §3). */
export type TermsTexts = {
  termsofuse1: string;
  termsofuse2: string;
  termsofuse3: string;
  privacypolicy: string;
  cookies: string;
  changestostatement: string;
};
export type TermsRow = TermsTexts & { id: string; updatedAt: Date };

const texts = sql`terms_of_use_1 AS termsofuse1, terms_of_use_2 AS termsofuse2, terms_of_use_3 AS termsofuse3,
  privacy_policy AS privacypolicy, cookies, changes_to_statement AS changestostatement`;
const columns = sql`id, ${texts}, updated_at AS "updatedAt"`;

export const listTerms = (db: Queryable): Promise<TermsRow[]> =>
  db.query<TermsRow>(
    sql`SELECT ${columns} FROM terms WHERE deleted_at IS NULL ORDER BY created_at, id`,
  );

/** Whether there is a record with this id. */
export const findTerms = async (db: Queryable, id: string): Promise<boolean> =>
  isId(id) &&
  (await db.query(sql`SELECT 1 FROM terms WHERE id = ${id} AND deleted_at IS NULL`)).length > 0;

/** Returns a record and locks it until the transaction ends. */
export const lockTerms = async (tx: Queryable, id: string): Promise<TermsRow | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await tx.query<TermsRow>(
    sql`SELECT ${columns} FROM terms WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`,
  );
  return row;
};

/** Updates the texts and stores the old ones as a version. Returns the record. Lock it first. */
export const updateTerms = async (
  tx: Queryable,
  id: string,
  next: TermsTexts,
): Promise<TermsRow> => {
  await tx.execute(sql`
    INSERT INTO terms_versions (terms_id, number, terms_of_use_1, terms_of_use_2, terms_of_use_3, privacy_policy, cookies, changes_to_statement, since, until)
    SELECT id, (SELECT COALESCE(max(number), 0) + 1 FROM terms_versions WHERE terms_id = ${id}), terms_of_use_1, terms_of_use_2, terms_of_use_3,
      privacy_policy, cookies, changes_to_statement, updated_at, greatest(now(), updated_at)
    FROM terms WHERE id = ${id}`);
  const [row] = await tx.query<TermsRow>(sql`
    UPDATE terms SET terms_of_use_1 = ${next.termsofuse1}, terms_of_use_2 = ${next.termsofuse2}, terms_of_use_3 = ${next.termsofuse3},
      privacy_policy = ${next.privacypolicy}, cookies = ${next.cookies}, changes_to_statement = ${next.changestostatement},
      updated_at = greatest(now(), updated_at)
    WHERE id = ${id} RETURNING ${columns}`);
  if (row === undefined) throw new Error('The terms were not stored.');
  return row;
};

/** The texts that were in force from `since` to `until`. */
export type TermsVersionRow = TermsTexts & { number: number; since: Date; until: Date };

/** Returns the versions of a record, latest first. */
export const listTermsVersions = (db: Queryable, id: string): Promise<TermsVersionRow[]> =>
  db.query<TermsVersionRow>(
    sql`SELECT number, ${texts}, since, until FROM terms_versions WHERE terms_id = ${id} ORDER BY number DESC`,
  );

export const findTermsVersion = async (
  db: Queryable,
  id: string,
  number: number,
): Promise<TermsTexts | undefined> => {
  const [row] = await db.query<TermsTexts>(
    sql`SELECT ${texts} FROM terms_versions WHERE terms_id = ${id} AND number = ${number}`,
  );
  return row;
};
