import type { LetterText } from '@contract/jobs/applicantLetters';
import {
  applicationMoves,
  canMoveApplication,
  openStates,
  type ApplicationState,
  type EmployerMove,
} from '@contract/jobs/applicationLife';
import { paths } from '@contract/paths';
import { day } from '@contract/time/durations';
import type { Actor } from '../../caller';
import type { Context } from '../../context';
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
import { clearPendingMove, setPendingMove } from '../../repositories/applications/pendingMoves';
import { canChangeJob, jobScopeOf } from '../../repositories/companies/jobScope';
import { dropUnusedFiles } from '../../repositories/media/files';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hostApplicationTexts, stateTexts } from '../../texts/applications';
import { hostTexts } from '../../texts/errors';
import { hiringMailTexts } from '../../texts/hiringMail';
import type { Wire } from '../../wire';
import { notifyOpenPages, notifyInbox } from '../inbox/notifyInbox';
import { checkMayWrite, refuseSuspendedWriter } from '../inbox/relationship';
import { consumeLetterRateLimit } from '../limits/accountLimits';
import { hasIdempotencyRecord, storeIdempotencyRecord } from '../limits/exactlyOnce';
import { notify } from '../mail/notify';
import { mailQueued } from '../mail/queue';
import { eachRecord } from '../severalRecords';
import { endInterview, undoSeconds, undoWaiting } from './interviewEnds';
import { checkLetter, filledLetter, sendFilledLetter } from './letters';
import { shownEmployer } from './people';

/**
 * Locks an application that the employer's account may decide about; throws a 404 for any other.
 */
export const lockOwn = async (
  tx: Queryable,
  actor: Actor,
  id: string,
): Promise<LockedApplication> => {
  const application = await lockApplication(tx, id);
  if (!application || !canChangeJob(await jobScopeOf(tx, actor.accountId), application))
    throw new ApiError(404, hostApplicationTexts.notYours);
  return application;
};

/** Checks a move against the state that the caller saw; returns the current state. */
const checkMove = (
  application: LockedApplication,
  move: EmployerMove,
  seen: ApplicationState,
): ApplicationState => {
  const state = application.pendingState ?? application.state;
  // opening an application isn't a decision, so it doesn't conflict
  const isUnopened = seen === 'sent' && state === 'opened';
  if (state !== seen && !isUnopened)
    throw new ApiError(409, hostApplicationTexts.movedMeanwhile(state));
  if (!canMoveApplication(move, state))
    throw new ApiError(409, hostApplicationTexts.cannotMove(state));
  return state;
};

type Move = {
  /** The employer's account that decides. */
  by: string;
  letter?: LetterText | undefined;
  origin: string;
};

/**
 * Applies a move: the state, the history, and the mail to the applicant, with or without a letter.
 */
export const applyMove = async (
  tx: Queryable,
  application: LockedApplication,
  to: ApplicationState,
  { by, letter, origin }: Move,
): Promise<void> => {
  // the account that decided may be deleted before the applicant is notified
  const name = (await shownEmployer(tx, by)) || (await shownEmployer(tx, application.employerId));
  await undoWaiting(tx, application, name);
  await setApplicationState(tx, application.id, to, isAnswer(to));
  await addEvent(tx, {
    applicationId: application.id,
    kind: to,
    role: 'employer',
    name,
  });
  if (!openStates.includes(to))
    await endInterview(tx, application, {
      by: 'employer',
      name,
      origin,
      delay: letter ? 0 : undoSeconds,
    });
  const hasTime = letter === undefined;
  if (isAnswer(to))
    await notifyInbox(tx, {
      to: { role: 'jobseeker', accountId: application.seekerId },
      kind: 'answer',
      about: { applicationId: application.id, between: application },
      data: { state: to },
      delay: hasTime ? undoSeconds : 0,
    });
  if (letter) await sendFilledLetter(tx, application, letter, { by, origin });
  else if (isAnswer(to)) await notifyMoved(tx, application, to, origin);
};

const notifyMoved = (
  tx: Queryable,
  application: LockedApplication,
  to: ApplicationState,
  origin: string,
): Promise<void> =>
  notify(tx, {
    role: 'jobseeker',
    accountId: application.seekerId,
    origin,
    between: application,
    kind: 'notice',
    about: application.id,
    delay: undoSeconds,
    write: (name) =>
      hiringMailTexts.moved({
        name,
        jobtitle: application.title,
        company: application.company,
        state: stateTexts[to],
        url: `${origin}${paths.application(application.id)}`,
      }),
  });

type MoveOptions = Pick<Wire<'MoveInput'>, 'move' | 'letter' | 'delayDays'> & { origin: string };

