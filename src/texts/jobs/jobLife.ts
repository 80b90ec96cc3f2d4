/** An employer's own jobs on our own host: their states and the actions on them (product §5). */
export const jobLifeTexts = {
  /** On a live job. */
  liveUntil: (day: string) => `Live until ${day}`,
  /** With "in 3 days". */
  ends: (when: string) => `Ends ${when}`,
  /** A posted, published or renewed job that goes live only after a review. */
  waits: (title: string) => `${title} is waiting for review. It goes live once we’ve approved it`,
  moves: {
    publishJob: {
      label: 'Publish',
      of: (title: string) => `Publish ${title}`,
      done: (title: string) => `${title} is live`,
      failed: (title: string) => `${title} wasn’t published`,
    },
    renewJob: {
      label: 'Renew',
      of: (title: string) => `Renew ${title}`,
      done: (title: string) => `${title} is live for another 30 days`,
      failed: (title: string) => `${title} wasn’t renewed`,
    },
    closeJob: {
      label: 'Mark as filled',
      of: (title: string) => `Mark as filled: ${title}`,
      done: (title: string) => `${title} is marked as filled`,
      failed: (title: string) => `${title} wasn’t marked as filled`,
    },
    duplicateJob: {
      label: 'Duplicate',
      of: (title: string) => `Duplicate ${title}`,
      done: (title: string) => `${title} was copied to a new draft`,
      failed: (title: string) => `${title} wasn’t copied`,
    },
  },
  /** What failed, and why. */
  because: (what: string, why: string) => `${what}. ${why}`,
  tryAgain: 'Try again in a moment',
  /** Why a draft can't be published. */
  unfinished: (field: string) => `“${field}” isn’t filled in yet. Edit the draft first`,
  filter: {
    label: 'Status',
    all: (count: number) => `All (${count})`,
    of: (status: string, count: number) => `${status} (${count})`,
    noneFound: 'None of your jobs have this status',
  },
  removal: {
    of: (title: string) => `Why ${title} was taken down`,
    /** Above the administrator's reason. */
    reason: 'Taken down by an administrator',
    suspended: 'Taken down with your account’s suspension',
    answer: 'Answer',
    answerOf: (title: string) => `Answer for ${title}`,
    label: 'Your answer',
    hint: 'An administrator will read it and look at the job again. You can answer once.',
    missing: 'Enter your answer',
    send: 'Send answer',
    sent: 'Your answer was sent',
    failed: 'Your answer wasn’t sent',
    yours: 'Your answer',
  },
  draft: {
    save: 'Save as draft',
    saved: 'Draft saved',
    failed: 'The draft wasn’t saved',
  },
  /** The page of a job that has ended. */
  ended: {
    filled: (day: string) => `This job was filled on ${day}.`,
    expired: (day: string) => `This job ended on ${day}.`,
    at: (company: string) => `It was posted by ${company}.`,
    more: (category: string) => `See all ${category}`,
  },
} as const;
