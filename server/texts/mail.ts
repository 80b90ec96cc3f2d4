import { site } from '@contract/constants/site';

/**
 * A mail before it is made into text and HTML: paragraphs, a quotation, one link to press, and what
 * stands small below.
 */
export type Letter = {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** Somebody else's words, shown as such. */
  quote?: string;
  links: readonly { label: string; url: string }[];
  after: readonly string[];
};

/** Names are empty where they can't be shown. */
type Named = { name: string };
const greeting = ({ name }: Named) => (name === '' ? 'Hello,' : `Hello ${name},`);
const accountOf = (username: string) =>
  username === '' ? `an account at ${site.name}` : `the account ${username}`;
const ignore = 'If it wasn’t you, you can ignore this mail: nothing changes.';

const mailDay = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: 'UTC' });
const dayText = (at: Date): string => mailDay.format(at);
const maxNames = 20;
/** "Ivo Kern, Ana Roe and 3 more". */
const namesText = (names: readonly string[]): string => {
  const shown = names.slice(0, maxNames).join(', ');
  return names.length > maxNames ? `${shown} and ${names.length - maxNames} more` : shown;
};

/** The mails that our own host sends. */
export const mailTexts = {
  footer: `This mail was sent by ${site.name}. Answers to questions: ${site.contact.email}`,
  passwordReset: ({ name, username, url }: Named & { username: string; url: string }): Letter => ({
    subject: `Set another password for ${site.name}`,
    greeting: greeting({ name }),
    paragraphs: [`Somebody, probably you, asked for another password for ${accountOf(username)}.`],
    links: [{ label: 'Set another password', url }],
    after: ['The link counts for 30 minutes and once.', ignore],
  }),
  passwordChanged: ({
    name,
    username,
    url,
  }: Named & { username: string; url: string }): Letter => ({
    subject: `Your ${site.name} password was changed`,
    greeting: greeting({ name }),
    paragraphs: [
      `The password of ${accountOf(username)} was changed just now, and its log-ins elsewhere were ended.`,
      'If it wasn’t you, set another password at once:',
    ],
    links: [{ label: 'Forgot your password?', url }],
    after: [],
  }),
  verifyEmail: ({ name, username, url }: Named & { username: string; url: string }): Letter => ({
    subject: `Confirm your e-mail address for ${site.name}`,
    greeting: greeting({ name }),
    paragraphs: [
      `Somebody, probably you, gave this address for ${accountOf(username)}. Please confirm that it is yours.`,
    ],
    links: [{ label: 'Confirm this address', url }],
    after: ['The link counts for three days.', ignore],
  }),
  emailChanged: ({ name, username }: Named & { username: string }): Letter => ({
    subject: `Another e-mail address for your ${site.name} account`,
    greeting: greeting({ name }),
    paragraphs: [
      `The e-mail address of ${accountOf(username)} was changed just now; mails go to the new one from here on.`,
      `If it wasn’t you, change your password at once, and write to ${site.contact.email}.`,
    ],
    links: [],
    after: [],
  }),
  accountDeleted: ({
    name,
    username,
    until,
  }: Named & { username: string; until: string }): Letter => ({
    subject: `Your ${site.name} account was deleted`,
    greeting: greeting({ name }),
    paragraphs: [
      `${username === '' ? 'Your account' : `The account ${username}`} was deleted and has left the site.`,
      `Until ${until} it can be brought back: write to ${site.contact.email}. After that day everything about you is erased; what you sent to others stays with them until 6 months after the job has ended.`,
    ],
    links: [],
    after: [],
  }),
  application: ({
    name,
    applicant,
    jobtitle,
    message,
    applicantsUrl,
    profileUrl,
  }: Named & {
    applicant: string;
    jobtitle: string;
    message: string;
    applicantsUrl: string;
    profileUrl: string;
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
    after: ['An answer to this mail goes to the applicant.'],
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
      'Tell us with one press: it’s still open, or it’s filled. You don’t need to log in.',
    ],
    links: [{ label: 'Answer', url }],
    after: [`If you do nothing, the job ends on ${dayText(endsAt)}.`],
  }),
} as const;
