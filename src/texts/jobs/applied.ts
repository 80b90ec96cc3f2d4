/** What a job says to a job seeker who applied to it, and to who can't apply. */
export const appliedTexts = {
  applied: (day: string) => `Applied ${day}`,
  withdrawn: (day: string) => `Withdrawn ${day}`,
  see: 'see your application',
  /** The link's name starts with what is shown. */
  seeOf: (jobtitle: string) => `see your application for ${jobtitle}`,
  again: 'Apply again',
  /** Why there's no Apply for them. */
  employer: 'You’re logged in as an employer. Log in as a job seeker to apply.',
  admin: 'You’re logged in as an administrator. Log in as a job seeker to apply.',
  own: {
    title: 'You posted this job',
    edit: 'Edit',
    applicants: (count: number) => `Applicants (${count})`,
    filled: 'Mark as filled',
  },
} as const;
