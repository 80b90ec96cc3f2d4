/**
 * The screens that mailed links are requested on and open: a new password, a confirmed email
 * address.
 */
export const mailedLinksTexts = {
  /** On the login pages. */
  forgot: 'Forgot your password?',
  ask: {
    title: 'Forgot your password?',
    text: 'Give the email address of your account. We mail you a link that sets another password.',
    email: { label: 'Email', missing: 'Enter your email address' },
    submit: 'Send the link',
    sent: 'If there is an account with this address, the link is on its way.',
    sentHint:
      'It counts for 30 minutes. Nothing there? Look among the unwanted mail, or check which kind of account it is.',
    back: 'Back to log in',
    failed: 'The link was not sent. Try again in a moment.',
  },
  set: {
    title: 'Set another password',
    text: 'Every device that is logged in to the account is logged out.',
    password: {
      label: 'New password',
      hint: 'At least 8 characters.',
      missing: 'Choose a password',
    },
    submit: 'Set password',
    failed: 'The password was not set. Try again in a moment.',
    missing: 'This address holds no link. Open the link in the mail, or copy the whole of it.',
    another: 'Ask for another link',
  },
  /** On the login page, after it was set. */
  passwordSet: 'Your password was changed. Log in with the new one.',
  verify: {
    title: 'Confirm your email address',
    text: 'Press the button, and employers and job seekers can rely on your address.',
    submit: 'Confirm',
    done: 'Your email address is confirmed.',
    failed: 'Your address was not confirmed. Try again in a moment.',
    missing: 'This address holds no link. Open the link in the mail, or copy the whole of it.',
    another: 'Log in and ask for another link in your profile.',
    home: 'Go to the home page',
  },
  undo: {
    title: 'Undo the email change',
    text: 'Your account gets this email address back, and everyone who’s logged in to it is logged out.',
    submit: 'Undo the change',
    done: 'Your email address is back, and everyone is logged out.',
    passwordKept:
      'If you didn’t make the change, someone may know your password. Set a new one now.',
    passwordEnded:
      'The password was changed too, so it no longer works. Set a new one to log in again.',
    newPassword: 'Set a new password',
    failed: 'We couldn’t undo the change. Try again in a moment.',
    missing: 'This page needs the link from our email. Open that link, or copy all of it.',
    help: (email: string) => `Need help? Write to ${email}.`,
  },
  /** On one's own profile. */
  unverified: {
    text: 'Your email address is not confirmed yet. Open the link that we mailed to it.',
    again: 'Mail another link',
    sent: 'The link is on its way',
    failed: 'The link was not sent',
  },
} as const;
