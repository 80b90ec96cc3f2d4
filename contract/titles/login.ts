/** Of the login pages, and their headings. */
export const loginTitles = {
  jobseeker: 'Job seeker login',
  employer: 'Employer login',
} as const;
export const adminLoginTitle = 'Administrator login';
