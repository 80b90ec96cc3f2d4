import { formatNumber } from '../numbers';

/** Saved searches whose new jobs are emailed. */
export const alertTexts = {
  /** In the listing. */
  save: {
    title: 'Save this search',
    intro: 'We’ll email you new jobs like these. No new jobs, no email.',
    submit: 'Save',
    saved: 'Saved. We’ll email you when there are new jobs.',
    see: 'See your alerts',
    failed: 'The search wasn’t saved. Try again in a moment.',
    email: {
      label: 'Email',
      hint: 'We’ll send you a link to confirm it.',
      missing: 'Enter your email address',
    },
    sentTitle: 'Check your email',
    sent: (address: string) =>
      `We sent a link to ${address}. Open it within three days to turn on your alert. Not there? Check your spam folder.`,
    close: 'Done',
  },
  /** The default name of a saved search. */
  names: {
    all: 'All jobs',
    inPlace: (place: string) => ` in ${place}`,
    near: ' near me',
    remote: ', remote',
  },
  fields: {
    name: { label: 'Name', missing: 'Give the alert a name' },
    frequency: {
      label: 'How often',
      missing: 'Choose how often',
      daily: 'Daily',
      weekly: 'Weekly',
    },
    weekday: { label: 'Day', missing: 'Choose a day' },
    hour: { label: 'Time', missing: 'Choose a time' },
    zone: (zone: string) => `In your time zone, ${zone}.`,
  },
  /** The page of an account's alerts. */
  list: {
    title: 'Job alerts',
    intro: 'New jobs from your saved searches, by email.',
    add: 'New alert',
    /** Next to saved jobs. */
    columnIntro: 'New jobs by email and in your inbox',
    addShort: 'New',
    change: 'Change or delete alerts',
    empty: 'No job alerts yet',
    emptyHint: 'Search for jobs, then choose “Save this search” to get new ones by email.',
    find: 'Find jobs',
    failed: 'Your job alerts can’t be shown right now',
    pauseHint: 'Turn one off to pause it. We keep it for you.',
  },
  states: { on: 'On', paused: 'Paused', stopped: 'Unsubscribed' },
  facts: {
    often: 'How often',
    sent: 'Last sent',
    never: 'Not yet',
    matches: 'Matches',
    newOnes: (count: number) => `${formatNumber(count)} new`,
    inAll: (total: string) => `${total} in all`,
    atLeast: (count: string) => `${count}+`,
  },
  /** "Daily, 7:00 AM", "Mondays, 7:00 AM". */
  often: {
    daily: (time: string) => `Daily, ${time}`,
    weekly: (weekday: string, time: string) => `${weekday}s, ${time}`,
    elsewhere: (text: string, zone: string) => `${text} (${zone})`,
  },
  edit: { open: (name: string) => `Edit ${name}`, title: 'Edit job alert', done: 'Saved' },
  remove: {
    open: (name: string) => `Delete ${name}`,
    question: 'Delete this job alert?',
    done: 'The job alert was deleted',
  },
  failed: 'That didn’t work. Try again in a moment.',
  /** The pages behind the links in an alert's emails. */
  link: {
    missing: 'This link isn’t complete. Open the link in the email, or copy all of it.',
    manage: { title: 'Your job alert', text: 'Change it, pause it, or unsubscribe.' },
    change: 'Change this alert',
    stop: {
      title: 'Unsubscribe from this job alert',
      text: 'You won’t get its emails anymore. Your other alerts stay as they are.',
      submit: 'Unsubscribe',
      done: 'Done. We won’t send you this alert anymore.',
    },
    weekly: {
      title: 'Get this alert weekly',
      text: 'One email a week with everything that’s new.',
      submit: 'Make it weekly',
      done: 'Done. It comes once a week from now on.',
    },
    pause: {
      title: 'Pause this job alert',
      text: 'No emails until you turn it on again.',
      submit: 'Pause it',
      done: 'Done. It’s paused until you turn it on again.',
    },
    feedback: {
      title: 'What’s not right?',
      text: 'Choose what fits best. We’ll change the alert where we can.',
      legend: 'These emails are',
      missing: 'Choose what fits best',
      choices: {
        tooMany: 'Too many: once a week is enough',
        tooFar: 'About jobs too far away',
        wrongJobs: 'About the wrong kind of job',
        payTooLow: 'About jobs that pay too little',
      },
      submit: 'Send',
      done: {
        tooMany: 'Thanks. The alert comes once a week from now on.',
        tooFar: 'Thanks. From now on we’ll look closer by if your alert names a place.',
        wrongJobs: 'Thanks. A search with more exact words works best: save it as a new alert.',
        payTooLow: 'Thanks. Search with “At least” under pay, and save that as a new alert.',
      },
    },
    unsubscribe: 'Unsubscribe',
    /** The page behind the link in a confirmation email. */
    confirm: {
      title: 'Turn on your job alert',
      text: 'Turn it on, and we’ll email new jobs to this address.',
      submit: 'Turn it on',
      done: (name: string, first: string) => `“${name}” is on. The first email can come ${first}.`,
      failed: 'The alert wasn’t turned on. Try again in a moment.',
    },
  },
} as const;
