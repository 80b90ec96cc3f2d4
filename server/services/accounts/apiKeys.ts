import { randomUUID } from 'node:crypto';
import { apiKeyLimits } from '@contract/apiKeys';
import type { Actor } from '../../caller';
import type { Context } from '../../context';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import { lockPasswordHash } from '../../repositories/accounts/accounts';
import {
  dropApiKey,
  insertApiKey,
  listApiKeys,
  type ApiKeyRow,
} from '../../repositories/accounts/apiKeys';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { apiKeyPrefix, hashSecret, newSecret } from '../../secrets';
import { hostAccountTexts } from '../../texts/account';
import { hostTexts } from '../../texts/errors';
import { hostModerationTexts } from '../../texts/moderation';
import type { Wire } from '../../wire';
import { lockUnsuspendedEmployer } from '../jobs/jobs';
import { confirmPassword } from './ownAccount';

const toApiKey = ({ id, createdAt, expiresAt, usedAt, ...row }: ApiKeyRow): Wire<'ApiKey'> => ({
  _id: id,
  ...row,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

/** Lists an employer's API keys (the contract's getApiKeys). */
export const readApiKeys = async (db: Database, employerId: string): Promise<Wire<'ApiKey'>[]> =>
  (await listApiKeys(db, employerId)).map(toApiKey);

/** The fields of a key that go into the audit log. */
const logged = ({ name, scopes, expiresAt }: ApiKeyRow) => ({ name, scopes, expiresAt });

/**
 * Creates an API key (the contract's addApiKey). Requires the password, since a key outlives the
 * session that created it. 401 if the password changed in the meantime, 409 if the employer has the
 * maximum number of keys.
 */
export const addApiKey = async (
  context: Context,
  actor: Actor,
  { name, scopes, days, password }: Wire<'ApiKeyInput'>,
  address: string,
): Promise<Wire<'NewApiKey'>> => {
  const verifiedHash = await confirmPassword(context, actor, password, address);
  const key = `${apiKeyPrefix}${newSecret()}`;
  const { accountId: employerId } = actor;
  const made = await context.db.transaction(async (tx) => {
    // this lock also serializes concurrent calls, so that they can't exceed the key limit together
    if ((await lockPasswordHash(tx, actor.role, employerId)) !== verifiedHash)
      throw new ApiError(401, hostTexts.noSession);
    await lockUnsuspendedEmployer(tx, actor, hostModerationTexts.suspendedActs);
    const row = await insertApiKey(tx, {
      id: randomUUID(),
      employerId,
      name: name.trim(),
      scopes,
      hint: key.slice(-4),
      secretHash: hashSecret(key),
      days,
    });
    if (!row) throw new ApiError(409, hostAccountTexts.tooManyKeys(apiKeyLimits.keys));
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'addApiKey',
      recordId: row.id,
      after: logged(row),
    });
    return row;
  });
  return { key, record: toApiKey(made) };
};

/** Revokes a key (the contract's deleteApiKey); 404 if it isn't the employer's. */
export const deleteApiKey = (db: Database, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await dropApiKey(tx, actor.accountId, id);
    if (!row) throw new ApiError(404, hostTexts.notFound);
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'deleteApiKey',
      recordId: row.id,
      before: logged(row),
    });
  });
