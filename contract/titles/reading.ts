/** Of the pages that one reads, and their headings. */
export const termsTitle = 'Terms of use';
export const helpTitle = 'Help';
export const cvTitle = 'CV template';
