import type { FastifyRequest } from 'fastify';
import { accountFields, type AccountRole } from '@contract/accountFields';
import { caseFold } from '@contract/text/caseFold';
import type { Context } from '../../context';
import type { Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import {
  isEmailReserved,
  lockEmails,
  releaseUnconfirmedEmail,
} from '../../repositories/accounts/emailUndos';
import {
  lockMailAccount,
  mailAccountById,
  type MailAccount,
} from '../../repositories/accounts/mailAccounts';
import { dropLinks } from '../../repositories/accounts/mailedLinks';
import { addAudit } from '../../repositories/office/audit';
import { hostTexts } from '../../texts/errors';
import { consumeEmailChangeRateLimit } from '../limits/accountLimits';
import { mailQueued } from '../mail/queue';
import { siteOrigin } from '../site/origin';
import { queueEmailChanged } from './emailUndo';
import { tryQueueVerificationEmail } from './emailVerification';
import { toTakenError } from './register';

type AccountChange = {
  role: AccountRole;
  id: string;
  /** The new address; undefined where the change leaves it alone. */
  email?: string | undefined;
  /** May refuse to change the account as it is by now, by when it was last changed. */
  checkVersion: (updatedAt: Date) => void;
  /** Changes the account; returns its username, undefined where there is no such account. */
  change: (tx: Queryable) => Promise<string | undefined>;
};

/**
 * Changes an account. A new email address gets a link to confirm it; the confirmed one before it
 * is warned with a link that undoes the change, and the audit log gets an entry. All or nothing.
 * Returns the username, undefined where there is no such account; 409 where the new address is
 * another account's, 429 after too many.
 */
export const changeAccount = async (
  context: Context,
  request: FastifyRequest,
  { role, id, email, checkVersion, change }: AccountChange,
): Promise<string | undefined> => {
  const { db } = context;
  const present = email === undefined ? undefined : await mailAccountById(db, role, id);
  const isNewEmail = email !== undefined && present !== undefined && present.email !== email;
  const attempt = isNewEmail
    ? await consumeEmailChangeRateLimit(context, role, id, request.ip)
    : undefined;
  const changeIn = async (tx: Queryable): Promise<string | undefined> => {
    // addresses are locked before accounts, as everywhere
    if (isNewEmail) await lockEmails(tx, role, [present.email, email]);
    const before = await lockMailAccount(tx, role, id);
    if (before !== undefined) checkVersion(before.updatedAt);
    if (email === undefined || before === undefined || before.email === email) return change(tx);
    if (before.email !== present?.email) throw new ApiError(409, hostTexts.changedMeanwhile);
    if (await isEmailReserved(tx, role, email, id))
      throw new ApiError(409, hostTexts.taken.email, accountFields[role].email);
    if (caseFold(before.email) !== caseFold(email)) await releaseUnconfirmedEmail(tx, role, email);
    const changed = await change(tx);
    const after = await mailAccountById(tx, role, id);
    if (after)
      await followEmail(context, tx, role, {
        before,
        after,
        origin: siteOrigin(request, context.env),
      });
    return changed;
  };
  try {
    const username = await db.transaction(async (tx) => {
      const changed = await changeIn(tx);
      // not after the commit: where it failed, a stored change would be answered as an error
      await attempt?.succeeded(tx);
      return changed;
    });
    mailQueued(db);
    return username;
  } catch (cause) {
    const error = toTakenError(cause, accountFields[role]);
    await attempt?.failed(isTaken(error, accountFields[role].email));
    throw error;
  }
};

/** Whether the answer tells that the address is somebody else's. */
const isTaken = (error: unknown, field: string): boolean =>
  error instanceof ApiError && error.status === 409 && error.field === field;

/** What follows a changed address. */
const followEmail = async (
  context: Context,
  tx: Queryable,
  role: AccountRole,
  { before, after, origin }: { before: MailAccount; after: MailAccount; origin: string },
): Promise<void> => {
  await dropLinks(tx, { purpose: 'verify', role, accountId: after.id });
  await addAudit(tx, {
    actorRole: role,
    actorId: after.id,
    action: 'changeEmail',
    recordId: after.id,
    before: { email: before.email },
    after: { email: after.email },
  });
  // back at the confirmed address
  if (after.verifiedAt !== null) return;
  await tryQueueVerificationEmail(context, tx, role, after, { origin, isNew: false });
  await queueEmailChanged(tx, role, before, origin);
};
