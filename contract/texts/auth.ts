/** The two login pages (spec §2.4). */
export const authTexts = {
  jobseeker: { title: 'Log in as a job seeker' },
  employer: { title: 'Log in as an employer' },
} as const;
