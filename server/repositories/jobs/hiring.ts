import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import type { JobQuestion } from '../applications/applications';

/** A job's questions, and the days of its promise to answer; null: it makes none. */
export type JobHiring = { questions: readonly JobQuestion[]; answerDays: number | null };

export const setHiring = (
  tx: Queryable,
  id: string,
  { questions, answerDays }: JobHiring,
): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs SET questions = ${JSON.stringify(questions)}::jsonb, answer_days = ${answerDays},
    updated_at = greatest(now(), updated_at + interval '1 ms') WHERE id = ${id}`);
