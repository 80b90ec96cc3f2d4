import sql, { join, type Sql } from 'sql-template-tag';
import type { components } from '@contract/generated/types';
import { caseFold } from '@contract/text/caseFold';
import type { Schedule } from '@contract/time/localHours';
import type { Queryable } from '../../database/database';
import { deleteBatch, sweepBatch } from '../deleteBatch';
import { isId } from '../ids';
import { dropMatchesOf } from './alertMatching';

export type AlertSearch = components['schemas']['JobAlertSearch'];
type AlertState = 'unconfirmed' | 'on' | 'paused' | 'stopped';
export type AlertFeedback = components['schemas']['JobAlertFeedback']['about'];

/** An alert without the compiled form of its search. */
export type JobAlert = Schedule & {
  id: string;
  /** null for an alert of an email without an account */
  seekerId: string | null;
  email: string | null;
  name: string;
  search: AlertSearch;
  state: AlertState;
  linkKey: string;
  nextAt: Date | null;
  sentAt: Date | null;
  createdAt: Date;
};

const columns = sql`a.id, a.seeker_id AS "seekerId", a.email, a.name, a.search, a.frequency, a.weekday, a.hour, a.time_zone AS "timeZone", a.state,
  a.link_key AS "linkKey", a.next_at AS "nextAt", a.sent_at AS "sentAt", a.created_at AS "createdAt"`;

export type NewAlert = Schedule &
  Pick<JobAlert, 'id' | 'seekerId' | 'email' | 'name' | 'search' | 'linkKey'> & {
    /** Set if the alert has yet to be confirmed. */
    confirmation: { hash: Buffer; minutes: number } | null;
  };

/** Stores an alert, which is off until it is turned on. */
export const insertAlert = (tx: Queryable, a: NewAlert): Promise<number> =>
  tx.execute(sql`
  INSERT INTO job_alerts (id, seeker_id, email, email_key, name, search, frequency, weekday, hour, time_zone, state, link_key, confirmation_hash, confirmation_until)
  VALUES (${a.id}, ${a.seekerId}, ${a.email}, ${a.email === null ? null : caseFold(a.email)}, ${a.name}, ${JSON.stringify(a.search)}, ${a.frequency}, ${a.weekday}, ${a.hour}, ${a.timeZone},
    ${a.confirmation ? 'unconfirmed' : 'paused'}, ${a.linkKey}, ${a.confirmation?.hash ?? null}, now() + make_interval(mins => ${a.confirmation?.minutes ?? null}))`);

const findOne = async (db: Queryable, condition: Sql): Promise<JobAlert | undefined> => {
  const [row] = await db.query<JobAlert>(
    sql`SELECT ${columns} FROM job_alerts a WHERE ${condition}`,
  );
  return row;
};

export const findAlert = (db: Queryable, id: string): Promise<JobAlert | undefined> =>
  findOne(db, sql`a.id = ${id}`);
/** Returns a job seeker's own alert. */
export const findOwnAlert = async (
  db: Queryable,
  seekerId: string,
  id: string,
): Promise<JobAlert | undefined> =>
  isId(id) ? findOne(db, sql`a.id = ${id} AND a.seeker_id = ${seekerId}`) : undefined;
/** Returns the alert of a link in its emails, if it is confirmed and its account wasn't deleted. */
export const findLinkedAlert = async (db: Queryable, key: string): Promise<JobAlert | undefined> =>
  isId(key)
    ? findOne(
        db,
        sql`a.link_key = ${key} AND a.state <> 'unconfirmed'
          AND (a.seeker_id IS NULL OR EXISTS (SELECT 1 FROM job_seekers p WHERE p.id = a.seeker_id AND p.deleted_at IS NULL))`,
      )
    : undefined;

/** Returns a job seeker's alerts, newest first. */
export const listAlerts = (db: Queryable, seekerId: string): Promise<JobAlert[]> =>
  db.query(
    sql`SELECT ${columns} FROM job_alerts a WHERE a.seeker_id = ${seekerId} ORDER BY a.created_at DESC, a.id`,
  );

/** Returns an alert and locks it until the transaction ends. */
export const lockAlert = (tx: Queryable, id: string): Promise<JobAlert | undefined> =>
  findOne(tx, sql`a.id = ${id} FOR UPDATE`);

