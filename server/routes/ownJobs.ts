import type { FastifyReply } from 'fastify';
import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { sendEtag } from '../plugins/etag';
import { bodyOf, callerOf, pathOf } from '../plugins/inputs';
import type { WholeJob } from '../repositories/jobs/jobLists';
import { toJob } from '../services/jobs/jobWire';
import {
  answerRemoval,
  closeJob,
  duplicateJob,
  getJobEnd,
  addDraft,
  publishJob,
  renewJob,
} from '../services/jobs/ownJobs';

const sendJob = (reply: FastifyReply, job: WholeJob, status: 200 | 201 = 200) => {
  sendEtag(reply, job.updatedAt);
  return reply.code(status).send(toJob(job));
};

/**
 * Handlers for an employer's operations on its jobs beyond spec §7: drafts, and the moves in
 * contract/jobs/jobLife.ts.
 */
export const ownJobsRoutes = ({ db, env }: Context): Handlers => ({
  addDraft: async (request, reply) =>
    sendJob(reply, await addDraft(db, callerOf(request), bodyOf<'addDraft'>(request)), 201),
  publishJob: async (request, reply) =>
    sendJob(
      reply,
      await publishJob({ db, env }, callerOf(request), pathOf<'publishJob'>(request).jobId),
    ),
  renewJob: async (request, reply) =>
    sendJob(reply, await renewJob(db, callerOf(request), pathOf<'renewJob'>(request).jobId)),
  closeJob: async (request, reply) =>
    sendJob(reply, await closeJob(db, callerOf(request), pathOf<'closeJob'>(request).jobId)),
  duplicateJob: async (request, reply) =>
    sendJob(
      reply,
      await duplicateJob(db, callerOf(request), pathOf<'duplicateJob'>(request).jobId),
      201,
    ),
  answerRemoval: async (request, reply) =>
    sendJob(
      reply,
      await answerRemoval(
        db,
        callerOf(request),
        pathOf<'answerRemoval'>(request).jobId,
        bodyOf<'answerRemoval'>(request).answer,
      ),
    ),
  getJobEnd: async (request) => getJobEnd(db, pathOf<'getJobEnd'>(request).jobId),
});
