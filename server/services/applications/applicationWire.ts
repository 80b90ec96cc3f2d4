import { canMoveApplication } from '@contract/jobs/applicationLife';
import { limits } from '@contract/limits';
import type { ApplicantRow } from '../../repositories/applications/applicants';
import type { EventRow } from '../../repositories/applications/applicationEvents';
import type { MessageRow } from '../../repositories/applications/applicationMessages';
import type { NoteRow } from '../../repositories/applications/applicationNotes';
import type { ApplicationRow } from '../../repositories/applications/applications';
import type { InterviewRow } from '../../repositories/applications/interviews';
import type { Wire } from '../../wire';
import { mediaAddress } from '../jobs/jobWire';
import { kindOf } from '../resumes/resumeFile';

type StoredCv = Pick<ApplicantRow, 'cvId' | 'cvName' | 'cvType' | 'cvSize' | 'cvPages'>;

const time = <Name extends string>(name: Name, at: Date | null) =>
  at === null ? {} : { [name]: at.toISOString() };

const toCv = (row: StoredCv): { cv?: Wire<'FileFacts'> } => {
  const { cvId, cvName, cvType, cvSize, cvPages } = row;
  if (cvId === null || cvType === null || cvSize === null) return {};
  const pages = cvPages === null ? {} : { pages: cvPages };
  return { cv: { name: cvName ?? '', kind: kindOf(cvType), size: cvSize, ...pages } };
};

/** Converts an interview, the same for both sides. */
export const toInterview = (row: InterviewRow | undefined): { interview?: Wire<'Interview'> } =>
  row === undefined
    ? {}
    : {
        interview: {
          state: row.state,
          kind: row.kind,
          minutes: row.minutes,
          place: row.place,
          message: row.message,
          times: row.times.map((time) => time.toISOString()),
          ...time('chosenAt', row.chosenAt),
        },
      };

/** Returns when an application is deleted: some months after its job has ended. */
const keptUntil = (jobEndsAt: Date): Date => {
  const until = new Date(jobEndsAt);
  until.setUTCMonth(until.getUTCMonth() + limits.keptMonths);
  return until;
};

/** Converts an application for its job seeker's list. */
export const toApplication = (row: ApplicationRow): Wire<'Application'> => ({
  _id: row.id,
  jobId: row.jobId,
  jobtitle: row.title,
  companyname: row.company,
  ...(row.logoId && { companyLogo: mediaAddress(row.logoId) }),
  location: row.location,
  monthlysalary1: row.payFrom,
  monthlysalary2: row.payTo,
  employementtype: row.employmentType,
  jobStatus: row.jobStatus,
  state: row.state,
  createdAt: row.sentAt.toISOString(),
  movedAt: row.movedAt.toISOString(),
  keptUntil: keptUntil(row.jobEndsAt).toISOString(),
  unread: row.unread,
  mayApplyAgain:
    row.jobStatus === 'live' && row.timesSent < 2 && canMoveApplication('applyAgain', row.state),
});

const toEvent = ({ kind, at, name }: EventRow): Wire<'ApplicationEvent'> => ({
  kind,
  at: at.toISOString(),
  ...(name !== '' && { name }),
});

const toFile = ({ fileName, fileType, fileSize }: MessageRow): { file?: Wire<'FileFacts'> } =>
  fileType === null || fileSize === null
    ? {}
    : { file: { name: fileName ?? '', kind: kindOf(fileType), size: fileSize } };

export const toMessage = (row: MessageRow): Wire<'ThreadMessage'> => ({
  _id: row.id,
  from: row.from,
  name: row.name,
  text: row.text,
  ...toFile(row),
  createdAt: row.createdAt.toISOString(),
  ...time('readAt', row.readAt),
});

export const toNote = (row: NoteRow, accountId: string): Wire<'ApplicantNote'> => ({
  _id: row.id,
  name: row.name,
  text: row.text,
  createdAt: row.createdAt.toISOString(),
  mine: row.authorId === accountId,
});

/** Converts an application with details for its job seeker. */
export const toApplicationDetails = (
  row: ApplicationRow,
  {
    events,
    messages,
    interview,
  }: {
    events: readonly EventRow[];
    messages: readonly MessageRow[];
    interview: InterviewRow | undefined;
  },
): Wire<'ApplicationDetails'> => ({
  ...toApplication(row),
  usernameEmployer: row.employerUsername,
  message: row.message,
  note: row.note,
  answers: row.answers,
  ...toCv(row),
  ...(row.cvSince !== null && { cvSince: row.cvSince }),
  history: events.filter(({ forSeeker }) => forSeeker).map(toEvent),
  messages: messages.map(toMessage),
  mayWithdraw: canMoveApplication('withdraw', row.state),
  ...toInterview(interview),
  ...time('dueAt', row.dueAt),
  ...time('answeredAt', row.answeredAt),
});

/** Converts an application for the employer's list. */
export const toApplicant = (row: ApplicantRow): Wire<'Applicant'> => ({
  _id: row.id,
  jobId: row.jobId,
  jobtitle: row.title,
  companyname: row.company,
  usernamejobseek: row.sender.username ?? '',
  firstnamejobseek: row.sender.firstName ?? '',
  lastnamejobseek: row.sender.lastName ?? '',
  emailjobseek: row.sender.email ?? '',
  phonejobseek: row.sender.phone ?? '',
  locationjobseek: row.sender.location ?? '',
  educationjobseek: row.sender.education ?? '',
  experiencejobseek: row.sender.experience ?? '',
  state: row.pendingState ?? row.state,
  ...(row.pendingState && { pendingState: row.pendingState }),
  ...time('pendingAt', row.pendingAt),
  ...toCv(row),
  note: row.note,
  ...(row.rating !== null && { rating: row.rating }),
  tags: row.tags,
  createdAt: row.sentAt.toISOString(),
  movedAt: row.movedAt.toISOString(),
  ...time('dueAt', row.dueAt),
  ...time('answeredAt', row.answeredAt),
  unread: row.unread,
});

type About = {
  facts: Pick<Wire<'ApplicantDetails'>, 'miles' | 'wants'>;
  events: readonly EventRow[];
  messages: readonly MessageRow[];
  notes: readonly NoteRow[];
  interview: InterviewRow | undefined;
};

/** Converts an application with details for its employer; `accountId` is the reader's. */
export const toApplicantDetails = (
  row: ApplicantRow,
  { facts, events, messages, notes, interview }: About,
  accountId: string,
): Wire<'ApplicantDetails'> => ({
  ...toApplicant(row),
  ...facts,
  message: row.message,
  answers: row.answers,
  history: events.map(toEvent),
  messages: messages.map(toMessage),
  notes: notes.map((note) => toNote(note, accountId)),
  ...toInterview(interview),
});
