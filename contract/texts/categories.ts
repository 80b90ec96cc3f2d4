export const categoryTexts = { title: 'Find the job you love', heading: 'Find the job you love' } as const;
