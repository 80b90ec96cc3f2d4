import { site } from '@contract/constants/site';
import { countWithNoun } from '../numbers';

type MessageParts = {
  name: string;
  jobtitle: string;
  companyname: string;
  jobLink: string;
  profileLink: string;
  email: string;
  phone: string;
};

/** The apply screen (spec §2.13). */
export const applyTexts = {
  page: { title: 'Apply to job', to: (jobtitle: string) => `Apply for ${jobtitle}` },
  intro: 'This is what the employer receives. It’s made from',
  profile: 'your profile',
  subject: { label: 'Subject', text: 'Job Application' },
  message: {
    label: 'Message',
    text: ({ name, jobtitle, companyname, jobLink, profileLink, email, phone }: MessageParts) =>
      [
        'Hello,',
        '',
        `My name is ${name}. I would like to apply for the position “${jobtitle}”${companyname ? ` at ${companyname}` : ''}, which I found on ${site.name}.`,
        '',
        `The job: ${jobLink}`,
        `My profile: ${profileLink}`,
        '',
        `Email: ${email}`,
        `Phone: ${phone}`,
        '',
        'Best regards,',
        name,
      ].join('\n'),
  },
  send: 'Send Email',
  mailProgram: 'Open in your email program',
  /** Next to the button on a spec host, where it only logs (spec §2.13). */
  onlyLogs:
    'This job board doesn’t send email itself. Open the message in your email program to send it.',
  failed: 'Your application couldn’t be sent. Everything you typed is still here. Try again.',
  /** The job was filled, ended or taken down after the form was opened. */
  ended: 'This job no longer takes applications. What you wrote is kept on this page.',
  already: 'You’ve already applied for this job.',
  blocked: {
    title: 'Apply to an employer you blocked?',
    detail: (company: string) =>
      `You blocked ${company || 'this employer'}. If you apply, they see your application, with your name and how to reach you. You still can’t write to each other unless you unblock them.`,
    send: 'Send anyway',
    cancel: 'Don’t send',
  },
  back: 'Back to the job',
  lead: 'Nothing goes out until you press Send Email.',
  letter: {
    title: 'Your application',
    from: 'written from',
    to: 'To',
    readOnly: 'Read-only',
    profileWord: 'my profile',
  },
  cv: {
    title: 'Your CV',
    none: 'Upload one and it’s saved to your profile for next time.',
    without: { title: 'No CV', about: 'Your profile goes out without a file' },
    full: 'You’ve saved three CVs.',
    manage: 'Manage them in your profile',
    failed: 'Your saved CVs can’t be shown right now.',
    /** After Send Email was pressed. */
    undecided:
      'Your CV wasn’t uploaded, so nothing was sent. Choose another file, or pick “No CV”.',
    notSent: 'We couldn’t load your CVs, so nothing was sent. Try again, or pick “No CV”.',
  },
  note: {
    title: (company: string) => `A note to ${company}`,
    optional: 'optional',
    hint: 'One thing that isn’t in your CV works best.',
    tooLong: 'Keep it to 2,000 characters',
  },
  questions: {
    title: (company: string) => `${company} asks`,
    count: (count: number) => countWithNoun(count, 'question'),
    yes: 'Yes',
    no: 'No',
    missing: 'Answer this question',
    noNumber: 'Enter a number of up to 12 digits, such as 1,200 or 6.5',
    optional: (question: string) => `${question} (optional)`,
  },
  sees: {
    title: 'What the employer sees',
    shown: (parts: { cv: boolean; questions: number }) => [
      'Your name, email and phone',
      'Your profile, with About and Personal Information',
      ...(parts.cv ? ['The CV you picked, as it is today'] : []),
      parts.questions > 0 ? 'Your note and your answers' : 'Your note',
    ],
    hidden: (cvs: number) => [
      ...(cvs > 1 ? [cvs === 2 ? 'Not your other CV' : 'Not your other CVs'] : []),
      'Not your other applications',
    ],
    link: 'See as an employer sees it',
  },
  kept: (day: string) =>
    day === ''
      ? 'We keep your application for six months after the job ends, then delete it. You can withdraw it before that.'
      : `We keep your application until ${day} at the latest, then delete it. You can withdraw it before that.`,
  sent: {
    title: 'Your application was sent',
    text: (company: string) => `${company} has it. You’ll see here when they open it.`,
    track: 'Track this application',
    find: 'Find Jobs',
    next: 'What happens next',
    receipt: 'What you sent',
    letter: (to: string) => `to ${to}`,
    cv: (size: string) => `${size}, as it is today`,
    note: 'Your note',
    answers: (count: number) => countWithNoun(count, 'answer'),
    steps: {
      sent: { title: 'Sent', text: 'You can withdraw it anytime.' },
      opened: {
        title: (company: string) => `${company} opens it`,
        text: (hasCv: boolean) =>
          hasCv ? 'You’ll see when, and when they open your CV.' : 'You’ll see when.',
      },
      answer: {
        title: 'You get an answer',
        text: 'A yes, a no or an invitation.',
        reminded: (company: string) =>
          `A yes, a no or an invitation. We’ll remind ${company} before it’s due.`,
        by: (day: string) => `by ${day}`,
      },
      meet: {
        title: 'If they’d like to meet you',
        text: 'They offer a few times, and you pick one on your application’s page.',
      },
    },
  },
  /** Instead of the form, for a job the user has already applied for. */
  applied: {
    title: (day: string) => `You applied on ${day}`,
    withdrawn: (day: string) => `You withdrew your application on ${day}`,
    link: 'See your application',
  },
  /** For a job without a company. */
  employer: 'the employer',
  theEmployer: 'The employer',
  job: 'The job',
  seeJob: 'See the whole job',
} as const;
