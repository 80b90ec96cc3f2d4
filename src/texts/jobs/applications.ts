import { plural } from '../numbers';

/** Applications, as the employer sees those to a job and the seeker the own. */
export const applicationTexts = {
  /** How many applied, on the button that shows who. */
  applicants: (count: number) => `${count} ${plural(count, 'applicant')}`,
  nobody: 'No applicants yet',
  whoApplied: 'Who applied',
  /** The region that opens below a job. */
  region: (title: string) => `Applicants for ${title}`,
  sentAt: (when: string) => `Sent ${when}`,
  message: { show: 'Read message', hide: 'Hide message', of: (name: string) => `of ${name}` },
  facts: { location: 'Location', education: 'Education', experience: 'Experience' },
  states: { sent: 'Sent' },
} as const;
