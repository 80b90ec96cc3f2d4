import { formatNumber, plural } from '../numbers';

/** Partial matches, after the full ones; fetched only with them. */
export const nearMatchesTexts = {
  noneHeading: 'No job matches all of that. These come close:',
  heading: (exact: string, count: number) =>
    `Only ${exact} ${plural(count, 'matches', 'match')} all of that. These come close:`,
  /** If the full matches fit less well than the others, such as only by their descriptions. */
  looselyHeading: (exact: string, count: number) =>
    `${exact} ${plural(count, 'mentions', 'mention')} all of that only in passing. These are a better fit:`,
  /** The words they match; followed by how they may differ, from `differences`. */
  showing: 'Each mentions',
  /** For a place, if the other words only name working hours. */
  anyHours: 'They’re in the right place, at any hours.',
  atLeast: (enough: number) => `at least ${formatNumber(enough)} of these:`,
  evenIf: (differences: string) => `, but may be ${differences}`,
  /** How they differ if they match all words. */
  jobs: (differences: string) => `Jobs ${differences}.`,
  differences: {
    place: 'in other places',
    pay: 'without that pay',
    type: 'of another type',
    within: 'posted earlier',
  },
  milesAway: (miles: number) => `up to ${formatNumber(miles)} miles away`,
  /** Full matches among them, by more than their title. */
  inTexts: (count: number) =>
    `${formatNumber(count)} of these ${plural(count, 'matches', 'match')} all of it, counting ${plural(count, 'its description', 'their descriptions')}.`,
  /** Leaves out all partial matches. */
  strict: 'Show only jobs that match all of it',
  strictNone: 'Hide these jobs',
  /** For assistive technology, after the count. */
  announced: (count: number) =>
    `. ${formatNumber(count)} more ${plural(count, 'job comes', 'jobs come')} close.`,
} as const;
