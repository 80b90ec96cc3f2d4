import type { FastifyReply } from 'fastify';
import { accountFields, fromWire } from '@contract/accountFields';
import { messages } from '@contract/messages';
import { withoutInvisible } from '@contract/text/invisible';
import { dayOf, firstBirthDate } from '@contract/time/dates';
import type { Context } from '../context';
import { ApiError } from '../errors';
import type { Handlers } from '../plugins/contract';
import { checkIfMatch, sendEtag } from '../plugins/etag';
import { bodyOf, callerOf, pathOf, queryOf } from '../plugins/inputs';
import { findSuspension } from '../repositories/moderation/suspension';
import { changeEmployer, changeEmployerDetails, employers } from '../repositories/people/employers';
import { listPeople } from '../repositories/people/people';
import { changeAccount } from '../services/accounts/changeAccount';
import { register } from '../services/accounts/register';
import { removeAccount } from '../services/accounts/removeAccount';
import { invalidatePages } from '../services/cache';
import { changeCompanyLogo } from '../services/employers/companyLogo';
import { getPerson } from '../services/people/getPerson';
import { siteOrigin } from '../services/site/origin';
import { hostTexts } from '../texts/errors';
import { logInWithCookie } from './logIn';

/**
 * Handlers for employers' registration, login and profiles, and the administrator's list (spec
 * §2.4, §2.5, §2.8, §2.16).
 */
export const employersRoutes = (context: Context): Handlers => {
  const { db } = context;
  return {
    ...profileRoutes(context),
    registerEmployer: async (request, reply) => {
      const account = fromWire(accountFields.employer, bodyOf<'registerEmployer'>(request));
      await register(context, request, 'employer', account);
      return reply.code(201).send(await getPerson(db, employers, account.username));
    },
    loginEmployer: async (request, reply) => {
      const { usernameEmployer, passwordnameEmployer } = bodyOf<'loginEmployer'>(request);
      const { username } = await logInWithCookie(context, request, reply, {
        role: 'employer',
        username: usernameEmployer,
        password: passwordnameEmployer,
      });
      return { message: hostTexts.loggedIn, usernameEmployer: username, role: 'employer' };
    },
    getEmployers: () => listPeople(db.reads, employers),
    deleteEmployer: async (request) => {
      const { id } = pathOf<'deleteEmployer'>(request);
      await removeAccount(context, callerOf(request), 'employer', id, {
        ...queryOf<'deleteEmployer'>(request),
        origin: siteOrigin(request, context.env),
      });
      return { message: messages.deleteEmployer.success };
    },
  };
};

/** Sends a profile in `data`, with its version. */
const send = <Profile extends { updatedAt: string }>(reply: FastifyReply, data: Profile) => {
  sendEtag(reply, data.updatedAt);
  return { data };
};
const profileRoutes = (context: Context): Handlers => {
  const { db } = context;
  const sendChanged = async (reply: FastifyReply, username: string | undefined) => {
    if (username !== undefined) await invalidatePages(db, username);
    return send(reply, await getPerson(db, employers, username));
  };
  return {
    getEmployer: async (request, reply) => {
      const employer = await getPerson(
        db,
        employers,
        pathOf<'getEmployer'>(request).usernameEmployer,
      );
      const { caller } = request;
      const isOwn = caller?.role === 'employer' && caller.accountId === employer._id;
      // a suspended employer is visible to itself and to administrators only
      if (!isOwn && caller?.role !== 'admin' && (await findSuspension(db, employer._id)))
        throw new ApiError(404, hostTexts.notFound);
      return send(reply, employer);
    },
    updateEmployer: async (request, reply) => {
      const { id } = pathOf<'updateEmployer'>(request);
      const body = bodyOf<'updateEmployer'>(request);
      const { companyName } = body;
      const update = {
        ...body,
        ...(companyName !== undefined && { companyName: withoutInvisible(companyName) }),
      };
      const username = await changeAccount(context, request, {
        role: 'employer',
        id,
        email: update.emailEmployer,
        checkVersion: (updatedAt) => checkIfMatch(request, updatedAt),
        change: (tx) => changeEmployer(tx, id, update),
      });
      return sendChanged(reply, username);
    },
    updateEmployerDetails: async (request, reply) => {
      const { id } = pathOf<'updateEmployerDetails'>(request);
      const details = bodyOf<'updateEmployerDetails'>(request);
      const born = details.birthDateEmployer;
      if (born != null && (born < firstBirthDate || born > dayOf(Date.now())))
        throw new ApiError(400, hostTexts.notABirthDate('birthDateEmployer'), 'birthDateEmployer');
      const username = await changeAccount(context, request, {
        role: 'employer',
        id,
        checkVersion: (updatedAt) => checkIfMatch(request, updatedAt),
        change: (tx) => changeEmployerDetails(tx, id, details),
      });
      return sendChanged(reply, username);
    },
    uploadCompanyLogo: async (request, reply) => {
      const { id } = pathOf<'uploadCompanyLogo'>(request);
      const username = await changeCompanyLogo(db, id, request.uploads?.get('companyLogo'));
      return send(reply, await getPerson(db, employers, username));
    },
  };
};
