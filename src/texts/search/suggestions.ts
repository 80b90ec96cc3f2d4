import { countWithNoun, plural } from '../numbers';

/** What is suggested while somebody types into What and Where. */
export const suggestionTexts = {
  what: 'Suggested titles and companies',
  where: 'Suggested places',
  /** Behind a company's name, which could be a title's as well. */
  kinds: { title: '', company: 'Company', place: '' },
  jobs: (count: number) => countWithNoun(count, 'job'),
  /** Told to assistive technology. */
  count: (count: number) => `${count} ${plural(count, 'suggestion')}`,
} as const;
