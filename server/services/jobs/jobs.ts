import { randomUUID } from 'node:crypto';
import type { components } from '@contract/generated/types';
import { caseFold } from '@contract/text/caseFold';
import type { Actor } from '../../caller';
import type { Context } from '../../context';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { jobAccess } from '../../repositories/accounts/access';
import { categoryExists } from '../../repositories/jobs/categories';
import { findJob, lockJob, type WholeJob } from '../../repositories/jobs/jobLists';
import { lockEmployer } from '../../repositories/jobs/jobOwners';
import type { JobRow } from '../../repositories/jobs/jobRows';
import {
  markJobDeleted,
  insertJobs,
  updateJobTexts,
  type JobTexts,
  type NewJob,
} from '../../repositories/jobs/jobs';
import { openCase } from '../../repositories/moderation/cases';
import { storeSigns } from '../../repositories/moderation/warningSigns';
import { addAudit, auditActor, deletionReason } from '../../repositories/office/audit';
import { hostTexts } from '../../texts/errors';
import { hostJobsTexts } from '../../texts/jobs';
import { hostModerationTexts } from '../../texts/moderation';
import { invalidateJobCaches } from '../cache';
import { storeIdempotencyRecord } from '../limits/exactlyOnce';
import { signsOf } from '../moderation/warningSigns/signsOf';
import { expiryFrom } from './jobLife';
import { toJobTexts } from './jobWire';
import { findReviewReason, repeatsTakenDown } from './review';

type JobPosting = components['schemas']['JobPosting'];
type JobInput = components['schemas']['JobInput'];

type Posting = JobTexts &
  Pick<
    NewJob,
    'category' | 'remote' | 'longDescription' | 'applyUrl' | 'closesOn' | 'workplace'
  > & {
    id: string;
    employerId: string;
  };

/**
 * Inserts an employer's job, posted by hand or imported from a source: live for 30 days, or waiting
 * for review if `REVIEW_FIRST` requires it or it repeats a job that was taken down. Lock the
 * employer first.
 */
export const insertPosting = async (
  { db, env }: Pick<Context, 'db' | 'env'>,
  tx: Queryable,
  posting: Posting,
  by: ReturnType<typeof auditActor>,
): Promise<void> => {
  const { id, longDescription = null, applyUrl = null, closesOn = null, category } = posting;
  const signs = await signsOf(db, tx, { ...posting, description: null, longDescription });
  const reason = await findReviewReason(tx, env.reviewFirst, posting);
  const status = reason === undefined ? 'live' : 'waiting';
  const createdAt = new Date();
  await insertJobs(tx, [
    {
      ...posting,
      description: null,
      importKey: null,
      status,
      signs,
      createdAt,
      expiresAt: expiryFrom(createdAt.getTime()),
    },
  ]);
  if (reason !== undefined) await openCase(tx, id, reason);
  await addAudit(tx, {
    ...by,
    action: 'addJob',
    recordId: id,
    after: {
      ...textsOf(posting),
      category,
      status,
      ...(applyUrl !== null && { applyUrl }),
      ...(closesOn !== null && { closesOn }),
    },
  });
};

/**
 * Stores an employer's job: live for 30 days, or waiting for review if `REVIEW_FIRST` requires it
 * or it repeats a job that was taken down. Throws a 403 for another employer's name and for a
 * suspended employer; a 400 for an invalid pay range and for an unknown category.
 */
export const addJob = async (
  { db, env }: Pick<Context, 'db' | 'env'>,
  actor: Actor,
  body: JobPosting,
): Promise<WholeJob> => {
  checkOwnName(actor, body.usernameEmployer);
  checkPay(body.monthlysalary1, body.monthlysalary2);
  await checkCategory(db, body.categoryName);
  const texts = toJobTexts(body);
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await lockUnsuspendedEmployer(tx, actor);
    const posting = { ...texts, id, employerId: actor.accountId, category: body.categoryName };
    await insertPosting({ db, env }, tx, posting, auditActor(actor));
    await storeIdempotencyRecord(tx, id);
  });
  await invalidateJobCaches(db, id);
  return readStoredJob(db, id);
};

/**
 * Changes a job's texts. `check` gets the job before the change and may throw. Throws a 403 for a
 * suspended employer and a 409 for a job that was taken down, except for administrators. A live job
 * that its employer changes to repeat one that was taken down stays live and gets a case.
 */
