import { site } from '@contract/constants/site';
import { paths } from '@contract/paths';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { mailAccountById } from '../../repositories/accounts/mailAccounts';
import {
  lockApplication,
  type LockedApplication,
} from '../../repositories/applications/applications';
import {
  bookInterview,
  closeInterview,
  findInterview,
  type InterviewRow,
} from '../../repositories/applications/interviews';
import { hostTexts } from '../../texts/errors';
import { hiringMailTexts } from '../../texts/hiringMail';
import { whenText } from '../../texts/interviewTimes';
import { notifyInbox } from '../inbox/notifyInbox';
import { withoutLinks } from '../mail/letter';
import { notify } from '../mail/notify';
import { calendarOf } from './calendar';

type Side = 'jobseeker' | 'employer';

/**
 * Formats times in the time zone of a mail's reader, or in the other side's if that isn't known.
 */
const timesFor = ({ employerZone, seekerZone }: InterviewRow, reader: Side) => {
  const [own, other] =
    reader === 'employer' ? [employerZone, seekerZone] : [seekerZone, employerZone];
  const timeZone = own ?? other ?? 'UTC';
  return {
    isOwnZone: own !== null,
    textOf: (at: Date | null): string => (at === null ? '' : whenText(at, timeZone)),
  };
};

/** Creates the calendar entry of an interview; `undefined` if one side is gone. */
const calendarFor = async (
  tx: Queryable,
  application: LockedApplication,
  interview: InterviewRow,
  method: 'REQUEST' | 'CANCEL',
  url: string,
  /** how to write texts typed by people: without links in mails */
  written: (text: string) => string = withoutLinks,
): Promise<string | undefined> => {
  const employer = await mailAccountById(tx, 'employer', application.employerId);
  const seeker = await mailAccountById(tx, 'jobseeker', application.seekerId);
  if (!employer || !seeker || interview.chosenAt === null) return undefined;
  return calendarOf({
    interview: {
      ...interview,
      place: written(interview.place),
      message: written(interview.message),
    },
    method,
    jobtitle: written(application.title),
    company: written(application.company),
    organizer: {
      name: written(`${employer.firstName} ${employer.lastName}`),
      // an unconfirmed address may be anybody's
      email: employer.confirmedEmail ?? site.contact.email,
    },
    attendee:
      seeker.confirmedEmail === null
        ? undefined
        : { name: written(`${seeker.firstName} ${seeker.lastName}`), email: seeker.confirmedEmail },
    url,
  });
};

const seekerUrl = (origin: string, id: string) => `${origin}${paths.application(id)}`;
const employerUrl = (origin: string, { jobId, id }: LockedApplication) =>
  `${origin}${paths.applicationsOf(jobId)}&applicant=${id}`;

/** Returns the two sides of an application, each with the URL of its page. */
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

/** Returns the other party of the interview, for a mail to `reader`. */
const whoseFor = (reader: Side, { company, senderName }: LockedApplication) =>
  reader === 'employer' ? { applicant: senderName } : { company };

type Cancelled = {
  by: Side;
  origin: string;
  delay?: number;
  /** The applicant's message, if the applicant can't come. */
  excuse?: string;
};

/**
 * Notifies both sides that a booked interview is canceled, with a cancellation for their calendars;
 * if it was only offered, only the side that didn't end it. Mails delayed by `delay` seconds are
 * dropped by another move of the application.
 */
export const notifyCancelled = async (
  tx: Queryable,
  application: LockedApplication,
  interview: InterviewRow,
  { by, origin, delay = 0, excuse }: Cancelled,
): Promise<void> => {
  const { title: jobtitle, senderName: applicant } = application;
  const calendar = await calendarFor(
    tx,
    application,
    { ...interview, sequence: interview.sequence + 1 },
    'CANCEL',
    seekerUrl(origin, application.id),
  );
  for (const { url, ...side } of sidesOf(application, origin)) {
    if (interview.state === 'offered' && side.role === by) continue;
    // with a delay, the notification is about the decision instead
    if (side.role === 'jobseeker' && by === 'employer' && delay === 0)
      await notifyInbox(tx, interviewNews(application));
    const { isOwnZone, textOf } = timesFor(interview, side.role);
    const facts = { jobtitle, isOwnZone, when: textOf(interview.chosenAt), url };
    await notify(tx, {
      ...side,
      origin,
      between: application,
      kind: 'interview',
      urgent: true,
      ...(delay > 0 && { about: application.id, delay }),
      ...(calendar !== undefined && { calendar: { method: 'CANCEL', text: calendar } }),
      write: (name) =>
        side.role === 'employer' && excuse !== undefined
          ? hiringMailTexts.interviewGivenUp({ ...facts, name, applicant, text: excuse })
          : hiringMailTexts.interviewCancelled({
              ...facts,
              name,
              whose: whoseFor(side.role, application),
            }),
    });
  }
};

