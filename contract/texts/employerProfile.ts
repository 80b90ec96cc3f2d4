/** The employer's own profile (spec §2.8). */
export const employerProfileTexts = { page: { title: 'Employer profile' } } as const;
