/** Of the login pages, and their headings. */
export const loginTitles = {
  jobseeker: 'Job seeker login',
  employer: 'Employer login',
  admin: 'Administrator login',
} as const;
