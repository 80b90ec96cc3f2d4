import { randomUUID } from 'node:crypto';
import type { Role } from '../../caller';
import type { Database, Queryable } from '../../database/database';
import { addSession, addToken, endSessionBySecret } from '../../repositories/accounts/sessions';
import { addAudit } from '../../repositories/office/audit';
import { hashSecret, newSecret } from '../../secrets';
import { sessionLifetime } from '../../sessionPolicy';
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

/**
 * Starts a session in place of the browser's earlier one in the same role; an administrator's goes
 * into the audit log.
 */
export const startSession = (
  db: Database,
  { role, accountId, device }: SessionOwner,
  replaced: string | undefined,
): Promise<{ id: string; secret: string }> =>
  db.transaction(async (tx) => {
    if (replaced !== undefined) await endSessionBySecret(tx, hashSecret(replaced));
    const started = await openSession(tx, { role, accountId, device });
    if (role === 'admin')
      await addAudit(tx, {
        actorRole: role,
        actorId: accountId,
        action: 'loginAdmin',
        recordId: accountId,
      });
    return started;
  });

/** A bearer token for an administrator's session. */
export const issueToken = async (db: Queryable, sessionId: string): Promise<string> => {
  const token = newSecret();
  await addToken(db, sessionId, hashSecret(token));
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
