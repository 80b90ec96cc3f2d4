import { formatNumber } from './numbers';

/**
 * Errors of browser validation, except for empty fields (each form has its own texts for those).
 */
export const inputTexts = {
  email: 'Enter an email address like name@example.com',
  url: 'Enter a web address like https://example.com',
  birthDate: 'Choose a day between 1900 and today',
  date: 'Enter a full date',
  dateTime: 'Enter a full date and time',
  timeStep: 'Choose a time in steps of 5 minutes, such as 10:05',
  number: 'Enter a number',
  wholeNumber: 'Enter a whole number',
  atLeast: (min: number) => `Enter ${formatNumber(min)} or more`,
  atMost: (max: number) => `Enter ${formatNumber(max)} or less`,
} as const;
