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
  /** The new address; `undefined` if the change doesn't touch it. */
  email?: string | undefined;
  /**
   * Throws if the account, last changed at `updatedAt`, must not be changed (optimistic locking).
   */
  checkVersion: (updatedAt: Date) => void;
  /** Changes the account; returns its username, or `undefined` if there is no such account. */
  change: (tx: Queryable) => Promise<string | undefined>;
};

/**
 * Changes an account in one transaction. If the email changes, also sends a verification link to
 * the new address, warns the last confirmed address with a link that undoes the change, and adds an
 * entry to the audit log. Returns the username, or `undefined` if there is no such account. 409 if
 * another account has the new address, 429 after too many changes.
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
    // lock order: addresses before accounts
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
      // not after the commit: if this failed, a stored change would be reported as an error
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

/** Whether the error says that another account has the address. */
const isTaken = (error: unknown, field: string): boolean =>
  error instanceof ApiError && error.status === 409 && error.field === field;

/**
 * Drops old verification links, writes the audit entry and queues the emails for a changed address.
 */
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
  // changed back to the confirmed address
  if (after.verifiedAt !== null) return;
  await tryQueueVerificationEmail(context, tx, role, after, { origin, isNew: false });
  await queueEmailChanged(tx, role, before, origin);
};
