/** Hints below a job's fields in the form; they don't prevent posting. */
export const writingHintTexts = {
  contact: (found: string) =>
    `“${found}” is better left out: people apply here, and contact details in a job draw spam.`,
  excluding: (found: string, instead: string) =>
    instead === ''
      ? `“${found}” may put good people off. It reads well without.`
      : `“${found}” may put good people off. Try “${instead}”.`,
  loud: 'Capitals and exclamation marks are hard to read. Write it as you’d say it.',
  noPay: 'Say what it pays: people who filter by pay won’t find this job.',
  wideRange: 'The upper figure is more than twice the lower. A narrower range is easier to trust.',
} as const;
