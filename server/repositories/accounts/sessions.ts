import sql from 'sql-template-tag';
import type { Role } from '../../caller';
import type { Queryable } from '../../database/database';
import { prepared } from '../../database/prepared';
import { deleteBatch, sweepBatch } from '../deleteBatch';
import { isId } from '../ids';

/**
 * A valid session: not ended, expired or idle for too long, and its account exists and may log in.
 */
export type SessionRow = {
  id: string;
  role: Role;
  accountId: string;
  username: string;
  createdAt: Date;
  seenAt: Date;
};

// how long a session may be idle; its maximum lifetime is in expires_at (product §4)
const notIdle = sql`s.seen_at > now() - CASE s.role WHEN 'admin' THEN interval '1 hour' ELSE interval '14 days' END`;
const rows = sql`
  SELECT s.id, s.role, s.account_id AS "accountId", s.created_at AS "createdAt", s.seen_at AS "seenAt",
    coalesce(e.username, j.username, a.name) AS username
  FROM sessions s
  LEFT JOIN employers e ON s.role = 'employer' AND e.id = s.account_id AND e.deleted_at IS NULL
  LEFT JOIN job_seekers j ON s.role = 'jobseeker' AND j.id = s.account_id AND j.deleted_at IS NULL AND j.suspended_at IS NULL
  LEFT JOIN admins a ON s.role = 'admin' AND a.id = s.account_id AND a.deleted_at IS NULL
  WHERE s.expires_at > now() AND ${notIdle} AND coalesce(e.id, j.id, a.id) IS NOT NULL`;

/** Returns the sessions with these cookie secrets, latest login first. */
export const findSessions = (db: Queryable, secretHashes: Buffer[]): Promise<SessionRow[]> =>
  db.query<SessionRow>(
    prepared(
      sql`${rows} AND s.secret_hash = ANY(${secretHashes}::bytea[]) ORDER BY s.created_at DESC, s.id`,
    ),
  );

/** Returns which of the sessions are valid. */
export const validSessions = async (
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const valid = await db.query<{ id: string }>(sql`${rows} AND s.id = ANY(${[...ids]}::uuid[])`);
  return new Set(valid.map(({ id }) => id));
};

/** Returns the session of a bearer token. */
export const findSessionByToken = async (
  db: Queryable,
  tokenHash: Buffer,
): Promise<SessionRow | undefined> => {
  const [row] = await db.query<SessionRow>(
    prepared(
      sql`${rows} AND s.id = (SELECT session_id FROM session_tokens WHERE token_hash = ${tokenHash})`,
    ),
  );
  return row;
};

export type NewSession = {
  id: string;
  role: Role;
  accountId: string;
  device: string;
  secretHash: Buffer;
  expiresAt: Date;
};
export const addSession = (db: Queryable, session: NewSession): Promise<number> =>
  db.execute(sql`
    INSERT INTO sessions (id, role, account_id, device, secret_hash, expires_at)
    VALUES (${session.id}, ${session.role}, ${session.accountId}, ${session.device}, ${session.secretHash}, ${session.expiresAt})`);

/** The maximum number of sessions of an account: far more than anyone has devices. */
const maxSessions = 50;
/** Ends an account's sessions beyond the maximum, least recently used first, but never `kept`. */
export const endExcessSessions = (
  tx: Queryable,
  role: Role,
  accountId: string,
  kept: string,
): Promise<number> =>
  tx.execute(sql`
    DELETE FROM sessions WHERE id IN (
      SELECT id FROM sessions WHERE role = ${role} AND account_id = ${accountId} AND id <> ${kept}
      ORDER BY seen_at DESC, created_at DESC, id OFFSET ${maxSessions - 1})`);

/** The maximum number of tokens of a session, one per tab: far more than anyone opens. */
const maxTokens = 1000;
/**
 * Adds a token to a session, leaving others valid. Returns 0 if the session has ended or has too
 * many tokens.
 */
export const addToken = (db: Queryable, sessionId: string, tokenHash: Buffer): Promise<number> =>
  db.execute(sql`
    INSERT INTO session_tokens (token_hash, session_id)
    SELECT ${tokenHash}, id FROM sessions
    WHERE id = ${sessionId} AND (SELECT count(*) FROM session_tokens WHERE session_id = ${sessionId}) < ${maxTokens} FOR KEY SHARE`);

export const sessionExists = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.query(sql`SELECT 1 FROM sessions WHERE id = ${id}`)).length > 0;

export const touchSession = (db: Queryable, id: string): Promise<number> =>
  db.execute(sql`UPDATE sessions SET seen_at = now() WHERE id = ${id}`);
/** Ends a session with its tokens. */
export const endSession = (db: Queryable, id: string): Promise<number> =>
  db.execute(sql`DELETE FROM sessions WHERE id = ${id}`);
export const endSessionBySecret = (db: Queryable, secretHash: Buffer): Promise<number> =>
  db.execute(sql`DELETE FROM sessions WHERE secret_hash = ${secretHash}`);
export const endSessionsOf = (db: Queryable, role: Role, accountId: string): Promise<number> =>
  db.execute(sql`DELETE FROM sessions WHERE role = ${role} AND account_id = ${accountId}`);

export type OwnSessionRow = { id: string; device: string; createdAt: Date; seenAt: Date };
/** Returns an account's valid sessions, most recently used first. */
export const listSessionsOf = (
  db: Queryable,
  role: Role,
  accountId: string,
): Promise<OwnSessionRow[]> =>
  db.query<OwnSessionRow>(sql`
  SELECT s.id, s.device, s.created_at AS "createdAt", s.seen_at AS "seenAt" FROM sessions s
  WHERE s.role = ${role} AND s.account_id = ${accountId} AND s.expires_at > now() AND ${notIdle} ORDER BY s.seen_at DESC, s.id`);
/** Ends one of the account's own sessions; returns 0 if there is no such session. */
export const endSessionOf = async (
  db: Queryable,
  role: Role,
  accountId: string,
  id: string,
): Promise<number> =>
  isId(id)
    ? db.execute(
        sql`DELETE FROM sessions WHERE id = ${id} AND role = ${role} AND account_id = ${accountId}`,
      )
    : 0;
/** Ends all sessions of an account except one. */
export const endOtherSessionsOf = (
  db: Queryable,
  role: Role,
  accountId: string,
  kept: string,
): Promise<number> =>
  db.execute(
    sql`DELETE FROM sessions WHERE role = ${role} AND account_id = ${accountId} AND id <> ${kept}`,
  );

export const dropOldSessions = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(db, sql`sessions s`, sql`s.expires_at < now() OR NOT (${notIdle})`, limit);
