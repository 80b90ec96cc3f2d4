export const employerTexts = { title: 'Employer', heading: 'Employer' } as const;
