import { site } from '@contract/constants/site';
import { interviewMailTexts } from './interviewMail';
import { greeting, type Letter, type Named } from './mail';
import { messageMailTexts } from './messageMail';

const mailDay = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: 'UTC' });
const dayText = (at: Date): string => mailDay.format(at);
const maxNames = 20;
/** Formats names as "Ivo Kern, Ana Roe and 3 more". */
const namesText = (names: readonly string[]): string => {
  const shown = names.slice(0, maxNames).join(', ');
  return names.length > maxNames ? `${shown} and ${names.length - maxNames} more` : shown;
};

/** The mails about applications and jobs. */
export const hiringMailTexts = {
  /** A daily mail with several items. */
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
  /** A confirmation for the person who applied. */
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
    paragraphs: [
      `${applicant} withdrew their application for ${jobtitle}. You can no longer open their CV.`,
    ],
    links: [{ label: 'See the applications', url }],
    after: [],
  }),
  /** A decision without the employer's own letter. */
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
  ...interviewMailTexts,
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
    /** whether replies to the mail reach the applicant */
    mayReply: boolean;
  }): Letter => ({
    subject: `Application for ${jobtitle}: ${applicant}`,
    greeting: greeting({ name }),
    paragraphs: [
      `${applicant} applied for your job “${jobtitle}”${message.trim() === '' ? '.' : ' and wrote:'}`,
    ],
    ...(message.trim() === '' ? {} : { quote: message }),
    links: [
      { label: 'All applicants for this job', url: applicantsUrl },
      { label: `${applicant}’s profile`, url: profileUrl },
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
