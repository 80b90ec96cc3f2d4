/** The reasons for reporting a job, shown to the reporter and to the administrator. */
const reasons = {
  misleading: 'It says things that aren’t true',
  scam: 'It looks like a scam or asks for money',
  discrimination: 'It discriminates',
  contact: 'The contact details are wrong or misused',
  closed: 'The job is already filled',
  duplicate: 'It’s a duplicate',
  other: 'Something else',
} as const;

/** Reporting a job from its page. */
export const reportTexts = {
  open: 'Report this job',
  title: 'What’s wrong with this job?',
  intro: 'An administrator reads every report. The employer won’t know it was you.',
  reason: 'Reason',
  reasonMissing: 'Choose a reason',
  note: 'What should we know?',
  noteHint: 'No personal data, please',
  noteOptional: 'Optional',
  noteMissing: 'Say what’s wrong with the job',
  left: (count: number) => `${count} characters left`,
  send: 'Send report',
  thanks: 'Thank you. We’ll look at this job.',
  failed: 'The report wasn’t sent. Try again.',
  reasons,
  /** Reporting a company from its page. */
  company: {
    open: 'Report this company',
    title: 'What’s wrong with this company?',
    noteMissing: 'Say what’s wrong with the company',
    thanks: 'Thank you. We’ll look at this company.',
  },
} as const;
