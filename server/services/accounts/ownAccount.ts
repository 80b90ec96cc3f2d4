import type { AccountRole } from '@contract/accountFields';
import type { Actor } from '../../caller';
import type { Context } from '../../context';
import { ApiError } from '../../errors';
import {
  findCredentialsById,
  lockPasswordHash,
  setPasswordHash,
} from '../../repositories/accounts/accounts';
import { addConsent, listConsents, currentTerms } from '../../repositories/accounts/consents';
import { mailAccountById } from '../../repositories/accounts/mailAccounts';
import { dropLinks } from '../../repositories/accounts/mailedLinks';
import { endSessionsOf } from '../../repositories/accounts/sessions';
import { addAudit } from '../../repositories/office/audit';
import { hostAccountTexts } from '../../texts/account';
import { hostTexts } from '../../texts/errors';
import type { Wire } from '../../wire';
import { consumeLoginRateLimit } from '../limits/loginLimits';
import { mailQueued } from '../mail/queue';
import { endInvitationsBy } from './endAccess';
import { queuePasswordChanged } from './passwordReset';
import { checkPassword, hashPassword, passwordProblem } from './passwords';
import { openSession } from './sessions';

/**
 * Checks the password again before a change the owner can't undo. A wrong one is a 400 naming
 * `password` and counts as a failed login. Returns the hash it was checked against; the change must
 * compare it under the account's lock, in case the password was changed in the meantime.
 */
export const confirmPassword = async (
  context: Context,
  { role, accountId, username }: Actor,
  password: string,
  address: string,
): Promise<string> => {
  const attempt = await consumeLoginRateLimit(
    context,
    { role, username, accountId, address },
    'password',
  );
  const account = await findCredentialsById(context.db, role, accountId);
  // not a 401, which would end the session
  if (!(await checkPassword(account?.passwordHash, password)) || account === undefined)
    throw new ApiError(400, hostAccountTexts.wrongPassword, 'password');
  await attempt.succeeded(context.db);
  return account.passwordHash;
};

/**
 * Changes the caller's password: ends all sessions and an employer's colleague invitations, and
 * opens a new session for the caller.
 */
export const changePassword = async (
  context: Context,
  actor: Actor,
  { password, newPassword }: Wire<'PasswordChange'>,
  from: { address: string; device: string; /** the site's, for the mail's link */ origin: string },
): Promise<{ id: string; secret: string }> => {
  const { role, accountId, username } = actor;
  const problem = passwordProblem('newPassword', newPassword, username);
  if (problem !== undefined) throw new ApiError(400, problem, 'newPassword');
  const verifiedHash = await confirmPassword(context, actor, password, from.address);
  if (password === newPassword)
    throw new ApiError(400, hostAccountTexts.samePassword, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  const started = await context.db.transaction(async (tx) => {
    if ((await lockPasswordHash(tx, role, accountId)) !== verifiedHash)
      throw new ApiError(401, hostTexts.noSession);
    await setPasswordHash(tx, role, accountId, passwordHash);
    await endSessionsOf(tx, role, accountId);
    if (role === 'employer') await endInvitationsBy(tx, accountId);
    await addAudit(tx, {
      actorRole: role,
      actorId: accountId,
      action: 'changePassword',
      recordId: accountId,
    });
    const owner = role === 'admin' ? undefined : await mailAccountById(tx, role, accountId);
    if (role !== 'admin' && owner) {
      // pending reset links are no longer valid
      await dropLinks(tx, { purpose: 'reset', role, accountId });
      await queuePasswordChanged(tx, role, owner, { origin: from.origin, how: 'changed' });
    }
    return openSession(tx, { role, accountId, device: from.device });
  });
  mailQueued(context.db);
  return started;
};

/** Returns the terms version an account last agreed to, and the current one. */
export const consentOf = async (
  { db }: Context,
  role: AccountRole,
  accountId: string,
): Promise<Pick<Wire<'Account'>, 'consent' | 'termsVersion'>> => {
  const [[last], terms] = await Promise.all([listConsents(db, role, accountId), currentTerms(db)]);
  return {
    consent: last ? { version: last.version, at: last.at.toISOString() } : null,
    termsVersion: terms?.version ?? null,
  };
};

/** Records that an account agreed to the current terms; 409 if `version` isn't the current one. */
export const agreeToTerms = (
  { db }: Context,
  role: AccountRole,
  accountId: string,
  version: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    const terms = await currentTerms(tx);
    if (terms?.version !== version)
      throw new ApiError(409, hostAccountTexts.termsChanged, 'version');
    await addConsent(tx, role, accountId, terms);
  });
