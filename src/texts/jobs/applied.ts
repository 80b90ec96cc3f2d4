/** What a job shows to a job seeker who has applied, and to users who can't apply. */
export const appliedTexts = {
  applied: (day: string) => `Applied ${day}`,
  withdrawn: (day: string) => `Withdrawn ${day}`,
  see: 'see your application',
  /** The link's accessible name starts with its visible text. */
  seeOf: (jobtitle: string) => `see your application for ${jobtitle}`,
  again: 'Apply again',
  /** Why they can't apply. */
  employer: 'You’re logged in as an employer. Log in as a job seeker to apply.',
  admin: 'You’re logged in as an administrator. Log in as a job seeker to apply.',
  own: {
    title: 'You posted this job',
    edit: 'Edit',
    applicants: (count: number) => `Applicants (${count})`,
    filled: 'Mark as filled',
  },
} as const;
