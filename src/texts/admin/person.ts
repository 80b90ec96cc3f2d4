import { countWithNoun } from '../numbers';

/** A person's page for administrators. */
export const personTexts = {
  roles: { employer: 'Employer', jobseeker: 'Job seeker' },
  link: (username: string) => `Open ${username}’s record`,
  open: 'Record',
  missing: {
    title: 'No such account',
    text: 'The account was deleted for good, or never existed.',
  },
  failed: 'This record can’t be shown right now',
  account: 'Account',
  facts: {
    username: 'Username',
    company: 'Company',
    email: 'Email',
    registered: 'Registered',
    deleted: 'Deleted',
    sessions: 'Logged in',
  },
  email: (address: string, isConfirmed: boolean) =>
    isConfirmed ? address : `${address} (not confirmed)`,
  sessions: (count: number, seen: string | undefined) =>
    count === 0
      ? 'Nowhere right now'
      : [countWithNoun(count, 'device'), seen && `last seen ${seen}`].filter(Boolean).join(', '),
  suspended: (reason: string) => `Suspended. Reason: ${reason}`,
  /** The imports of an employer, or made for one. */
  imports: { title: 'Imports', add: 'Import jobs for this employer' },
  profile: 'Open the profile',
  work: { employer: 'Jobs', jobseeker: 'Applications' },
  noWork: { employer: 'No jobs yet', jobseeker: 'No applications yet' },
  counted: (label: string, count: string) => `${label}: ${count}`,
  reportsAbout: 'Reports about them',
  reportsBy: 'Reports they sent',
  noReports: 'None',
  more: (count: number) => `The newest 20 of ${count}`,
  signals: 'Signs of abuse',
  noSignals: 'None',
  waiting: 'Waiting',
  decided: 'Decided',
  decisions: 'Decisions',
  noDecisions: 'None',
  mails: 'Emails to them',
  noMails: 'None in the last 30 days',
  mailStates: { waiting: 'Waiting', sending: 'Sending', sent: 'Sent', failed: 'Failed' },
  audit: 'What they did, and what was done to them',
  noAudit: 'Nothing yet',
} as const;
