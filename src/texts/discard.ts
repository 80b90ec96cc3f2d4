/** The confirmation before a filled-in form is closed, or its page is left. */
export const discardTexts = {
  question: 'Discard what you wrote?',
  go: 'Discard',
  stay: 'Keep writing',
  leaveDetail: 'What you wrote isn’t saved.',
};
