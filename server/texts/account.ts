/** What our own host answers about one's own account. */
export const hostAccountTexts = {
  wrongPassword: 'This is not your present password',
  samePassword: 'Choose another password than the present one',
  undoOver: 'This link was used already, or its 72 hours are over.',
  termsChanged: 'The terms have changed meanwhile; read them again',
} as const;
