import sql, { join, type Sql } from 'sql-template-tag';
import { answeringStates, type ApplicationState } from '@contract/jobs/applicationLife';
import type { JobStatus } from '@contract/jobs/jobStatuses';
import { caseFold } from '@contract/text/caseFold';
import type { Queryable } from '../../database/database';
import { isSeen, type JobScope } from '../companies/jobScope';
import { containsWords } from '../containsWords';
import { isId } from '../ids';
import { statusNow } from '../jobs/jobRows';
import type { StoredAnswer } from './applications';

/** An application as the job's employer sees it, with the person's data at the time of sending. */
export type ApplicantRow = {
  id: string;
  jobId: string;
  title: string;
  company: string;
  state: ApplicationState;
  pendingState: ApplicationState | null;
  pendingAt: Date | null;
  sentAt: Date;
  movedAt: Date;
  sender: Record<
    | 'username'
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phone'
    | 'location'
    | 'education'
    | 'experience',
    string | undefined
  >;
  message: string;
  note: string;
  answers: StoredAnswer[];
  cvId: string | null;
  cvName: string | null;
  cvType: string | null;
  cvSize: number | null;
  cvPages: number | null;
  rating: number | null;
  tags: string[];
  dueAt: Date | null;
  answeredAt: Date | null;
  /** Unread messages from the job seeker. */
  unread: number;
};

type GivenAnswer = { questionId: string; answer: string };
export type ApplicantFilters = {
  /** Limits the search to applicants of these jobs. */
  scope: JobScope;
  words: readonly string[];
  jobId?: string | undefined;
  states: readonly ApplicationState[];
  due?: boolean | undefined;
  minRating?: number | undefined;
  /** Case-insensitive. */
  tag?: string | undefined;
  answer?: GivenAnswer | undefined;
  /** The lower and upper bound of a number that a question is answered with. */
  answerFrom?: GivenAnswer | undefined;
  answerTo?: GivenAnswer | undefined;
  ids?: readonly string[] | undefined;
};
export type ApplicantSort = 'longest' | 'newest' | 'name' | 'rating' | 'due';

// the employer sees a decision immediately, the applicant only once notified
const shownState = sql`coalesce(a.pending_state, a.state)`;
const isWaiting = sql`(a.answered_at IS NULL AND ${shownState} IN ('sent', 'opened'))`;
/** Whether the answer is due within two days, or overdue. */
const isDue = sql`(a.answer_due_at < now() + interval '2 days' AND ${isWaiting})`;
const isLate = sql`(a.answer_due_at < now() AND ${isWaiting})`;

/** Whether a question is answered with a number that satisfies `comparison`; false for text. */
const hasNumber = (questionId: string, comparison: Sql): Sql =>
  sql`EXISTS (SELECT 1 FROM jsonb_array_elements(a.answers) given WHERE given->>'questionId' = ${questionId}
    AND CASE WHEN given->>'answer' ~ '^-?[0-9]{1,12}([.][0-9]{1,6})?$' THEN (given->>'answer')::numeric ${comparison} END)`;

/**
 * Whether an application has a tag, case-insensitively, folded as when tags are added or removed
 * (`caseFold`).
 */
const hasTag = (tag: string): Sql =>
  sql`EXISTS (SELECT 1 FROM unnest(a.tags) has WHERE lower(normalize(has, NFKC)) = ${caseFold(tag)})`;

