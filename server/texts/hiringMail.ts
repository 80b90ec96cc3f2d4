import { site } from '@contract/constants/site';
import { greeting, type Letter, type Named } from './mail';
import { messageMailTexts } from './messageMail';

const mailDay = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: 'UTC' });
const dayText = (at: Date): string => mailDay.format(at);
const maxNames = 20;
/** "Ivo Kern, Ana Roe and 3 more". */
const namesText = (names: readonly string[]): string => {
  const shown = names.slice(0, maxNames).join(', ');
  return names.length > maxNames ? `${shown} and ${names.length - maxNames} more` : shown;
};

/** Times as `whenText` has them, and whether in the reader's own time zone. */
type Zoned = { isOwnZone: boolean };
const zoneNote = ({ isOwnZone }: Zoned, what: 'it' | 'them'): string[] =>
  isOwnZone ? [] : [`The page shows ${what} in your own time zone.`];

/** The mails about applications and jobs. */
export const hiringMailTexts = {
  /** What a daily mail lists. */
  digest: ({
    name,
    items,
  }: Named & { items: readonly { text: string; url: string }[] }): Letter => ({
    subject:
      items.length === 1 ? (items[0]?.text ?? '') : `${items.length} updates from ${site.name}`,
    greeting: greeting({ name }),
    paragraphs: ['Here’s what happened since our last email:'],
    links: items.map(({ text, url }) => ({ label: text, url })),
    after: [],
  }),
  /** A receipt for the person who applied. */
  applied: ({
    name,
    jobtitle,
    company,
    url,
  }: Named & { jobtitle: string; company: string; url: string }): Letter => ({
    subject: `You applied for ${jobtitle}`,
    greeting: greeting({ name }),
    paragraphs: [
      `Your application for ${jobtitle}${company === '' ? '' : ` at ${company}`} was sent.`,
    ],
    links: [{ label: 'Track your application', url }],
    after: ['You can withdraw it there at any time.'],
  }),
  withdrawn: ({
    name,
    applicant,
    jobtitle,
    url,
  }: Named & { applicant: string; jobtitle: string; url: string }): Letter => ({
    subject: `${applicant} withdrew their application for ${jobtitle}`,
    greeting: greeting({ name }),
    paragraphs: [`${applicant} withdrew their application for ${jobtitle}. Their CV went with it.`],
    links: [{ label: 'See the applications', url }],
    after: [],
  }),
  /** A decision without a letter of the employer's own. */
  moved: ({
    name,
    jobtitle,
    company,
    state,
    url,
  }: Named & { jobtitle: string; company: string; state: string; url: string }): Letter => ({
    subject: `Your application for ${jobtitle}: ${state}`,
    greeting: greeting({ name }),
    paragraphs: [
      `There’s news about your application for ${jobtitle}${company === '' ? '' : ` at ${company}`}: ${state}.`,
    ],
    links: [{ label: 'See your application', url }],
    after: [],
  }),
  ...messageMailTexts,
  interviewOffered: ({
    name,
    company,
    jobtitle,
    times,
    text,
    url,
    ...zoned
  }: Named &
    Zoned & {
      company: string;
      jobtitle: string;
      times: readonly string[];
      text: string;
      url: string;
    }): Letter => ({
    subject: `${company} would like to meet you: ${jobtitle}`,
    greeting: greeting({ name }),
    paragraphs: [
      `${company} invites you to an interview for ${jobtitle}. ${times.length === 1 ? 'Does this time work for you?' : 'Choose one of these times:'}`,
      ...times,
      ...zoneNote(zoned, times.length === 1 ? 'it' : 'them'),
    ],
    ...(text === '' ? {} : { quote: text }),
    links: [{ label: 'Choose a time', url }],
    after: [],
  }),
  interviewBooked: ({
    name,
    applicant,
    jobtitle,
    when,
    place,
    url,
    ...zoned
  }: Named &
    Zoned & {
      applicant: string;
      jobtitle: string;
      when: string;
      place: string;
      url: string;
    }): Letter => ({
    subject: `Interview for ${jobtitle}: ${when}`,
    greeting: greeting({ name }),
    paragraphs: [
      `${applicant}’s interview for ${jobtitle} is booked: ${when}.`,
      ...zoneNote(zoned, 'it'),
      ...(place === '' ? [] : [`Where: ${place}`]),
      'It’s attached for your calendar.',
    ],
    links: [{ label: 'See the application', url }],
    after: [],
  }),
  interviewDeclined: ({
    name,
    applicant,
    jobtitle,
    text,
    url,
  }: Named & { applicant: string; jobtitle: string; text: string; url: string }): Letter => ({
    subject: `None of the times work for ${applicant}: ${jobtitle}`,
    greeting: greeting({ name }),
    paragraphs: [`${applicant} can’t make any of the times you offered.`],
    ...(text === '' ? {} : { quote: text }),
    links: [{ label: 'Offer other times', url }],
    after: [],
  }),
  /** `whose` says which one: "at" a company, or "with" an applicant. */
  interviewCancelled: ({
    name,
    jobtitle,
    whose,
    when,
    url,
    ...zoned
  }: Named &
    Zoned & {
      jobtitle: string;
      whose: { company: string } | { applicant: string };
      /** Empty where none was booked. */
      when: string;
      url: string;
    }): Letter => ({
    subject: `Interview canceled: ${jobtitle}`,
    greeting: greeting({ name }),
    paragraphs: [
      `The interview for ${jobtitle} ${'company' in whose ? `at ${whose.company}` : `with ${whose.applicant}`}${when === '' ? '' : ` on ${when}`} was canceled.`,
      ...(when === '' ? [] : zoneNote(zoned, 'it')),
    ],
    links: [{ label: 'company' in whose ? 'See your application' : 'See the application', url }],
    after: [],
  }),
  /** A booked one that the applicant can't come to. */
  interviewGivenUp: ({
    name,
    applicant,
    jobtitle,
    when,
    text,
    url,
    ...zoned
  }: Named &
    Zoned & {
      applicant: string;
      jobtitle: string;
      when: string;
      text: string;
      url: string;
    }): Letter => ({
    subject: `${applicant} can’t make the interview: ${jobtitle}`,
    greeting: greeting({ name }),
    paragraphs: [
      `${applicant} can’t make the interview for ${jobtitle} on ${when}, so it was canceled.`,
      ...zoneNote(zoned, 'it'),
    ],
    ...(text === '' ? {} : { quote: text }),
    links: [{ label: 'Offer other times', url }],
    after: [],
  }),
  application: ({
    name,
    applicant,
    jobtitle,
    message,
    applicantsUrl,
    profileUrl,
    mayReply,
  }: Named & {
    applicant: string;
    jobtitle: string;
    message: string;
    applicantsUrl: string;
    profileUrl: string;
    /** whether a reply to the mail reaches the applicant */
    mayReply: boolean;
  }): Letter => ({
    subject: `Application for ${jobtitle}: ${applicant}`,
    greeting: greeting({ name }),
    paragraphs: [
      `${applicant} applied for your job “${jobtitle}”${message.trim() === '' ? '.' : ' and writes:'}`,
    ],
    ...(message.trim() === '' ? {} : { quote: message }),
    links: [
      { label: 'All applicants for this job', url: applicantsUrl },
      { label: `The profile of ${applicant}`, url: profileUrl },
    ],
    after: [
      mayReply
        ? `Reply to this email to answer ${applicant}.`
        : `Answer ${applicant} on the applications page: their email address isn’t confirmed yet.`,
    ],
  }),
  answerReminder: ({
    name,
    jobtitle,
    applicants,
    dueAt,
    applicantsUrl,
  }: Named & {
    jobtitle: string;
    /** Their names, the most urgent first. */
    applicants: readonly string[];
    dueAt: Date;
    applicantsUrl: string;
  }): Letter => ({
    subject: `${applicants.length === 1 ? 'An applicant is' : `${applicants.length} applicants are`} waiting for your answer: ${jobtitle}`,
    greeting: greeting({ name }),
    paragraphs: [
      `You promised to answer everyone who applies for “${jobtitle}”. ${applicants.length === 1 ? 'One answer is' : `${applicants.length} answers are`} due by ${dayText(dueAt)}:`,
      namesText(applicants),
      'A message, the next stage or “not selected” counts as an answer.',
    ],
    links: [{ label: 'Answer them', url: applicantsUrl }],
    after: [],
  }),
  jobConfirmation: ({
    name,
    jobtitle,
    companyname,
    days,
    endsAt,
    url,
  }: Named & {
    jobtitle: string;
    companyname: string;
    days: number;
    endsAt: Date;
    url: string;
  }): Letter => ({
    subject: `Is “${jobtitle}” still open?`,
    greeting: greeting({ name }),
    paragraphs: [
      `“${jobtitle}” at ${companyname} has been up for ${days} days. Job seekers like to know that it’s still worth applying.`,
      'Tell us with one click: it’s still open, or it’s filled. You don’t need to log in.',
    ],
    links: [{ label: 'Answer', url }],
    after: [`If you do nothing, the job ends on ${dayText(endsAt)}.`],
  }),
} as const;
