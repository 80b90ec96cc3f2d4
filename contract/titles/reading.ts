/** The titles and headings of the static pages. */
export const termsTitle = 'Terms of use';
export const helpTitle = 'Help';
export const cvTitle = 'CV template';
