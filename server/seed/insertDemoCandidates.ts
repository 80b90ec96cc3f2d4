import type { Database, Queryable } from '../database/database';
import {
  insertInvitation,
  setInvitationState,
} from '../repositories/candidates/candidateInvitations';
import { findOwnCandidate } from '../repositories/candidates/candidates';
import { findDemoSeeker } from '../repositories/seed/demoAlerts';
import { findDemoEmployer, findDemoJob } from '../repositories/seed/demoCandidates';
import { seedInboxItem, seedMessage } from '../repositories/seed/demoInbox';
import { openCandidate, shortlistCandidate } from '../services/candidates/candidates';
import { updateOpenToWork } from '../services/candidates/openToWork';
import { demoCandidates, demoInvitations, demoShortlist } from './demo/candidates';

/** Returns a demo job seeker's id as a candidate. */
const candidateOf = async (db: Database, username: string): Promise<string | undefined> => {
  const seekerId = await findDemoSeeker(db, username);
  return seekerId === undefined ? undefined : findOwnCandidate(db, seekerId);
};

/**
 * Makes demo job seekers open to work, and lets the demo employer view, list and invite some of
 * them.
 */
export const insertDemoCandidates = async (
  db: Database,
  username: string,
  now: Date,
): Promise<void> => {
  for (const { seeker, shown } of demoCandidates) {
    const seekerId = await findDemoSeeker(db, seeker);
    if (seekerId !== undefined) await updateOpenToWork(db, seekerId, shown);
  }
  const employerId = await findDemoEmployer(db, username);
  if (employerId === undefined) return;
  for (const { seeker, note } of demoShortlist) {
    const id = await candidateOf(db, seeker);
    if (id === undefined) continue;
    await openCandidate(db, employerId, id);
    await shortlistCandidate(db, employerId, id, note);
  }
  for (const { seeker, job, message, reply } of demoInvitations) {
    const seekerId = await findDemoSeeker(db, seeker);
    const jobId = await findDemoJob(db, employerId, job);
    if (seekerId === undefined || jobId === undefined) continue;
    // initial data sends no mail
    await db.transaction(async (tx) => {
      const invitationId = await insertInvitation(tx, { employerId, seekerId, jobId, message });
      const asked = { role: 'jobseeker', accountId: seekerId } as const;
      const item = { kind: 'invitation', invitationId, data: {}, at: now } as const;
      await seedInboxItem(tx, { ...asked, ...item, isRead: reply !== undefined });
      if (reply) await seedReply(tx, { employerId, invitationId, reply, at: now });
    });
  }
};

type Reply = {
  employerId: string;
  invitationId: string;
  reply: { name: string; text: string };
  at: Date;
};
/** Stores an accepted invitation and the message sent with it. */
const seedReply = async (
  tx: Queryable,
  { employerId, invitationId, reply, at }: Reply,
): Promise<void> => {
  await setInvitationState(tx, invitationId, 'accepted');
  const thread = { applicationId: null, invitationId };
  await seedMessage(tx, { thread, from: 'jobseeker', ...reply, at, isRead: false });
  const told = { role: 'employer', accountId: employerId, invitationId, data: {}, at } as const;
  await seedInboxItem(tx, { ...told, kind: 'invitation', isRead: true });
  await seedInboxItem(tx, { ...told, kind: 'message', isRead: false });
};
