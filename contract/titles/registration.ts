/** Of the registration pages, and their headings. */
export const registrationTitles = {
  jobseeker: 'Register as a job seeker',
  employer: 'Register as an employer',
} as const;
