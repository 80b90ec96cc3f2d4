import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';

export type InterviewState = 'offered' | 'booked' | 'declined' | 'cancelled';
export type InterviewRow = {
  id: string;
  state: InterviewState;
  kind: 'onSite' | 'video' | 'phone';
  minutes: number;
  place: string;
  message: string;
  times: Date[];
  /** The time that was booked. */
  chosenAt: Date | null;
  /** Counts the changes, for calendars. */
  sequence: number;
};
const columns = sql`id, state, kind, minutes, place, message, times, chosen_at AS "chosenAt", sequence`;

/** The interview of an application; undefined where there was none. */
export const findInterview = async (
  db: Queryable,
  applicationId: string,
): Promise<InterviewRow | undefined> => {
  const [row] = await db.query<InterviewRow>(
    sql`SELECT ${columns} FROM interviews WHERE application_id = ${applicationId}`,
  );
  return row;
};

export type NewInterview = Pick<InterviewRow, 'kind' | 'minutes' | 'place' | 'message' | 'times'>;

/** Offers times, in place of those offered before. */
export const upsertInterview = async (
  tx: Queryable,
  applicationId: string,
  { kind, minutes, place, message, times }: NewInterview,
): Promise<void> => {
  await tx.execute(sql`
    INSERT INTO interviews (id, application_id, state, kind, minutes, place, message, times)
    VALUES (${randomUUID()}, ${applicationId}, 'offered', ${kind}, ${minutes}, ${place}, ${message}, ${times}::timestamptz[])
    ON CONFLICT (application_id) DO UPDATE SET state = 'offered', kind = EXCLUDED.kind, minutes = EXCLUDED.minutes, place = EXCLUDED.place,
      message = EXCLUDED.message, times = EXCLUDED.times, chosen_at = NULL, sequence = interviews.sequence + 1, updated_at = now()`);
};

/** Changes what has become of it; `chosenAt` only with `booked`. */
export const setInterviewState = (
  tx: Queryable,
  applicationId: string,
  state: InterviewState,
  chosenAt: Date | null,
): Promise<number> =>
  tx.execute(sql`
  UPDATE interviews SET state = ${state}, chosen_at = ${chosenAt}, sequence = sequence + 1, updated_at = now() WHERE application_id = ${applicationId}`);
