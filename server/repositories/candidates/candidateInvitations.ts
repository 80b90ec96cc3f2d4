import { randomUUID } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { components } from '@contract/generated/types';
import { limits } from '@contract/limits';
import type { Database, Queryable } from '../../database/database';
import { dropMessages } from '../applications/applicationMessages';
import { sweepBatch } from '../deleteBatch';
import { isId } from '../ids';
import { isLive } from '../jobs/jobRows';
import { companyOf } from './openProfiles';

export type InvitationState = components['schemas']['InvitationState'];

/** An invitation as the job seeker sees it. */
export type InvitationRow = {
  id: string;
  seekerId: string;
  employerId: string;
  state: InvitationState;
  message: string;
  createdAt: Date;
  answeredAt: Date | null;
  company: string;
  usernameEmployer: string;
  jobId: string;
  jobtitle: string;
  location: string;
  isOpen: boolean;
  hasThread: boolean;
};

const read = (condition: Sql): Sql => sql`
  SELECT i.id, i.seeker_id AS "seekerId", i.employer_id AS "employerId", i.state, i.message, i.created_at AS "createdAt", i.answered_at AS "answeredAt",
    coalesce(nullif(btrim(j.company), ''), ${companyOf}) AS company, e.username AS "usernameEmployer", j.id AS "jobId", j.title AS jobtitle, j.location,
    (${isLive}) AS "isOpen",
    i.state = 'accepted' OR EXISTS (SELECT 1 FROM application_messages m WHERE m.invitation_id = i.id)
      OR EXISTS (SELECT 1 FROM applications a WHERE a.job_id = i.job_id AND a.seeker_id = i.seeker_id) AS "hasThread"
  FROM candidate_invitations i JOIN jobs j ON j.id = i.job_id JOIN employers e ON e.id = i.employer_id WHERE ${condition}`;

/** Returns a job seeker's invitations, latest first. */
export const listInvitations = (
  db: Queryable,
  seekerId: string,
  limit: number,
): Promise<InvitationRow[]> =>
  db.query(sql`
  ${read(sql`i.seeker_id = ${seekerId} AND e.erased_at IS NULL`)} ORDER BY i.created_at DESC, i.id LIMIT ${limit}`);

/** Returns a job seeker's own invitation and locks it until the transaction ends. */
export const lockInvitation = async (
  tx: Queryable,
  seekerId: string,
  id: string,
): Promise<InvitationRow | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await tx.query<InvitationRow>(
    sql`${read(sql`i.id = ${id} AND i.seeker_id = ${seekerId}`)} FOR UPDATE OF i`,
  );
  return row;
};

/** Returns an employer's invitation to one of its jobs and locks it until the transaction ends. */
export const lockSentInvitation = async (
  tx: Queryable,
  { employerId, seekerId, jobId }: { employerId: string; seekerId: string; jobId: string },
): Promise<InvitationRow | undefined> => {
  if (!isId(jobId)) return undefined;
  const [row] = await tx.query<InvitationRow>(
    sql`${read(sql`i.job_id = ${jobId} AND i.seeker_id = ${seekerId} AND i.employer_id = ${employerId}`)} FOR UPDATE OF i`,
  );
  return row;
};

/**
 * Returns an invitation's state as its employer may see it: `ended` if the job seeker now blocks
 * them. Returns `undefined` if there is no such invitation.
 */
export const findInvitationState = async (
  db: Queryable,
  id: string,
): Promise<InvitationState | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await db.query<{ state: InvitationState }>(
    sql`SELECT CASE WHEN seeker_blocks(seeker_id, employer_id) THEN 'ended' ELSE state END AS state FROM candidate_invitations WHERE id = ${id}`,
  );
  return row?.state;
};

/**
 * Ends invitations that an employer's company has sent to job seekers who block any of its members,
 * as blocking would have done.
 */
export const endBlockedInvitations = (tx: Queryable, employerId: string): Promise<number> =>
  tx.execute(sql`
  SELECT forget_candidate(i.seeker_id, i.employer_id) FROM candidate_invitations i
  WHERE i.employer_id = ANY(company_accounts(${employerId})) AND i.state IN ('sent', 'accepted') AND seeker_blocks(i.seeker_id, i.employer_id)`);

/** Locks a job seeker's profile, as `lockCandidate` does; returns false if it isn't open. */
export const lockOpenProfile = async (tx: Queryable, seekerId: string): Promise<boolean> => {
  const [row] = await tx.query<{ open: boolean }>(
    sql`SELECT is_open AS open FROM open_profiles WHERE seeker_id = ${seekerId} FOR UPDATE`,
  );
  return row?.open ?? false;
};

export const setInvitationState = (
  tx: Queryable,
  id: string,
  state: InvitationState,
): Promise<number> =>
  tx.execute(
    sql`UPDATE candidate_invitations SET state = ${state}, answered_at = now() WHERE id = ${id}`,
  );

/**
 * Selects what an account has sent since then, even if the job now belongs to someone else. A
 * UNION, so that each part uses its own index.
 */
