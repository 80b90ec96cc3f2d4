import sql from 'sql-template-tag';
import type { ApplicationState } from '@contract/jobs/applicationLife';
import type { Queryable } from '../../database/database';
import { lockApplication } from '../applications/applications';
import {
  lockInvitation,
  lockOpenProfile,
  type InvitationState,
} from '../candidates/candidateInvitations';
import { isId } from '../ids';
import type { Pair } from './blocks';
import type { ThreadTopic } from './threadTopic';

/** A thread with its topic and two sides. Its id is that of its application or invitation. */
export type ThreadRow = Pair &
  ThreadTopic & {
    id: string;
    jobId: string;
    title: string;
    company: string;
    logoId: string | null;
    /** The state of the application or invitation. */
    state: ApplicationState | InvitationState;
  };

/**
 * Returns the existing threads of applications and invitations, deduplicated. If the job seeker has
 * applied for the job of an invitation, both ids lead to the application's thread.
 */
export const findThreads = async (db: Queryable, ids: readonly string[]): Promise<ThreadRow[]> => {
  const asked = ids.filter(isId);
  if (asked.length === 0) return [];
  return db.query<ThreadRow>(sql`
    SELECT t.id, t."applicationId", t."invitationId", t.job_id AS "jobId", t.employer_id AS "employerId", t.seeker_id AS "seekerId", j.title, j.company,
      e.logo_id AS "logoId", t.state
    FROM (
      SELECT a.id, a.id AS "applicationId", NULL::uuid AS "invitationId", a.job_id, a.employer_id, a.seeker_id, a.state FROM applications a
      WHERE a.id IN (SELECT unnest(${asked}::uuid[]) UNION
        SELECT x.id FROM candidate_invitations i JOIN applications x ON x.job_id = i.job_id AND x.seeker_id = i.seeker_id WHERE i.id = ANY(${asked}::uuid[]))
      UNION ALL
      SELECT i.id, NULL, i.id, i.job_id, i.employer_id, i.seeker_id, i.state FROM candidate_invitations i
      WHERE i.id = ANY(${asked}::uuid[]) AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.job_id = i.job_id AND a.seeker_id = i.seeker_id)) t
    JOIN jobs j ON j.id = t.job_id JOIN employers e ON e.id = t.employer_id`);
};

/** Returns the thread of an application or invitation. */
export const findThread = async (db: Queryable, id: string): Promise<ThreadRow | undefined> =>
  (await findThreads(db, [id]))[0];

/**
 * Returns a thread and locks its topic until the transaction ends: nobody can withdraw, answer or
 * revoke in the meantime.
 */
export const lockThread = async (tx: Queryable, id: string): Promise<ThreadRow | undefined> => {
  const found = await findThread(tx, id);
  if (!found) return undefined;
  if (found.applicationId === null) {
    // in the same order as a revocation
    await lockOpenProfile(tx, found.seekerId);
    await lockInvitation(tx, found.seekerId, found.id);
  } else await lockApplication(tx, found.applicationId);
  return findThread(tx, id);
};

/** Moves the messages and inbox items of an invitation to the application that followed it. */
export const joinThreads = async (tx: Queryable, applicationId: string): Promise<void> => {
  const [invitation] = await tx.query<{ id: string; seekerId: string }>(sql`
    SELECT i.id, i.seeker_id AS "seekerId" FROM applications a JOIN candidate_invitations i ON i.job_id = a.job_id AND i.seeker_id = a.seeker_id
    WHERE a.id = ${applicationId}`);
  if (!invitation) return;
  // waits for messages that are being written, so that they are moved, too
  await lockInvitation(tx, invitation.seekerId, invitation.id);
  await tx.execute(
    sql`UPDATE application_messages SET application_id = ${applicationId}, invitation_id = NULL WHERE invitation_id = ${invitation.id}`,
  );
  await tx.execute(sql`
    DELETE FROM inbox_items i USING inbox_items known WHERE i.invitation_id = ${invitation.id} AND i.kind = 'message'
      AND known.application_id = ${applicationId} AND known.kind = 'message' AND known.role = i.role AND known.account_id = i.account_id`);
  await tx.execute(
    sql`UPDATE inbox_items SET application_id = ${applicationId}, invitation_id = NULL WHERE invitation_id = ${invitation.id} AND kind = 'message'`,
  );
};
