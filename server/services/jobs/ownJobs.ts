import { randomUUID } from 'node:crypto';
import { closingZone } from '@contract/constants/closingZone';
import document from '@contract/generated/contract.json';
import type { components } from '@contract/generated/types';
import { dateIn } from '@contract/time/localHours';
import type { Actor } from '../../caller';
import type { Context } from '../../context';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { setHiring, setLongDescription, setWorkplace } from '../../repositories/jobs/hiring';
import {
  setRemovalAnswer,
  makeFilled,
  makeLive,
  makeWaiting,
} from '../../repositories/jobs/jobLife';
import { findJob, lockJob, type WholeJob } from '../../repositories/jobs/jobLists';
import type { JobRow } from '../../repositories/jobs/jobRows';
import { insertJobs } from '../../repositories/jobs/jobs';
import { openCase } from '../../repositories/moderation/cases';
import { storeSigns } from '../../repositories/moderation/warningSigns';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hostTexts } from '../../texts/errors';
import { hostJobsTexts } from '../../texts/jobs';
import { recordChecker } from '../../validation';
import { invalidateJobCaches } from '../cache';
import { storeIdempotencyRecord } from '../limits/exactlyOnce';
import { signsOf } from '../moderation/warningSigns/signsOf';
import { checkMove, expiryFrom } from './jobLife';
import {
  checkCategory,
  checkOwnName,
  checkPay,
  lockForChange,
  lockUnsuspendedEmployer,
  readStoredJob,
  textsOf,
} from './jobs';
import { toJob, toJobTexts } from './jobWire';
import { findReviewReason, repeatsTakenDown } from './review';

type JobDraft = components['schemas']['JobDraft'];
type JobEnd = components['schemas']['JobEnd'];

const emptyDraft = {
  companyname: '',
  location: '',
  joboverview: '',
  responsibilities1: '',
  responsibilities2: '',
  responsibilities3: '',
  responsibilities4: '',
  responsibilities5: '',
  qualification1: '',
  qualification2: '',
  qualification3: '',
  qualification4: '',
  employementtype: '',
  monthlysalary1: 0,
  monthlysalary2: 0,
  numberofvacancies: 0,
  degreerequired: '',
};

/**
 * Stores a draft, complete or not. Throws a 403 for another employer's name and for a suspended
 * employer, a 400 for an unknown category.
 */
export const addDraft = async (db: Database, actor: Actor, body: JobDraft): Promise<WholeJob> => {
  if (body.usernameEmployer !== undefined) checkOwnName(actor, body.usernameEmployer);
  await checkCategory(db, body.categoryName);
  const texts = toJobTexts({ ...emptyDraft, ...body });
  const id = await db.transaction(async (tx) => {
    await lockUnsuspendedEmployer(tx, actor);
    return insertDraft(tx, actor, 'addDraft', { ...texts, category: body.categoryName });
  });
  await invalidateJobCaches(db, id);
  return readStoredJob(db, id);
};

/**
 * Copies a job, in any state, to a new draft of the caller, with its questions, promise, workplace
 * and longer description, but without its closing day. Throws a 403 if the employer, or the
 * colleague who owns the job, is suspended.
 */
export const duplicateJob = async (db: Database, actor: Actor, id: string): Promise<WholeJob> => {
  const copy = await db.transaction(async (tx) => {
    await lockForChange(tx, actor, id);
    const job = await findJob(tx, id);
    if (!job) throw new ApiError(404, hostTexts.notFound);
    const { questions, answerDays, category, workplace, longDescription } = job;
    const draft = await insertDraft(tx, actor, 'duplicateJob', { ...textsOf(job), category }, id);
    await setHiring(tx, draft, { questions, answerDays });
    await setWorkplace(tx, { ...job, id: draft }, workplace);
    if (longDescription !== null) await setLongDescription(tx, draft, longDescription);
    return draft;
  });
  await invalidateJobCaches(db, copy);
  return readStoredJob(db, copy);
};

const insertDraft = async (
  tx: Queryable,
  actor: Actor,
  action: string,
  texts: ReturnType<typeof textsOf> & { category: string },
  copyOf?: string,
): Promise<string> => {
  const id = randomUUID();
  const createdAt = new Date();
  // its 30 days begin when it is published; the column isn't read before that
  await insertJobs(tx, [
    {
      ...texts,
      id,
      employerId: actor.accountId,
      description: null,
      importKey: null,
      status: 'draft',
      createdAt,
      expiresAt: expiryFrom(createdAt.getTime()),
    },
  ]);
  await storeIdempotencyRecord(tx, id);
  await addAudit(tx, {
    ...auditActor(actor),
    action,
    recordId: id,
    after: { ...texts, status: 'draft', ...(copyOf !== undefined && { copyOf }) },
  });
  return id;
};

const checkPosting = recordChecker(document.components.schemas.JobPosting);

