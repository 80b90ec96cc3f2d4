import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../../database/database';
import {
  addSession,
  addToken,
  endSessionBySecret,
  type Role,
} from '../../repositories/accounts/sessions';
import { addAudit } from '../../repositories/office/audit';
import type { Wire } from '../../wire';

const hour = 3_600_000;
/** A log-in's whole life in milliseconds, whatever is done with it (product §4). */
export const sessionLife = (role: Role): number => (role === 'admin' ? 12 * hour : 90 * 24 * hour);
/**
 * How often a session's last use is written down, in milliseconds: a small part of what it may be
 * idle.
 */
export const touchEvery = (role: Role): number => (role === 'admin' ? hour / 60 : 2 * hour);

/** Secrets have 256 random bits, so a plain hash of one can't be turned back. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
/** 256 random bits, as they stand in an address. */
export const newSecret = () => randomBytes(32).toString('base64url');

export type NewLogIn = { role: Role; accountId: string; device: string };
/** A log-in under a new id and secret; the secret is what its cookie holds. */
export const addLogIn = async (
  tx: Queryable,
  { role, accountId, device }: NewLogIn,
): Promise<{ id: string; secret: string }> => {
  const secret = newSecret();
  const id = randomUUID();
  await addSession(tx, {
    id,
    role,
    accountId,
    device,
    secretHash: hashSecret(secret),
    expiresAt: new Date(Date.now() + sessionLife(role)),
  });
  return { id, secret };
};

/**
 * Starts a log-in in place of the browser's earlier one in the same role; an administrator's is
 * written into the audit log.
 */
export const startSession = (
  db: Database,
  { role, accountId, device }: NewLogIn,
  replaced: string | undefined,
): Promise<{ id: string; secret: string }> =>
  db.transaction(async (tx) => {
    if (replaced !== undefined) await endSessionBySecret(tx, hashSecret(replaced));
    const started = await addLogIn(tx, { role, accountId, device });
    if (role === 'admin')
      await addAudit(tx, {
        actorRole: role,
        actorId: accountId,
        action: 'loginAdmin',
        recordId: accountId,
      });
    return started;
  });

/** A bearer token of an administrator's log-in. */
export const newToken = async (db: Queryable, sessionId: string): Promise<string> => {
  const token = newSecret();
  await addToken(db, sessionId, hashSecret(token));
  return token;
};

/**
 * The four keys of spec §3, as far as they are this person's; an administrator's token is a new
 * one.
 */
export const sessionKeys = async (
  db: Queryable,
  { id, role, username }: { id: string; role: Role; username: string },
): Promise<Wire<'Session'>> => {
  if (role === 'employer') return { userRole: role, usernameEmployer: username };
  if (role === 'jobseeker') return { userRole: role, usernamejobseek: username };
  return { userRole: role, authToken: await newToken(db, id) };
};
