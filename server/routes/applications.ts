import type { FastifyRequest } from 'fastify';
import type { Context } from '../context';
import { ApiError } from '../errors';
import type { Handlers } from '../plugins/contract';
import { sendFile } from '../plugins/files';
import { bodyOf, callerOf, pathOf } from '../plugins/inputs';
import { countApplications, listApplications } from '../repositories/applications/applications';
import { toApplication, toMessage } from '../services/applications/applicationWire';
import { apply } from '../services/applications/apply';
import { readApplicationCv, readApplicationCvText } from '../services/applications/cvFile';
import { readApplicationMessages, sendApplicationMessage } from '../services/applications/messages';
import { withdrawApplication } from '../services/applications/moves';
import { applicationDetails } from '../services/applications/ownApplications';
import { siteOrigin } from '../services/site/origin';
import { hostTexts } from '../texts/errors';

/** The caller as one of an application's two sides; the contract lets no other in. */
const sideOf = (request: FastifyRequest) => {
  const caller = callerOf(request);
  if (caller.role === 'admin') throw new ApiError(403, hostTexts.forbidden);
  return { ...caller, role: caller.role };
};

/** A seeker's applications, and what both sides do with one. */
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

  getApplicationCounts: async (request) => countApplications(db, callerOf(request).accountId),

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

  sendApplicationMessage: async (request, reply) => {
    const { id } = pathOf<'sendApplicationMessage'>(request);
    const { text } = bodyOf<'sendApplicationMessage'>(request);
    const message = await sendApplicationMessage(
      db,
      sideOf(request),
      { applicationId: id, text },
      siteOrigin(request, env),
    );
    return reply.code(201).send(toMessage(message));
  },

  readApplicationMessages: async (request, reply) => {
    const { id } = pathOf<'readApplicationMessages'>(request);
    await readApplicationMessages(db, sideOf(request).role, id);
    return reply.code(204).send();
  },
});
