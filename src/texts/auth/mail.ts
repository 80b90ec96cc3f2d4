/** How often people get email about their activity, and the unsubscribe page. */
export const mailTexts = {
  preferences: {
    title: 'Email about your activity',
    text: 'Applications, answers, messages and interviews. Email about your account itself, such as a password reset, always comes.',
    choices: {
      atOnce: 'Right away',
      daily: 'Once a day, all in one email',
      none: 'Never',
    },
    saved: 'Your choice is saved',
    failed: 'Your choice wasn’t saved. Try again in a moment.',
  },
  stop: {
    title: 'Stop these emails',
    text: 'You won’t get email about applications, answers, messages and interviews anymore. Email about your account itself still comes.',
    submit: 'Stop the emails',
    done: 'Done. We won’t send you these emails anymore.',
    account: 'Choose how often we email you instead',
    unknown: 'This link isn’t valid anymore. Log in to choose how often we email you.',
    failed: 'That didn’t work. Try again in a moment.',
    missing: 'This link isn’t complete. Open the link in the email, or copy all of it.',
  },
} as const;
