import { termsTitle } from '@contract/titles/reading';

/** The terms page (spec §2.15): six texts under their headings. */
export const termsTexts = {
  heading: termsTitle,
  contents: 'Contents',
  parts: {
    terms: 'Using this board',
    privacypolicy: 'Privacy policy',
    cookies: 'Cookies',
    changestostatement: 'Changes to this statement',
  },
  /** The heading of each of the three texts of the terms. */
  part: (number: number) => `Part ${number}`,
  lastChanged: (date: string) => `Last changed on ${date}`,
  empty: 'No terms have been published yet',
  failed: 'The terms can’t be shown right now',
} as const;
