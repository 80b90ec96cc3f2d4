import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../caller';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { makeRestored, setEnds, setRemote, unsuspendJobs } from '../../repositories/jobs/jobLife';
import type { WholeJob } from '../../repositories/jobs/jobLists';
import { updateJobTexts } from '../../repositories/jobs/jobs';
import { dropWaitingMails } from '../../repositories/mail/mails';
import { reopenCases } from '../../repositories/moderation/cases';
import {
  findDecision,
  findUndoable,
  isDecidedSince,
  lockUndoable,
  markUndone,
  type DecisionRow,
  type UndoableDecision,
} from '../../repositories/moderation/decisions';
import { addNotice, type NoticeKind } from '../../repositories/moderation/notices';
import { lockForDecision, markLifted } from '../../repositories/moderation/suspension';
import { storeSigns } from '../../repositories/moderation/warningSigns';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hostTexts } from '../../texts/errors';
import { hostJobsTexts } from '../../texts/jobs';
import { hostModerationTexts } from '../../texts/moderation';
import { invalidateJobCaches } from '../cache';
import { checkMove } from '../jobs/jobLife';
import { textsOf } from '../jobs/jobs';
import { mailQueued } from '../mail/queue';
import { lockJobAndEmployer, type LockedJob } from './lockCase';
import { mailRestored } from './suspensionMail';
import { signsOf } from './warningSigns/signsOf';

type Undo = {
  decision: UndoableDecision;
  db: Database;
  /** The site's origin, for links in emails. */
  origin: string;
  job: WholeJob | undefined;
  /** The job's current employer, or the suspended one; `undefined` if deleted. */
  employer: LockedJob['employer'];
  seeker: { suspended: boolean } | undefined;
};
/** An undo's effects: the employer's notice and the audit entry. */
type UndoEffects = {
  notice?: NoticeKind;
  action: string;
  recordId: string;
  was: object;
  is: object;
};

const conflict = (message: string) => new ApiError(409, message);

const undismiss = async (_tx: Queryable, { decision }: Undo): Promise<UndoEffects> => ({
  action: 'reopenCase',
  // only a case can be dismissed, so `caseId` is always set
  recordId: decision.caseId ?? decision.id,
  was: { state: 'closed' },
  is: { state: 'open', jobId: decision.jobId },
});

const restoreTakenDownJob = async (
  tx: Queryable,
  { decision, job, employer }: Undo,
): Promise<UndoEffects> => {
  if (!job) throw conflict(hostModerationTexts.jobGone);
  if (await isDecidedSince(tx, { id: decision.id, jobId: job.id }))
    throw conflict(hostModerationTexts.decidedSince);
  if (employer?.suspended) throw conflict(hostModerationTexts.liftFirst);
  checkMove(job, 'restoreJob');
  const status = await makeRestored(tx, job.id);
  await setEnds(tx, decision.before.ends ?? []);
  return {
    notice: 'restored',
    action: 'restoreJob',
    recordId: job.id,
    was: { status: job.status, reason: job.removalReason },
    is: { status },
  };
};

const restoreTexts = async (tx: Queryable, { decision, db, job }: Undo): Promise<UndoEffects> => {
  const { edit } = decision.before;
  if (!job || !edit) throw conflict(hostModerationTexts.jobGone);
  if (job.status === 'removed') throw conflict(hostJobsTexts.removedJob);
  const present = textsOf(job);
  if (!isDeepStrictEqual(present, edit.after)) throw conflict(hostModerationTexts.changedSince);
  await updateJobTexts(tx, job.id, edit.texts);
  await storeSigns(tx, job.id, await signsOf(db, tx, { ...job, ...edit.texts }));
  await setRemote(tx, job.id, edit.remote);
  return {
    notice: 'restored',
    action: 'restoreJobTexts',
    recordId: job.id,
    was: present,
    is: edit.texts,
  };
};

