import { countWithNoun, plural } from '../numbers';

/** Jobs and companies hidden by a visitor or job seeker. */
export const hiddenTexts = {
  hide: { job: 'Hide this job', company: (name: string) => `Hide all jobs from ${name}` },
  shown: {
    job: 'You’ve hidden this job.',
    company: (name: string) => `You’ve hidden all jobs from ${name}.`,
  },
  done: {
    job: 'Hidden. You won’t see this job in lists.',
    company: (name: string) => `Hidden. You won’t see jobs from ${name} in lists.`,
  },
  undo: 'Undo',
  notDone: 'That wasn’t saved. Please try again.',
  refused: 'Your browser doesn’t let this site store anything, so nothing was hidden.',
  /** Below a page of the listing. */
  note: (count: number) =>
    `${countWithNoun(count, 'job')} on this page ${plural(count, 'is', 'are')} hidden.`,
  see: 'See what you’ve hidden',
  list: {
    title: 'Hidden jobs and companies',
    note: 'We leave these out of the job list.',
    onDevice: 'We leave these out of the job list on this device.',
    kinds: { job: 'Job', company: 'All jobs from this company' },
    show: 'Show again',
    showOf: (name: string) => `Show ${name} again`,
  },
} as const;
