import { randomUUID } from 'node:crypto';
import type { components } from '@contract/generated/types';
import { limits } from '@contract/limits';
import { paths } from '@contract/paths';
import { nextDue, weekdayIn, type Schedule } from '@contract/time/localHours';
import { readTimeZone } from '@contract/time/timeZones';
import type { Caller } from '../../caller';
import type { Context } from '../../context';
import type { Database, Queryable } from '../../database/database';
import { DatabaseUnavailable } from '../../database/unavailable';
import { ApiError } from '../../errors';
import { dropUnsentMatches } from '../../repositories/alerts/alertMatching';
import { dropAlertQuery, upsertAlertQuery } from '../../repositories/alerts/alertQueries';
import {
  changeAlert,
  consumeConfirmation,
  countAlerts,
  countUnsentMatches,
  deleteAlerts,
  findAlert,
  findConfirmable,
  insertAlert,
  listAlerts,
  lockAlert,
  stopLinkedAlert,
  type AlertOwner,
  type AlertSearch,
  type JobAlert,
} from '../../repositories/alerts/jobAlerts';
import { dropWaitingMails } from '../../repositories/mail/mails';
import { hashSecret, newSecret } from '../../secrets';
import { alertMailTexts } from '../../texts/alertMail';
import { hostAlertTexts } from '../../texts/alerts';
import { hostApplicationTexts } from '../../texts/applications';
import { hostTexts } from '../../texts/errors';
import type { Wire } from '../../wire';
import { consumeJobAlertRateLimit } from '../limits/callLimits';
import { storeIdempotencyRecord } from '../limits/exactlyOnce';
import type { Visitor } from '../limits/formSigns';
import { consumeTokenRateLimit } from '../limits/loginLimits';
import { mailQueued, queueMail } from '../mail/queue';
import { searchJobs } from '../search/jobSearch';
import { readAlertSearch, toStored, type AlertReading } from './readAlertSearch';

/** Maximum number of alerts of an account, or of an address without one. */
const maxAlerts = 20;
/** Maximum number of unanswered confirmation mails per address. */
const maxUnconfirmed = 3;
const linkMinutes = 3 * 24 * 60;
/** Retry-After if too many confirmation mails are unanswered, in seconds. */
const unansweredRetry = 24 * 3600;

const readSearch = async (db: Database, search: AlertSearch): Promise<AlertReading> => {
  const reading = await readAlertSearch(db, search);
  if (!reading) throw new ApiError(400, hostAlertTexts.noJobs, 'search');
  return reading;
};

const zoneOf = (timeZone: string): string => {
  const zone = readTimeZone(timeZone);
  if (zone === undefined)
    throw new ApiError(400, hostApplicationTexts.unknownTimeZone(timeZone), 'timeZone');
  return zone;
};
const nameOf = (name: string): string => {
  const trimmed = name.trim();
  if (trimmed === '') throw new ApiError(400, hostAlertTexts.nameMissing, 'name');
  return trimmed;
};

/** Turns an alert on: jobs are matched against it, and it is due at its next scheduled hour. */
const turnOn = async (
  tx: Queryable,
  alert: Pick<JobAlert, 'id'> & Schedule,
  reading: AlertReading,
  change: Partial<Schedule & Pick<JobAlert, 'name' | 'search'>> = {},
): Promise<void> => {
  const now = new Date();
  await upsertAlertQuery(tx, alert.id, now, reading.query);
  await changeAlert(tx, alert.id, {
    ...change,
    state: 'on',
    nextAt: nextDue({ ...alert, ...change }, now),
    reading: toStored(reading),
  });
};

/** Turns an alert off: drops its query, its pending matches and its queued mails. */
const turnOff = async (tx: Queryable, id: string): Promise<void> => {
  await dropAlertQuery(tx, id);
  await dropUnsentMatches(tx, id);
  await dropWaitingMails(tx, id);
};

