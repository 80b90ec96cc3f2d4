import { randomUUID } from 'node:crypto';
import document from '@contract/generated/contract.json';
import type { components } from '@contract/generated/types';
import type { Actor } from '../../caller';
import type { Context } from '../../context';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { answerRemoval, makeFilled, makeLive, makeWaiting } from '../../repositories/jobs/jobLife';
import { findJob, lockJob } from '../../repositories/jobs/jobLists';
import type { JobRow } from '../../repositories/jobs/jobRows';
import { insertJobs } from '../../repositories/jobs/jobs';
import { openCase } from '../../repositories/moderation/cases';
import { storeSigns } from '../../repositories/moderation/warningSigns';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hostTexts } from '../../texts/errors';
import { hostJobsTexts } from '../../texts/jobs';
import { recordChecker } from '../../validation';
import { invalidateJobCaches } from '../cache';
import { signsOf } from '../moderation/warningSigns/signsOf';
import { openFirstPosting, waitsFirst } from './firstPostings';
import { checkMove, endOfLife } from './jobLife';
import { checkCategory, checkOwnName, checkPay, holdUnsuspended, stored, textsOf } from './jobs';
import { toJob, toJobTexts } from './jobWire';

type JobDraft = components['schemas']['JobDraft'];
type JobEnd = components['schemas']['JobEnd'];

const unwritten = {
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
 * Stores a draft, which may be unfinished. 403 for another employer's name and for a suspended
 * employer, 400 for an unknown category.
 */
export const keepDraft = async (db: Database, actor: Actor, body: JobDraft): Promise<JobRow> => {
  if (body.usernameEmployer !== undefined) checkOwnName(actor, body.usernameEmployer);
  await checkCategory(db, body.categoryName);
  const texts = toJobTexts({ ...unwritten, ...body });
  const id = await db.transaction(async (tx) => {
    await holdUnsuspended(tx, actor);
    return insertDraft(tx, actor, 'addDraft', { ...texts, category: body.categoryName });
  });
  invalidateJobCaches(db);
  return stored(db, id);
};

/** A new draft that says what a job of the employer's own says, whatever became of that one. */
export const copyToDraft = async (db: Database, actor: Actor, id: string): Promise<JobRow> => {
  const copy = await db.transaction(async (tx) => {
    await holdUnsuspended(tx, actor);
    const job = await findJob(tx, id);
    if (!job) throw new ApiError(404, hostTexts.notFound);
    return insertDraft(tx, actor, 'duplicateJob', { ...textsOf(job), category: job.category }, id);
  });
  invalidateJobCaches(db);
  return stored(db, copy);
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
  // its 30 days begin when it is published; until then the column holds what nobody asks for
  await insertJobs(tx, [
    {
      ...texts,
      id,
      employerId: actor.accountId,
      description: null,
      importKey: null,
      status: 'draft',
      createdAt,
      expiresAt: endOfLife(createdAt.getTime()),
    },
  ]);
  await addAudit(tx, {
    ...auditActor(actor),
    action,
    recordId: id,
    after: { ...texts, status: 'draft', ...(copyOf !== undefined && { copyOf }) },
  });
  return id;
};

const checkPosting = recordChecker(document.components.schemas.JobPosting);

/** 400, naming the wire field, where a job doesn't satisfy addJob's rules. */
const checkWhole = async (tx: Queryable, job: JobRow): Promise<void> => {
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
  await checkCategory(tx, job.category);
};

/**
 * Locks the job, lets `change` refuse or write, and notes in the audit log what its state became.
 */
const moveJob = async (
  db: Database,
  actor: Actor,
  id: string,
  action: 'publishJob' | 'renewJob' | 'closeJob',
  change: (tx: Queryable, job: JobRow) => Promise<void>,
): Promise<JobRow> => {
  await db.transaction(async (tx) => {
    // a suspended employer may still say that a job is filled
    if (action !== 'closeJob') await holdUnsuspended(tx, actor);
    const job = await lockJob(tx, id);
    if (!job) throw new ApiError(404, hostTexts.notFound);
    checkMove(job, action);
    await change(tx, job);
    const { status, expiresAt } = await stored(tx, id);
    await addAudit(tx, {
      ...auditActor(actor),
      action,
      recordId: id,
      before: { status: job.status, expiresAt: job.expiresAt },
      after: { status, expiresAt },
    });
  });
  invalidateJobCaches(db);
  return stored(db, id);
};

/**
 * A draft goes live for 30 days, or waits for an administrator's look where the host wants one. 400
 * where it isn't finished.
 */
export const publish = (
  { db, env }: Pick<Context, 'db' | 'env'>,
  actor: Actor,
  id: string,
): Promise<JobRow> =>
  moveJob(db, actor, id, 'publishJob', async (tx, job) => {
    await checkWhole(tx, job);
    await storeSigns(tx, id, await signsOf(db, tx, { ...job, description: null }));
    if (await waitsFirst(tx, env.reviewFirst, actor.accountId)) {
      await makeWaiting(tx, id);
      await openFirstPosting(tx, id);
    } else await makeLive(tx, id, endOfLife(), true);
  });

/** Another 30 days from now. */
export const renew = (db: Database, actor: Actor, id: string): Promise<JobRow> =>
  moveJob(db, actor, id, 'renewJob', async (tx) => {
    await makeLive(tx, id, endOfLife(), false);
  });

/** A live job is filled. */
export const close = (db: Database, actor: Actor, id: string): Promise<JobRow> =>
  moveJob(db, actor, id, 'closeJob', async (tx) => {
    await makeFilled(tx, id);
  });

/**
 * Stores what the employer says to a job's being taken down, and asks for another look. 409 where
 * it wasn't, or was answered for already.
 */
export const answerFor = async (
  db: Database,
  actor: Actor,
  id: string,
  answer: string,
): Promise<JobRow> => {
  await db.transaction(async (tx) => {
    const job = await lockJob(tx, id);
    if (!job) throw new ApiError(404, hostTexts.notFound);
    if (job.removalAnswer !== null) throw new ApiError(409, hostJobsTexts.answered);
    if ((await answerRemoval(tx, id, answer)) === 0)
      throw new ApiError(409, hostJobsTexts.notTakenDown);
    await openCase(tx, id, 'answered');
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'answerRemoval',
      recordId: id,
      after: { answer },
    });
  });
  invalidateJobCaches(db);
  return stored(db, id);
};

/** What became of a job that was live: 404 unless it expired or was filled. */
export const jobEnd = async (db: Database, id: string): Promise<JobEnd> => {
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
