import { applicationMoves, canMoveApplication } from '@contract/applicationLife';
import { paths } from '@contract/paths';
import type { Actor } from '../../caller';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { mailAccountById } from '../../repositories/accounts/mailAccounts';
import { addEvent, type EventKind } from '../../repositories/applications/applicationEvents';
import {
  lockApplication,
  setAnswered,
  setApplicationState,
  type LockedApplication,
} from '../../repositories/applications/applications';
import {
  findInterview,
  setInterviewState,
  upsertInterview,
  type InterviewRow,
} from '../../repositories/applications/interviews';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hostApplicationTexts } from '../../texts/applications';
import { hostTexts } from '../../texts/errors';
import { mailTexts } from '../../texts/mail';
import type { Wire } from '../../wire';
import { notify } from '../mail/notify';
import { mailQueued } from '../mail/queue';
import { calendarOf } from './calendar';
import { shownEmployer } from './people';

/** A time in a mail, whose reader's time zone nobody knows: in UTC, and said so. */
const whenText = (at: Date): string =>
  `${at.toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })} UTC`;

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

/** The addresses and names that a calendar entry carries; undefined where one side is gone. */
const calendarFor = async (
  tx: Queryable,
  application: LockedApplication,
  interview: InterviewRow,
  method: 'REQUEST' | 'CANCEL',
  url: string,
): Promise<string | undefined> => {
  const employer = await mailAccountById(tx, 'employer', application.employerId);
  const seeker = await mailAccountById(tx, 'jobseeker', application.seekerId);
  if (!employer || !seeker || interview.chosenAt === null) return undefined;
  return calendarOf({
    interview,
    method,
    jobtitle: application.title,
    company: application.company,
    organizer: { name: `${employer.firstName} ${employer.lastName}`, email: employer.email },
    attendee: { name: `${seeker.firstName} ${seeker.lastName}`, email: seeker.email },
    url,
  });
};

const seekerUrl = (origin: string, id: string) => `${origin}${paths.application(id)}`;
const employerUrl = (origin: string, { jobId, id }: LockedApplication) =>
  `${origin}${paths.applicationsOf(jobId)}&applicant=${id}`;

/** The two sides of an application, each with the address of its page. */
const sidesOf = (application: LockedApplication, origin: string) =>
  [
    {
      role: 'jobseeker',
      accountId: application.seekerId,
      url: seekerUrl(origin, application.id),
    },
    {
      role: 'employer',
      accountId: application.employerId,
      url: employerUrl(origin, application),
    },
  ] as const;

/** Tells both sides that a booked interview is off, with the cancellation for their calendars. */
const notifyCancelled = async (
  tx: Queryable,
  application: LockedApplication,
  interview: InterviewRow,
  origin: string,
): Promise<void> => {
  const calendar = await calendarFor(
    tx,
    application,
    { ...interview, sequence: interview.sequence + 1 },
    'CANCEL',
    seekerUrl(origin, application.id),
  );
  for (const { url, ...side } of sidesOf(application, origin))
    await notify(tx, {
      ...side,
      origin,
      kind: 'interview',
      urgent: true,
      ...(calendar !== undefined && { calendar: { method: 'CANCEL', text: calendar } }),
      write: (name) =>
        mailTexts.interviewCancelled({
          name,
          jobtitle: application.title,
          company: application.company,
          when: interview.chosenAt === null ? '' : whenText(interview.chosenAt),
          url,
        }),
    });
};

/**
 * Offers times for an interview, in place of those offered before; a booked one is taken out of the
 * calendars. 400 for times that have passed, 409 once the application was withdrawn.
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
    const former = await findInterview(tx, application.id);
    if (former?.state === 'booked') await notifyCancelled(tx, application, former, origin);
    await upsertInterview(tx, application.id, {
      kind,
      minutes,
      place: place.trim(),
      message: message.trim(),
      times: offered,
    });
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
        mailTexts.interviewOffered({
          name,
          company: application.company,
          jobtitle: application.title,
          text: message.trim(),
          url: seekerUrl(origin, application.id),
        }),
    });
  });
  mailQueued(db);
};

/** Cancels an interview that is offered or booked. 409 where there is none. */
export const cancelInterview = async (
  db: Database,
  actor: Actor,
  id: string,
  origin: string,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const application = await lockFor(tx, actor, id, 'employerId');
    const interview = await findInterview(tx, application.id);
    if (interview?.state !== 'offered' && interview?.state !== 'booked')
      throw new ApiError(409, hostApplicationTexts.noInterview);
    await setInterviewState(tx, application.id, 'cancelled', null);
    await note(tx, application, actor, 'interviewCancelled');
    await notifyCancelled(tx, application, interview, origin);
  });
  mailQueued(db);
};

const book = async (
  tx: Queryable,
  application: LockedApplication,
  chosenAt: Date,
  origin: string,
): Promise<void> => {
  await setInterviewState(tx, application.id, 'booked', chosenAt);
  const interview = await findInterview(tx, application.id);
  if (!interview) throw new Error('A booked interview was not found.');
  for (const { url, ...side } of sidesOf(application, origin)) {
    const text = await calendarFor(tx, application, interview, 'REQUEST', url);
    await notify(tx, {
      ...side,
      origin,
      kind: 'interview',
      urgent: true,
      ...(text !== undefined && { calendar: { method: 'REQUEST', text } }),
      write: (name) =>
        mailTexts.interviewBooked({
          name,
          applicant: application.senderName,
          jobtitle: application.title,
          when: whenText(chosenAt),
          place: interview.place,
          url,
        }),
    });
  }
};

const decline = async (
  tx: Queryable,
  application: LockedApplication,
  text: string,
  origin: string,
): Promise<void> => {
  await setInterviewState(tx, application.id, 'declined', null);
  await notify(tx, {
    role: 'employer',
    accountId: application.employerId,
    origin,
    kind: 'interview',
    urgent: true,
    write: (name) =>
      mailTexts.interviewDeclined({
        name,
        applicant: application.senderName,
        jobtitle: application.title,
        text,
        url: employerUrl(origin, application),
      }),
  });
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
    if (application.state === 'withdrawn' || interview?.state !== 'offered')
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

/** The booked interview as a calendar file. 404 where none is booked. */
export const interviewCalendar = async (
  db: Database,
  id: string,
  origin: string,
): Promise<string> => {
  const text = await db.transaction(async (tx) => {
    const application = await lockApplication(tx, id);
    const interview = application && (await findInterview(tx, application.id));
    return application && interview?.state === 'booked'
      ? calendarFor(tx, application, interview, 'REQUEST', seekerUrl(origin, application.id))
      : undefined;
  });
  if (text === undefined) throw new ApiError(404, hostTexts.notFound);
  return text;
};
