/** The titles and headings of the login pages. */
export const loginTitles = {
  jobseeker: 'Job seeker login',
  employer: 'Employer login',
} as const;
export const adminLoginTitle = 'Administrator login';