const moveOne = async (
  { db, env }: Pick<Context, 'db' | 'env'>,
  actor: Actor,
  { id, state: seen }: Wire<'MovedApplication'>,
  { move, letter, delayDays = 0, origin }: MoveOptions,
): Promise<ApplicationState> =>
  db.transaction(async (tx) => {
    const application = await lockOwn(tx, actor, id);
    const { to } = applicationMoves[move];
    const isThere = (application.pendingState ?? application.state) === to;
    // no-op, unless a letter has to be sent and this isn't the repetition of an interrupted call
    if (isThere && (!letter || (await hasIdempotencyRecord(tx, application.id)))) return to;
    const state = checkMove(application, move, seen);
    if (letter)
      await checkMayWrite(tx, application, { role: 'employer', accountId: actor.accountId });
    if (letter)
      await consumeLetterRateLimit({ env }, tx, {
        employerId: actor.accountId,
        applicationId: application.id,
      });
    const filled = letter && (await filledLetter(tx, application, letter, actor.accountId));
    if (filled && delayDays > 0)
      await setPendingMove(tx, application.id, {
        state: to,
        at: new Date(Date.now() + delayDays * day),
        letter: filled,
        employerId: actor.accountId,
      });
    else if (application.pendingState && application.state === to) {
      // the pending decision is canceled
      await clearPendingMove(tx, application.id);
      if (filled) await sendFilledLetter(tx, application, filled, { by: actor.accountId, origin });
    } else {
      // even without a letter, a decision writes to the applicant on behalf of the account
      if (isAnswer(to)) await refuseSuspendedWriter(tx, application, actor.accountId);
      await applyMove(tx, application, to, { by: actor.accountId, letter: filled, origin });
    }
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'moveApplicants',
      recordId: application.id,
      before: { state },
      after: { state: to, ...(delayDays > 0 && { delayDays }) },
    });
    await storeIdempotencyRecord(tx, application.id);
    return to;
  });

/**
 * Applies the same move to several applications, each in its own transaction: one that can't be
 * moved is reported and doesn't stop the others (`eachRecord`), for example if somebody else has
 * made the move and a letter was to be sent with it. Throws a 400 for a delay without a letter, or
 * with another move than `reject`.
 */
export const moveApplicants = async (
  { db, env, log }: Pick<Context, 'db' | 'env' | 'log'>,
  actor: Actor,
  { applications, move, letter, delayDays }: Wire<'MoveInput'>,
  origin: string,
): Promise<Wire<'MoveResult'>[]> => {
  if (delayDays !== undefined && delayDays > 0 && (move !== 'reject' || !letter))
    throw new ApiError(400, hostApplicationTexts.delayNeedsLetter, 'delayDays');
  if (letter) checkLetter(letter);
  const results = await eachRecord<Wire<'MovedApplication'>, Wire<'MoveResult'>>(
    log,
    applications,
    {
      idOf: ({ id }) => id,
      work: async (each) => ({
        id: each.id,
        done: true,
        state: await moveOne({ db, env }, actor, each, { move, letter, delayDays, origin }),
      }),
    },
  );
  mailQueued(db);
  return results;
};

/**
 * Records that the employer has opened the application. A no-op if it was opened before, or a
 * decision is pending.
 */
export const openApplicant = (db: Database, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const application = await lockOwn(tx, actor, id);
    // opening isn't a decision, so it doesn't cancel a pending one
    if (!canMoveApplication('open', application.pendingState ?? application.state)) return;
    await setApplicationState(tx, application.id, applicationMoves.open.to, false);
    await addEvent(tx, {
      applicationId: application.id,
      kind: 'opened',
      role: 'employer',
      name: await shownEmployer(tx, actor.accountId),
    });
  });

/** Withdraws a job seeker's own application and its CV. Throws a 409 if it can't be withdrawn. */
export const withdrawApplication = async (
  db: Database,
  actor: Actor,
  id: string,
  origin: string,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const application = await lockApplication(tx, id);
    if (application?.seekerId !== actor.accountId) throw new ApiError(404, hostTexts.notFound);
    if (!canMoveApplication('withdraw', application.state))
      throw new ApiError(409, hostApplicationTexts.cannotMove(application.state));
    await undoWaiting(tx, application, await shownEmployer(tx, application.employerId));
    await setApplicationState(tx, application.id, 'withdrawn', false);
    await takeBackCv(tx, application.id);
    if (application.cvId !== null) await dropUnusedFiles(tx, [application.cvId]);
    await addEvent(tx, {
      applicationId: application.id,
      kind: 'withdrawn',
      role: 'jobseeker',
      name: '',
    });
    await endInterview(tx, application, { by: 'jobseeker', name: '', origin });
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'withdrawApplication',
      recordId: application.id,
      before: { state: application.state },
      after: { state: 'withdrawn' },
    });
    const employer = { role: 'employer', accountId: application.employerId } as const;
    await notifyOpenPages(tx, employer, 'withdrawn', application);
    await notify(tx, {
      ...employer,
      origin,
      between: application,
      kind: 'notice',
      write: (name) =>
        hiringMailTexts.withdrawn({
          name,
          applicant: application.senderName,
          jobtitle: application.title,
          url: `${origin}${paths.applicationsOf(application.jobId)}`,
        }),
    });
  });
  mailQueued(db);
};
