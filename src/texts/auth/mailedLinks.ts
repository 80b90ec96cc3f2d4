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
  /** On one's own profile. */
  unverified: {
    text: 'Your email address is not confirmed yet. Open the link that we mailed to it.',
    again: 'Mail another link',
    sent: 'The link is on its way',
    failed: 'The link was not sent',
  },
} as const;
