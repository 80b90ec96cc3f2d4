/** The title and heading of the job listing. */
export const listingTitle = 'Find jobs';

/**
 * Returns a search's page title: "registered nurse, Tulsa - Find jobs", or `listingTitle` if
 * `words` is empty.
 */
export const searchTitle = (words: string): string =>
  words === '' ? listingTitle : `${words} - ${listingTitle}`;
