import sql from 'sql-template-tag';
import { caseFold } from '@contract/text/caseFold';
import type { Queryable } from '../../database/database';
import { deleteBatch, sweepBatch } from '../deleteBatch';
import { isId } from '../ids';

export type Invitation = {
  id: string;
  name: string;
  tokenHash: Buffer;
  invitedBy: string;
  expiresAt: Date;
};

/** Stores an invitation, replacing an earlier one for the same name. */
export const upsertInvitation = (
  tx: Queryable,
  { id, name, tokenHash, invitedBy, expiresAt }: Invitation,
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO admin_invitations (id, name, name_key, token_hash, invited_by, expires_at)
  VALUES (${id}, ${name}, ${caseFold(name)}, ${tokenHash}, ${invitedBy}, ${expiresAt})
  ON CONFLICT (name_key) DO UPDATE SET id = excluded.id, name = excluded.name, token_hash = excluded.token_hash, invited_by = excluded.invited_by,
    created_at = now(), expires_at = excluded.expires_at`);

/** Returns the invited name of a valid token. */
export const findInvitation = async (
  db: Queryable,
  tokenHash: Buffer,
): Promise<string | undefined> => {
  const [row] = await db.query<{ name: string }>(
    sql`SELECT name FROM admin_invitations WHERE token_hash = ${tokenHash} AND expires_at > now()`,
  );
  return row?.name;
};

/** Consumes a token. Returns `undefined` if it is used, withdrawn or expired. */
export const consumeInvitation = async (
  tx: Queryable,
  tokenHash: Buffer,
): Promise<string | undefined> => {
  const [row] = await tx.query<{ name: string }>(
    sql`DELETE FROM admin_invitations WHERE token_hash = ${tokenHash} AND expires_at > now() RETURNING name`,
  );
  return row?.name;
};

export type InvitationRow = { id: string; name: string; invitedBy: string; expiresAt: Date };

/** Returns the valid invitations, by name. */
export const listInvitations = (db: Queryable): Promise<InvitationRow[]> =>
  db.query<InvitationRow>(sql`
  SELECT i.id, i.name, a.name AS "invitedBy", i.expires_at AS "expiresAt"
  FROM admin_invitations i JOIN admins a ON a.id = i.invited_by WHERE i.expires_at > now() ORDER BY i.name_key`);

/** Withdraws an invitation. Returns the invited name; `undefined` if there is none. */
export const dropInvitation = async (tx: Queryable, id: string): Promise<string | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await tx.query<{ name: string }>(
    sql`DELETE FROM admin_invitations WHERE id = ${id} AND expires_at > now() RETURNING name`,
  );
  return row?.name;
};

/** Withdraws the invitations sent by an administrator who is removed. */
export const dropInvitationsOf = (tx: Queryable, adminId: string): Promise<number> =>
  tx.execute(sql`DELETE FROM admin_invitations WHERE invited_by = ${adminId}`);
export const dropOldInvitations = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(db, sql`admin_invitations`, sql`expires_at < now()`, limit);
