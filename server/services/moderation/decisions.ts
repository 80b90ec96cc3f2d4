import type { Actor } from '../../caller';
import type { Context } from '../../context';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import {
  makeApproved,
  makeRemoved,
  makeRestored,
  readModerationState,
  setEnds,
} from '../../repositories/jobs/jobLife';
import { closeCase } from '../../repositories/moderation/cases';
import { addDecision, listEndsBefore } from '../../repositories/moderation/decisions';
import { addNotice } from '../../repositories/moderation/notices';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hostModerationTexts } from '../../texts/moderation';
import type { Wire } from '../../wire';
import { invalidateJobCaches } from '../cache';
import { checkMove, expiryFrom } from '../jobs/jobLife';
import { mailQueued } from '../mail/queue';
import { eachRecord } from '../severalRecords';
import { lockCase, type LockedCase, type LockedJob } from './lockCase';
import { suspendEmployer, type DecisionEffects as Effects } from './suspendEmployer';
import { mailSuspended } from './suspensionMail';

type Decision = Wire<'DecisionInput'>['decision'];
type Result = Wire<'DecisionResult'>;

const dismiss = async (tx: Queryable, { id, job }: LockedCase): Promise<Effects> => {
  if (job.status === 'waiting') throw new ApiError(409, hostModerationTexts.waitingNotDismissed);
  await closeCase(tx, id);
  return {
    before: { cases: [id] },
    action: 'dismissCase',
    recordId: id,
    was: { state: 'open' },
    is: { state: 'closed', jobId: job.id },
  };
};

type Approval = Pick<Effects, 'notice' | 'noticeReason' | 'action' | 'is'>;

const approveWaiting = async (tx: Queryable, job: LockedCase['job']): Promise<Approval> => {
  checkMove(job, 'approveJob');
  const status = await makeApproved(tx, job.id, expiryFrom());
  return {
    notice: 'approved',
    ...(status === 'expired' && { noticeReason: hostModerationTexts.closedMeanwhile }),
    action: 'approveJob',
    is: { status },
  };
};

/**
 * Restores a removed job. If it was waiting before the removal, also approves it, since its case
 * was closed.
 */
const restore = async (tx: Queryable, { job, employer }: LockedCase): Promise<Approval> => {
  if ((await readModerationState(tx, job.id)).removedFor === 'suspension')
    throw new ApiError(409, hostModerationTexts.downBySuspension);
  if (employer?.suspended) throw new ApiError(409, hostModerationTexts.liftFirst);
  checkMove(job, 'restoreJob');
  const status = await makeRestored(tx, job.id);
  await setEnds(tx, await listEndsBefore(tx, job.id));
  if (status === 'waiting') return approveWaiting(tx, { ...job, status });
  return { notice: 'restored', action: 'restoreJob', is: { status } };
};

/** Approves a waiting job, or restores a removed one. */
const approve = async (tx: Queryable, locked: LockedCase): Promise<Effects> => {
  const { id, job } = locked;
  if (job.status !== 'waiting' && job.status !== 'removed')
    throw new ApiError(409, hostModerationTexts.nothingToApprove(job.status));
  const approval = await (job.status === 'removed' ? restore(tx, locked) : approveWaiting(tx, job));
  await closeCase(tx, id);
  return { ...approval, before: { cases: [id] }, recordId: job.id, was: { status: job.status } };
};

/** Takes a locked job down and closes its open case, if it has one. */
export const takeDown = async (
  tx: Queryable,
  { id, job }: LockedJob,
  reason: string,
): Promise<Effects> => {
  checkMove(job, 'takeDownJob');
  await makeRemoved(tx, job.id, reason);
  if (id !== null) await closeCase(tx, id);
  const ends = job.endedAt === null ? [] : [{ id: job.id, endedAt: job.endedAt }];
  return {
    before: { cases: id === null ? [] : [id], ends },
    notice: 'takenDown',
    action: 'takeDownJob',
    recordId: job.id,
    was: { status: job.status },
    is: { status: 'removed', reason },
  };
};

const suspend = async (
  tx: Queryable,
  { employer }: LockedCase,
  reason: string,
): Promise<Effects> => {
  if (!employer) throw new ApiError(409, hostModerationTexts.nobodyToSuspend);
  return suspendEmployer(tx, employer, reason);
};

