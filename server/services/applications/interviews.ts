import { applicationMoves, canMoveApplication, openStates } from '@contract/applicationLife';
import type { Actor } from '../../caller';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { addEvent, type EventKind } from '../../repositories/applications/applicationEvents';
import {
  lockApplication,
  setAnswered,
  setApplicationState,
  type LockedApplication,
} from '../../repositories/applications/applications';
import {
  closeInterview,
  findInterview,
  upsertInterview,
  type InterviewRow,
  type NewInterview,
} from '../../repositories/applications/interviews';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hostApplicationTexts } from '../../texts/applications';
import { hostTexts } from '../../texts/errors';
import { hiringMailTexts } from '../../texts/hiringMail';
import type { Wire } from '../../wire';
import { notify } from '../mail/notify';
import { mailQueued } from '../mail/queue';
import { isOn, isOver, undoWaiting } from './interviewEnds';
import { book, decline, notifyCancelled, seekerUrl } from './interviewMails';
import { shownEmployer } from './people';

const lockFor = async (
  tx: Queryable,
  actor: Actor,
  id: string,
  side: 'employerId' | 'seekerId',
): Promise<LockedApplication> => {
  const application = await lockApplication(tx, id);
  if (application?.[side] !== actor.accountId) throw new ApiError(404, hostTexts.notFound);
  return application;
};

const note = async (
  tx: Queryable,
  application: LockedApplication,
  actor: Actor,
  kind: EventKind,
): Promise<void> => {
  const byEmployer = actor.role === 'employer';
  await addEvent(tx, {
    applicationId: application.id,
    kind,
    role: byEmployer ? 'employer' : 'jobseeker',
    name: byEmployer ? await shownEmployer(tx, actor.accountId) : '',
  });
  await addAudit(tx, { ...auditActor(actor), action: kind, recordId: application.id });
};

/** Whether the applicant has been offered just that, and hasn't answered. */
const isOffered = (interview: InterviewRow | undefined, offer: NewInterview): boolean =>
  interview?.state === 'offered' &&
  interview.kind === offer.kind &&
  interview.minutes === offer.minutes &&
  interview.place === offer.place &&
  interview.message === offer.message &&
  interview.times.length === offer.times.length &&
  offer.times.every((time, index) => interview.times[index]?.getTime() === time.getTime());

/**
 * Offers times for an interview, in place of those offered before; a booked one is taken out of the
 * calendars. The same offer again, by a second press or a repeated call, changes nothing and mails
 * nobody. 400 for times that have passed, 409 once the application was withdrawn.
 */
export const offerInterview = async (
  db: Database,
  actor: Actor,
  id: string,
  { kind, minutes, place = '', message = '', times }: Wire<'InterviewInput'>,
  origin: string,
): Promise<void> => {
  const offered = [...new Set(times.map((time) => new Date(time).getTime()))]
    .toSorted((one, other) => one - other)
    .map((time) => new Date(time));
  // also false for what is no time at all
  if (!offered.every((time) => time.getTime() > Date.now()))
    throw new ApiError(400, hostApplicationTexts.timeOver, 'times');
  await db.transaction(async (tx) => {
    const application = await lockFor(tx, actor, id, 'employerId');
    const state = application.pendingState ?? application.state;
    if (state !== 'interview' && !canMoveApplication('interview', state))
      throw new ApiError(409, hostApplicationTexts.cannotMove(state));
    if (state !== 'interview') await undoWaiting(tx, application);
    const former = await findInterview(tx, application.id);
    const offer = { kind, minutes, place: place.trim(), message: message.trim(), times: offered };
    if (state === 'interview' && isOffered(former, offer)) return;
    if (former?.state === 'booked' && !isOver(former))
      await notifyCancelled(tx, application, former, { by: 'employer', origin });
    await upsertInterview(tx, application.id, offer);
    if (state !== 'interview') {
      await setApplicationState(tx, application.id, applicationMoves.interview.to, true);
      await note(tx, application, actor, 'interview');
    } else await setAnswered(tx, application.id);
    await note(tx, application, actor, 'interviewOffered');
    await notify(tx, {
      role: 'jobseeker',
      accountId: application.seekerId,
      origin,
      kind: 'interview',
      urgent: true,
      write: (name) =>
        hiringMailTexts.interviewOffered({
          name,
          company: application.company,
          jobtitle: application.title,
          text: offer.message,
          url: seekerUrl(origin, application.id),
        }),
    });
  });
  mailQueued(db);
};

/** Cancels an interview that is offered or booked. 409 where there is none, or it took place. */
export const cancelInterview = async (
  db: Database,
  actor: Actor,
  id: string,
  origin: string,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const application = await lockFor(tx, actor, id, 'employerId');
    const interview = await findInterview(tx, application.id);
    if (!isOn(interview) || (interview.state === 'booked' && isOver(interview)))
      throw new ApiError(409, hostApplicationTexts.noInterview);
    await closeInterview(tx, application.id, 'cancelled');
    await note(tx, application, actor, 'interviewCancelled');
    await notifyCancelled(tx, application, interview, { by: 'employer', origin });
  });
  mailQueued(db);
};

/**
 * Books one of the times offered, or none of them. Both sides get the booked one for their
 * calendars. 409 for a time that isn't offered any more.
 */
export const chooseInterviewTime = async (
  db: Database,
  actor: Actor,
  id: string,
  { time, note: text = '' }: Wire<'InterviewChoice'>,
  origin: string,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const application = await lockFor(tx, actor, id, 'seekerId');
    const interview = await findInterview(tx, application.id);
    if (!openStates.includes(application.state) || interview?.state !== 'offered')
      throw new ApiError(409, hostApplicationTexts.timeGone);
    if (time === undefined) {
      await decline(tx, application, text.trim(), origin);
      await note(tx, application, actor, 'interviewDeclined');
      return;
    }
    const chosen = interview.times.find((each) => each.getTime() === new Date(time).getTime());
    if (!chosen || chosen.getTime() < Date.now())
      throw new ApiError(409, hostApplicationTexts.timeGone);
    await book(tx, application, chosen, origin);
    await note(tx, application, actor, 'interviewBooked');
  });
  mailQueued(db);
};
