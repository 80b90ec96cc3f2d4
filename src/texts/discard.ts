/** The confirmation before a filled-in form is closed. */
export const discardTexts = {
  question: 'Discard what you wrote?',
  go: 'Discard',
  stay: 'Keep writing',
};
