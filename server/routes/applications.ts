import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { sendFile } from '../plugins/files';
import { bodyOf, callerOf, pathOf } from '../plugins/inputs';
import { countApplications, listApplications } from '../repositories/applications/applications';
import { jobScopeOf } from '../repositories/companies/jobScope';
import { toApplication } from '../services/applications/applicationWire';
import { apply } from '../services/applications/apply';
import { readApplicationCv, readApplicationCvText } from '../services/applications/cvFile';
import { withdrawApplication } from '../services/applications/moves';
import { applicationDetails } from '../services/applications/ownApplications';
import { siteOrigin } from '../services/site/origin';

/** Handlers for a job seeker's applications, and both sides' actions on one. */
export const applicationsRoutes = ({ db, env }: Context): Handlers => ({
  getApplications: async (request) =>
    (await listApplications(db, callerOf(request).accountId)).map(toApplication),

  applyToJob: async (request, reply) => {
    const application = await apply(
      db,
      callerOf(request),
      bodyOf<'applyToJob'>(request),
      siteOrigin(request, env),
    );
    return reply.code(201).send(toApplication(application));
  },

  getApplicationCounts: async (request) =>
    countApplications(db, await jobScopeOf(db, callerOf(request).accountId)),

  getApplication: async (request) => applicationDetails(db, pathOf<'getApplication'>(request).id),

  withdrawApplication: async (request) => {
    const { id } = pathOf<'withdrawApplication'>(request);
    await withdrawApplication(db, callerOf(request), id, siteOrigin(request, env));
    return applicationDetails(db, id);
  },

  getApplicationCv: async (request, reply) => {
    const { id } = pathOf<'getApplicationCv'>(request);
    const { name, file } = await readApplicationCv(db, callerOf(request), id);
    return sendFile(reply, name, file);
  },

  getApplicationCvText: async (request) => {
    const { id } = pathOf<'getApplicationCvText'>(request);
    return { text: await readApplicationCvText(db, callerOf(request), id) };
  },
});