/** Throws a 409 (account) or 429 (address) if there are too many alerts or confirmations. */
const checkLimits = async (tx: Queryable, owner: AlertOwner): Promise<void> => {
  const { all, unconfirmed } = await countAlerts(tx, owner);
  if ('seekerId' in owner) {
    if (all >= maxAlerts) throw new ApiError(409, hostAlertTexts.tooMany(maxAlerts));
    // the same error in both cases, so that it doesn't reveal how many alerts an address has
  } else if (unconfirmed >= maxUnconfirmed || all >= maxAlerts)
    throw new ApiError(429, hostAlertTexts.unanswered, 'email', {
      'retry-after': String(unansweredRetry),
    });
};

type Asking = { caller: Caller; address: string; visitor: Visitor; origin: string };

/**
 * Saves a search. A job seeker's alert is turned on at once and returned; other callers get a
 * confirmation mail first, which contains nothing that anybody typed.
 */
export const saveJobAlert = async (
  context: Context,
  { caller, address, visitor, origin }: Asking,
  { name, search, frequency, weekday, hour, timeZone, email }: Wire<'JobAlertInput'>,
): Promise<JobAlert | undefined> => {
  const { db } = context;
  const zone = zoneOf(timeZone);
  const seekerId = caller?.role === 'jobseeker' ? caller.accountId : null;
  const owner: AlertOwner | undefined =
    seekerId !== null ? { seekerId } : email === undefined ? undefined : { email };
  if (!owner) throw new ApiError(400, hostAlertTexts.emailMissing, 'email');
  const alert = {
    id: randomUUID(),
    seekerId,
    email: 'email' in owner ? owner.email : null,
    linkKey: randomUUID(),
    name: nameOf(name),
    search,
    frequency,
    weekday: weekday ?? weekdayIn(zone, new Date()),
    hour,
    timeZone: zone,
  };
  await consumeJobAlertRateLimit(context, caller, address, visitor);
  const reading = await readSearch(db, search);
  const token = newSecret();
  await db.transaction(async (tx) => {
    await checkLimits(tx, owner);
    const confirmation =
      'email' in owner ? { hash: hashSecret(token), minutes: linkMinutes } : null;
    await insertAlert(tx, { ...alert, confirmation });
    await storeIdempotencyRecord(tx, alert.id);
    if ('email' in owner)
      await queueMail(tx, {
        kind: 'alertConfirmation',
        to: owner.email,
        letter: alertMailTexts.confirmation({
          url: `${origin}${paths.jobAlertConfirmation()}#${token}`,
        }),
      });
    else await turnOn(tx, alert, reading);
  });
  mailQueued(db);
  return seekerId === null ? undefined : readStored(db, alert.id);
};

const readStored = async (db: Queryable, id: string): Promise<JobAlert> => {
  const alert = await findAlert(db, id);
  if (!alert) throw new ApiError(404, hostTexts.notFound);
  return alert;
};

/**
 * Turns an alert on by a mailed link. Throws a 404 for an invalid, used or expired link, a 429
 * after too many invalid ones.
 */
export const confirmJobAlert = async (
  context: Context,
  token: string,
  address: string,
): Promise<JobAlert> => {
  const { db } = context;
  const attempt = await consumeTokenRateLimit(context, address);
  const hash = hashSecret(token);
  const found = await findConfirmable(db, hash);
  if (!found) throw new ApiError(404, hostTexts.linkOver);
  // before anything is locked: it runs a search, which may take seconds
  const reading = await readSearch(db, found.search);
  await db.transaction(async (tx) => {
    if (!(await consumeConfirmation(tx, hash))) throw new ApiError(404, hostTexts.linkOver);
    await turnOn(tx, found, reading);
    await attempt.succeeded(tx);
  });
  return readStored(db, found.id);
};

export type AlertChanges = Wire<'JobAlertChange'> & { search?: AlertSearch };

/**
 * Changes, pauses, stops or resumes an alert. Matches from before a pause aren't sent afterwards.
 */
