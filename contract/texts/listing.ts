export const listingTexts = { title: 'Find jobs', heading: 'Find jobs' } as const;
