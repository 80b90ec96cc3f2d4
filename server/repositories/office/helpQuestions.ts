import sql from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import type { Wire } from '../../wire';
import { deleteBatch, sweepBatch } from '../deleteBatch';
import { isId } from '../ids';

type State = Wire<'HelpQuestionState'>;
export type NewHelpQuestion = Wire<'HelpQuestionInput'> & {
  id: string;
  /** The account that was logged in, if any. */
  account: { role: AccountRole; id: string } | null;
};
export type HelpQuestionRow = Wire<'HelpQuestionInput'> & {
  id: string;
  createdAt: Date;
  doneAt: Date | null;
  doneBy: string | null;
};

export const addHelpQuestion = (
  tx: Queryable,
  { id, role, account, name, email, message }: NewHelpQuestion,
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO help_questions (id, role, account_role, account_id, name, email, message)
  VALUES (${id}, ${role}, ${account?.role ?? null}, ${account?.id ?? null}::uuid, ${name}, ${email}, ${message})`);

const inState = (state: State | undefined) =>
  state === undefined
    ? sql`true`
    : state === 'open'
      ? sql`q.done_at IS NULL`
      : sql`q.done_at IS NOT NULL`;

/** Returns a page of the questions, newest first. */
export const listHelpQuestions = (
  db: Queryable,
  state: State | undefined,
  { limit, skip }: { limit: number; skip: number },
): Promise<HelpQuestionRow[]> =>
  db.query<HelpQuestionRow>(sql`
  SELECT q.id, q.role, q.name, q.email, q.message, q.created_at AS "createdAt", q.done_at AS "doneAt", a.name AS "doneBy"
  FROM help_questions q LEFT JOIN admins a ON a.id = q.done_by
  WHERE ${inState(state)} ORDER BY q.created_at DESC, q.id LIMIT ${limit} OFFSET ${skip}`);

export const countHelpQuestions = async (
  db: Queryable,
  state: State | undefined,
): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`SELECT count(*) AS count FROM help_questions q WHERE ${inState(state)}`,
  );
  return row?.count ?? 0;
};

/**
 * Sets who marked a question as done, or null to reopen it; returns false if there is no such
 * question.
 */
export const setHelpQuestionDone = async (
  tx: Queryable,
  id: string,
  adminId: string | null,
): Promise<boolean> =>
  isId(id) &&
  (await tx.execute(sql`
    UPDATE help_questions SET done_at = CASE WHEN ${adminId}::uuid IS NULL THEN NULL ELSE now() END, done_by = ${adminId}::uuid
    WHERE id = ${id}`)) > 0;

/** Deletes questions after a year. */
export const dropOldHelpQuestions = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(db, sql`help_questions`, sql`created_at < now() - interval '1 year'`, limit);
