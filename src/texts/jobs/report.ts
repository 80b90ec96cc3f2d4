/** Why a job is reported, in the reporter's words; the administrator reads the same. */
const reasons = {
  misleading: 'It says things that aren’t true',
  scam: 'It looks like a scam or asks for money',
  discrimination: 'It leaves people out unfairly',
  contact: 'The contact details are wrong or misused',
  closed: 'The job is taken already',
  duplicate: 'It stands here twice',
  other: 'Something else',
} as const;

/** Reporting a job from its page. */
export const reportTexts = {
  open: 'Report this job',
  title: 'What is wrong with this job?',
  intro: 'An administrator reads every report. The employer doesn’t learn who sent it.',
  reason: 'Reason',
  reasonMissing: 'Choose a reason',
  note: 'What should we know?',
  noteHint: 'No personal data, please',
  noteOptional: 'Optional',
  noteMissing: 'Say what is wrong with the job',
  left: (count: number) => `${count} characters left`,
  send: 'Send report',
  thanks: 'Thank you. We will look at this job.',
  failed: 'The report was not sent. Try again.',
  reasons,
} as const;