/** The interview as an unread item in the applicant's inbox. */
const interviewNews = (application: LockedApplication) => ({
  to: { role: 'jobseeker', accountId: application.seekerId } as const,
  kind: 'interview' as const,
  about: { applicationId: application.id, between: application },
});

/** Notifies the applicant of the offered times. */
export const notifyOffered = async (
  tx: Queryable,
  application: LockedApplication,
  interview: InterviewRow,
  origin: string,
): Promise<void> => {
  const { isOwnZone, textOf } = timesFor(interview, 'jobseeker');
  await notifyInbox(tx, interviewNews(application));
  await notify(tx, {
    role: 'jobseeker',
    accountId: application.seekerId,
    origin,
    between: application,
    kind: 'interview',
    urgent: true,
    write: (name) =>
      hiringMailTexts.interviewOffered({
        name,
        company: application.company,
        jobtitle: application.title,
        times: interview.times.map(textOf),
        isOwnZone,
        text: interview.message,
        url: seekerUrl(origin, application.id),
      }),
  });
};

/** Books a time, and notifies both sides with a calendar entry. */
export const book = async (
  tx: Queryable,
  application: LockedApplication,
  chosenAt: Date,
  origin: string,
): Promise<void> => {
  await bookInterview(tx, application.id, chosenAt);
  const interview = await findInterview(tx, application.id);
  if (!interview) throw new Error('A booked interview was not found.');
  const { kind, place } = interview;
  for (const { url, ...side } of sidesOf(application, origin)) {
    const text = await calendarFor(tx, application, interview, 'REQUEST', url);
    const { isOwnZone, textOf } = timesFor(interview, side.role);
    await notify(tx, {
      ...side,
      origin,
      between: application,
      kind: 'interview',
      urgent: true,
      ...(text !== undefined && { calendar: { method: 'REQUEST', text } }),
      write: (name) =>
        hiringMailTexts.interviewBooked({
          name,
          jobtitle: application.title,
          whose: whoseFor(side.role, application),
          when: textOf(chosenAt),
          isOwnZone,
          where: { kind, place, isLink: withoutLinks(place) !== place },
          url,
        }),
    });
  }
};

/** Records that none of the times works, and notifies the employer. */
export const decline = async (
  tx: Queryable,
  application: LockedApplication,
  text: string,
  origin: string,
): Promise<void> => {
  await closeInterview(tx, application.id, 'declined');
  await notify(tx, {
    role: 'employer',
    accountId: application.employerId,
    origin,
    between: application,
    kind: 'interview',
    urgent: true,
    write: (name) =>
      hiringMailTexts.interviewDeclined({
        name,
        applicant: application.senderName,
        jobtitle: application.title,
        text,
        url: employerUrl(origin, application),
      }),
  });
};

/** Returns the booked interview as a calendar file. Throws a 404 if none is booked. */
export const interviewCalendar = async (
  db: Database,
  id: string,
  origin: string,
): Promise<string> => {
  const text = await db.transaction(async (tx) => {
    const application = await lockApplication(tx, id);
    const interview = application && (await findInterview(tx, application.id));
    return application && interview?.state === 'booked'
      ? calendarFor(
          tx,
          application,
          interview,
          'REQUEST',
          seekerUrl(origin, application.id),
          (words) => words,
        )
      : undefined;
  });
  if (text === undefined) throw new ApiError(404, hostTexts.notFound);
  return text;
};
