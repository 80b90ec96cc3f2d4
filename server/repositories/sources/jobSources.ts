import sql, { type Sql } from 'sql-template-tag';
import { sourceLimits } from '@contract/jobSources';
import type { Queryable } from '../../database/database';
import type { Wire } from '../../wire';
import { isId } from '../ids';
import { endOfClosingDay } from '../jobs/closingDay';
import { isLive, statusNow } from '../jobs/jobRows';

export type SourceProblem = NonNullable<Wire<'JobSource'>['problem']>;
export type SourceSchedule = Wire<'JobSource'>['schedule'];
type SkippedRow = Wire<'JobSourceProblem'>;

/** A URL or file that an employer's jobs are imported from. */
export type SourceRecord = {
  id: string;
  employerId: string;
  kind: Wire<'JobSource'>['kind'];
  /** null for a file */
  url: string | null;
  fileName: string | null;
  mapping: Record<string, string>;
  schedule: SourceSchedule;
  reading: boolean;
  lastRunAt: Date | null;
  nextAt: Date | null;
  failures: number;
  offForFailures: boolean;
  shrunk: boolean;
  problem: SourceProblem | null;
  status: number | null;
  live: number;
  added: number;
  changed: number;
  ended: number;
  skipped: number;
  /** The number of rows that were truncated. */
  noted: number;
};
/** The due time of a manual run: before all others, and distinguishable from them. */
const byHand = sql`timestamptz 'epoch'`;
/** The number of live jobs of source `s`. */
const liveOf = sql`(SELECT count(*)::integer FROM source_jobs l JOIN jobs j ON j.id = l.job_id WHERE l.source_id = s.id AND ${isLive})`;
const columns = sql`s.id, s.employer_id AS "employerId", s.kind, s.url, s.file_name AS "fileName", s.mapping, s.schedule,
  (s.claim IS NOT NULL OR coalesce(s.next_at <= now(), false)) AS reading, s.last_run_at AS "lastRunAt", CASE WHEN s.next_at = ${byHand} THEN now() ELSE s.next_at END AS "nextAt", s.failures,
  s.off_for_failures AS "offForFailures", s.shrunk, s.problem, s.status, ${liveOf} AS live, s.added, s.changed, s.ended, s.skipped,
  (SELECT count(*)::integer FROM jsonb_array_elements(s.problems) p WHERE p.value ->> 'reason' = 'cut') AS noted`;
/** These employers, or all. */
export type SourceHolders = readonly string[] | 'all';
const ofOneOf = (holders: SourceHolders): Sql =>
  holders === 'all' ? sql`true` : sql`s.employer_id = ANY(${[...holders]}::uuid[])`;

/** Returns the sources of these employers, oldest first. */
export const listSources = (db: Queryable, holders: SourceHolders): Promise<SourceRecord[]> =>
  db.query<SourceRecord>(
    sql`SELECT ${columns} FROM job_sources s WHERE ${ofOneOf(holders)} ORDER BY s.created_at, s.id`,
  );

/** Returns one of these employers' sources. */
export const findSource = async (
  db: Queryable,
  holders: SourceHolders,
  id: string,
): Promise<SourceRecord | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await db.query<SourceRecord>(
    sql`SELECT ${columns} FROM job_sources s WHERE s.id = ${id} AND ${ofOneOf(holders)}`,
  );
  return row;
};

/** Returns an employer with its colleagues, whose jobs are shown as one company's. */
export const importersWith = async (tx: Queryable, employerId: string): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(sql`
    SELECT o.employer_id AS id FROM colleagues c JOIN colleagues o ON o.company_id = c.company_id WHERE c.employer_id = ${employerId} AND o.employer_id <> c.employer_id`);
  return [employerId, ...rows.map(({ id }) => id)];
};

