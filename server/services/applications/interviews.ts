import { applicationMoves, canMoveApplication, openStates } from '@contract/jobs/applicationLife';
import { readTimeZone } from '@contract/time/timeZones';
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
  setSeekerZone,
  upsertInterview,
  type InterviewRow,
  type NewInterview,
} from '../../repositories/applications/interviews';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hostApplicationTexts } from '../../texts/applications';
import { hostTexts } from '../../texts/errors';
import type { Wire } from '../../wire';
import { notifyOpenPages } from '../inbox/notifyInbox';
import { checkMayWrite } from '../inbox/relationship';
import { mailQueued } from '../mail/queue';
import { isOn, isOver, undoWaiting } from './interviewEnds';
import { book, decline, notifyCancelled, notifyOffered } from './interviewMails';
import { lockOwn } from './moves';
import { shownEmployer } from './people';

const lockForSeeker = async (
  tx: Queryable,
  actor: Actor,
  id: string,
): Promise<LockedApplication> => {
  const application = await lockApplication(tx, id);
  if (application?.seekerId !== actor.accountId) throw new ApiError(404, hostTexts.notFound);
  return application;
};

/**
 * Records an event; an employer who has the application open sees the applicant's actions at once.
 */
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
  if (!byEmployer)
    await notifyOpenPages(
      tx,
      { role: 'employer', accountId: application.employerId },
      'interview',
      application,
    );
};

/**
 * Validates a time zone sent by a browser: null if none was sent, throws a 400 if it doesn't exist.
 */
const zoneOf = (timeZone: string | undefined): string | null => {
  if (timeZone === undefined) return null;
  const zone = readTimeZone(timeZone);
  if (zone === undefined)
    throw new ApiError(400, hostApplicationTexts.unknownTimeZone(timeZone), 'timeZone');
  return zone;
};

/** Whether the same interview was offered already, and the applicant hasn't answered. */
const isOffered = (interview: InterviewRow | undefined, offer: NewInterview): boolean =>
  interview?.state === 'offered' &&
  interview.kind === offer.kind &&
  interview.minutes === offer.minutes &&
  interview.place === offer.place &&
  interview.message === offer.message &&
  interview.times.length === offer.times.length &&
  offer.times.every((time, index) => interview.times[index]?.getTime() === time.getTime());

/**
 * Offers times for an interview, replacing those offered before; a booked interview is canceled in
 * the calendars. Repeating the same offer is a no-op and sends no mail. Throws a 400 for times that
 * have passed, a 409 if the application was withdrawn or the applicant can't be written to.
 */
export const offerInterview = async (
  db: Database,
  actor: Actor,
  id: string,
  { kind, minutes, place = '', message = '', times, timeZone }: Wire<'InterviewInput'>,
  origin: string,
): Promise<void> => {
  const offered = [...new Set(times.map((time) => new Date(time).getTime()))]
    .toSorted((one, other) => one - other)
    .map((time) => new Date(time));
  // also false for invalid dates
  if (!offered.every((time) => time.getTime() > Date.now()))
    throw new ApiError(400, hostApplicationTexts.timeOver, 'times');
  const zone = zoneOf(timeZone);
  await db.transaction(async (tx) => {
    const application = await lockOwn(tx, actor, id);
    // without being notified, the applicant could never answer
    await checkMayWrite(tx, application, { role: 'employer', accountId: actor.accountId });
    const state = application.pendingState ?? application.state;
    if (state !== 'interview' && !canMoveApplication('interview', state))
      throw new ApiError(409, hostApplicationTexts.cannotMove(state));
    if (state !== 'interview')
      await undoWaiting(tx, application, await shownEmployer(tx, actor.accountId));
    const former = await findInterview(tx, application.id);
    const offer = { kind, minutes, place: place.trim(), message: message.trim(), times: offered };
    if (state === 'interview' && isOffered(former, offer)) return;
    if (former?.state === 'booked' && !isOver(former))
      await notifyCancelled(tx, application, former, { by: 'employer', origin });
    await upsertInterview(tx, application.id, offer, zone);
    if (state !== 'interview') {
      await setApplicationState(tx, application.id, applicationMoves.interview.to, true);
      await note(tx, application, actor, 'interview');
    } else await setAnswered(tx, application.id);
    await note(tx, application, actor, 'interviewOffered');
    const interview = await findInterview(tx, application.id);
    if (interview) await notifyOffered(tx, application, interview, origin);
  });
  mailQueued(db);
};

/**
 * Cancels an interview that is offered or booked. Throws a 409 if there is none, or it took place.
 */
export const cancelInterview = async (
  db: Database,
  actor: Actor,
  id: string,
  origin: string,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const application = await lockOwn(tx, actor, id);
    const interview = await findInterview(tx, application.id);
    if (!isOn(interview) || (interview.state === 'booked' && isOver(interview)))
      throw new ApiError(409, hostApplicationTexts.noInterview);
    await closeInterview(tx, application.id, 'cancelled');
    await note(tx, application, actor, 'interviewCancelled');
    await notifyCancelled(tx, application, interview, { by: 'employer', origin });
  });
  mailQueued(db);
};

/** Cancels a booked interview that the applicant can't come to. Throws a 409 if it took place. */
const giveUp = async (
  tx: Queryable,
  application: LockedApplication,
  interview: InterviewRow,
  { excuse, origin }: { excuse: string; origin: string },
): Promise<void> => {
  if (isOver(interview)) throw new ApiError(409, hostApplicationTexts.noInterview);
  await closeInterview(tx, application.id, 'declined');
  await notifyCancelled(tx, application, interview, { by: 'jobseeker', origin, excuse });
};

/**
 * Books one of the offered times, declines all of them, or cancels the booked one. Both sides get
 * the change for their calendars. Throws a 409 for a time that is no longer offered.
 */
export const chooseInterviewTime = async (
  db: Database,
  actor: Actor,
  id: string,
  { time, note: text = '', timeZone }: Wire<'InterviewChoice'>,
  origin: string,
): Promise<void> => {
  const zone = zoneOf(timeZone);
  await db.transaction(async (tx) => {
    const application = await lockForSeeker(tx, actor, id);
    if (zone !== null) await setSeekerZone(tx, application.id, zone);
    const interview = await findInterview(tx, application.id);
    if (!isOn(interview) || !openStates.includes(application.state))
      throw new ApiError(409, hostApplicationTexts.timeGone);
    if (time === undefined) {
      const isBooked = interview.state === 'booked';
      if (isBooked) await giveUp(tx, application, interview, { excuse: text.trim(), origin });
      else await decline(tx, application, text.trim(), origin);
      await note(tx, application, actor, isBooked ? 'interviewCancelled' : 'interviewDeclined');
      return;
    }
    const chosen = interview.times.find((each) => each.getTime() === new Date(time).getTime());
    if (interview.state === 'booked' || !chosen || chosen.getTime() < Date.now())
      throw new ApiError(409, hostApplicationTexts.timeGone);
    await book(tx, application, chosen, origin);
    await note(tx, application, actor, 'interviewBooked');
  });
  mailQueued(db);
};
