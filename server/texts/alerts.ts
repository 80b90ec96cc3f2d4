/** Our host's messages when a job alert is refused. */
export const hostAlertTexts = {
  noJobs: 'No job can match this search, so there’s nothing to email you about',
  emailMissing: 'Enter your email address',
  tooMany: (most: number) => `You have ${most} job alerts. Delete one to add another.`,
  unanswered:
    'We’ve sent several emails to this address already. Open the link in one of them first.',
  tooManyAlerts: 'You’ve saved a lot of searches in the last hour. Try again later.',
  nameMissing: 'Give the alert a name',
} as const;
