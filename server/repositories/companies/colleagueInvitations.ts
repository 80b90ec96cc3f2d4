import sql from 'sql-template-tag';
import { caseFold } from '@contract/text/caseFold';
import type { Queryable } from '../../database/database';
import { deleteBatch, sweepBatch } from '../deleteBatch';
import { isId } from '../ids';
import type { Access } from './colleagues';

export type InvitationRow = Access & {
  id: string;
  companyId: string;
  email: string;
  invitedBy: string;
  expiresAt: Date;
};
type NewInvitation = InvitationRow & { tokenHash: Buffer };

const columns = sql`i.id, i.company_id AS "companyId", i.email, i.role, i.all_jobs AS "allJobs", i.job_ids AS "jobIds", i.invited_by AS "invitedBy", i.expires_at AS "expiresAt"`;

/** Stores an invitation, replacing an earlier one to the same email. */
export const upsertColleagueInvitation = (tx: Queryable, i: NewInvitation): Promise<number> =>
  tx.execute(sql`
  INSERT INTO colleague_invitations (id, company_id, email, email_key, role, all_jobs, job_ids, token_hash, invited_by, expires_at)
  VALUES (${i.id}, ${i.companyId}, ${i.email}, ${caseFold(i.email)}, ${i.role}, ${i.allJobs}, ${i.jobIds.filter(isId)}::uuid[], ${i.tokenHash}, ${i.invitedBy}, ${i.expiresAt})
  ON CONFLICT (company_id, email_key) DO UPDATE SET id = excluded.id, email = excluded.email, role = excluded.role, all_jobs = excluded.all_jobs,
    job_ids = excluded.job_ids, token_hash = excluded.token_hash, invited_by = excluded.invited_by, created_at = now(), expires_at = excluded.expires_at`);

/** Returns a company's valid invitations, latest first. */
export const listColleagueInvitations = (
  db: Queryable,
  companyId: string,
): Promise<InvitationRow[]> =>
  db.query<InvitationRow>(
    sql`SELECT ${columns} FROM colleague_invitations i WHERE i.company_id = ${companyId} AND i.expires_at > now() ORDER BY i.created_at DESC, i.id`,
  );

/** A link is valid as long as its sender owns the company and isn't suspended. */
const isValid = sql`i.expires_at > now() AND EXISTS (
  SELECT 1 FROM colleagues c JOIN employers e ON e.id = c.employer_id
  WHERE c.employer_id = i.invited_by AND c.company_id = i.company_id AND c.role = 'owner' AND e.suspended_at IS NULL AND e.deleted_at IS NULL)`;

/** Returns the invitation of a valid link. */
export const findColleagueInvitation = async (
  db: Queryable,
  tokenHash: Buffer,
): Promise<InvitationRow | undefined> => {
  const [row] = await db.query<InvitationRow>(
    sql`SELECT ${columns} FROM colleague_invitations i WHERE i.token_hash = ${tokenHash} AND ${isValid}`,
  );
  return row;
};

/**
 * Consumes a link. Returns `undefined` if it was used, revoked or replaced, or is no longer valid.
 */
export const consumeColleagueInvitation = async (
  tx: Queryable,
  tokenHash: Buffer,
): Promise<InvitationRow | undefined> => {
  const [row] = await tx.query<InvitationRow>(
    sql`DELETE FROM colleague_invitations i WHERE i.token_hash = ${tokenHash} AND ${isValid} RETURNING ${columns}`,
  );
  return row;
};

/** Revokes a company's invitation. */
export const dropColleagueInvitation = async (
  tx: Queryable,
  companyId: string,
  id: string,
): Promise<InvitationRow | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await tx.query<InvitationRow>(
    sql`DELETE FROM colleague_invitations i WHERE i.id = ${id} AND i.company_id = ${companyId} AND i.expires_at > now() RETURNING ${columns}`,
  );
  return row;
};

/** Revokes the invitations of an account that no longer owns the company, or is suspended. */
export const dropInvitationsBy = async (tx: Queryable, employerId: string): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(
    sql`DELETE FROM colleague_invitations WHERE invited_by = ${employerId} RETURNING id`,
  );
  return rows.map(({ id }) => id);
};

export const dropOldColleagueInvitations = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(db, sql`colleague_invitations`, sql`expires_at < now()`, limit);
