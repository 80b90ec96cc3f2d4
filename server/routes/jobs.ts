import type { FastifyReply } from 'fastify';
import type { Caller } from '../caller';
import type { Context } from '../context';
import type { Database, Queryable } from '../database/database';
import { ApiError } from '../errors';
import type { Handlers } from '../plugins/contract';
import { checkIfMatch, sendEtag } from '../plugins/etag';
import { bodyOf, callerOf, pathOf, queryOf } from '../plugins/inputs';
import { canSeeJob, jobScopeOf } from '../repositories/companies/jobScope';
import { findJob, listJobs, type WholeJob } from '../repositories/jobs/jobLists';
import { findEmployerId } from '../repositories/jobs/jobOwners';
import { updateJob, addJob, deleteJob } from '../services/jobs/jobs';
import { sendJobs, sendLiveJobs } from '../services/jobs/jobStream';
import { toJob } from '../services/jobs/jobWire';
import { hostTexts } from '../texts/errors';
import { hostJobsTexts } from '../texts/jobs';

/**
 * Whether the caller sees jobs in all states: only the owner and administrators do; everyone sees
 * live ones (product §2).
 */
const canSeeAll = (caller: Caller, employerId: string | null): boolean =>
  caller?.role === 'admin' ||
  (caller?.role === 'employer' && employerId !== null && caller.accountId === employerId);

/** Whether the caller sees this job in any state, which includes colleagues of its owner. */
const canSeeAnyState = async (db: Database, caller: Caller, job: WholeJob): Promise<boolean> =>
  canSeeAll(caller, job.employerId) ||
  (caller?.role === 'employer' &&
    canSeeJob(await jobScopeOf(db, caller.accountId), {
      jobId: job.id,
      employerId: job.employerId,
    }));

/** Callers who may change a job read from the primary, since they edit its current state. */
const sourceFor = (db: Database, caller: Caller): Queryable =>
  caller === null || caller.role === 'jobseeker' ? db.reads : db;

const sendJob = (reply: FastifyReply, job: WholeJob) => {
  sendEtag(reply, job.updatedAt);
  return toJob(job);
};

export const jobsRoutes = ({ db, env }: Context): Handlers => ({
  getJobs: async (request, reply) =>
    canSeeAll(request.caller, null)
      ? sendJobs(reply, listJobs(db.reads, { which: 'all' }))
      : sendLiveJobs(request, reply, { db }),

  getJobsByEmployer: async (request, reply) => {
    const employerId = await findEmployerId(
      db.reads,
      pathOf<'getJobsByEmployer'>(request).usernameEmployer,
    );
    if (employerId === undefined) return [];
    return sendJobs(
      reply,
      listJobs(db.reads, {
        employerId,
        which: canSeeAll(request.caller, employerId) ? 'all' : 'live',
      }),
    );
  },

  getJobsByCategory: async (request, reply) =>
    sendLiveJobs(request, reply, {
      db,
      category: pathOf<'getJobsByCategory'>(request).categoryName,
    }),

  getJob: async (request, reply) => {
    const job = await findJob(sourceFor(db, request.caller), pathOf<'getJob'>(request).id);
    if (!job || (job.status !== 'live' && !(await canSeeAnyState(db, request.caller, job))))
      throw new ApiError(404, hostTexts.notFound);
    return sendJob(reply, job);
  },

  addJob: async (request, reply) => {
    const job = await addJob({ db, env }, callerOf(request), bodyOf<'addJob'>(request));
    sendEtag(reply, job.updatedAt);
    return reply.code(201).send(toJob(job));
  },

  updateJob: async (request, reply) => {
    const job = await updateJob(
      db,
      callerOf(request),
      pathOf<'updateJob'>(request).id,
      bodyOf<'updateJob'>(request),
      (present) => checkIfMatch(request, present.updatedAt),
    );
    return sendJob(reply, job);
  },

  deleteJob: async (request) => {
    await deleteJob(db, callerOf(request), {
      ...pathOf<'deleteJob'>(request),
      ...queryOf<'deleteJob'>(request),
    });
    return { message: hostJobsTexts.jobDeleted };
  },
});
