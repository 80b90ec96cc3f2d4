import sql from 'sql-template-tag';
import type { Queryable } from '../database/database';
import { isId } from './ids';

/** A terms record's texts, by their wire names (spec §3). */
export type TermsTexts = {
  termsofuse1: string; termsofuse2: string; termsofuse3: string; privacypolicy: string; cookies: string; changestostatement: string;
};
export type TermsRow = TermsTexts & { id: string };

const columns = sql`id, terms_of_use_1 AS termsofuse1, terms_of_use_2 AS termsofuse2, terms_of_use_3 AS termsofuse3,
  privacy_policy AS privacypolicy, cookies, changes_to_statement AS changestostatement`;

export const listTerms = (db: Queryable): Promise<TermsRow[]> =>
  db.query<TermsRow>(sql`SELECT ${columns} FROM terms WHERE deleted_at IS NULL ORDER BY created_at, id`);

/** One record, which nobody else changes until the transaction ends. */
export const lockTerms = async (tx: Queryable, id: string): Promise<TermsRow | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await tx.query<TermsRow>(sql`SELECT ${columns} FROM terms WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`);
  return row;
};

export const updateTerms = (tx: Queryable, id: string, texts: TermsTexts): Promise<number> => tx.execute(sql`
  UPDATE terms SET terms_of_use_1 = ${texts.termsofuse1}, terms_of_use_2 = ${texts.termsofuse2}, terms_of_use_3 = ${texts.termsofuse3},
    privacy_policy = ${texts.privacypolicy}, cookies = ${texts.cookies}, changes_to_statement = ${texts.changestostatement}, updated_at = now()
  WHERE id = ${id}`);
