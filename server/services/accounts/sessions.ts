import { randomUUID } from 'node:crypto';
import type { Role } from '../../caller';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { lockPasswordHash, renewPasswordHash } from '../../repositories/accounts/accounts';
import {
  addSession,
  addToken,
  endExcessSessions,
  endSessionBySecret,
  sessionExists,
} from '../../repositories/accounts/sessions';
import { addAudit } from '../../repositories/office/audit';
import { hashSecret, newSecret } from '../../secrets';
import { sessionLifetime } from '../../sessionPolicy';
import { hostTexts } from '../../texts/errors';
import type { Wire } from '../../wire';

export type SessionOwner = { role: Role; accountId: string; device: string };
/** Creates a session with a new id and secret; the secret goes into its cookie. */
export const openSession = async (
  tx: Queryable,
  { role, accountId, device }: SessionOwner,
): Promise<{ id: string; secret: string }> => {
  const secret = newSecret();
  const id = randomUUID();
  await addSession(tx, {
    id,
    role,
    accountId,
    device,
    secretHash: hashSecret(secret),
    expiresAt: new Date(Date.now() + sessionLifetime(role)),
  });
  return { id, secret };
};

type NewLogin = SessionOwner & {
  /** The stored hash that the password was checked against. */
  verifiedHash: string;
  /** Another hash of the same password to be stored, where the present one is too weak. */
  renewedHash: string | undefined;
  /** Secret of the browser's earlier session in the same role, which ends. */
  replaced: string | undefined;
};
/**
 * Starts a session for a password that was checked; an administrator's goes into the audit log.
 * undefined: the account has another password by now, or was deleted. A change ends all sessions
 * under the same lock, so none made from the old password remains.
 */
export const startSession = (
  db: Database,
  { role, accountId, device, verifiedHash, renewedHash, replaced }: NewLogin,
): Promise<{ id: string; secret: string } | undefined> =>
  db.transaction(async (tx) => {
    if ((await lockPasswordHash(tx, role, accountId)) !== verifiedHash) return undefined;
    if (renewedHash !== undefined) await renewPasswordHash(tx, role, accountId, renewedHash);
    if (replaced !== undefined) await endSessionBySecret(tx, hashSecret(replaced));
    const started = await openSession(tx, { role, accountId, device });
    await endExcessSessions(tx, role, accountId, started.id);
    if (role === 'admin')
      await addAudit(tx, {
        actorRole: role,
        actorId: accountId,
        action: 'loginAdmin',
        recordId: accountId,
      });
    return started;
  });

/**
 * A bearer token for an administrator's session; 401 where that has ended, 429 where it has far too
 * many: none that a tab holds is ended by asking for another.
 */
export const issueToken = async (db: Queryable, sessionId: string): Promise<string> => {
  const token = newSecret();
  if ((await addToken(db, sessionId, hashSecret(token))) === 0)
    throw (await sessionExists(db, sessionId))
      ? new ApiError(429, hostTexts.busy, undefined, { 'retry-after': '3600' })
      : new ApiError(401, hostTexts.noSession);
  return token;
};

/** The person's own of the four keys of spec §3; an administrator's token is new each time. */
export const sessionKeys = async (
  db: Queryable,
  { id, role, username }: { id: string; role: Role; username: string },
): Promise<Wire<'Session'>> => {
  if (role === 'employer') return { userRole: role, usernameEmployer: username };
  if (role === 'jobseeker') return { userRole: role, usernamejobseek: username };
  return { userRole: role, authToken: await issueToken(db, id) };
};
