/** The screen that undoes a changed email address. */
export const undoEmailTexts = {
  title: 'Undo the email change',
  text: 'Your account gets this email address back, and everyone who’s logged in to it is logged out.',
  submit: 'Undo the change',
  done: 'Your email address is back, and everyone is logged out.',
  passwordKept: 'If you didn’t make the change, someone may know your password. Set a new one now.',
  passwordEnded:
    'The password was changed too, so it no longer works. Set a new one to log in again.',
  newPassword: 'Set a new password',
  failed: 'We couldn’t undo the change. Try again in a moment.',
  missing: 'This page needs the link from our email. Open that link, or copy all of it.',
  help: (email: string) => `Need help? Write to ${email}.`,
} as const;
