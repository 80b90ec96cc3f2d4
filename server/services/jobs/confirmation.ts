import { lastDay } from '@contract/lastDay';
import { paths } from '@contract/paths';
import { day } from '@contract/time/durations';
import type { Actor } from '../../caller';
import type { Context } from '../../context';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import { canAct, jobScopeOf } from '../../repositories/companies/jobScope';
import {
  findConfirmation,
  setConfirmed,
  claimUnconfirmedJob,
  upsertConfirmation,
  type UnconfirmedJob,
} from '../../repositories/jobs/jobConfirmations';
import { lockJob, type WholeJob } from '../../repositories/jobs/jobLists';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hashSecret, newSecret } from '../../secrets';
import { hostTexts } from '../../texts/errors';
import { hiringMailTexts } from '../../texts/hiringMail';
import { hostJobsTexts } from '../../texts/jobs';
import type { Wire } from '../../wire';
import { invalidateJobCaches } from '../cache';
import { consumeTokenRateLimit } from '../limits/loginLimits';
import { notify } from '../mail/notify';
import { mailQueued } from '../mail/queue';
import { processDueHiringRows, type ClaimOptions } from '../processDueRows';
import { readStoredJob } from './jobs';
import { closeJob } from './ownJobs';

/** Records that the employer confirms that a job is still open. Throws a 409 unless it is live. */
export const confirmJob = async (db: Database, actor: Actor, id: string): Promise<WholeJob> => {
  await db.transaction(async (tx) => {
    const job = await lockJob(tx, id);
    if (!job) throw new ApiError(404, hostTexts.notFound);
    if (job.status !== 'live') throw new ApiError(409, hostJobsTexts.notConfirmed(job.status));
    await setConfirmed(tx, id);
    await addAudit(tx, { ...auditActor(actor), action: 'confirmJob', recordId: id });
  });
  await invalidateJobCaches(db, id);
  return readStoredJob(db, id);
};

/**
 * Confirms or closes a job by a mailed link, which needs no login. Throws a 404 for an invalid link
 * or one whose job has ended, a 429 after too many invalid ones.
 */
export const answerJobConfirmation = async (
  context: Context,
  { token, answer }: Wire<'JobConfirmation'>,
  address: string,
): Promise<WholeJob> => {
  const { db } = context;
  const attempt = await consumeTokenRateLimit(context, address);
  const found = await findConfirmation(db, hashSecret(token));
  // a reader of a company can't change jobs, not even by a link
  if (!found || !canAct(await jobScopeOf(db, found.employerId)))
    throw new ApiError(404, hostJobsTexts.confirmationOver);
  await attempt.succeeded(db);
  const actor: Actor = {
    role: 'employer',
    accountId: found.employerId,
    username: found.username,
  };
  if (answer === 'open') return confirmJob(db, actor, found.jobId);
  return closeJob(db, actor, found.jobId);
};

/** Returns when a job ends, as shown in a mail. */
const shownEnd = ({ expiresAt, closesOn }: UnconfirmedJob): Date =>
  new Date(lastDay({ expiresAt: expiresAt.toISOString(), closesOn: closesOn ?? '' }) ?? expiresAt);

/**
 * Mails the employer of one job that hasn't been confirmed for three weeks; returns false if there
 * is none.
 */
const askOne = (
  db: Database,
  origin: string,
  { skippedIds, onLocked }: ClaimOptions,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const job = await claimUnconfirmedJob(tx, skippedIds);
    if (!job) return false;
    onLocked(job.id);
    const token = newSecret();
    await upsertConfirmation(tx, {
      jobId: job.id,
      tokenHash: hashSecret(token),
      email: job.email,
    });
    await notify(tx, {
      role: 'employer',
      accountId: job.employerId,
      origin,
      kind: 'jobConfirmation',
      write: (name) =>
        hiringMailTexts.jobConfirmation({
          name,
          jobtitle: job.title,
          companyname: job.company,
          days: Math.floor((Date.now() - job.since.getTime()) / day),
          endsAt: shownEnd(job),
          url: `${origin}${paths.jobConfirmation()}#${token}`,
        }),
    });
    return true;
  });

/**
 * Mails the employers of jobs that haven't been confirmed for three weeks; `origin` is the site's,
 * for links. Returns the number of mails.
 */
export const askForConfirmations = async (
  { db, log }: Pick<Context, 'db' | 'log'>,
  origin: string,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  const asked = await processDueHiringRows(
    { log, isStopped, what: 'job confirmation' },
    (options) => askOne(db, origin, options),
  );
  if (asked > 0) mailQueued(db);
  return asked;
};
