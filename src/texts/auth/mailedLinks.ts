/** The screens that request and open emailed links: a new password, a confirmed email address. */
export const mailedLinksTexts = {
  ask: {
    title: 'Forgot your password?',
    text: 'Enter the email address of your account. We’ll email you a link to set a new password.',
    email: { label: 'Email', missing: 'Enter your email address' },
    submit: 'Send the link',
    sent: 'If there’s an account with this address, the link is on its way.',
    sentHint:
      'The link works for 30 minutes. Not there? Check your spam folder, or try the other kind of account.',
    back: 'Back to log in',
    failed: 'The link wasn’t sent. Try again in a moment.',
  },
  set: {
    title: 'Set a new password',
    text: 'Every device that’s logged in to the account will be logged out.',
    password: {
      label: 'New password',
      hint: 'At least 8 characters.',
      missing: 'Choose a password',
    },
    submit: 'Set password',
    failed: 'The password wasn’t set. Try again in a moment.',
    missing: 'This link isn’t complete. Open the link in the email, or copy all of it.',
    another: 'Ask for a new link',
  },
  verify: {
    title: 'Confirm your email address',
    text: 'Confirm it, so people know they can reach you.',
    submit: 'Confirm',
    done: 'Your email address is confirmed.',
    failed: 'Your address wasn’t confirmed. Try again in a moment.',
    missing: 'This link isn’t complete. Open the link in the email, or copy all of it.',
    another: 'Log in and ask for a new link in your profile.',
    home: 'Go to the home page',
  },
  /** On the user's own profile. */
  unverified: {
    text: 'Confirm your email address: open the link we sent to it.',
    again: 'Send it again',
    sent: 'The link is on its way',
    failed: 'The link wasn’t sent',
  },
} as const;
