import { countWithNoun, formatNumber, plural } from '../numbers';

const device = 'on this device';

/** A visitor's or job seeker's saved jobs. */
export const savedTexts = {
  title: 'Saved jobs',
  device: {
    /** Above a visitor's list, followed by the link. */
    note: `These jobs are saved ${device} only.`,
    logIn: 'Log in to keep them in your account',
    own: `Your saved jobs are kept ${device}.`,
    unchecked: 'We couldn’t check whether all of these jobs are still open.',
  },
  joined: (count: number, gone: number) =>
    [
      count > 0 &&
        `${countWithNoun(count, 'saved job')} from this device ${plural(count, 'is', 'are')} in your account now.`,
      gone > 0 && `${countWithNoun(gone, 'job')} ${plural(gone, 'is', 'are')} no longer available.`,
    ]
      .filter(Boolean)
      .join(' '),
  states: { all: 'All', open: 'Open', ended: 'Ended' },
  statesLabel: 'Show',
  search: 'Search your saved jobs',
  sort: 'Sort by',
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    ending: 'Ending soonest',
    pay: 'Highest pay',
    title: 'Title',
  },
  count: (count: number) => countWithNoun(count, 'saved job'),
  empty: 'No saved jobs yet',
  emptyHint: 'Use the bookmark on a job to save it here.',
  findJobs: 'Find jobs',
  noneFound: 'None of your saved jobs match',
  showAll: 'Show all',
  listFailed: 'Your saved jobs can’t be shown right now',
  track: 'Track',
  trackOf: (job: string) => `Track your application for ${job}`,
  applyTo: (job: string) => `Apply to Job: ${job}`,
  remove: 'Remove',
  removeOf: (job: string) => `Remove ${job} from saved jobs`,
  savedOn: (day: string) => `Saved ${day}`,
  ends: (days: number) =>
    days < 1 ? 'Ends today' : days === 1 ? 'Ends tomorrow' : `Ends in ${formatNumber(days)} days`,
  closed: (day: string) => `Closed ${day}`,
  unavailable: 'No longer available',
  similar: 'See similar jobs',
  similarTo: (job: string) => `See similar jobs: ${job}`,
  note: {
    label: (job: string) => `Your note about ${job}`,
    add: 'Add a note',
    addTo: (job: string) => `Add a note about ${job}`,
    editOf: (job: string) => `Edit your note about ${job}`,
    hint: 'Only you can see it.',
    failed: 'Your note wasn’t saved. Please try again.',
  },
  notForYou: {
    title: 'Saved jobs are for job seekers',
    text: 'Log in as a job seeker to see the jobs you saved.',
    home: 'Back to home',
  },
} as const;
