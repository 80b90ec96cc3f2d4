import { dayOf, firstBirthDate } from '@contract/dates';
import { messages } from '@contract/messages';
import type { Context } from '../context';
import type { Handlers } from '../plugins/contract';
import { ApiError } from '../plugins/errors';
import { bodyOf, callerOf, pathOf } from '../plugins/inputs';
import {
  addEmployer,
  changeEmployer,
  changeEmployerDetails,
  findEmployer,
  listEmployers,
} from '../repositories/employers/employers';
import { findSuspension } from '../repositories/moderation/suspension';
import { changeAccount, queueProof } from '../services/accounts/emailProof';
import { logIn } from '../services/accounts/logIn';
import { register, taken } from '../services/accounts/register';
import { removeAccount } from '../services/accounts/removeAccount';
import { changeCompanyLogo } from '../services/employers/companyLogo';
import { siteOrigin } from '../services/site/origin';
import { hostTexts } from '../texts/errors';

const fields = {
  username: 'usernameEmployer',
  password: 'passwordnameEmployer',
  email: 'emailEmployer',
};

/**
 * Employers' registration, log-in, profiles, and the administrator's list (spec §2.4, §2.5, §2.8,
 * §2.16).
 */
export const employersRoutes = (context: Context): Handlers => {
  const { db } = context;
  const found = async (username: string | undefined) => {
    const employer = username === undefined ? undefined : await findEmployer(db, username);
    if (employer === undefined) throw new ApiError(404, hostTexts.notFound);
    return employer;
  };
  return {
    registerEmployer: async (request, reply) => {
      const { role: _fixed, passwordnameEmployer, ...person } = bodyOf<'registerEmployer'>(request);
      const values = {
        username: person.usernameEmployer,
        password: passwordnameEmployer,
        email: person.emailEmployer,
      };
      await register(context, request, 'employer', values, fields, async (tx, account) => {
        await addEmployer(tx, { ...person, ...account });
        await queueProof(
          tx,
          'employer',
          {
            id: account.id,
            username: values.username,
            firstName: person.firstnameEmployer,
            email: values.email,
          },
          siteOrigin(request, context.env),
        );
      });
      return reply.code(201).send(await found(person.usernameEmployer));
    },
    loginEmployer: async (request, reply) => {
      const { usernameEmployer, passwordnameEmployer } = bodyOf<'loginEmployer'>(request);
      const { username } = await logIn(context, request, reply, {
        role: 'employer',
        username: usernameEmployer,
        password: passwordnameEmployer,
      });
      return { message: hostTexts.loggedIn, usernameEmployer: username, role: 'employer' };
    },
    getEmployer: async (request) => {
      const employer = await found(pathOf<'getEmployer'>(request).usernameEmployer);
      const { caller } = request;
      const isOwn = caller?.role === 'employer' && caller.accountId === employer._id;
      // a suspended employer is there for itself and for administrators only
      if (!isOwn && caller?.role !== 'admin' && (await findSuspension(db, employer._id)))
        throw new ApiError(404, hostTexts.notFound);
      return { data: employer };
    },
    updateEmployer: async (request) => {
      const { id } = pathOf<'updateEmployer'>(request);
      const changed = changeAccount(
        context,
        'employer',
        id,
        siteOrigin(request, context.env),
        (tx) => changeEmployer(tx, id, bodyOf<'updateEmployer'>(request)),
      );
      return {
        data: await found(
          await changed.catch((error: unknown) => {
            throw taken(error, fields);
          }),
        ),
      };
    },
    updateEmployerDetails: async (request) => {
      const details = bodyOf<'updateEmployerDetails'>(request);
      const born = details.birthDateEmployer;
      if (born != null && (born < firstBirthDate || born > dayOf(Date.now())))
        throw new ApiError(400, hostTexts.notABirthDate('birthDateEmployer'), 'birthDateEmployer');
      return {
        data: await found(
          await changeEmployerDetails(db, pathOf<'updateEmployerDetails'>(request).id, details),
        ),
      };
    },
    uploadCompanyLogo: async (request) => {
      const { id } = pathOf<'uploadCompanyLogo'>(request);
      return {
        data: await found(await changeCompanyLogo(db, id, request.uploads?.get('companyLogo'))),
      };
    },
    getEmployers: () => listEmployers(db),
    deleteEmployer: async (request) => {
      await removeAccount(
        context,
        callerOf(request),
        'employer',
        pathOf<'deleteEmployer'>(request).id,
      );
      return { message: messages.deleteEmployer.success };
    },
  };
};
