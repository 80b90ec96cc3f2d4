import { randomUUID } from 'node:crypto';
import { webhookLimits } from '@contract/webhooks';
import type { Actor } from '../../caller';
import type { Context } from '../../context';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { lockPasswordHash } from '../../repositories/accounts/accounts';
import { lockCompanyOf } from '../../repositories/companies/colleagues';
import { jobScopeOf } from '../../repositories/companies/jobScope';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { endWaiting, lastDeliveries } from '../../repositories/webhooks/deliveries';
import {
  changeSecret,
  changeWebhook,
  dropWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  type WebhookRow,
} from '../../repositories/webhooks/webhooks';
import { hostTexts } from '../../texts/errors';
import { hostModerationTexts } from '../../texts/moderation';
import { hostWebhookTexts } from '../../texts/webhooks';
import type { Wire } from '../../wire';
import { confirmPassword } from '../accounts/ownAccount';
import { lockUnsuspendedEmployer } from '../jobs/jobs';
import { OutgoingError } from '../outgoing/outgoingError';
import { outgoingPolicyOf } from '../outgoing/outgoingPolicy';
import { readOutgoingUrl } from '../outgoing/outgoingUrl';
import { newWebhookSecret, secretText } from './signature';
import { toWebhook } from './webhookWire';

/**
 * Returns whose webhooks a caller manages: their own and those of their company's other owners.
 * Throws a 403 for a colleague who isn't an owner.
 */
const ownersOf = async (db: Queryable, { accountId }: Actor): Promise<readonly string[]> => {
  const { role, employerIds } = await jobScopeOf(db, accountId);
  if (role !== 'owner') throw new ApiError(403, hostTexts.forbidden);
  return employerIds;
};

/** Returns a webhook that the caller manages; throws a 404 for any other. */
export const ownWebhook = async (db: Queryable, actor: Actor, id: string): Promise<WebhookRow> => {
  const row = await findWebhook(db, await ownersOf(db, actor), id);
  if (!row) throw new ApiError(404, hostTexts.notFound);
  return row;
};

/** Returns a company's webhooks (the contract's getWebhooks). */
export const readWebhooks = async (db: Database, actor: Actor): Promise<Wire<'Webhook'>[]> => {
  const rows = await listWebhooks(db, await ownersOf(db, actor));
  const ids = rows.map(({ id }) => id);
  const last = await lastDeliveries(db, ids);
  return rows.map((row) => toWebhook(row, last.get(row.id)));
};

/** Throws a 400 for a URL that nothing can be sent to, according to its text. */
const checkedUrl = ({ env }: Pick<Context, 'env'>, text: string): string => {
  const policy = outgoingPolicyOf(env);
  try {
    return readOutgoingUrl(text.trim(), policy).href;
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    const { badAddress, privateAddress } = hostWebhookTexts;
    const message = error.problem === 'private' ? privateAddress : badAddress(policy.http);
    throw new ApiError(400, message, 'url');
  }
};

/** Returns what the audit log keeps of a webhook; the entry's record is its owner's account. */
const logged = ({ url, events, offAt }: WebhookRow) => ({
  webhook: url,
  events,
  on: offAt === null,
});

/**
 * Adds a webhook (the contract's addWebhook). Requires the password, since a webhook outlives the
 * session that added it.
 */
export const addWebhook = async (
  context: Context,
  actor: Actor,
  { url, events, password }: Wire<'WebhookInput'>,
  address: string,
): Promise<Wire<'NewWebhook'>> => {
  const checked = checkedUrl(context, url);
  const verifiedHash = await confirmPassword(context, actor, password, address);
  const secret = newWebhookSecret();
  const { accountId } = actor;
  const made = await context.db.transaction(async (tx) => {
    // the company before its people, as everywhere; concurrent calls wait for each other
    await lockCompanyOf(tx, accountId);
    if ((await lockPasswordHash(tx, actor.role, accountId)) !== verifiedHash)
      throw new ApiError(401, hostTexts.noSession);
    await lockUnsuspendedEmployer(tx, actor, hostModerationTexts.suspendedActs);
    const others = (await ownersOf(tx, actor)).filter((id) => id !== accountId);
    const row = await insertWebhook(tx, [accountId, ...others], {
      id: randomUUID(),
      url: checked,
      events,
      secret,
    });
    if (!row) throw new ApiError(409, hostWebhookTexts.tooMany(webhookLimits.webhooks));
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'addWebhook',
      recordId: accountId,
      after: logged(row),
    });
    return row;
  });
  return { secret: secretText(secret), record: toWebhook(made, undefined) };
};

/**
 * Changes a webhook's events, and turns it on or off; turning it off drops its waiting deliveries.
 */
export const updateWebhook = async (
  db: Database,
  actor: Actor,
  id: string,
  change: Wire<'WebhookChange'>,
): Promise<Wire<'Webhook'>> =>
  db.transaction(async (tx) => {
    const before = await ownWebhook(tx, actor, id);
    await changeWebhook(tx, before.id, change);
    if (!change.on) await endWaiting(tx, before.id);
    const after = await ownWebhook(tx, actor, id);
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'updateWebhook',
      recordId: actor.accountId,
      before: logged(before),
      after: logged(after),
    });
    const last = await lastDeliveries(tx, [after.id]);
    return toWebhook(after, last.get(after.id));
  });

/** Deletes a webhook with its deliveries; throws a 404 if it isn't the company's. */
export const deleteWebhook = (db: Database, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await ownWebhook(tx, actor, id);
    await dropWebhook(tx, row.id);
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'deleteWebhook',
      recordId: actor.accountId,
      before: logged(row),
    });
  });

/** Replaces a webhook's secret; the previous one keeps signing for a day. */
export const rotateWebhookSecret = (
  db: Database,
  actor: Actor,
  id: string,
): Promise<Wire<'WebhookSecret'>> =>
  db.transaction(async (tx) => {
    const row = await ownWebhook(tx, actor, id);
    const secret = newWebhookSecret();
    await changeSecret(tx, row.id, secret);
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'rotateWebhookSecret',
      recordId: actor.accountId,
      after: { webhook: row.url },
    });
    return { secret: secretText(secret) };
  });
