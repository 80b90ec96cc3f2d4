import { randomUUID } from 'node:crypto';
import { day } from '@contract/time/durations';
import type { Actor } from '../../caller';
import type { Context } from '../../context';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import { endSessionsOf } from '../../repositories/accounts/sessions';
import {
  adminNameTaken,
  countAdmins,
  findAdmin,
  lockAdmins,
  upsertAdmin,
  removeAdmin,
} from '../../repositories/office/admins';
import { addAudit, auditActor } from '../../repositories/office/audit';
import {
  dropInvitationsOf,
  findInvitation,
  upsertInvitation,
  consumeInvitation,
  dropInvitation,
} from '../../repositories/office/invitations';
import { hashSecret, newSecret } from '../../secrets';
import { hostTexts } from '../../texts/errors';
import { hostOfficeTexts as refusals } from '../../texts/office';
import { hashPassword, passwordProblem } from '../accounts/passwords';
import { isMisleadingName } from '../accounts/usernames';
import { consumeTokenRateLimit } from '../limits/loginLimits';

/** In milliseconds. */
const invitationLifetime = 7 * day;

/**
 * Invites an administrator. Returns the token; only its hash is stored. Throws a 409 if
 * the name is or was an administrator's.
 */
export const inviteAdmin = (
  db: Database,
  actor: Actor,
  name: string,
): Promise<{ token: string; expiresAt: Date }> => {
  if (isMisleadingName(name))
    throw new ApiError(400, hostTexts.usernameForm('adminname'), 'adminname');
  return db.transaction(async (tx) => {
    await lockAdmins(tx);
    // the caller may have been removed while waiting for the lock
    if ((await findAdmin(tx, actor.accountId)) === undefined)
      throw new ApiError(401, hostTexts.noSession);
    if (await adminNameTaken(tx, name)) throw new ApiError(409, refusals.nameTaken, 'adminname');
    const token = newSecret();
    const id = randomUUID();
    const expiresAt = new Date(Date.now() + invitationLifetime);
    await upsertInvitation(tx, {
      id,
      name,
      tokenHash: hashSecret(token),
      invitedBy: actor.accountId,
      expiresAt,
    });
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'inviteAdmin',
      recordId: id,
      after: { adminname: name, expiresAt },
    });
    return { token, expiresAt };
  });
};

/** Withdraws an invitation that hasn't been accepted; throws a 404 if there is none. */
export const withdrawInvitation = (db: Database, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const name = await dropInvitation(tx, id);
    if (name === undefined) throw new ApiError(404, hostTexts.notFound);
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'withdrawInvitation',
      recordId: id,
      before: { adminname: name },
    });
  });

/**
 * Makes the invited person an administrator. Throws a 404 for an invalid or expired token, a 400
 * for an unacceptable password, a 429 after too many tries.
 */
export const acceptInvitation = async (
  context: Context,
  address: string,
  token: string,
  password: string,
): Promise<string> => {
  const attempt = await consumeTokenRateLimit(context, address);
  const tokenHash = hashSecret(token);
  const name = await findInvitation(context.db, tokenHash);
  if (name === undefined) throw new ApiError(404, refusals.noInvitation);
  await attempt.succeeded(context.db);
  const problem = passwordProblem('adminpassword', password, name);
  if (problem !== undefined) throw new ApiError(400, problem, 'adminpassword');
  const passwordHash = await hashPassword(password);
  return context.db.transaction(async (tx) => {
    await lockAdmins(tx);
    const consumedName = await consumeInvitation(tx, tokenHash);
    if (consumedName === undefined) throw new ApiError(404, refusals.noInvitation);
    // the command line may have created one with that name in the meantime
    if (await adminNameTaken(tx, consumedName)) throw new ApiError(409, refusals.nameTaken);
    const { id } = await upsertAdmin(tx, { id: randomUUID(), name: consumedName, passwordHash });
    await addAudit(tx, {
      actorRole: 'admin',
      actorId: id,
      action: 'acceptInvitation',
      recordId: id,
      after: { adminname: consumedName },
    });
    return consumedName;
  });
};

/**
 * Removes an administrator with all sessions and invitations. Throws a 404 if there is none, a 409
 * for the last one. Serialized by a lock: if two remove each other concurrently, the second one is
 * no longer an administrator (401).
 */
export const endAdmin = (db: Database, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockAdmins(tx);
    if ((await findAdmin(tx, actor.accountId)) === undefined)
      throw new ApiError(401, hostTexts.noSession);
    const name = await findAdmin(tx, id);
    if (name === undefined) throw new ApiError(404, hostTexts.notFound);
    if ((await countAdmins(tx)) <= 1) throw new ApiError(409, refusals.lastAdmin);
    await removeAdmin(tx, id);
    await endSessionsOf(tx, 'admin', id);
    await dropInvitationsOf(tx, id);
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'endAdmin',
      recordId: id,
      before: { adminname: name },
    });
  });
