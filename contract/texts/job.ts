export const jobTexts = { title: 'Job', heading: 'Job' } as const;
