import { plural } from '../numbers';

/** Applications, as the employer sees those to a job and the seeker the own. */
export const applicationTexts = {
  /** How many applied, on the button that shows who. */
  applicants: (count: number) => `${count} ${plural(count, 'applicant')}`,
  nobody: 'No applicants yet',
  whoApplied: 'Who applied',
  sentAt: (when: string) => `Sent ${when}`,
  /** As the seeker reads them. */
  states: {
    sent: 'Sent',
    opened: 'Opened',
    shortlisted: 'Shortlisted',
    interview: 'Interview',
    offer: 'Offer',
    hired: 'Hired',
    notSelected: 'Not selected',
    withdrawn: 'Withdrawn',
  },
  mine: { title: 'Your application' },
  desk: { title: 'Applications' },
} as const;
