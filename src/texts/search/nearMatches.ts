import { formatNumber, plural } from '../numbers';

/** Jobs that match in part, after those that match; fetched only with them. */
export const nearMatchesTexts = {
  noneHeading: 'No job matches all of that. These come close:',
  heading: (exact: string, count: number) =>
    `Only ${exact} ${plural(count, 'matches', 'match')} all of that. These come close:`,
  /** Where those that match say it less than the others do: in their descriptions, say. */
  looselyHeading: (exact: string, count: number) =>
    `${exact} ${plural(count, 'matches', 'match')} all of that, but only loosely. These come closer:`,
  /** Which words they are for; followed by how they may differ, of `differences`. */
  showing: 'Showing jobs for',
  /** Of a place, where the words say only when. */
  anyHours: 'Showing jobs there at any hours.',
  atLeast: (enough: number) => `at least ${formatNumber(enough)} of`,
  evenIf: (differences: string) => `, even if they’re ${differences}`,
  /** How they differ where they are for all words. */
  jobs: (differences: string) => `Jobs ${differences}.`,
  differences: {
    place: 'in other places',
    pay: 'without that pay',
    type: 'of another type',
    within: 'posted earlier',
  },
  milesAway: (miles: number) => `up to ${formatNumber(miles)} miles away`,
  /** Jobs among them that match after all, by what their title doesn't say. */
  inTexts: (count: number) =>
    `${formatNumber(count)} of these ${plural(count, 'matches', 'match')} all of it, counting ${plural(count, 'its description', 'their descriptions')}.`,
  /** Leaves out all of them. */
  strict: 'Show only jobs that match all of it',
  strictNone: 'Hide these jobs',
  /** For assistive technology, after the count. */
  told: (count: number) =>
    `. ${formatNumber(count)} more ${plural(count, 'job comes', 'jobs come')} close.`,
} as const;
