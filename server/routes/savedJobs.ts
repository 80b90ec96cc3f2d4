import { limits } from '@contract/limits';
import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { bodyOf, callerOf, pathOf, queryOf } from '../plugins/inputs';
import { listSavedJobIds, removeSavedJob } from '../repositories/inbox/savedJobs';
import { joinSavedJobs, savedJobPage, saveJob, updateSavedJob } from '../services/inbox/savedJobs';

/** Handlers for the jobs that a job seeker has saved. */
export const savedJobsRoutes = ({ db }: Context): Handlers => ({
  getSavedJobs: async (request) =>
    savedJobPage(db, callerOf(request).accountId, queryOf<'getSavedJobs'>(request)),

  getSavedJobIds: async (request) => ({
    ids: await listSavedJobIds(db, callerOf(request).accountId, limits.savedJobs),
  }),

  joinSavedJobs: async (request) =>
    joinSavedJobs(db, callerOf(request).accountId, bodyOf<'joinSavedJobs'>(request)),

  saveJob: async (request, reply) => {
    await saveJob(db, callerOf(request).accountId, pathOf<'saveJob'>(request).jobId);
    return reply.code(204).send();
  },

  removeSavedJob: async (request, reply) => {
    await removeSavedJob(db, callerOf(request).accountId, pathOf<'removeSavedJob'>(request).jobId);
    return reply.code(204).send();
  },

  updateSavedJob: async (request) => {
    const { jobId } = pathOf<'updateSavedJob'>(request);
    const { note } = bodyOf<'updateSavedJob'>(request);
    return { note: await updateSavedJob(db, callerOf(request).accountId, jobId, note) };
  },
});
