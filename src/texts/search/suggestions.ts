import { countWithNoun, plural } from '../numbers';

/** Suggestions for What and Where. */
export const suggestionTexts = {
  what: 'Suggested titles and companies',
  where: 'Suggested places',
  /** After what could be a title as well. */
  kinds: {
    word: 'Search for this',
    category: 'Category',
    title: '',
    company: 'Company',
    place: '',
  },
  jobs: (count: number) => countWithNoun(count, 'job'),
  /** What half of a role's jobs pay. */
  pay: (lower: string, upper: string) =>
    lower === upper ? `Usually ${lower} a month` : `Usually ${lower} - ${upper} a month`,
  /** For assistive technology. */
  count: (count: number) => `${count} ${plural(count, 'suggestion')}`,
} as const;
