import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../caller';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { readModerationState } from '../../repositories/jobs/jobLife';
import { updateJobTexts } from '../../repositories/jobs/jobs';
import { closeCase } from '../../repositories/moderation/cases';
import {
  addDecision,
  findDecision,
  listDecisionsOfCase,
  type DecisionRow,
} from '../../repositories/moderation/decisions';
import { addNotice } from '../../repositories/moderation/notices';
import { storeSigns } from '../../repositories/moderation/warningSigns';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hostJobsTexts } from '../../texts/jobs';
import type { Wire } from '../../wire';
import { invalidateJobCaches } from '../cache';
import { checkPay, textsOf } from '../jobs/jobs';
import { toJobTexts } from '../jobs/jobWire';
import { lockCase } from './lockCase';
import { signsOf } from './warningSigns/signsOf';

/** Returns the case's last decision if it was this very edit; keeps repeated calls idempotent. */
const findSameEdit = async (
  tx: Queryable,
  caseId: string,
  reason: string,
): Promise<string | undefined> => {
  const [last] = await listDecisionsOfCase(tx, caseId);
  const isSame = last?.kind === 'edit' && last.undoneAt === null && last.reason === reason;
  return isSame ? last.id : undefined;
};

/**
 * Edits a job's texts on behalf of an administrator and notifies its employer of the reason. Closes
 * the case, unless the job is waiting for its first review. 400 by updateJob's rules, 409 for a
 * removed job.
 */
export const editCaseJob = async (
  db: Database,
  actor: Actor,
  caseId: string,
  { job: body, reason: given }: Wire<'CaseJobInput'>,
): Promise<DecisionRow> => {
  checkPay(body.monthlysalary1, body.monthlysalary2);
  const [after, reason] = [toJobTexts(body), given.trim()];
  const id = await db.transaction(async (tx) => {
    const { id: lockedId, job, employer } = await lockCase(tx, caseId);
    if (job.status === 'removed') throw new ApiError(409, hostJobsTexts.removedJob);
    const [texts, { remote }] = [textsOf(job), await readModerationState(tx, job.id)];
    if (isDeepStrictEqual(texts, after)) {
      const made = await findSameEdit(tx, lockedId, reason);
      if (made !== undefined) return made;
    }
    await updateJobTexts(tx, job.id, after);
    await storeSigns(tx, job.id, await signsOf(db, tx, { ...job, ...after }));
    const cases = job.status === 'waiting' ? [] : [lockedId];
    for (const each of cases) await closeCase(tx, each);
    if (employer)
      await addNotice(tx, { employerId: employer.id, jobId: job.id, kind: 'edited', reason });
    const decisionId = await addDecision(tx, {
      caseId: lockedId,
      jobId: job.id,
      employerId: employer?.id ?? null,
      adminId: actor.accountId,
      kind: 'edit',
      reason,
      before: { cases, edit: { texts, remote, after } },
    });
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'editCaseJob',
      recordId: job.id,
      before: texts,
      after: { ...after, reason, decisionId },
    });
    return decisionId;
  });
  await invalidateJobCaches(db);
  const decision = await findDecision(db, id);
  if (!decision) throw new Error('A stored decision was not found.');
  return decision;
};