const isConfirmable = (hash: Buffer): Sql =>
  sql`a.confirmation_hash = ${hash} AND a.confirmation_until > now() AND a.state = 'unconfirmed'`;
/**
 * Returns the alert of a mailed confirmation link; `undefined` if the link is invalid, used or
 * expired.
 */
export const findConfirmable = (db: Queryable, hash: Buffer): Promise<JobAlert | undefined> =>
  findOne(db, isConfirmable(hash));

/** Consumes a mailed confirmation link; returns `undefined` if it is invalid, used or expired. */
export const consumeConfirmation = async (
  tx: Queryable,
  hash: Buffer,
): Promise<JobAlert | undefined> => {
  const [row] = await tx.query<JobAlert>(sql`
    UPDATE job_alerts a SET state = 'paused', state_at = now(), confirmation_hash = NULL, confirmation_until = NULL
    WHERE ${isConfirmable(hash)} RETURNING ${columns}`);
  return row;
};

/** The owner of alerts: a job seeker, or an email without an account. */
export type AlertOwner = { seekerId: string } | { email: string };
const ofOwner = (owner: AlertOwner): Sql =>
  'seekerId' in owner
    ? sql`seeker_id = ${owner.seekerId}`
    : sql`email_key = ${caseFold(owner.email)}`;

/**
 * Counts an owner's alerts, and those that can still be confirmed. Locks the counts until the
 * transaction ends.
 */
