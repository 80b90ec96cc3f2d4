import type { FastifyReply } from 'fastify';
import { accountFields, fromWire } from '@contract/accountFields';
import { messages } from '@contract/messages';
import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { checkIfMatch, sendEtag } from '../plugins/etag';
import { bodyOf, callerOf, pathOf, queryOf } from '../plugins/inputs';
import { listPeople } from '../repositories/people/people';
import { changeSeeker, changeSeekerDetails, seekers } from '../repositories/people/seekers';
import { changeAccount } from '../services/accounts/changeAccount';
import { register } from '../services/accounts/register';
import { removeAccount } from '../services/accounts/removeAccount';
import { getPerson } from '../services/people/getPerson';
import { siteOrigin } from '../services/site/origin';
import { hostTexts } from '../texts/errors';
import type { Wire } from '../wire';
import { logInWithCookie } from './logIn';

/** Sends a profile with its version. */
const send = <Profile extends { updatedAt: string }>(reply: FastifyReply, profile: Profile) => {
  sendEtag(reply, profile.updatedAt);
  return profile;
};

/**
 * Handlers for job seekers' registration, login and profiles, and the administrator's list (spec
 * §2.4, §2.5, §2.7, §2.16).
 */
export const seekersRoutes = (context: Context): Handlers => {
  const { db } = context;
  return {
    registerJobSeeker: async (request, reply) => {
      const account = fromWire(accountFields.jobseeker, bodyOf<'registerJobSeeker'>(request));
      await register(context, request, 'jobseeker', account);
      return reply.code(201).send(await getPerson(db, seekers, account.username));
    },
    loginJobSeeker: async (request, reply) => {
      const { usernamejobseek, passwordnamejobseek } = bodyOf<'loginJobSeeker'>(request);
      const { username } = await logInWithCookie(context, request, reply, {
        role: 'jobseeker',
        username: usernamejobseek,
        password: passwordnamejobseek,
      });
      return { message: hostTexts.loggedIn, usernamejobseek: username, role: 'jobseeker' };
    },
    getJobSeeker: async (request, reply): Promise<Wire<'JobSeekerAnswer'>> => {
      const { usernamejobseek } = pathOf<'getJobSeeker'>(request);
      const seeker = send(reply, await getPerson(db, seekers, usernamejobseek));
      return { ...seeker, data: seeker };
    },
    updateJobSeeker: async (request, reply) => {
      const { id } = pathOf<'updateJobSeeker'>(request);
      const update = bodyOf<'updateJobSeeker'>(request);
      const username = await changeAccount(context, request, {
        role: 'jobseeker',
        id,
        email: update.emailjobseek,
        checkVersion: (updatedAt) => checkIfMatch(request, updatedAt),
        change: (tx) => changeSeeker(tx, id, update),
      });
      return send(reply, await getPerson(db, seekers, username));
    },
    updateJobSeekerDetails: async (request, reply) => {
      const { id } = pathOf<'updateJobSeekerDetails'>(request);
      const details = bodyOf<'updateJobSeekerDetails'>(request);
      const username = await changeAccount(context, request, {
        role: 'jobseeker',
        id,
        checkVersion: (updatedAt) => checkIfMatch(request, updatedAt),
        change: (tx) => changeSeekerDetails(tx, id, details),
      });
      return send(reply, await getPerson(db, seekers, username));
    },
    getJobSeekers: () => listPeople(db.reads, seekers),
    deleteJobSeeker: async (request) => {
      const { id } = pathOf<'deleteJobSeeker'>(request);
      await removeAccount(context, callerOf(request), 'jobseeker', id, {
        ...queryOf<'deleteJobSeeker'>(request),
        origin: siteOrigin(request, context.env),
      });
      return { message: messages.deleteJobSeeker.success };
    },
  };
};
