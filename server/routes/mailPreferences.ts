import type { FastifyRequest } from 'fastify';
import { paths } from '@contract/paths';
import type { Context } from '../context';
import { ApiError } from '../errors';
import type { Handlers } from '../plugins/contract';
import { bodyOf, callerOf, pathOf } from '../plugins/inputs';
import { findLinkedAlert } from '../repositories/alerts/jobAlerts';
import { readPreferences, setFrequency, unsubscribeByKey } from '../repositories/mail/preferences';
import { stopJobAlert } from '../services/alerts/jobAlerts';
import { hostTexts } from '../texts/errors';

const ownerOf = (request: FastifyRequest) => {
  const { role, accountId } = callerOf(request);
  if (role === 'admin') throw new ApiError(403, hostTexts.forbidden);
  return { role, accountId };
};

/** Handlers for how often people get emails about events, and the unsubscribe links. */
export const mailPreferencesRoutes = ({ db }: Context): Handlers => ({
  getMailPreferences: async (request) => {
    const { role, accountId } = ownerOf(request);
    return { frequency: (await readPreferences(db, role, accountId)).frequency };
  },

  updateMailPreferences: async (request) => {
    const { role, accountId } = ownerOf(request);
    const { frequency } = bodyOf<'updateMailPreferences'>(request);
    await setFrequency(db, role, accountId, frequency);
    return { frequency };
  },

  // mail scanners open links, so this one only leads to a page with a button
  getUnsubscribe: async (request, reply) => {
    const { key } = pathOf<'getUnsubscribe'>(request);
    const page = (await findLinkedAlert(db, key))
      ? `${paths.jobAlert()}#${key}.stop`
      : `${paths.unsubscribe()}#${encodeURIComponent(key)}`;
    return reply.redirect(page, 302);
  },

  unsubscribe: async (request, reply) => {
    const { key } = pathOf<'unsubscribe'>(request);
    if ((await unsubscribeByKey(db, key)) === 0 && !(await stopJobAlert(db, key)))
      throw new ApiError(404, hostTexts.linkOver);
    return reply.code(204).send();
  },
});
