import { hour } from '@contract/time/durations';
import { nextDue } from '@contract/time/localHours';
import type { Context } from '../../context';
import type { Database, Queryable } from '../../database/database';
import { mailAccountById } from '../../repositories/accounts/mailAccounts';
import { forgetMatches, claimMatches } from '../../repositories/alerts/alertMatching';
import { dropAlertQuery, upsertAlertQuery } from '../../repositories/alerts/alertQueries';
import {
  changeAlert,
  lockDueAlert,
  lockOutdatedAlert,
  postponeAlert,
  setDue,
  type DueAlert,
  type JobAlert,
} from '../../repositories/alerts/jobAlerts';
import { liveAmong } from '../../repositories/jobs/jobLists';
import { suspendedAmong } from '../../repositories/moderation/suspension';
import { notifyInbox } from '../inbox/notifyInbox';
import { unsubscribeAddress } from '../mail/notify';
import { mailQueued, queueMail } from '../mail/queue';
import { processDueRows, runIsolated } from '../processDueRows';
import { renderAlert } from './alertLetter';
import { bestFirst } from './bestFirst';
import { compiledVersion, fromStored, readAlertSearch, toStored } from './readAlertSearch';

/** If there are more matches, only the newest are ranked; the mail links to the others. */
const maxRanked = 300;
/** Alerts sent concurrently: one waits for the database while another is rendered. */
const concurrency = 3;

/**
 * Returns the address that an alert's mail is sent to; null if it isn't confirmed, or the account
 * was deleted or is suspended.
 */
const recipientOf = async (
  tx: Queryable,
  { email, seekerId }: JobAlert,
): Promise<string | null> => {
  if (seekerId === null) return email;
  if ((await suspendedAmong(tx, 'jobseeker', [seekerId])).length > 0) return null;
  return (await mailAccountById(tx, 'jobseeker', seekerId))?.confirmedEmail ?? null;
};

/** Queues the mail of an alert if it has matches; returns whether it has. */
const sendFinds = async (
  db: Database,
  tx: Queryable,
  alert: DueAlert,
  { to, origin, now }: { to: string; origin: string; now: Date },
): Promise<boolean> => {
  const found = await claimMatches(tx, alert.id);
  if (found.length === 0) return false;
  const live = new Set(await liveAmong(tx, found));
  // if they are opened again, they count as new
  await forgetMatches(
    tx,
    alert.id,
    found.filter((id) => !live.has(id)),
  );
  const ranked = found.filter((id) => live.has(id)).slice(0, maxRanked);
  if (ranked.length === 0) return false;
  const compiled = fromStored(alert.compiled);
  const best = await bestFirst(db, tx, alert.search, compiled, ranked);
  if (best.rows.length === 0) return false;
  const unsubscribeUrl = unsubscribeAddress(origin, alert.linkKey);
  await queueMail(tx, {
    kind: 'jobAlert',
    to,
    letter: renderAlert({
      alert,
      news: {
        ...best,
        isAll: live.size <= maxRanked,
        within: compiled.area && compiled.area.miles > 0 ? compiled.area.miles : null,
      },
      origin,
      now,
    }),
    unsubscribeUrl,
    about: alert.id,
  });
  if (alert.seekerId !== null)
    await notifyInbox(tx, {
      to: { role: 'jobseeker', accountId: alert.seekerId },
      kind: 'alert',
      about: { alertId: alert.id },
      data: { jobs: live.size },
    });
  return true;
};

type Logged = Pick<Context, 'db' | 'log'>;

/**
 * Sends one due alert: its mail, its sent matches and its next due time are stored in one
 * transaction. Returns false if none is due. An alert that fails is postponed, so that others are
 * still sent.
 */
const sendOne = ({ db, log }: Logged, origin: string, now: Date): Promise<boolean> =>
  runIsolated(
    {
      warn: ({ err, id }) =>
        log.warn({ err, alert: id }, 'a job alert could not be sent; will retry in an hour'),
      postpone: (id) => postponeAlert(db, id, new Date(now.getTime() + hour)),
    },
    (onLocked) =>
      db.transaction(async (tx) => {
        const alert = await lockDueAlert(tx, compiledVersion, now);
        if (!alert) return false;
        onLocked(alert.id);
        const to = await recipientOf(tx, alert);
        const isSent = to !== null && (await sendFinds(db, tx, alert, { to, origin, now }));
        await setDue(tx, alert.id, nextDue(alert, now), isSent);
        return true;
      }),
  );

/**
 * Queues the mails of the alerts that are due at `now`. Safe to run on several hosts at once: each
 * alert is claimed by exactly one. Returns how many alerts were processed.
 */
export const sendDueAlerts = async (
  context: Logged,
  origin: string,
  isStopped: () => boolean = () => false,
  now: () => Date = () => new Date(),
): Promise<number> => {
  let done = 0;
  const work = async (): Promise<void> => {
    while (!isStopped() && (await sendOne(context, origin, now()))) {
      done += 1;
      mailQueued(context.db);
    }
  };
  // if one fails, wait for the others as well, so that runs don't overlap
  const ended = await Promise.allSettled(Array.from({ length: concurrency }, work));
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
  return done;
};

/**
 * Reads the searches of alerts of another version again, one by one; one that fails is left for the
 * next run. Returns how many were read.
 */
export const rereadAlerts = (
  { db, log }: Logged,
  isStopped: () => boolean = () => false,
): Promise<number> =>
  processDueRows(
    {
      isStopped,
      warn: (failures) =>
        log.warn(
          failures,
          'job alerts could not be updated to the current search rules; will retry',
        ),
    },
    ({ skippedIds, onLocked }) =>
      db.transaction(async (tx) => {
        const alert = await lockOutdatedAlert(tx, compiledVersion, skippedIds);
        if (!alert) return false;
        onLocked(alert.id);
        await rereadOne(db, tx, alert);
        return true;
      }),
  );

const rereadOne = async (
  db: Database,
  tx: Queryable,
  { id, search, state, nextAt }: JobAlert,
): Promise<void> => {
  const reading = await readAlertSearch(db, search);
  if (reading) {
    await upsertAlertQuery(tx, id, null, reading.query);
    await changeAlert(tx, id, { state, nextAt, reading: toStored(reading) });
  } else {
    // no job can match the search as it is now parsed
    await dropAlertQuery(tx, id);
    await changeAlert(tx, id, { state: 'paused', nextAt: null });
  }
};