/**
 * Throws a 400 that names the wire field if a job breaks addJob's rules, or its closing day is
 * over.
 */
const checkComplete = async (tx: Queryable, job: JobRow): Promise<void> => {
  const wire: Record<string, unknown> = toJob({ ...job, description: null });
  checkPosting(
    Object.fromEntries(
      Object.keys(document.components.schemas.JobPosting.properties).map((name) => [
        name,
        wire[name],
      ]),
    ),
  );
  checkPay(job.payFrom, job.payTo);
  if (job.closesOn !== null && job.closesOn < dateIn(closingZone, Date.now()))
    throw new ApiError(400, hostJobsTexts.closingDay, 'closesOn');
  await checkCategory(tx, job.category);
};

/** Locks the job, runs `change`, which may throw, and records the move in the audit log. */
const transitionJob = async (
  db: Database,
  actor: Actor,
  id: string,
  action: 'publishJob' | 'renewJob' | 'closeJob',
  change: (tx: Queryable, job: WholeJob) => Promise<void>,
): Promise<WholeJob> => {
  await db.transaction(async (tx) => {
    // a suspended employer may still mark a job as filled
    if (action !== 'closeJob') await lockForChange(tx, actor, id);
    const job = await lockJob(tx, id);
    if (!job) throw new ApiError(404, hostTexts.notFound);
    checkMove(job, action);
    await change(tx, job);
    const { status, expiresAt } = await readStoredJob(tx, id);
    await addAudit(tx, {
      ...auditActor(actor),
      action,
      recordId: id,
      before: { status: job.status, expiresAt: job.expiresAt },
      after: { status, expiresAt },
    });
  });
  await invalidateJobCaches(db, id);
  return readStoredJob(db, id);
};

/**
 * Publishes a draft for 30 days, or submits it for review if `REVIEW_FIRST` requires it or it
 * repeats a job that was taken down. Throws a 400 if it is incomplete, or its closing day is over.
 */
export const publishJob = (
  { db, env }: Pick<Context, 'db' | 'env'>,
  actor: Actor,
  id: string,
): Promise<WholeJob> =>
  transitionJob(db, actor, id, 'publishJob', async (tx, job) => {
    await checkComplete(tx, job);
    await storeSigns(tx, id, await signsOf(db, tx, job));
    const reason = await findReviewReason(tx, env.reviewFirst, {
      ...job,
      employerId: job.employerId ?? actor.accountId,
    });
    if (reason === undefined) await makeLive(tx, id, expiryFrom(), true);
    else {
      await makeWaiting(tx, id);
      await openCase(tx, id, reason);
    }
  });

/**
 * Extends a job to 30 days from now; an ended job that repeats one that was taken down waits for
 * review instead.
 */
export const renewJob = (db: Database, actor: Actor, id: string): Promise<WholeJob> =>
  transitionJob(db, actor, id, 'renewJob', async (tx, job) => {
    const isBack = job.status !== 'live';
    if (
      isBack &&
      (await repeatsTakenDown(tx, { ...job, employerId: job.employerId ?? actor.accountId }))
    ) {
      await makeWaiting(tx, id);
      await openCase(tx, id, 'repeated');
    } else await makeLive(tx, id, expiryFrom(), false);
  });

/** Marks a live job as filled. */
export const closeJob = (db: Database, actor: Actor, id: string): Promise<WholeJob> =>
  transitionJob(db, actor, id, 'closeJob', async (tx) => {
    await makeFilled(tx, id);
  });

/**
 * Stores the employer's answer to a take-down and reopens the case. Throws a 409 if the job wasn't
 * taken down, or was answered already.
 */
export const answerRemoval = async (
  db: Database,
  actor: Actor,
  id: string,
  answer: string,
): Promise<WholeJob> => {
  await db.transaction(async (tx) => {
    const job = await lockJob(tx, id);
    if (!job) throw new ApiError(404, hostTexts.notFound);
    if (job.removalAnswer !== null) throw new ApiError(409, hostJobsTexts.answered);
    if ((await setRemovalAnswer(tx, id, answer)) === 0)
      throw new ApiError(409, hostJobsTexts.notTakenDown);
    await openCase(tx, id, 'answered');
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'answerRemoval',
      recordId: id,
      after: { answer },
    });
  });
  await invalidateJobCaches(db, id);
  return readStoredJob(db, id);
};

/** Returns how a live job ended; throws a 404 unless it expired or was filled. */
export const getJobEnd = async (db: Database, id: string): Promise<JobEnd> => {
  const job = await findJob(db, id);
  if (!job || (job.status !== 'expired' && job.status !== 'filled'))
    throw new ApiError(404, hostTexts.notFound);
  return {
    status: job.status,
    jobtitle: job.title,
    companyname: job.company,
    categoryName: job.category,
    endedAt: (job.endedAt ?? job.expiresAt).toISOString(),
  };
};
