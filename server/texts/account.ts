/** Our host's messages about the caller's own account. */
export const hostAccountTexts = {
  wrongPassword: 'This isn’t your current password',
  samePassword: 'Choose a password that’s different from the current one',
  undoOver: 'This link has been used, or it’s more than 72 hours old.',
  tooManyKeys: (max: number) => `You already have ${max} keys. Revoke one first.`,
  termsChanged: 'The terms have just changed. Read them again.',
} as const;
