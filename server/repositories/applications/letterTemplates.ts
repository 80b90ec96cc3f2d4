import sql from 'sql-template-tag';
import type { LetterKind, LetterText } from '@contract/applicantLetters';
import type { Queryable } from '../../database/database';

export const listTemplates = (
  db: Queryable,
  employerId: string,
): Promise<(LetterText & { kind: LetterKind })[]> =>
  db.query<LetterText & { kind: LetterKind }>(
    sql`SELECT kind, subject, body FROM letter_templates WHERE employer_id = ${employerId}`,
  );

export const upsertTemplate = (
  tx: Queryable,
  employerId: string,
  kind: LetterKind,
  { subject, body }: LetterText,
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO letter_templates (employer_id, kind, subject, body) VALUES (${employerId}, ${kind}, ${subject}, ${body})
  ON CONFLICT (employer_id, kind) DO UPDATE SET subject = EXCLUDED.subject, body = EXCLUDED.body, updated_at = now()`);

export const deleteTemplate = (
  tx: Queryable,
  employerId: string,
  kind: LetterKind,
): Promise<number> =>
  tx.execute(
    sql`DELETE FROM letter_templates WHERE employer_id = ${employerId} AND kind = ${kind}`,
  );
