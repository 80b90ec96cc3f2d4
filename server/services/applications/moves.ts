import {
  applicationMoves,
  canMoveApplication,
  type ApplicationState,
  type EmployerMove,
} from '@contract/applicationLife';
import type { Actor } from '../../caller';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { isAnswer } from '../../repositories/applications/applicants';
import { addEvent } from '../../repositories/applications/applicationEvents';
import {
  lockApplication,
  setApplicationState,
  takeBackCv,
  type LockedApplication,
} from '../../repositories/applications/applications';
import { dropUnusedFiles } from '../../repositories/media/files';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hostApplicationTexts } from '../../texts/applications';
import { hostTexts } from '../../texts/errors';
import type { Wire } from '../../wire';
import { shownEmployer } from './people';

/** Locks one of the employer's; 404 where it isn't theirs. */
const lockOwn = async (tx: Queryable, actor: Actor, id: string): Promise<LockedApplication> => {
  const application = await lockApplication(tx, id);
  if (application?.employerId !== actor.accountId)
    throw new ApiError(404, hostApplicationTexts.notYours);
  return application;
};

const moveOne = async (
  db: Database,
  actor: Actor,
  move: EmployerMove,
  { id, state: seen }: Wire<'MovedApplication'>,
): Promise<ApplicationState> =>
  db.transaction(async (tx) => {
    const application = await lockOwn(tx, actor, id);
    const state = application.pendingState ?? application.state;
    const { to } = applicationMoves[move];
    if (state === to) return to;
    // opening it isn't a decision, so it contradicts none
    const isUnopened = seen === 'sent' && state === 'opened';
    if (state !== seen && !isUnopened)
      throw new ApiError(409, hostApplicationTexts.movedMeanwhile(state));
    if (!canMoveApplication(move, state))
      throw new ApiError(409, hostApplicationTexts.cannotMove(state));
    await setApplicationState(tx, application.id, to, isAnswer(to));
    await addEvent(tx, {
      applicationId: application.id,
      kind: to,
      role: 'employer',
      name: await shownEmployer(tx, actor.accountId),
    });
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'moveApplicants',
      recordId: application.id,
      before: { state },
      after: { state: to },
    });
    return to;
  });

/**
 * Moves several applications alike, each in its own transaction: one that can't be moved says why
 * and doesn't stop the others.
 */
export const moveApplicants = async (
  db: Database,
  actor: Actor,
  { applications, move }: Wire<'MoveInput'>,
): Promise<Wire<'MoveResult'>[]> => {
  const results: Wire<'MoveResult'>[] = [];
  for (const each of applications) {
    try {
      results.push({ id: each.id, done: true, state: await moveOne(db, actor, move, each) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      results.push({ id: each.id, done: false, message: error.message });
    }
  }
  return results;
};

/** Notes that the employer has opened it; changes nothing the second time. */
export const openApplicant = (db: Database, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const application = await lockOwn(tx, actor, id);
    if (!canMoveApplication('open', application.state)) return;
    await setApplicationState(tx, application.id, applicationMoves.open.to, false);
    await addEvent(tx, {
      applicationId: application.id,
      kind: 'opened',
      role: 'employer',
      name: await shownEmployer(tx, actor.accountId),
    });
  });

/** Withdraws a seeker's own application, and takes its CV back. 409 where it can't be withdrawn. */
export const withdrawApplication = (db: Database, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const application = await lockApplication(tx, id);
    if (application?.seekerId !== actor.accountId) throw new ApiError(404, hostTexts.notFound);
    if (!canMoveApplication('withdraw', application.state))
      throw new ApiError(409, hostApplicationTexts.cannotMove(application.state));
    await setApplicationState(tx, application.id, 'withdrawn', false);
    await takeBackCv(tx, application.id);
    if (application.cvId !== null) await dropUnusedFiles(tx, [application.cvId]);
    await addEvent(tx, {
      applicationId: application.id,
      kind: 'withdrawn',
      role: 'jobseeker',
      name: '',
    });
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'withdrawApplication',
      recordId: application.id,
      before: { state: application.state },
      after: { state: 'withdrawn' },
    });
  });