/** Returns the conditions of the list's segments, other than states. */
const segmentOf = (f: ApplicantFilters): Sql[] => [
  ...(f.due ? [isDue] : []),
  ...(f.minRating === undefined ? [] : [sql`a.rating >= ${f.minRating}`]),
];
const allOf = (conditions: Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : join(conditions, ' AND ');

const conditionsOf = (f: ApplicantFilters, isWhole = true): Sql =>
  allOf([
    isSeen(f.scope, { employerId: sql`a.employer_id`, jobId: sql`a.job_id` }),
    ...containsWords(f.words),
    ...(f.jobId === undefined ? [] : [isId(f.jobId) ? sql`a.job_id = ${f.jobId}` : sql`false`]),
    ...(isWhole && f.states.length > 0 ? [sql`${shownState} = ANY(${[...f.states]}::text[])`] : []),
    ...(isWhole ? segmentOf(f) : []),
    ...(f.tag === undefined ? [] : [hasTag(f.tag)]),
    ...(f.answer === undefined
      ? []
      : [
          sql`a.answers @> ${JSON.stringify([{ questionId: f.answer.questionId, answer: f.answer.answer }])}::jsonb`,
        ]),
    ...(f.answerFrom === undefined
      ? []
      : [hasNumber(f.answerFrom.questionId, sql`>= ${f.answerFrom.answer}::numeric`)]),
    ...(f.answerTo === undefined
      ? []
      : [hasNumber(f.answerTo.questionId, sql`<= ${f.answerTo.answer}::numeric`)]),
    ...(f.ids === undefined ? [] : [sql`a.id = ANY(${f.ids.filter(isId)}::uuid[])`]),
  ]);

const orders: Record<ApplicantSort, Sql> = {
  newest: sql`a.sent_at DESC, a.id DESC`,
  longest: sql`a.sent_at, a.id`,
  name: sql`a.name_key, a.id`,
  rating: sql`a.rating DESC NULLS LAST, a.sent_at DESC, a.id DESC`,
  due: sql`CASE WHEN ${isWaiting} THEN a.answer_due_at END NULLS LAST, a.sent_at, a.id`,
};

const columns = sql`
  a.id, a.job_id AS "jobId", j.title, j.company, a.state, a.pending_state AS "pendingState", a.pending_at AS "pendingAt", a.sent_at AS "sentAt", a.moved_at AS "movedAt",
  a.sender, a.message, a.note, a.answers, a.cv_id AS "cvId", a.cv_name AS "cvName", f.content_type AS "cvType", f.size AS "cvSize", f.pages AS "cvPages", a.rating, a.tags,
  a.answer_due_at AS "dueAt", a.answered_at AS "answeredAt",
  (SELECT count(*) FROM application_messages m WHERE m.application_id = a.id AND m.from_role = 'jobseeker' AND m.read_at IS NULL) AS unread`;

/** Returns a page of applicants. */
export const searchApplicants = (
  db: Queryable,
  filters: ApplicantFilters,
  { sort, skip, limit }: { sort: ApplicantSort; skip: number; limit: number },
): Promise<ApplicantRow[]> =>
  db.query<ApplicantRow>(sql`
  WITH page AS (SELECT a.id, row_number() OVER (ORDER BY ${orders[sort]}) AS place FROM applications a WHERE ${conditionsOf(filters)}
    ORDER BY ${orders[sort]} LIMIT ${limit} OFFSET ${skip})
  SELECT ${columns} FROM page JOIN applications a ON a.id = page.id JOIN jobs j ON j.id = a.job_id LEFT JOIN files f ON f.id = a.cv_id ORDER BY page.place`);

/** `found` counts those that match the search's segment; `due` includes those that are late. */
export type StateCount = {
  state: ApplicationState;
  count: number;
  found: number;
  waiting: number;
  due: number;
  late: number;
  /** With 4 or more stars. */
  rated: number;
};

/** Counts applicants by state and by segment, ignoring the segment and states of `filters`. */
export const countApplicants = async (
  db: Queryable,
  filters: ApplicantFilters,
): Promise<StateCount[]> =>
  db.query<StateCount>(sql`
  SELECT ${shownState} AS state, count(*) AS count, count(*) FILTER (WHERE ${allOf(segmentOf(filters))}) AS found,
    count(*) FILTER (WHERE a.rating >= 4) AS rated, count(*) FILTER (WHERE ${isWaiting}) AS waiting, count(*) FILTER (WHERE ${isDue}) AS due,
    count(*) FILTER (WHERE ${isLate}) AS late FROM applications a
  WHERE ${conditionsOf(filters, false)} GROUP BY 1`);

/** Returns the jobs that have applicants, newest first. */
export const jobsWithApplicants = (
  db: Queryable,
  scope: JobScope,
): Promise<{ id: string; title: string; count: number; status: JobStatus }[]> =>
  db.query<{ id: string; title: string; count: number; status: JobStatus }>(sql`
  SELECT j.id, j.title, c.count, CASE WHEN j.deleted_at IS NULL THEN ${statusNow} ELSE 'removed' END AS status
  FROM (SELECT a.job_id, count(*) AS count FROM applications a WHERE ${isSeen(scope, { employerId: sql`a.employer_id`, jobId: sql`a.job_id` })} GROUP BY a.job_id) c JOIN jobs j ON j.id = c.job_id
  ORDER BY j.created_at DESC, j.id`);

export type OneApplicant = ApplicantRow & {
  seekerId: string;
  employerId: string;
  jobLocation: string;
};

export const findApplicant = async (
  db: Queryable,
  id: string,
): Promise<OneApplicant | undefined> => {
  const [row] = await db.query<OneApplicant>(sql`
    SELECT ${columns}, a.seeker_id AS "seekerId", a.employer_id AS "employerId", j.location AS "jobLocation" FROM applications a JOIN jobs j ON j.id = a.job_id LEFT JOIN files f ON f.id = a.cv_id WHERE a.id = ${id}`);
  return row;
};

/** Returns the next `limit` matching applications after `last`, most recently sent first. */
export const applicantsAfter = (
  db: Queryable,
  filters: ApplicantFilters,
  last: Pick<ApplicantRow, 'sentAt' | 'id'> | undefined,
  limit: number,
): Promise<ApplicantRow[]> =>
  db.query<ApplicantRow>(sql`
  SELECT ${columns} FROM applications a JOIN jobs j ON j.id = a.job_id LEFT JOIN files f ON f.id = a.cv_id
  WHERE ${conditionsOf(filters)} AND ${last === undefined ? sql`true` : sql`(a.sent_at, a.id) < (${last.sentAt}, ${last.id})`}
  ORDER BY ${orders.newest} LIMIT ${limit}`);

/** Returns an application's tags and locks them until the transaction ends. */
export const lockTags = async (tx: Queryable, id: string): Promise<string[]> => {
  const [row] = await tx.query<{ tags: string[] }>(
    sql`SELECT tags FROM applications WHERE id = ${id} FOR UPDATE`,
  );
  return row?.tags ?? [];
};

/** Sets the employer's rating and tags; a null rating removes it. */
export const updateMarks = async (
  tx: Queryable,
  id: string,
  { rating, tags }: { rating?: number | null | undefined; tags?: readonly string[] | undefined },
): Promise<void> => {
  if (rating !== undefined)
    await tx.execute(
      sql`UPDATE applications SET rating = ${rating}, updated_at = now() WHERE id = ${id}`,
    );
  if (tags !== undefined)
    await tx.execute(
      sql`UPDATE applications SET tags = ${[...tags]}, updated_at = now() WHERE id = ${id}`,
    );
};

/** Whether a state counts as an answer in the statistics of promises. */
export const isAnswer = (state: ApplicationState): boolean => answeringStates.includes(state);
