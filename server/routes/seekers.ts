import { messages } from '@contract/messages';
import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { ApiError } from '../plugins/errors';
import { bodyOf, callerOf, pathOf } from '../plugins/inputs';
import { addSeeker, changeSeeker, findSeeker, listSeekers } from '../repositories/seekers/seekers';
import { changeAccount, queueProof } from '../services/accounts/emailProof';
import { logIn } from '../services/accounts/logIn';
import { register, taken } from '../services/accounts/register';
import { removeAccount } from '../services/accounts/removeAccount';
import { siteOrigin } from '../services/site/origin';
import { hostTexts } from '../texts/errors';

const fields = {
  username: 'usernamejobseek',
  password: 'passwordnamejobseek',
  email: 'emailjobseek',
};

/**
 * Job seekers' registration, log-in, profiles, and the administrator's list (spec §2.4, §2.5, §2.7,
 * §2.16).
 */
export const seekersRoutes = (context: Context): Handlers => {
  const { db } = context;
  const found = async (username: string | undefined) => {
    const seeker = username === undefined ? undefined : await findSeeker(db, username);
    if (seeker === undefined) throw new ApiError(404, hostTexts.notFound);
    return seeker;
  };
  return {
    registerJobSeeker: async (request, reply) => {
      const { role: _fixed, passwordnamejobseek, ...person } = bodyOf<'registerJobSeeker'>(request);
      const values = {
        username: person.usernamejobseek,
        password: passwordnamejobseek,
        email: person.emailjobseek,
      };
      await register(context, request, 'jobseeker', values, fields, async (tx, account) => {
        await addSeeker(tx, { ...person, ...account });
        await queueProof(
          tx,
          'jobseeker',
          {
            id: account.id,
            username: values.username,
            firstName: person.firstnamejobseek,
            email: values.email,
          },
          siteOrigin(request, context.env),
        );
      });
      return reply.code(201).send(await found(person.usernamejobseek));
    },
    loginJobSeeker: async (request, reply) => {
      const { usernamejobseek, passwordnamejobseek } = bodyOf<'loginJobSeeker'>(request);
      const { username } = await logIn(context, request, reply, {
        role: 'jobseeker',
        username: usernamejobseek,
        password: passwordnamejobseek,
      });
      return { message: hostTexts.loggedIn, usernamejobseek: username, role: 'jobseeker' };
    },
    getJobSeeker: (request) => found(pathOf<'getJobSeeker'>(request).usernamejobseek),
    updateJobSeeker: async (request) => {
      const { id } = pathOf<'updateJobSeeker'>(request);
      const changed = changeAccount(
        context,
        'jobseeker',
        id,
        siteOrigin(request, context.env),
        (tx) => changeSeeker(tx, id, bodyOf<'updateJobSeeker'>(request)),
      );
      return found(
        await changed.catch((error: unknown) => {
          throw taken(error, fields);
        }),
      );
    },
    getJobSeekers: () => listSeekers(db),
    deleteJobSeeker: async (request) => {
      await removeAccount(
        context,
        callerOf(request),
        'jobseeker',
        pathOf<'deleteJobSeeker'>(request).id,
      );
      return { message: messages.deleteJobSeeker.success };
    },
  };
};