export const updateJobAlert = async (
  db: Database,
  { id, search }: JobAlert,
  { state, timeZone, name, ...changes }: AlertChanges,
): Promise<JobAlert> => {
  const change = {
    ...changes,
    ...(timeZone !== undefined && { timeZone: zoneOf(timeZone) }),
    ...(name !== undefined && { name: nameOf(name) }),
  };
  const reading =
    state === 'on' || changes.search ? await readSearch(db, changes.search ?? search) : undefined;
  await db.transaction(async (tx) => {
    const before = await lockAlert(tx, id);
    if (!before) throw new ApiError(404, hostTexts.notFound);
    const after = { ...before, ...change };
    // when it becomes weekly, its day defaults to today
    if (change.frequency === 'weekly' && before.frequency === 'daily')
      change.weekday ??= weekdayIn(after.timeZone, new Date());
    const next = state ?? before.state;
    if (next === 'on' && reading && (before.state !== 'on' || changes.search)) {
      await dropUnsentMatches(tx, id);
      await turnOn(tx, before, reading, change);
      return;
    }
    if (next !== 'on') await turnOff(tx, id);
    const nextAt = next === 'on' ? nextDue({ ...before, ...change }, new Date()) : null;
    await changeAlert(tx, id, { ...change, state: next, nextAt });
  });
  return readStored(db, id);
};

/** Stops an alert by its mails' link (one click, RFC 8058); returns false for an unknown key. */
export const stopJobAlert = (db: Database, key: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const id = await stopLinkedAlert(tx, key);
    if (id === undefined) return false;
    await turnOff(tx, id);
    return true;
  });

/** Deletes an alert with its address and matches. */
export const deleteJobAlert = (db: Database, { id }: Pick<JobAlert, 'id'>): Promise<void> =>
  db.transaction(async (tx) => {
    await dropWaitingMails(tx, id);
    await deleteAlerts(tx, [id]);
  });

type WireAlert = components['schemas']['JobAlert'];

/** Counts an alert's jobs as the listing does; null if that takes too long now. */
const countFound = async (
  db: Database,
  search: AlertSearch,
): Promise<Pick<WireAlert, 'total' | 'totalIsExact'>> => {
  try {
    // the same parameters as the listing's, to share its cached answers
    const asked = { ...search, limit: limits.pageSize, brief: true };
    const { total, totalIsExact } = await searchJobs(db, null, asked);
    return { total, totalIsExact };
  } catch (error) {
    // the count is optional, and a change has been stored already
    if (error instanceof DatabaseUnavailable) return { total: null, totalIsExact: false };
    throw error;
  }
};

/** Converts an alert to the contract's `JobAlert`. */
const toWireAlert = async (
  db: Database,
  alert: JobAlert,
  unsent: ReadonlyMap<string, number>,
): Promise<WireAlert> => {
  const { search, state } = alert;
  return {
    _id: alert.id,
    name: alert.name,
    search,
    frequency: alert.frequency,
    weekday: alert.weekday,
    hour: alert.hour,
    timeZone: alert.timeZone,
    // unconfirmed alerts are never returned
    state: state === 'unconfirmed' ? 'stopped' : state,
    createdAt: alert.createdAt.toISOString(),
    sentAt: alert.sentAt?.toISOString() ?? null,
    nextAt: alert.nextAt?.toISOString() ?? null,
    newJobs: unsent.get(alert.id) ?? 0,
    ...(await countFound(db, search)),
  };
};

export const oneWireAlert = async (db: Database, alert: JobAlert): Promise<WireAlert> =>
  toWireAlert(db, alert, await countUnsentMatches(db, [alert.id]));

/** Returns a job seeker's alerts, newest first. */
export const readJobAlerts = async (db: Database, seekerId: string): Promise<WireAlert[]> => {
  const alerts = await listAlerts(db, seekerId);
  const unsent = await countUnsentMatches(
    db,
    alerts.map(({ id }) => id),
  );
  const wire: WireAlert[] = [];
  // sequentially: twenty concurrent searches would delay everybody else's
  for (const alert of alerts) wire.push(await toWireAlert(db, alert, unsent));
  return wire;
};
