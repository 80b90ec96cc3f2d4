import { missingTitle } from '@contract/titles/missing';

/** The not-found page, word for word (spec §2.6). */
export const notFoundTexts = {
  code: '404',
  heading: missingTitle,
  text: "Sorry, we couldn't find the page you're looking for.",
  home: 'Go back home',
  contact: 'Contact support',
} as const;
