export const notFoundTexts = { title: 'Page not found', heading: 'Page not found' } as const;
