/** Before a form that was filled in is closed. */
export const discardTexts = {
  question: 'Discard what you wrote?',
  go: 'Discard',
  stay: 'Keep writing',
};