type NamedSource = Pick<SourceRecord, 'id' | 'url' | 'fileName'>;
/** Returns the source of one of these employers with the same pending file. */
export const sourceOfFile = async (
  tx: Queryable,
  employerIds: readonly string[],
  file: Buffer,
): Promise<NamedSource | undefined> => {
  const [row] = await tx.query<NamedSource>(sql`
    SELECT id, url, file_name AS "fileName" FROM job_sources WHERE employer_id = ANY(${[...employerIds]}::uuid[]) AND file = ${file} LIMIT 1`);
  return row;
};

/** Returns a source of these employers that has at least half of these jobs, live or waiting. */
export const sourceOfJobs = async (
  tx: Queryable,
  employerIds: readonly string[],
  jobs: readonly { key: string; title: string }[],
): Promise<NamedSource | undefined> => {
  const [row] = await tx.query<NamedSource>(sql`
    SELECT s.id, s.url, s.file_name AS "fileName"
    FROM jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) AS f(key text, title text)
      JOIN source_jobs l ON l.key = f.key JOIN job_sources s ON s.id = l.source_id JOIN jobs j ON j.id = l.job_id AND j.title = f.title
    WHERE s.employer_id = ANY(${[...employerIds]}::uuid[]) AND j.deleted_at IS NULL AND ${statusNow} IN ('live', 'waiting')
    GROUP BY s.id HAVING count(*) * 2 >= ${jobs.length} ORDER BY count(*) DESC LIMIT 1`);
  return row;
};

type NewSource = Pick<
  SourceRecord,
  'id' | 'employerId' | 'kind' | 'url' | 'fileName' | 'mapping' | 'schedule'
> & { file: Buffer | null };
/**
 * Adds a source, which is due at once; returns false if the employer has reached the limit. Lock
 * the employer first, or concurrent calls can exceed it.
 */
export const insertSource = async (tx: Queryable, source: NewSource): Promise<boolean> => {
  const { id, employerId, kind, url, fileName, mapping, schedule, file } = source;
  const added = await tx.execute(sql`
    INSERT INTO job_sources (id, employer_id, kind, url, file, file_name, mapping, schedule, next_at)
    SELECT ${id}, ${employerId}, ${kind}, ${url}, ${file}, ${fileName}, ${JSON.stringify(mapping)}::jsonb, ${schedule}, now()
    WHERE (SELECT count(*) FROM job_sources s WHERE s.employer_id = ${employerId}) < ${sourceLimits.sources}`);
  return added > 0;
};

/** Returns the interval between scheduled runs; NULL if there are none. */
const intervalOf = (schedule: Sql): Sql =>
  sql`CASE ${schedule} WHEN 'daily' THEN interval '1 day' WHEN 'sixHours' THEN interval '6 hours' END`;

/**
 * Sets how often a source is read. One that was off because of failures or an account recovery is
 * due at once. A run in progress continues; the next one follows the new schedule.
 */
export const setSchedule = (tx: Queryable, id: string, schedule: SourceSchedule): Promise<number> =>
  tx.execute(sql`
  UPDATE job_sources SET schedule = ${schedule}, off_for_failures = false, failures = CASE WHEN off_for_failures THEN 0 ELSE failures END,
    problem = CASE WHEN ${schedule}::text = 'off' THEN problem ELSE nullif(problem, 'recovered') END,
    next_at = CASE WHEN claim IS NOT NULL THEN next_at WHEN ${schedule}::text = 'off' THEN NULL WHEN off_for_failures OR problem = 'recovered' OR last_run_at IS NULL THEN now() ELSE greatest(now(), last_run_at + ${intervalOf(sql`${schedule}::text`)}) END
  WHERE id = ${id}`);

/**
 * Makes a source due now, with a new file if given. Returns 0 while it is being read. One that is
 * off because of failures stays off unless the run succeeds.
 */
export const makeDue = (
  tx: Queryable,
  id: string,
  file?: { bytes: Buffer; name: string },
): Promise<number> =>
  tx.execute(sql`
  UPDATE job_sources SET next_at = ${byHand}, file = coalesce(${file?.bytes ?? null}, file),
    file_name = coalesce(${file?.name ?? null}, file_name) WHERE id = ${id} AND claim IS NULL`);

