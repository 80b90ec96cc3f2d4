import { randomUUID } from 'node:crypto';
import { limits } from '@contract/limits';
import { hostTexts } from '@contract/texts/host';
import { hostJobsTexts } from '@contract/texts/hostJobs';
import type { components } from '@contract/generated/types';
import type { Database } from '../database/database';
import type { Caller } from '../plugins/callers';
import { ApiError } from '../plugins/errors';
import { addAudit } from '../repositories/audit';
import { categoryExists } from '../repositories/categories';
import { fold } from '../repositories/fold';
import { findJob, lockJob } from '../repositories/jobLists';
import { holdEmployer } from '../repositories/jobOwners';
import type { JobRow } from '../repositories/jobRows';
import { deleteJob, insertJobs, updateJobTexts, type JobTexts } from '../repositories/jobs';
import { toJobTexts } from './jobAnswers';
import { jobsChanged } from './recent';
import { refuseSuspended } from './suspension';

type JobPosting = components['schemas']['JobPosting'];
type JobInput = components['schemas']['JobInput'];
type Actor = NonNullable<Caller>;

const day = 86_400_000;

/** Stores an employer's posting, live for 30 days. 403 for another employer's and while suspended; 400 for pay upside down and for an unknown category. */
export const postJob = async (db: Database, actor: Actor, body: JobPosting): Promise<JobRow> => {
  if (fold(body.usernameEmployer) !== fold(actor.username)) throw new ApiError(403, hostJobsTexts.otherEmployer, 'usernameEmployer');
  checkPay(body);
  if (!(await categoryExists(db, body.categoryName))) throw new ApiError(400, hostJobsTexts.unknownCategory, 'categoryName');
  const texts = toJobTexts(body);
  const id = randomUUID();
  const createdAt = new Date();
  await db.transaction(async (tx) => {
    const expiresAt = new Date(createdAt.getTime() + limits.jobLifeDays * day);
    if (!(await holdEmployer(tx, actor.accountId))) throw new ApiError(401, hostTexts.noSession);
    await refuseSuspended(tx, actor.accountId);
    await insertJobs(tx, [{ ...texts, id, employerId: actor.accountId, category: body.categoryName, description: null, importKey: null, createdAt, expiresAt }]);
    await addAudit(tx, { ...by(actor), action: 'addJob', recordId: id, after: { ...texts, category: body.categoryName } });
  });
  jobsChanged(db);
  return stored(db, id);
};

/** Changes what a job says. `check` sees the job as it is before anything is written, and may refuse. */
export const changeJob = async (db: Database, actor: Actor, id: string, body: JobInput, check: (job: JobRow) => void): Promise<JobRow> => {
  checkPay(body);
  const texts = toJobTexts(body);
  await db.transaction(async (tx) => {
    const job = await lockJob(tx, id);
    if (!job) throw new ApiError(404, hostTexts.notFound);
    check(job);
    await updateJobTexts(tx, id, texts);
    await addAudit(tx, { ...by(actor), action: 'updateJob', recordId: id, before: textsOf(job), after: texts });
  });
  jobsChanged(db);
  return stored(db, id);
};

/** Takes a job off the site. */
export const removeJob = async (db: Database, actor: Actor, id: string): Promise<void> => {
  await db.transaction(async (tx) => {
    const job = await lockJob(tx, id);
    if (!job) throw new ApiError(404, hostTexts.notFound);
    await deleteJob(tx, id);
    await addAudit(tx, { ...by(actor), action: 'deleteJob', recordId: id, before: { ...textsOf(job), category: job.category } });
  });
  jobsChanged(db);
};

const by = (actor: Actor) => ({ actorRole: actor.role, actorId: actor.accountId });

/** 400 where the highest pay is below the lowest. */
export const checkPay = ({ monthlysalary1, monthlysalary2 }: JobInput) => {
  if (monthlysalary2 < monthlysalary1) throw new ApiError(400, hostJobsTexts.payOrder, 'monthlysalary2');
};

const stored = async (db: Database, id: string): Promise<JobRow> => {
  const job = await findJob(db, id);
  if (!job) throw new ApiError(404, hostTexts.notFound);
  return job;
};

/** What a job says, without anything else of its row. */
export const textsOf = (job: JobRow): JobTexts => ({
  title: job.title, company: job.company, location: job.location, overview: job.overview, responsibilities: job.responsibilities,
  qualifications: job.qualifications, employmentType: job.employmentType, payFrom: job.payFrom, payTo: job.payTo, vacancies: job.vacancies, degree: job.degree,
});
