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

/** An address or file that an employer's jobs are imported from. */
export type SourceRecord = {
  id: string;
  employerId: string;
  kind: Wire<'JobSource'>['kind'];
  /** null: it is a file. */
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
  /** Rows of which not all was kept. */
  noted: number;
};
/** When a source is due that somebody has read now: before all others, and told apart from them. */
const byHand = sql`timestamptz 'epoch'`;
/** The live jobs of the source `s`. */
const liveOf = sql`(SELECT count(*)::integer FROM source_jobs l JOIN jobs j ON j.id = l.job_id WHERE l.source_id = s.id AND ${isLive})`;
const columns = sql`s.id, s.employer_id AS "employerId", s.kind, s.url, s.file_name AS "fileName", s.mapping, s.schedule,
  (s.claim IS NOT NULL OR coalesce(s.next_at <= now(), false)) AS reading, s.last_run_at AS "lastRunAt", CASE WHEN s.next_at = ${byHand} THEN now() ELSE s.next_at END AS "nextAt", s.failures,
  s.off_for_failures AS "offForFailures", s.shrunk, s.problem, s.status, ${liveOf} AS live, s.added, s.changed, s.ended, s.skipped,
  (SELECT count(*)::integer FROM jsonb_array_elements(s.problems) p WHERE p.value ->> 'reason' = 'cut') AS noted`;
/** These employers, or every one there is. */
export type SourceHolders = readonly string[] | 'all';
const ofOneOf = (holders: SourceHolders): Sql =>
  holders === 'all' ? sql`true` : sql`s.employer_id = ANY(${[...holders]}::uuid[])`;

/** The sources of these employers, oldest first. */
export const listSources = (db: Queryable, holders: SourceHolders): Promise<SourceRecord[]> =>
  db.query<SourceRecord>(
    sql`SELECT ${columns} FROM job_sources s WHERE ${ofOneOf(holders)} ORDER BY s.created_at, s.id`,
  );

/** One of these employers' sources. */
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

/** An employer with its colleagues, whose jobs are shown as one company's. */
export const importersWith = async (tx: Queryable, employerId: string): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(sql`
    SELECT o.employer_id AS id FROM colleagues c JOIN colleagues o ON o.company_id = c.company_id WHERE c.employer_id = ${employerId} AND o.employer_id <> c.employer_id`);
  return [employerId, ...rows.map(({ id }) => id)];
};

type NamedSource = Pick<SourceRecord, 'id' | 'url' | 'fileName'>;
/** The source of one of these employers whose file, which isn't read yet, is this one. */
export const sourceOfFile = async (
  tx: Queryable,
  employerIds: readonly string[],
  file: Buffer,
): Promise<NamedSource | undefined> => {
  const [row] = await tx.query<NamedSource>(sql`
    SELECT id, url, file_name AS "fileName" FROM job_sources WHERE employer_id = ANY(${[...employerIds]}::uuid[]) AND file = ${file} LIMIT 1`);
  return row;
};

/** The source of one of these employers that at least half of these jobs are live or wait by. */
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
 * Adds a source, which is due at once; false where its employer has as many as there may be. Lock the
 * employer first, or two at once are both the last.
 */
export const insertSource = async (tx: Queryable, source: NewSource): Promise<boolean> => {
  const { id, employerId, kind, url, fileName, mapping, schedule, file } = source;
  const added = await tx.execute(sql`
    INSERT INTO job_sources (id, employer_id, kind, url, file, file_name, mapping, schedule, next_at)
    SELECT ${id}, ${employerId}, ${kind}, ${url}, ${file}, ${fileName}, ${JSON.stringify(mapping)}::jsonb, ${schedule}, now()
    WHERE (SELECT count(*) FROM job_sources s WHERE s.employer_id = ${employerId}) < ${sourceLimits.sources}`);
  return added > 0;
};

/** How long after a reading the next one is by that schedule; null: there is none by itself. */
const intervalOf = (schedule: Sql): Sql =>
  sql`CASE ${schedule} WHEN 'daily' THEN interval '1 day' WHEN 'sixHours' THEN interval '6 hours' END`;

/**
 * Sets how often a source is read. One that was off for its failures, or since its account was
 * recovered, begins anew, at once. A reading in progress goes on, and the next one is by the new schedule.
 */
export const setSchedule = (tx: Queryable, id: string, schedule: SourceSchedule): Promise<number> =>
  tx.execute(sql`
  UPDATE job_sources SET schedule = ${schedule}, off_for_failures = false, failures = CASE WHEN off_for_failures THEN 0 ELSE failures END,
    problem = CASE WHEN ${schedule}::text = 'off' THEN problem ELSE nullif(problem, 'recovered') END,
    next_at = CASE WHEN claim IS NOT NULL THEN next_at WHEN ${schedule}::text = 'off' THEN NULL WHEN off_for_failures OR problem = 'recovered' OR last_run_at IS NULL THEN now() ELSE greatest(now(), last_run_at + ${intervalOf(sql`${schedule}::text`)}) END
  WHERE id = ${id}`);

