/** The job post form (spec §2.12). */
export const jobPostTexts = { page: { title: 'Post a job' } } as const;
