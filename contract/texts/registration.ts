/** The two registration pages (spec §2.5). */
export const registrationTexts = {
  jobseeker: { title: 'Sign up as a job seeker' },
  employer: { title: 'Sign up as an employer' },
} as const;
