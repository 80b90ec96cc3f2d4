import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { accountFields, type AccountField, type AccountRole } from '@contract/accountFields';
import type { Context } from '../../context';
import { ApiError } from '../../errors';
import { addConsent, currentTerms } from '../../repositories/accounts/consents';
import {
  isEmailReserved,
  lockEmails,
  releaseUnconfirmedEmail,
} from '../../repositories/accounts/emailUndos';
import { isErasedName } from '../../repositories/accounts/erasedNames';
import { takenColumn } from '../../repositories/accounts/takenColumn';
import { employers } from '../../repositories/people/employers';
import { addPerson, findNewPasswordHash } from '../../repositories/people/people';
import { seekers } from '../../repositories/people/seekers';
import { hostTexts } from '../../texts/errors';
import { consumeRegistrationRateLimit } from '../limits/callLimits';
import { readFormSigns } from '../limits/formSigns';
import { mailQueued } from '../mail/queue';
import { siteOrigin } from '../site/origin';
import { tryQueueVerificationEmail } from './emailVerification';
import { checkPassword, hashPassword, passwordProblem } from './passwords';
import { isMisleadingName } from './usernames';

type Registration = Record<AccountField, string>;

const tables = { employer: employers, jobseeker: seekers };

/**
 * Whether the account exists because this registration was already done and its response got lost.
 * Requires an `Idempotency-Key` header, whose presence marks the call as retryable. The key isn't
 * stored, since the body has a password; the matching password proves that it is the same person.
 */
const isRepeated = async (
  { db }: Context,
  request: FastifyRequest,
  role: AccountRole,
  { password, ...person }: Registration,
): Promise<boolean> => {
  if (request.headers['idempotency-key'] === undefined) return false;
  const hash = await findNewPasswordHash(db, tables[role], person);
  return hash !== undefined && checkPassword(hash, password);
};

/**
 * Registers an employer or a job seeker. In one transaction, stores the account, queues the
 * verification email and records the consent to the current terms (spec §2.5). 400 for a rejected
 * username or password, 409 for a taken username or email, 429 after too many. Idempotent for a
 * retry with an `Idempotency-Key`.
 */
export const register = async (
  context: Context,
  request: FastifyRequest,
  role: AccountRole,
  { password, ...person }: Registration,
): Promise<void> => {
  const fields = accountFields[role];
  if (isMisleadingName(person.username))
    throw new ApiError(400, hostTexts.usernameForm(fields.username), fields.username);
  const problem = passwordProblem(fields.password, password, person.username);
  if (problem !== undefined) throw new ApiError(400, problem, fields.password);
  const attempt = await consumeRegistrationRateLimit(
    context,
    request.ip,
    readFormSigns(request.headers['x-form-signs']),
  );
  try {
    const passwordHash = await hashPassword(password);
    await context.db.transaction(async (tx) => {
      const id = randomUUID();
      await lockEmails(tx, role, [person.email]);
      if (await isEmailReserved(tx, role, person.email, id))
        throw new ApiError(409, hostTexts.taken.email, fields.email);
      await releaseUnconfirmedEmail(tx, role, person.email);
      await addPerson(tx, tables[role], { ...person, id, passwordHash });
      // check after inserting the name: checked before, it could be erased in between
      if (role === 'employer' && (await isErasedName(tx, person.username)))
        throw new ApiError(409, hostTexts.taken.username, fields.username);
      const origin = siteOrigin(request, context.env);
      await tryQueueVerificationEmail(
        context,
        tx,
        role,
        { ...person, id },
        { origin, isNew: true },
      );
      const terms = await currentTerms(tx);
      if (terms) await addConsent(tx, role, id, terms);
      await attempt.succeeded(tx);
    });
    mailQueued(context.db);
  } catch (cause) {
    const error = toTakenError(cause, fields);
    const isTaken = error instanceof ApiError && error.status === 409;
    const isKnown = isTaken && (await isRepeated(context, request, role, { password, ...person }));
    await attempt.failed(isTaken && !isKnown);
    if (!isKnown) throw error;
  }
};

/**
 * Converts a unique violation of username or email to a 409 naming the field; returns other errors
 * unchanged.
 */
export const toTakenError = (
  error: unknown,
  fields: { username?: string; email: string },
): unknown => {
  const column = takenColumn(error);
  return column === undefined ? error : new ApiError(409, hostTexts.taken[column], fields[column]);
};
