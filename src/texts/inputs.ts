/**
 * Errors of browser validation, except for empty fields (each form has its own texts for those).
 */
export const inputTexts = {
  email: 'Enter an email address like name@example.com',
  date: 'Choose a day between 1900 and today',
  number: 'Enter a number',
  wholeNumber: 'Enter a whole number',
  notNegative: 'Enter 0 or more',
} as const;
