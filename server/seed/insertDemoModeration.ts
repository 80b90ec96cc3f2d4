import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../database/database';
import { addCaseAccount, storeSignal } from '../repositories/moderation/abuseSignals';
import { openCase } from '../repositories/moderation/cases';
import { upsertReport } from '../repositories/moderation/reports';
import { listAdmins } from '../repositories/office/admins';
import { addPerson } from '../repositories/people/people';
import { seekers } from '../repositories/people/seekers';
import { findDemoSeeker } from '../repositories/seed/demoAlerts';
import { findDemoEmployer, findDemoJob } from '../repositories/seed/demoCandidates';
import { generatePassword, hashPassword } from '../services/accounts/passwords';
import { suspendAccount } from '../services/moderation/suspendAccount';
import { demoInviter, demoReport, demoSuspended } from './demo/moderation';

/** Returns the ids of a demo employer and one of its jobs. */
const placeOf = async (
  tx: Queryable,
  { employer, title }: { employer: string; title: string },
): Promise<{ employerId: string; jobId: string }> => {
  const employerId = await findDemoEmployer(tx, employer);
  const jobId = employerId && (await findDemoJob(tx, employerId, title));
  if (!employerId || !jobId) throw new Error(`The demo data have no ${title} of ${employer}.`);
  return { employerId, jobId };
};

/** Opens two cases: a reported job, and an employer who invites many. */
const insertOpenCases = async (tx: Queryable): Promise<void> => {
  const reported = await placeOf(tx, demoReport);
  const { reason, note } = demoReport;
  const caseId = await openCase(tx, reported.jobId, 'reported');
  const key = `jobseeker:${await findDemoSeeker(tx, demoReport.by)}`;
  await upsertReport(tx, { caseId, reason, note, role: 'jobseeker', key });
  const { count, example } = demoInviter;
  const { employerId, jobId } = await placeOf(tx, demoInviter);
  const inviter = { role: 'employer', accountId: employerId } as const;
  await storeSignal(tx, inviter, { signal: 'massInvitations', count, example });
  await addCaseAccount(tx, await openCase(tx, jobId, 'signal'), inviter);
};

/** Inserts a job seeker who sent the same text to many, with the case it opened. */
const insertSpammer = async (
  tx: Queryable,
  passwordHash: string,
): Promise<{ id: string; caseId: string }> => {
  const { count, example, lastTo } = demoSuspended.sent;
  const id = randomUUID();
  await addPerson(tx, seekers, { ...demoSuspended, id, passwordHash });
  const account = { role: 'jobseeker', accountId: id } as const;
  for (const signal of ['copiedMessages', 'links'] as const)
    await storeSignal(tx, account, { signal, count, example });
  const caseId = await openCase(tx, (await placeOf(tx, lastTo)).jobId, 'signal');
  await addCaseAccount(tx, caseId, account);
  return { id, caseId };
};

/**
 * Opens cases for administrators to decide, and suspends a job seeker on behalf of the first
 * administrator. Run it after the other demo data.
 */
export const insertDemoModeration = async (db: Database): Promise<void> => {
  // nobody logs in with it
  const passwordHash = await hashPassword(generatePassword());
  const { id, caseId } = await db.transaction(async (tx) => {
    await insertOpenCases(tx);
    return insertSpammer(tx, passwordHash);
  });
  const [admin] = await listAdmins(db);
  if (!admin) return;
  const actor = { role: 'admin', accountId: admin.id, username: admin.name } as const;
  const { reason } = demoSuspended;
  await suspendAccount(db, actor, { role: 'jobseeker', id }, { reason, caseId });
};
