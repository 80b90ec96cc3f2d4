import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import type { JobQuestion } from '../applications/applications';
import { endOfClosingDay } from './closingDay';
import { isRemote, type JobRow } from './jobRows';
import type { Workplace } from './workplace';

/** A job's questions, and the days within which it promises an answer; null: no promise. */
export type JobHiring = { questions: readonly JobQuestion[]; answerDays: number | null };

export const setHiring = (
  tx: Queryable,
  id: string,
  { questions, answerDays }: JobHiring,
): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs SET questions = ${JSON.stringify(questions)}::jsonb, answer_days = ${answerDays},
    updated_at = greatest(now(), updated_at + interval '1 ms') WHERE id = ${id}`);

/** Sets where the work is done; if null, title and location determine whether it is remote. */
export const setWorkplace = (
  tx: Queryable,
  { id, title, location }: Pick<JobRow, 'id' | 'title' | 'location'>,
  workplace: Workplace | null,
): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs SET workplace = ${workplace}, remote = ${isRemote({ workplace, title, location })} WHERE id = ${id}`);

export const setLongDescription = (
  tx: Queryable,
  id: string,
  longDescription: string | null,
): Promise<number> =>
  tx.execute(sql`UPDATE jobs SET long_description = ${longDescription} WHERE id = ${id}`);

/**
 * Sets the last day for applications; a live job expires at its end, but not later than `latest`.
 */
export const setClosingDay = (
  tx: Queryable,
  { id, status }: Pick<JobRow, 'id' | 'status'>,
  closesOn: string | null,
  latest: Date,
): Promise<number> =>
  tx.execute(sql`
  UPDATE jobs SET closes_on = ${closesOn}::date
    ${status === 'live' ? sql`, expires_at = least(${latest}::timestamptz, ${endOfClosingDay(sql`${closesOn}::date`)})` : empty}
  WHERE id = ${id}`);
