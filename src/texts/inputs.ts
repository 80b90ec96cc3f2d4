/**
 * The errors of a field that the browser stops the form at, apart from an empty one (each form has
 * its own texts for that).
 */
export const inputTexts = {
  email: 'Enter an email address like name@example.com',
  date: 'Choose a day between 1900 and today',
  number: 'Enter a number',
  wholeNumber: 'Enter a whole number',
  notNegative: 'Enter 0 or more',
} as const;