const restoreSeeker = async (
  tx: Queryable,
  seekerId: string,
  { seeker, decision, origin }: Undo,
): Promise<UndoEffects> => {
  if (!seeker?.suspended) throw conflict(hostModerationTexts.seekerNotSuspended);
  await markLifted(tx, 'jobseeker', seekerId);
  await mailRestored(tx, { role: 'jobseeker', id: seekerId, decisionId: decision.id }, origin);
  return {
    action: 'liftSeekerSuspension',
    recordId: seekerId,
    was: { suspended: true },
    is: { suspended: false },
  };
};

const liftSuspension = async (tx: Queryable, undo: Undo): Promise<UndoEffects> => {
  const { decision, employer, origin } = undo;
  const { seekerId } = decision;
  // the email about the suspension may still be queued: drop it, since the order of delivery isn't
  // guaranteed
  await dropWaitingMails(tx, decision.id);
  if (seekerId !== null) return restoreSeeker(tx, seekerId, undo);
  if (!employer?.suspended) throw conflict(hostModerationTexts.notSuspended);
  const { id: employerId } = employer;
  await markLifted(tx, 'employer', employerId);
  const jobs = await unsuspendJobs(tx, employerId);
  await setEnds(tx, decision.before.ends ?? []);
  await mailRestored(tx, { role: 'employer', id: employerId, decisionId: decision.id }, origin);
  return {
    notice: 'lifted',
    action: 'liftSuspension',
    recordId: employerId,
    was: { suspended: true },
    is: { suspended: false, jobs },
  };
};

const undos = {
  dismiss: undismiss,
  takeDown: restoreTakenDownJob,
  edit: restoreTexts,
  suspend: liftSuspension,
} as const;

/**
 * Locks the records an undo affects, in the same order as a decision: the suspended account, or the
 * job and its current employer, since it may have been handed over.
 */
const lockConcerned = async (
  tx: Queryable,
  { kind, employerId, seekerId, jobId }: UndoableDecision,
): Promise<Pick<Undo, 'employer' | 'seeker' | 'job'>> => {
  if (kind !== 'suspend') {
    const locked = jobId === null ? undefined : await lockJobAndEmployer(tx, jobId);
    return { employer: locked?.employer, job: locked?.job, seeker: undefined };
  }
  const employer =
    employerId === null ? undefined : await lockForDecision(tx, 'employer', employerId);
  return {
    employer: employer && employerId !== null ? { id: employerId, ...employer } : undefined,
    seeker: seekerId === null ? undefined : await lockForDecision(tx, 'jobseeker', seekerId),
    job: undefined,
  };
};

/**
 * Undoes a decision, once and within 30 days, by restoring what it changed. 404 if there is no such
 * decision, 409 if it can't be undone.
 */
export const undoDecision = async (
  db: Database,
  actor: Actor,
  { id, origin }: { id: string; origin: string },
): Promise<DecisionRow> => {
  await db.transaction(async (tx) => {
    const found = await findUndoable(tx, id);
    if (!found) throw new ApiError(404, hostTexts.notFound);
    const { employer, seeker, job } = await lockConcerned(tx, found);
    const decision = await lockUndoable(tx, found.id);
    if (!decision || decision.undone) throw conflict(hostModerationTexts.undone);
    if (decision.kind === 'approve') throw conflict(hostModerationTexts.approvalStands);
    if (!decision.inTime) throw conflict(hostModerationTexts.tooLateToUndo);
    const { notice, action, recordId, was, is } = await undos[decision.kind](tx, {
      decision,
      db,
      origin,
      job,
      employer,
      seeker,
    });
    await markUndone(tx, decision.id);
    await reopenCases(tx, decision.before.cases);
    await addAudit(tx, {
      ...auditActor(actor),
      action,
      recordId,
      before: was,
      after: { ...is, decisionId: decision.id },
    });
    if (notice && employer)
      await addNotice(tx, {
        employerId: employer.id,
        jobId: decision.kind === 'suspend' ? null : decision.jobId,
        kind: notice,
        reason: '',
      });
  });
  mailQueued(db);
  await invalidateJobCaches(db);
  const undone = await findDecision(db, id);
  if (!undone) throw new Error('A stored decision was not found.');
  return undone;
};
