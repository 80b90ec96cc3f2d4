import { site } from '@contract/constants/site';

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
  intro: 'This is what the employer receives. It is made from',
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
        'Kind regards,',
        name,
      ].join('\n'),
  },
  send: 'Send Email',
  mailProgram: 'Open in your mail program',
  /** Beside the button on a spec host, where it only logs (spec §2.13). */
  onlyLogs:
    'This job board sends no mail itself. Open the message in your mail program to send it.',
  sent: {
    toast: 'Your application was sent',
    title: (when: string) => `Sent ${when}`,
    text: 'The employer sees it with the job. You find it in your profile.',
    link: 'My job applications',
  },
  failed: 'Your application could not be sent. Try again.',
  already: 'You applied to this job before.',
  job: 'The job',
  seeJob: 'See the whole job',
} as const;
