/** The titles and headings of the registration pages. */
export const registrationTitles = {
  jobseeker: 'Register as a job seeker',
  employer: 'Register as an employer',
} as const;
