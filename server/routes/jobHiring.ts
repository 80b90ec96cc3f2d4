import type { FastifyReply } from 'fastify';
import { networkOf } from '../addresses';
import type { Caller } from '../caller';
import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { sendEtag } from '../plugins/etag';
import { bodyOf, callerOf, pathOf } from '../plugins/inputs';
import { jobAccess, type JobAccess } from '../repositories/accounts/access';
import { canSeeJob, jobScopeOf } from '../repositories/companies/jobScope';
import type { WholeJob } from '../repositories/jobs/jobLists';
import { getEmployerPromise } from '../services/applications/promises';
import { answerJobConfirmation, confirmJob } from '../services/jobs/confirmation';
import { getJobFigures } from '../services/jobs/figures';
import { updateJobHiring } from '../services/jobs/hiring';
import type { ViewCounts } from '../services/jobs/jobViews';
import { toJob } from '../services/jobs/jobWire';
import { isRobot } from '../services/visitors';

const sendJob = (reply: FastifyReply, job: WholeJob) => {
  sendEtag(reply, job.updatedAt);
  return reply.send(toJob(job));
};

/**
 * Handlers for a job's questions and promise, its confirmation, and its statistics. `views` counts
 * its views.
 */
export const jobHiringRoutes = (context: Context, views: ViewCounts): Handlers => {
  const { db } = context;
  const isOnDesk = async (caller: Caller, jobId: string, job: JobAccess): Promise<boolean> =>
    caller?.role === 'employer' &&
    canSeeJob(await jobScopeOf(db, caller.accountId), { jobId, employerId: job.employerId });
  return {
    updateJobHiring: async (request, reply) =>
      sendJob(
        reply,
        await updateJobHiring(
          db,
          callerOf(request),
          pathOf<'updateJobHiring'>(request).jobId,
          bodyOf<'updateJobHiring'>(request),
        ),
      ),
    confirmJob: async (request, reply) =>
      sendJob(reply, await confirmJob(db, callerOf(request), pathOf<'confirmJob'>(request).jobId)),
    answerJobConfirmation: async (request) => {
      const { id, title, company, status } = await answerJobConfirmation(
        context,
        bodyOf<'answerJobConfirmation'>(request),
        request.ip,
      );
      return { _id: id, jobtitle: title, companyname: company, status };
    },
    addJobView: async (request, reply) => {
      const { jobId } = pathOf<'addJobView'>(request);
      const userAgent = request.headers['user-agent'] ?? '';
      if (!isRobot(userAgent) && request.caller?.role !== 'admin') {
        const job = await jobAccess(db, jobId);
        if (job?.live && !(await isOnDesk(request.caller, jobId, job)))
          views.count({
            // ids are case-insensitive
            jobId: jobId.toLowerCase(),
            network: networkOf(request.ip),
            userAgent,
            source: bodyOf<'addJobView'>(request).source,
          });
      }
      return reply.code(204).send();
    },
    getJobFigures: async (request) => {
      // includes what this host has counted but not stored yet
      await views.flush();
      return getJobFigures(db, pathOf<'getJobFigures'>(request).jobId);
    },
    getEmployerPromise: (request) =>
      getEmployerPromise(db, pathOf<'getEmployerPromise'>(request).usernameEmployer),
  };
};
