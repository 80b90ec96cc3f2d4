/** "Is this job still open?", from an emailed link and in the employer's own list. */
export const confirmationTexts = {
  title: 'Is this job still open?',
  text: 'One click is all it takes. You don’t need to log in.',
  missing: 'This link isn’t complete. Open the link in the email, or copy all of it.',
  open: 'Yes, still open',
  filled: 'It’s filled',
  confirmed: (title: string) => `Thanks. “${title}” now shows job seekers that it’s still open.`,
  closed: (title: string) => `“${title}” is marked as filled and no longer takes applications.`,
  failed: 'That didn’t work. Try again in a moment.',
  job: 'See the job',
  jobs: 'Your jobs',
  /** In the list. */
  ask: (title: string) => `Is ${title} still open?`,
  openOf: (title: string) => `Yes, ${title} is still open`,
  filledOf: (title: string) => `${title} is filled`,
  done: (title: string) => `${title} is confirmed as open`,
  notDone: (title: string) => `${title} wasn’t confirmed`,
} as const;
