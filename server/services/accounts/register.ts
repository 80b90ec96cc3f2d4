import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import type { Queryable } from '../../database/database';
import { ApiError } from '../../plugins/errors';
import { addConsent, presentTerms } from '../../repositories/accounts/consents';
import type { AccountRole } from '../../repositories/accounts/deletedAccounts';
import { takenColumn } from '../../repositories/accounts/takenColumn';
import { hostTexts } from '../../texts/errors';
import { readFormSigns } from '../limits/formSigns';
import { takeRegistration } from '../limits/rateLimits';
import { mailQueued } from '../mail/queue';
import { hashPassword, passwordFault } from './passwords';

type Fields = { username: string; password: string; email: string };

// a name goes into addresses and beside other names, where a dot alone or an invisible character
// would mislead
const misleading = /^\s|\s$|\p{C}|^\.{1,2}$/u;

/**
 * What both registrations share: the rules for username and password, the limit, and whose name is
 * taken. `fields` says what the values are called on the wire, `store` adds the account and queues
 * its mail, all or nothing. Who registers agrees to the terms as they are (spec §2.5); that is
 * stored with it.
 */
export const register = async (
  context: Context,
  request: FastifyRequest,
  role: AccountRole,
  values: Fields,
  fields: Fields,
  store: (tx: Queryable, account: { id: string; passwordHash: string }) => Promise<void>,
): Promise<void> => {
  if (misleading.test(values.username))
    throw new ApiError(400, hostTexts.usernameForm(fields.username), fields.username);
  const fault = passwordFault(fields.password, values.password, values.username);
  if (fault !== undefined) throw new ApiError(400, fault, fields.password);
  const attempt = await takeRegistration(
    context,
    request.ip,
    readFormSigns(request.headers['x-form-signs']),
  );
  try {
    const passwordHash = await hashPassword(values.password);
    await context.db.transaction(async (tx) => {
      const id = randomUUID();
      await store(tx, { id, passwordHash });
      const terms = await presentTerms(tx);
      if (terms) await addConsent(tx, role, id, terms);
    });
    mailQueued(context.db);
  } catch (error) {
    await attempt.failed();
    throw taken(error, fields);
  }
};

/**
 * A 409 naming the field where an error says that a name or e-mail is taken; any other error as it
 * is.
 */
export const taken = (error: unknown, fields: { username?: string; email: string }): unknown => {
  const column = takenColumn(error);
  return column === undefined ? error : new ApiError(409, hostTexts.taken[column], fields[column]);
};
