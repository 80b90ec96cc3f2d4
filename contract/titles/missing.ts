/** Of an address without a page (spec §2.6), and its heading. */
export const missingTitle = 'Page not found';
