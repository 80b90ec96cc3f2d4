import type { AccountRole } from '@contract/accountFields';
import type { Actor } from '../../caller';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { endSessionsOf } from '../../repositories/accounts/sessions';
import { isId } from '../../repositories/ids';
import { closeCasesAboutSeeker, listCasePeople } from '../../repositories/moderation/cases';
import {
  addDecision,
  findDecision,
  type DecisionRow,
} from '../../repositories/moderation/decisions';
import { addNotice } from '../../repositories/moderation/notices';
import {
  findSuspendingDecision,
  lockForDecision,
  markSuspended,
} from '../../repositories/moderation/suspension';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hostTexts } from '../../texts/errors';
import { hostModerationTexts } from '../../texts/moderation';
import type { Wire } from '../../wire';
import { invalidateJobCaches } from '../cache';
import { mailQueued } from '../mail/queue';
import { suspendEmployer, type DecisionEffects } from './suspendEmployer';
import { mailSuspended } from './suspensionMail';
import { undoDecision } from './undoDecision';

type Account = { role: AccountRole; id: string };
type Locked = { id: string; suspended: boolean };

/**
 * Suspends a locked job seeker: ends their sessions and closes cases that are only about them. 409
 * if they are suspended already.
 */
const suspendSeeker = async (
  tx: Queryable,
  { id, suspended }: Locked,
  reason: string,
): Promise<DecisionEffects> => {
  if (suspended) throw new ApiError(409, hostModerationTexts.seekerSuspendedAlready);
  await markSuspended(tx, 'jobseeker', id, reason);
  await endSessionsOf(tx, 'jobseeker', id);
  const cases = await closeCasesAboutSeeker(tx, id);
  return {
    before: { cases },
    action: 'suspendJobSeeker',
    recordId: id,
    was: { suspended: false },
    is: { suspended: true, reason, cases: cases.length },
  };
};
const suspend = { employer: suspendEmployer, jobseeker: suspendSeeker };

/** Returns the case in which an account is suspended; 404 if the case isn't about the account. */
const caseAbout = async (tx: Queryable, caseId: string, account: Account): Promise<string> => {
  const people = isId(caseId) ? await listCasePeople(tx, caseId) : [];
  if (!people.some(({ role, id }) => role === account.role && id === account.id))
    throw new ApiError(404, hostModerationTexts.noSuchCase);
  return caseId.toLowerCase();
};

const stored = async (db: Queryable, decisionId: string): Promise<DecisionRow> => {
  const decision = await findDecision(db, decisionId);
  if (!decision) throw new Error('A stored decision was not found.');
  return decision;
};

/**
 * Suspends an account (the contract's suspendAccount). 400 without a reason, 404 if there is no
 * such account, 409 if it is suspended already.
 */
export const suspendAccount = async (
  db: Database,
  actor: Actor,
  account: Account,
  { reason: given, caseId }: Wire<'SuspensionInput'>,
): Promise<DecisionRow> => {
  const reason = given.trim();
  if (reason === '') throw new ApiError(400, hostModerationTexts.suspensionReasonMissing, 'reason');
  const { role } = account;
  const id = account.id.toLowerCase();
  const decisionId = await db.transaction(async (tx) => {
    const locked = await lockForDecision(tx, role, id);
    if (!locked) throw new ApiError(404, hostTexts.notFound);
    const inCase = caseId === undefined ? null : await caseAbout(tx, caseId, { role, id });
    const effects = await suspend[role](tx, { id, ...locked }, reason);
    const { before, notice, action, recordId, was, is } = effects;
    const made = await addDecision(tx, {
      caseId: inCase,
      jobId: null,
      employerId: role === 'employer' ? id : null,
      ...(role === 'jobseeker' && { seekerId: id }),
      adminId: actor.accountId,
      kind: 'suspend',
      reason,
      before,
    });
    const after = { ...is, decisionId: made };
    await addAudit(tx, { ...auditActor(actor), action, recordId, before: was, after });
    if (notice) await addNotice(tx, { employerId: id, jobId: null, kind: notice, reason });
    await mailSuspended(tx, { role, id, decisionId: made }, reason);
    return made;
  });
  mailQueued(db);
  await invalidateJobCaches(db);
  return stored(db, decisionId);
};

/**
 * Lifts an account's suspension by undoing the decision that imposed it (the contract's
 * liftSuspension). 409 if the account isn't suspended.
 */
export const liftSuspension = async (
  db: Database,
  actor: Actor,
  { role, id, origin }: Account & { origin: string },
): Promise<DecisionRow> => {
  const decisionId = await findSuspendingDecision(db, role, id);
  if (decisionId === undefined)
    throw new ApiError(
      409,
      role === 'employer'
        ? hostModerationTexts.notSuspended
        : hostModerationTexts.seekerNotSuspended,
    );
  return undoDecision(db, actor, { id: decisionId, origin });
};