export const countAlerts = async (
  tx: Queryable,
  owner: AlertOwner,
): Promise<{ all: number; unconfirmed: number }> => {
  // concurrent calls wait for each other, or both could take the last free slot
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`job alerts ${'seekerId' in owner ? owner.seekerId : caseFold(owner.email)}`}, 0))`,
  );
  const [row] = await tx.query<{ all: number; unconfirmed: number }>(sql`
    SELECT count(*) FILTER (WHERE state <> 'unconfirmed') AS all, count(*) FILTER (WHERE state = 'unconfirmed' AND confirmation_until > now()) AS unconfirmed FROM job_alerts WHERE ${ofOwner(owner)}`);
  return row ?? { all: 0, unconfirmed: 0 };
};

/** The compiled form of an alert's search; `version` is that of the reader that compiled it. */
type StoredReading = { compiled: unknown; version: number };

/** Changes to an alert; `nextAt` is null unless it is on afterwards. */
export type AlertChange = Partial<
  Schedule & Pick<JobAlert, 'name' | 'search'> & { feedback: AlertFeedback; reading: StoredReading }
> & { state: AlertState; nextAt: Date | null };

export const changeAlert = (tx: Queryable, id: string, change: AlertChange): Promise<number> => {
  const { state, nextAt, name, search, frequency, weekday, hour, timeZone, feedback, reading } =
    change;
  const set = (column: Sql, value: unknown): Sql[] =>
    value === undefined ? [] : [sql`${column} = ${value}`];
  return tx.execute(sql`
  UPDATE job_alerts SET ${join([
    sql`state_at = CASE WHEN state = ${state} THEN state_at ELSE now() END, state = ${state}, next_at = ${nextAt}, updated_at = now()`,
    ...set(sql`name`, name),
    ...set(sql`search`, search && JSON.stringify(search)),
    ...set(sql`frequency`, frequency),
    ...set(sql`weekday`, weekday),
    ...set(sql`hour`, hour),
    ...set(sql`time_zone`, timeZone),
    ...set(sql`compiled`, reading && JSON.stringify(reading.compiled)),
    ...set(sql`compiled_version`, reading?.version),
    ...(feedback === undefined ? [] : [sql`feedback = ${feedback}, feedback_at = now()`]),
  ])} WHERE id = ${id}`);
};

/** Stops the alert of a link in its emails; returns `undefined` if the key is unknown. */
export const stopLinkedAlert = async (tx: Queryable, key: string): Promise<string | undefined> => {
  if (!isId(key)) return undefined;
  const [row] = await tx.query<{ id: string }>(sql`
    UPDATE job_alerts SET state_at = CASE WHEN state = 'stopped' THEN state_at ELSE now() END, state = 'stopped', next_at = NULL, updated_at = now()
    WHERE link_key = ${key} AND state <> 'unconfirmed' RETURNING id`);
  return row?.id;
};

/** Deletes alerts with all their matches. */
export const deleteAlerts = async (tx: Queryable, ids: readonly string[]): Promise<void> => {
  await tx.execute(sql`DELETE FROM job_alerts WHERE id = ANY(${[...ids]}::uuid[])`);
  await dropMatchesOf(tx, ids);
};

/** Returns the alerts of job seekers. */
export const alertIdsOf = async (
  tx: Queryable,
  seekerIds: readonly string[],
): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(
    sql`SELECT id FROM job_alerts WHERE seeker_id = ANY(${[...seekerIds]}::uuid[])`,
  );
  return rows.map(({ id }) => id);
};

/** Returns how many unreported live jobs each alert has found. */
export const countUnsentMatches = async (
  db: Queryable,
  alertIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.query<{ id: string; found: number }>(sql`
    SELECT m.alert_id AS id, count(*) AS found FROM job_alert_matches m JOIN job_search s ON s.job_id = m.job_id
    WHERE m.alert_id = ANY(${[...alertIds]}::uuid[]) AND m.told_at IS NULL AND s.live AND s.expires_at > now() GROUP BY 1`);
  return new Map(rows.map(({ id, found }) => [id, found]));
};

/** An alert with the compiled form of its search. */
export type DueAlert = JobAlert & { compiled: unknown };

/**
 * Locks the alert that has been due the longest, as of `now`, and was compiled by this version;
 * concurrent callers get the next one. Returns `undefined` if none is due.
 */
export const lockDueAlert = async (
  tx: Queryable,
  version: number,
  now: Date,
): Promise<DueAlert | undefined> => {
  const [row] = await tx.query<DueAlert>(sql`
    SELECT ${columns}, a.compiled FROM job_alerts a WHERE a.state = 'on' AND a.next_at <= ${now} AND a.compiled_version = ${version}
    ORDER BY a.next_at, a.id LIMIT 1 FOR UPDATE SKIP LOCKED`);
  return row;
};

/** Sets when an alert is due next; `isSent`: its email has been queued. */
export const setDue = (tx: Queryable, id: string, nextAt: Date, isSent: boolean): Promise<number> =>
  tx.execute(sql`
  UPDATE job_alerts SET next_at = ${nextAt}, sent_at = CASE WHEN ${isSent} THEN now() ELSE sent_at END WHERE id = ${id}`);

/** Postpones an alert that is still on. */
export const postponeAlert = (db: Queryable, id: string, nextAt: Date): Promise<number> =>
  db.execute(sql`UPDATE job_alerts SET next_at = ${nextAt} WHERE id = ${id} AND state = 'on'`);

/**
 * Locks an alert that is on and was compiled by another version, except `skippedIds`; skips locked
 * ones.
 */
export const lockOutdatedAlert = async (
  tx: Queryable,
  version: number,
  skippedIds: readonly string[],
): Promise<JobAlert | undefined> => {
  const [row] = await tx.query<JobAlert>(sql`
    SELECT ${columns} FROM job_alerts a WHERE a.state = 'on' AND a.compiled_version <> ${version} AND a.id <> ALL(${[...skippedIds]}::uuid[])
    ORDER BY a.next_at LIMIT 1 FOR UPDATE SKIP LOCKED`);
  return row;
};

/** Returns a job seeker's alerts for the export, with the jobs they reported. */
export const exportedAlerts = (db: Queryable, seekerId: string): Promise<object[]> =>
  db.query(sql`
  SELECT a.name, a.search, a.frequency, a.weekday, a.hour, a.time_zone AS "timeZone", a.state, a.feedback, a.sent_at AS "sentAt", a.created_at AS "createdAt",
    coalesce((SELECT jsonb_agg(jsonb_build_object('jobId', m.job_id, 'toldAt', m.told_at) ORDER BY m.told_at, m.job_id)
      FROM job_alert_matches m WHERE m.alert_id = a.id AND m.told_at IS NOT NULL), '[]') AS told
  FROM job_alerts a WHERE a.seeker_id = ${seekerId} ORDER BY a.created_at`);

/**
 * Deletes alerts of emails without an account, 30 days after they were created without being
 * confirmed, or stopped.
 */
export const dropEndedAlerts = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(
    db,
    sql`job_alerts`,
    sql`state IN ('unconfirmed', 'stopped') AND seeker_id IS NULL AND state_at < now() - interval '30 days'`,
    limit,
  );
