/** What is suggested while somebody types into What and Where. */
export const suggestionTexts = {
  what: 'Suggested titles and companies',
  where: 'Suggested places',
  /** Behind a company's name, which could be a title's as well. */
  kinds: { title: '', company: 'Company', place: '' },
  jobs: (count: string, one: boolean) => `${count} ${one ? 'job' : 'jobs'}`,
  /** Told to assistive technology. */
  count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
} as const;
