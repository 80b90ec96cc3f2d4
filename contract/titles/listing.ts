/** Of the job listing, and its heading. */
export const listingTitle = 'Find jobs';

/** "registered nurse, Tulsa - Find jobs"; without words the listing's own. */
export const searchTitle = (words: string): string =>
  words === '' ? listingTitle : `${words} - ${listingTitle}`;
