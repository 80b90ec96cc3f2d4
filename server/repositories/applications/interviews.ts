import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
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
  /** The time that is or was booked. */
  chosenAt: Date | null;
  /** The number of changes, for calendars. */
  sequence: number;
  /** The IANA time zone in which each side sees the times; null until their browser has sent it. */
  employerZone: string | null;
  seekerZone: string | null;
};
const columns = sql`id, state, kind, minutes, place, message, times, chosen_at AS "chosenAt", sequence, employer_zone AS "employerZone", seeker_zone AS "seekerZone"`;

/** Returns the interview of an application; `undefined` if there is none. */
export const findInterview = async (
  db: Queryable,
  applicationId: string,
): Promise<InterviewRow | undefined> => {
  const [row] = await db.query<InterviewRow>(
    sql`SELECT ${columns} FROM interviews WHERE application_id = ${applicationId}`,
  );
  return row;
};

/** Returns the interviews of applications, by application id. */
export const listInterviews = async (
  db: Queryable,
  applicationIds: readonly string[],
): Promise<Map<string, InterviewRow>> => {
  const rows = await db.query<InterviewRow & { applicationId: string }>(sql`
    SELECT application_id AS "applicationId", ${columns} FROM interviews WHERE application_id = ANY(${[...applicationIds]}::uuid[])`);
  return new Map(rows.map((row) => [row.applicationId, row]));
};

/** Returns an account's applications, on either side, that have an upcoming interview. */
export const listInterviewsToCome = async (
  db: Queryable,
  role: AccountRole,
  accountId: string,
): Promise<string[]> => {
  const isOwn =
    role === 'employer' ? sql`a.employer_id = ${accountId}` : sql`a.seeker_id = ${accountId}`;
  const rows = await db.query<{ id: string }>(sql`
    SELECT a.id FROM applications a JOIN interviews i ON i.application_id = a.id WHERE ${isOwn} AND i.state IN ('offered', 'booked')
      AND coalesce(i.chosen_at, i.times[cardinality(i.times)]) + make_interval(mins => i.minutes) > now() ORDER BY a.id`);
  return rows.map(({ id }) => id);
};

export type NewInterview = Pick<InterviewRow, 'kind' | 'minutes' | 'place' | 'message' | 'times'>;

/**
 * Offers times, replacing those offered before. If `employerZone` is null, the stored time zone is
 * kept.
 */
export const upsertInterview = async (
  tx: Queryable,
  applicationId: string,
  { kind, minutes, place, message, times }: NewInterview,
  employerZone: string | null,
): Promise<void> => {
  await tx.execute(sql`
    INSERT INTO interviews (id, application_id, state, kind, minutes, place, message, times, employer_zone)
    VALUES (${randomUUID()}, ${applicationId}, 'offered', ${kind}, ${minutes}, ${place}, ${message}, ${times}::timestamptz[], ${employerZone})
    ON CONFLICT (application_id) DO UPDATE SET state = 'offered', kind = EXCLUDED.kind, minutes = EXCLUDED.minutes, place = EXCLUDED.place,
      message = EXCLUDED.message, employer_zone = coalesce(EXCLUDED.employer_zone, interviews.employer_zone), times = EXCLUDED.times, chosen_at = NULL, restorable_until = NULL, sequence = interviews.sequence + 1, updated_at = now()`);
};

/** Stores the job seeker's time zone. */
export const setSeekerZone = (
  tx: Queryable,
  applicationId: string,
  seekerZone: string,
): Promise<number> =>
  tx.execute(
    sql`UPDATE interviews SET seeker_zone = ${seekerZone} WHERE application_id = ${applicationId}`,
  );

/** Books one of the times. */
export const bookInterview = (
  tx: Queryable,
  applicationId: string,
  chosenAt: Date,
): Promise<number> =>
  tx.execute(sql`
  UPDATE interviews SET state = 'booked', chosen_at = ${chosenAt}, sequence = sequence + 1, updated_at = now() WHERE application_id = ${applicationId}`);

/** Ends an interview, keeping the booked time. It can be restored for `undoSeconds`. */
export const closeInterview = (
  tx: Queryable,
  applicationId: string,
  state: 'declined' | 'cancelled',
  undoSeconds = 0,
): Promise<number> =>
  tx.execute(sql`
  UPDATE interviews SET state = ${state}, restorable_until = now() + make_interval(secs => ${undoSeconds}), sequence = sequence + 1, updated_at = now()
    WHERE application_id = ${applicationId}`);

/**
 * Restores a canceled interview within its undo time; returns `undefined` if there is none.
 * Compares with the clock, not the transaction's start time, so that emails deleted earlier in the
 * transaction can't have been sent.
 */
export const restoreInterview = async (
  tx: Queryable,
  applicationId: string,
): Promise<InterviewState | undefined> => {
  const [row] = await tx.query<{ state: InterviewState }>(sql`
    UPDATE interviews SET state = CASE WHEN chosen_at IS NULL THEN 'offered' ELSE 'booked' END, restorable_until = NULL, sequence = sequence + 1, updated_at = now()
    WHERE application_id = ${applicationId} AND state = 'cancelled' AND restorable_until > clock_timestamp() RETURNING state`);
  return row?.state;
};

/** Deletes the interview of an application that is sent again. */
export const dropInterview = (tx: Queryable, applicationId: string): Promise<number> =>
  tx.execute(sql`DELETE FROM interviews WHERE application_id = ${applicationId}`);