const sentSince = (employerId: string, since: Sql): Sql => sql`(
  SELECT seeker_id, state, created_at FROM candidate_invitations WHERE employer_id = ${employerId} AND sent_by IS NULL AND created_at > ${since}
  UNION ALL SELECT seeker_id, state, created_at FROM candidate_invitations WHERE sent_by = ${employerId} AND created_at > ${since})`;

/**
 * Counts the invitations that an employer has sent in the last 24 hours, withdrawn ones included.
 */
export const countSentInvitations = async (tx: Queryable, employerId: string): Promise<number> => {
  const [row] = await tx.query<{ count: number }>(
    sql`SELECT count(*) AS count FROM ${sentSince(employerId, sql`now() - interval '1 day'`)} sent`,
  );
  return row?.count ?? 0;
};

const againDays = sql`make_interval(days => ${limits.invitedAgainDays})`;

/** Returns when an employer may invite a job seeker again; `undefined` if it may now. */
export const inviteAgainAt = async (
  db: Queryable,
  employerId: string,
  seekerId: string,
): Promise<Date | undefined> => {
  const [row] = await db.query<{ at: Date | null }>(sql`
    SELECT max(created_at) + ${againDays} AS at FROM ${sentSince(employerId, sql`now() - ${againDays}`)} sent WHERE seeker_id = ${seekerId} AND state <> 'ended'`);
  return row?.at ?? undefined;
};

/** Serializes an employer's invitations until the transaction ends. */
export const lockInvitationsOf = (tx: Queryable, employerId: string): Promise<number> =>
  tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`invitations ${employerId}`}, 0))`,
  );

/**
 * Why an employer can't invite a job seeker to a job. A declined invitation counts for the whole
 * company. `applied` is never returned for a job seeker who hides their name, since it would reveal
 * who they are.
 */
export type InvitationObstacle = 'invited' | 'applied' | 'declined';

export const findInvitationObstacle = async (
  tx: Queryable,
  { employerId, seekerId, jobId }: { employerId: string; seekerId: string; jobId: string },
): Promise<InvitationObstacle | undefined> => {
  const [row] = await tx.query<{ obstacle: InvitationObstacle | null }>(sql`
    SELECT CASE
      WHEN EXISTS (SELECT 1 FROM candidate_invitations WHERE seeker_id = ${seekerId} AND state = 'declined'
        AND (employer_id = ANY((SELECT company_accounts(${employerId}::uuid))::uuid[]) OR sent_by = ANY((SELECT company_accounts(${employerId}::uuid))::uuid[]))) THEN 'declined'
      WHEN EXISTS (SELECT 1 FROM candidate_invitations WHERE job_id = ${jobId} AND seeker_id = ${seekerId} AND state <> 'ended') THEN 'invited'
      WHEN EXISTS (SELECT 1 FROM applications WHERE job_id = ${jobId} AND seeker_id = ${seekerId} AND state <> 'withdrawn')
        AND (SELECT name_shown FROM open_profiles WHERE seeker_id = ${seekerId}) = 'short' THEN 'applied' END AS obstacle`);
  return row?.obstacle ?? undefined;
};

/** Returns an employer's own live job and locks it until the transaction ends. */
export const lockOwnLiveJob = async (
  tx: Queryable,
  employerId: string,
  jobId: string,
): Promise<{ title: string; company: string } | undefined> => {
  if (!isId(jobId)) return undefined;
  const [row] = await tx.query<{ title: string; company: string }>(
    sql`SELECT j.title, j.company FROM jobs j WHERE j.id = ${jobId} AND j.employer_id = ${employerId} AND ${isLive} FOR SHARE`,
  );
  return row;
};

/** Stores an invitation and returns its id. An ended one is replaced, with a new id. */
export const insertInvitation = async (
  tx: Queryable,
  i: { jobId: string; employerId: string; seekerId: string; message: string },
): Promise<string> => {
  const id = randomUUID();
  await dropInvitations(
    tx,
    sql`job_id = ${i.jobId} AND seeker_id = ${i.seekerId} AND state = 'ended'`,
  );
  await tx.execute(sql`
    INSERT INTO candidate_invitations (id, job_id, employer_id, seeker_id, message, state)
    VALUES (${id}, ${i.jobId}, ${i.employerId}, ${i.seekerId}, ${i.message}, 'sent')`);
  return id;
};

/** Deletes invitations with their messages. Call in a transaction. */
export const dropInvitations = async (tx: Queryable, condition: Sql): Promise<number> => {
  const which = sql`SELECT id FROM candidate_invitations WHERE ${condition}`;
  await dropMessages(tx, sql`m.invitation_id IN (${which})`);
  return tx.execute(sql`DELETE FROM candidate_invitations WHERE ${condition}`);
};

/** Deletes invitations a year after they were sent. */
export const dropOldInvitationsToJobs = (db: Database, limit = sweepBatch): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await tx.query<{ id: string }>(
      sql`SELECT id FROM candidate_invitations WHERE created_at < now() - interval '1 year' LIMIT ${limit} FOR UPDATE SKIP LOCKED`,
    );
    return dropInvitations(tx, sql`id = ANY(${rows.map(({ id }) => id)}::uuid[])`);
  });