export const updateJob = async (
  db: Database,
  actor: Actor,
  id: string,
  body: JobInput,
  check: (job: JobRow) => void,
): Promise<WholeJob> => {
  checkPay(body.monthlysalary1, body.monthlysalary2);
  const texts = toJobTexts(body);
  await db.transaction(async (tx) => {
    if (actor.role === 'employer') await lockForChange(tx, actor, id);
    const job = await lockJob(tx, id);
    if (!job) throw new ApiError(404, hostTexts.notFound);
    if (job.status === 'removed' && actor.role !== 'admin')
      throw new ApiError(409, hostJobsTexts.removedJob);
    check(job);
    await updateJobTexts(tx, id, texts);
    await storeSigns(tx, id, await signsOf(db, tx, { ...job, ...texts }));
    if (actor.role === 'employer' && job.status === 'live') await reviewEdit(tx, actor, job, texts);
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'updateJob',
      recordId: id,
      before: textsOf(job),
      after: texts,
    });
  });
  await invalidateJobCaches(db, id);
  return readStoredJob(db, id);
};

/** Opens a case if a change makes a job repeat one that was taken down. */
export const reviewEdit = async (
  tx: Queryable,
  { accountId }: Pick<Actor, 'accountId'>,
  job: JobRow,
  changed: JobTexts,
): Promise<void> => {
  const employerId = job.employerId ?? accountId;
  if (
    (await repeatsTakenDown(tx, { ...job, ...changed, employerId })) &&
    !(await repeatsTakenDown(tx, { ...job, employerId }))
  )
    await openCase(tx, job.id, 'repeated');
};

/**
 * Deletes a job; `reason` is kept in the audit log. A suspended employer can still delete its own
 * jobs, but not a colleague's, nor can a colleague delete the suspended employer's jobs (403).
 */
export const deleteJob = async (
  db: Database,
  actor: Actor,
  { jobId: id, reason }: { jobId: string; reason?: string },
): Promise<void> => {
  await db.transaction(async (tx) => {
    if (actor.role === 'employer' && (await jobAccess(tx, id))?.employerId !== actor.accountId)
      await lockForChange(tx, actor, id);
    const job = await lockJob(tx, id);
    if (!job) throw new ApiError(404, hostTexts.notFound);
    await markJobDeleted(tx, id);
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'deleteJob',
      recordId: id,
      before: { ...textsOf(job), category: job.category },
      ...deletionReason(reason),
    });
  });
  await invalidateJobCaches(db, id);
};

/** Throws a 403 unless the employer posts in its own name. */
export const checkOwnName = (actor: Actor, usernameEmployer: string): void => {
  if (caseFold(usernameEmployer) !== caseFold(actor.username))
    throw new ApiError(403, hostJobsTexts.otherEmployer, 'usernameEmployer');
};

/** Throws a 400 if the upper pay is below the lower one. */
export const checkPay = (from: number, to: number): void => {
  if (to < from) throw new ApiError(400, hostJobsTexts.payOrder, 'monthlysalary2');
};

/** Throws a 400 for an unknown category. */
export const checkCategory = async (db: Queryable, name: string): Promise<void> => {
  if (!(await categoryExists(db, name)))
    throw new ApiError(400, hostJobsTexts.unknownCategory, 'categoryName');
};

/**
 * Locks the employer against changes until the transaction ends; throws a 401 if it no longer
 * exists, a 403 with `refusal`'s message if it is suspended.
 */
export const lockUnsuspendedEmployer = async (
  tx: Queryable,
  actor: Pick<Actor, 'accountId'>,
  refusal: (reason: string) => string = hostModerationTexts.suspendedPosts,
): Promise<void> => {
  const employer = await lockEmployer(tx, actor.accountId);
  if (employer === undefined) throw new ApiError(401, hostTexts.noSession);
  if (employer.suspension !== null) throw new ApiError(403, refusal(employer.suspension));
};

/**
 * Locks both the employer who changes a job and the one who owns it, so that neither can be deleted
 * or suspended in the meantime; throws a 403 if one of them is suspended. Call it before the job is
 * locked.
 */
export const lockForChange = async (tx: Queryable, actor: Actor, jobId: string): Promise<void> => {
  await lockUnsuspendedEmployer(tx, actor);
  const job = await jobAccess(tx, jobId);
  if (!job || job.employerId === null || job.employerId === actor.accountId) return;
  const owner = await lockEmployer(tx, job.employerId);
  if (owner?.suspension !== null) throw new ApiError(403, hostModerationTexts.suspendedColleague);
};

/** Returns the stored job; throws a 404 if it was deleted in the meantime. */
export const readStoredJob = async (db: Queryable, id: string): Promise<WholeJob> => {
  const job = await findJob(db, id);
  if (!job) throw new ApiError(404, hostTexts.notFound);
  return job;
};

/** Picks a job row's texts. */
export const textsOf = (job: JobTexts): JobTexts => ({
  title: job.title,
  company: job.company,
  location: job.location,
  overview: job.overview,
  responsibilities: job.responsibilities,
  qualifications: job.qualifications,
  employmentType: job.employmentType,
  payFrom: job.payFrom,
  payTo: job.payTo,
  vacancies: job.vacancies,
  degree: job.degree,
});