export const dropSource = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(sql`DELETE FROM job_sources WHERE id = ${id}`);

/** Deletes the sources of an employer who is gone or may no longer add jobs; jobs are kept. */
export const dropSourcesOf = (tx: Queryable, employerId: string): Promise<number> =>
  tx.execute(sql`DELETE FROM job_sources WHERE employer_id = ${employerId}`);

/**
 * Transfers an employer's sources, with the jobs they keep up to date. A run in progress is void
 * and starts over.
 */
export const handOverSources = (tx: Queryable, from: string, to: string): Promise<number> =>
  tx.execute(
    sql`UPDATE job_sources SET employer_id = ${to}, claim = NULL WHERE employer_id = ${from}`,
  );

export const listProblems = async (db: Queryable, id: string): Promise<SkippedRow[]> => {
  const [row] = await db.query<{ problems: SkippedRow[] }>(
    sql`SELECT problems FROM job_sources WHERE id = ${id}`,
  );
  return row?.problems ?? [];
};

/** A source claimed by this host; the claim identifies the run. */
export type ClaimedSource = Pick<
  SourceRecord,
  | 'id'
  | 'employerId'
  | 'kind'
  | 'url'
  | 'fileName'
  | 'mapping'
  | 'schedule'
  | 'failures'
  | 'offForFailures'
  | 'shrunk'
> & {
  /** Whether it is run manually. */
  byHand: boolean;
  claim: string;
  run: number;
  file: Buffer | null;
  etag: string | null;
  lastModified: string | null;
  /** The company name shown on the employer's jobs. */
  company: string;
};

/**
 * Whether source `s` has jobs that have expired although they were in it when it was last read:
 * then it must be processed again even if it is unchanged.
 */
const hasExpired = sql`EXISTS (SELECT 1 FROM source_jobs l JOIN jobs j ON j.id = l.job_id WHERE l.source_id = s.id AND l.gone_at IS NULL AND j.deleted_at IS NULL
  AND ${statusNow} = 'expired' AND coalesce(${endOfClosingDay(sql`j.closes_on`)} > now(), true))`;
const validator = (column: Sql): Sql => sql`CASE WHEN NOT ${hasExpired} THEN ${column} END`;

/**
 * Claims the source that has been due the longest, or whose host hasn't renewed its claim for
 * `staleSeconds`; concurrent hosts get the next one. Returns `undefined` if none is due.
 */
export const claimSource = async (
  db: Queryable,
  staleSeconds: number,
): Promise<ClaimedSource | undefined> => {
  const [row] = await db.query<ClaimedSource>(sql`
    UPDATE job_sources s SET claim = gen_random_uuid(), claimed_at = now(), run = s.run + 1 FROM employers e
    WHERE e.id = s.employer_id AND s.id = (
      SELECT o.id FROM job_sources o
      WHERE o.next_at <= now() AND (o.claim IS NULL OR o.claimed_at < now() - make_interval(secs => ${staleSeconds}))
      ORDER BY o.next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING s.id, s.employer_id AS "employerId", s.kind, s.url, s.file_name AS "fileName", s.mapping, s.schedule, s.failures, s.off_for_failures AS "offForFailures", s.shrunk, s.next_at = ${byHand} AS "byHand", s.claim, s.run,
      s.file, ${validator(sql`s.etag`)} AS etag, ${validator(sql`s.last_modified`)} AS "lastModified", coalesce(nullif(btrim(e.company_name), ''), e.username) AS company`);
  return row;
};

type Claim = Pick<ClaimedSource, 'id' | 'claim'>;
/** Renews this host's claim; returns false if it was lost, or the source was deleted. */
export const renewClaim = async (tx: Queryable, { id, claim }: Claim): Promise<boolean> =>
  (await tx.execute(
    sql`UPDATE job_sources SET claimed_at = now() WHERE id = ${id} AND claim = ${claim}`,
  )) > 0;