/**
 * Has a source read now; of a file, this one. 0 while it is being read. One that is off for its
 * failures stays off unless that goes well.
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

/** Deletes what an employer added, who is gone or may not add jobs any more; the jobs stay. */
export const dropSourcesOf = (tx: Queryable, employerId: string): Promise<number> =>
  tx.execute(sql`DELETE FROM job_sources WHERE employer_id = ${employerId}`);

/**
 * Puts what somebody imports under another name, with the jobs that it keeps up to date. A reading in
 * progress is void: it begins anew there.
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

/** A source that this host reads, which the claim identifies. */
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
  /** Somebody has it read now. */
  byHand: boolean;
  claim: string;
  run: number;
  file: Buffer | null;
  etag: string | null;
  lastModified: string | null;
  /** What its employer's jobs are shown for. */
  company: string;
};

/**
 * Whether jobs of the source `s` have expired that were there when it was last read: then it has to be
 * read again even if it hasn't changed.
 */
const hasExpired = sql`EXISTS (SELECT 1 FROM source_jobs l JOIN jobs j ON j.id = l.job_id WHERE l.source_id = s.id AND l.gone_at IS NULL AND j.deleted_at IS NULL
  AND ${statusNow} = 'expired' AND coalesce(${endOfClosingDay(sql`j.closes_on`)} > now(), true))`;
const validator = (column: Sql): Sql => sql`CASE WHEN NOT ${hasExpired} THEN ${column} END`;

/**
 * Claims the source that has been due the longest, or whose host wasn't heard of for so many seconds;
 * others that poll at the same time get the next one. undefined: none is due.
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
/** Says that this host is at it still; false where another one has it by now, or it is gone. */
export const keepClaim = async (tx: Queryable, { id, claim }: Claim): Promise<boolean> =>
  (await tx.execute(
    sql`UPDATE job_sources SET claimed_at = now() WHERE id = ${id} AND claim = ${claim}`,
  )) > 0;

/** Gives back a source that this host was stopped in; it is due still. */
export const giveBackSource = (db: Queryable, { id, claim }: Claim): Promise<number> =>
  db.execute(sql`UPDATE job_sources SET claim = NULL WHERE id = ${id} AND claim = ${claim}`);

export type Reading = {
  added: number;
  changed: number;
  ended: number;
  /** What was left out; null: what was left out before, of a source that hasn't changed. */
  leftOut: { skipped: number; problems: readonly SkippedRow[] } | null;
  shrunk: boolean;
  status: number | null;
  etag: string | null;
  lastModified: string | null;
};
/** Ends a reading that went well; 0 where another host has it by now. */
export const endReading = (
  tx: Queryable,
  { id, claim }: Claim,
  reading: Reading,
): Promise<number> =>
  tx.execute(sql`
  UPDATE job_sources SET claim = NULL, last_run_at = now(), next_at = now() + ${intervalOf(sql`schedule`)}, failures = 0, off_for_failures = false, problem = NULL,
    status = ${reading.status}, etag = ${reading.etag}, last_modified = ${reading.lastModified}, shrunk = ${reading.shrunk}, file = NULL,
    added = ${reading.added}, changed = ${reading.changed}, ended = ${reading.ended},
    skipped = coalesce(${reading.leftOut?.skipped ?? null}::integer, skipped), problems = coalesce(${reading.leftOut && JSON.stringify(reading.leftOut.problems)}::jsonb, problems)
  WHERE id = ${id} AND claim = ${claim}`);

type Failure = {
  problem: SourceProblem;
  status: number | null;
  /** In seconds from now, by the source's schedule; null: it isn't read again by itself. */
  retryAfter: (schedule: SourceSchedule) => number | null;
  /** Whether it is turned off. */
  turnsOff: boolean;
};
/**
 * Ends a reading that failed, which counts unless somebody asked for it. What its employer has chosen
 * meanwhile stays. Answers whether that turned it off; undefined where another host has it by now.
 * The next reading sends no validators: what was left out before is forgotten.
 */
export const failReading = async (
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

/** What jobs of an employer are shown for whose source names no company. */
export const companyOf = async (db: Queryable, employerId: string): Promise<string> => {
  const [row] = await db.query<{ company: string }>(
    sql`SELECT coalesce(nullif(btrim(company_name), ''), username) AS company FROM employers WHERE id = ${employerId}`,
  );
  return row?.company ?? '';
};
