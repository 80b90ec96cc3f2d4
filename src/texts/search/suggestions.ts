import { countWithNoun, plural } from '../numbers';

/** Suggestions for What and Where. */
export const suggestionTexts = {
  what: 'Suggested titles and companies',
  where: 'Suggested places',
  /** After a suggestion that could be mistaken for a title. */
  kinds: {
    word: 'Search for this',
    category: 'Category',
    title: '',
    company: 'Company',
    place: '',
  },
  jobs: (count: number) => countWithNoun(count, 'job'),
  /** The pay range of half of a role's jobs. */
  pay: (lower: string, upper: string) =>
    lower === upper ? `Usually ${lower} a month` : `Usually ${lower} - ${upper} a month`,
  /** For assistive technology. */
  count: (count: number) => `${count} ${plural(count, 'suggestion')}`,
} as const;
