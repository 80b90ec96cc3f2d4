/** The title and heading of an address without a page (spec §2.6). */
export const missingTitle = 'Page not found';