/** Releases the claim when this host is stopped during a run; the source stays due. */
export const releaseSource = (db: Queryable, { id, claim }: Claim): Promise<number> =>
  db.execute(sql`UPDATE job_sources SET claim = NULL WHERE id = ${id} AND claim = ${claim}`);

export type SourceRun = {
  added: number;
  changed: number;
  ended: number;
  /** The skipped rows; null keeps those of the previous run, if the source is unchanged. */
  leftOut: { skipped: number; problems: readonly SkippedRow[] } | null;
  shrunk: boolean;
  status: number | null;
  etag: string | null;
  lastModified: string | null;
};
/** Ends a successful run; returns 0 if another host has claimed the source. */
export const finishRun = (
  tx: Queryable,
  { id, claim }: Claim,
  outcome: SourceRun,
): Promise<number> =>
  tx.execute(sql`
  UPDATE job_sources SET claim = NULL, last_run_at = now(), next_at = now() + ${intervalOf(sql`schedule`)}, failures = 0, off_for_failures = false, problem = NULL,
    status = ${outcome.status}, etag = ${outcome.etag}, last_modified = ${outcome.lastModified}, shrunk = ${outcome.shrunk}, file = NULL,
    added = ${outcome.added}, changed = ${outcome.changed}, ended = ${outcome.ended},
    skipped = coalesce(${outcome.leftOut?.skipped ?? null}::integer, skipped), problems = coalesce(${outcome.leftOut && JSON.stringify(outcome.leftOut.problems)}::jsonb, problems)
  WHERE id = ${id} AND claim = ${claim}`);

type Failure = {
  problem: SourceProblem;
  status: number | null;
  /** Seconds until the next run, by schedule; null: it isn't retried automatically. */
  retryAfter: (schedule: SourceSchedule) => number | null;
  /** Whether the failure turns the source off. */
  turnsOff: boolean;
};
/**
 * Ends a failed run, which counts as a failure unless it was manual. Keeps settings that the
 * employer has changed since. Returns whether the source was turned off; `undefined` if another
 * host has claimed it. The next run sends no validators, since skipped rows are cleared.
 */
export const failRun = async (
  tx: Queryable,
  { id, claim, schedule, offForFailures }: ClaimedSource,
  { problem, status, retryAfter, turnsOff }: Failure,
): Promise<boolean | undefined> => {
  const [now] = await tx.query<Pick<SourceRecord, 'schedule' | 'offForFailures'>>(sql`
    SELECT schedule, off_for_failures AS "offForFailures" FROM job_sources WHERE id = ${id} AND claim = ${claim} FOR UPDATE`);
  if (!now) return undefined;
  const isChanged = now.schedule !== schedule || now.offForFailures !== offForFailures;
  const isTurnedOff = turnsOff && !isChanged;
  const isOff = isTurnedOff || now.offForFailures;
  await tx.execute(sql`
    UPDATE job_sources SET claim = NULL, last_run_at = now(), next_at = now() + make_interval(secs => ${isOff ? null : retryAfter(now.schedule)}::double precision), failures = failures + CASE WHEN next_at = ${byHand} THEN 0 ELSE 1 END,
      off_for_failures = ${isOff}, problem = ${problem}, status = ${status}, etag = NULL, last_modified = NULL, file = NULL, added = 0, changed = 0, ended = 0, skipped = 0, problems = '[]'
    WHERE id = ${id}`);
  return isTurnedOff;
};

/** Returns the company name for an employer's jobs whose source names none. */
export const companyOf = async (db: Queryable, employerId: string): Promise<string> => {
  const [row] = await db.query<{ company: string }>(
    sql`SELECT coalesce(nullif(btrim(company_name), ''), username) AS company FROM employers WHERE id = ${employerId}`,
  );
  return row?.company ?? '';
};
