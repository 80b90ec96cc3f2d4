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
/** Creates a session with a new id and secret; the secret goes into the session cookie. */
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
  /** The stored hash that the password was verified against. */
  verifiedHash: string;
  /** A stronger hash of the same password to store, if the current one is outdated. */
  renewedHash: string | undefined;
  /** Secret of the browser's earlier session in the same role, which is ended. */
  replaced: string | undefined;
};
/**
 * Starts a session after a password check; logs an administrator's login in the audit log. Returns
 * `undefined` if the password was changed or the account deleted in the meantime. A password change
 * ends all sessions under the same lock, so no session started with the old password remains.
 * `alongside` writes what else the login changes, in the same transaction.
 */
export const startSession = (
  db: Database,
  { role, accountId, device, verifiedHash, renewedHash, replaced }: NewLogin,
  alongside: (tx: Queryable) => Promise<void>,
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
    await alongside(tx);
    return started;
  });

/**
 * Issues a bearer token for an administrator's session; 401 if the session has ended, 429 if it has
 * far too many tokens. Existing tokens stay valid, since other tabs hold them.
 */
export const issueToken = async (db: Queryable, sessionId: string): Promise<string> => {
  const token = newSecret();
  if ((await addToken(db, sessionId, hashSecret(token))) === 0)
    throw (await sessionExists(db, sessionId))
      ? new ApiError(429, hostTexts.busy, undefined, { 'retry-after': '3600' })
      : new ApiError(401, hostTexts.noSession);
  return token;
};

/**
 * Returns the session keys of spec §3 that belong to the role; an administrator's token is new each
 * time.
 */
export const sessionKeys = async (
  db: Queryable,
  { id, role, username }: { id: string; role: Role; username: string },
): Promise<Wire<'Session'>> => {
  if (role === 'employer') return { userRole: role, usernameEmployer: username };
  if (role === 'jobseeker') return { userRole: role, usernamejobseek: username };
  return { userRole: role, authToken: await issueToken(db, id) };
};
