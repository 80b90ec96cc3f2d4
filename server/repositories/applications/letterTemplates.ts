import sql, { type Sql } from 'sql-template-tag';
import type { LetterKind, LetterText } from '@contract/jobs/applicantLetters';
import type { Queryable } from '../../database/database';
import type { JobScope } from '../companies/jobScope';

type Holder = Pick<JobScope, 'accountId' | 'companyId'>;

/** Selects the table: colleagues in a company share their templates. */
const templatesOf = ({ companyId }: Holder): Sql =>
  companyId === null ? sql`letter_templates` : sql`company_letter_templates`;
const holderColumn = ({ companyId }: Holder): Sql =>
  companyId === null ? sql`employer_id` : sql`company_id`;
const isTheirs = (holder: Holder): Sql =>
  sql`${holderColumn(holder)} = ${holder.companyId ?? holder.accountId}`;

export const listTemplates = (
  db: Queryable,
  holder: Holder,
): Promise<(LetterText & { kind: LetterKind })[]> =>
  db.query<LetterText & { kind: LetterKind }>(
    sql`SELECT kind, subject, body FROM ${templatesOf(holder)} WHERE ${isTheirs(holder)}`,
  );

export const upsertTemplate = (
  tx: Queryable,
  holder: Holder,
  kind: LetterKind,
  { subject, body }: LetterText,
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO ${templatesOf(holder)} (${holderColumn(holder)}, kind, subject, body) VALUES (${holder.companyId ?? holder.accountId}, ${kind}, ${subject}, ${body})
  ON CONFLICT (${holderColumn(holder)}, kind) DO UPDATE SET subject = EXCLUDED.subject, body = EXCLUDED.body, updated_at = now()`);

export const deleteTemplate = (tx: Queryable, holder: Holder, kind: LetterKind): Promise<number> =>
  tx.execute(sql`DELETE FROM ${templatesOf(holder)} WHERE ${isTheirs(holder)} AND kind = ${kind}`);