const decisions: Record<
  Decision,
  (tx: Queryable, locked: LockedCase, reason: string) => Promise<Effects>
> = { dismiss, approve, takeDown, suspend };

/**
 * Ensures that an approved or dismissed job is as the administrator read it; 409 if it was changed
 * since.
 */
const checkVersion = (
  { job }: LockedCase,
  decision: Decision,
  version: string | undefined,
): void => {
  if (version === undefined || (decision !== 'approve' && decision !== 'dismiss')) return;
  if (job.updatedAt.getTime() !== Date.parse(version))
    throw new ApiError(409, hostModerationTexts.changedSinceRead);
};

/** A decision on a single case. */
type OneDecision = {
  caseId: string;
  decision: Decision;
  reason: string;
  /** The job's `updatedAt` when it was read. */
  version: string | undefined;
};

/**
 * Stores a decision that was carried out, with its audit entry and the employer's notice. Returns
 * the decision's id.
 */
export const storeDecision = async (
  tx: Queryable,
  actor: Actor,
  { id: caseId, job, employer }: LockedJob,
  { decision, reason, effects }: { decision: Decision; reason: string; effects: Effects },
): Promise<string> => {
  const { before, notice, noticeReason = reason, action, recordId, was, is } = effects;
  const decisionId = await addDecision(tx, {
    caseId,
    jobId: job.id,
    employerId: employer?.id ?? null,
    adminId: actor.accountId,
    kind: decision,
    reason,
    before,
  });
  await addAudit(tx, {
    ...auditActor(actor),
    action,
    recordId,
    before: was,
    after: { ...is, decisionId },
  });
  if (notice && employer)
    await addNotice(tx, {
      employerId: employer.id,
      jobId: decision === 'suspend' ? null : job.id,
      kind: notice,
      reason: noticeReason,
    });
  return decisionId;
};

/**
 * Decides a single case in one transaction. Returns the decision's id and, for a suspension, the
 * cases it closed.
 */
const decideCase = (
  db: Database,
  actor: Actor,
  { caseId, decision, reason, version }: OneDecision,
): Promise<{ decisionId: string; closed: string[] }> =>
  db.transaction(async (tx) => {
    const locked = await lockCase(tx, caseId);
    checkVersion(locked, decision, version);
    const effects = await decisions[decision](tx, locked, reason);
    const decisionId = await storeDecision(tx, actor, locked, { decision, reason, effects });
    const { before } = effects;
    if (decision === 'suspend' && locked.employer)
      await mailSuspended(tx, { role: 'employer', id: locked.employer.id, decisionId }, reason);
    return { decisionId, closed: decision === 'suspend' ? before.cases : [] };
  });

/**
 * Decides several cases in the same way, each in its own transaction: one that can't be decided
 * returns its reason and doesn't affect the others (`eachRecord`). 400 if a take-down or suspension
 * has no reason.
 */
export const decideCases = async (
  { db, log }: Pick<Context, 'db' | 'log'>,
  actor: Actor,
  { ids, decision, reason: given = '', versions = {} }: Wire<'DecisionInput'>,
): Promise<Result[]> => {
  const reason = given.trim();
  if (reason === '' && (decision === 'takeDown' || decision === 'suspend'))
    throw new ApiError(400, hostModerationTexts.reasonMissing, 'reason');
  // cases closed by a suspension in this call count as decided by it
  const closedAlong = new Map<string, string>();
  const versionOf = new Map(Object.entries(versions).map(([id, at]) => [id.toLowerCase(), at]));
  const results = await eachRecord<string, Result>(
    log,
    new Set(ids.map((each) => each.toLowerCase())),
    {
      idOf: (id) => id,
      work: async (id) => {
        const version = versionOf.get(id);
        const one = { caseId: id, decision, reason, version };
        const { decisionId, closed } = await decideCase(db, actor, one);
        for (const each of closed) closedAlong.set(each, decisionId);
        return { id, done: true, decisionId };
      },
    },
  );
  mailQueued(db);
  if (results.some(({ done }) => done)) await invalidateJobCaches(db);
  return results.map((result) => {
    const decidedAlong = closedAlong.get(result.id);
    return result.done || decidedAlong === undefined
      ? result
      : { id: result.id, done: true, decisionId: decidedAlong };
  });
};
