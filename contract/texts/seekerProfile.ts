/** The job seeker's own profile (spec §2.7). */
export const seekerProfileTexts = { page: { title: 'Job seeker profile' } } as const;
