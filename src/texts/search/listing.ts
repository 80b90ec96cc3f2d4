import { listingTitle, searchTitle } from '@contract/titles/listing';
import { formatNumber, plural } from '../numbers';

type Titled = { q: string; category: readonly string[]; company: string; location: string };

/** The job listing (/jobdescription): search, filters, results. */
export const listingTexts = {
  titleOf: ({ q, category, company, location }: Titled): string =>
    searchTitle([q, ...category, company, location].filter(Boolean).join(', ')),
  heading: listingTitle,
  searchLabel: 'Search jobs',
  what: 'What',
  whatHint: 'Title, skill or company',
  where: 'Where',
  whereHint: 'City or “remote”',
  search: 'Search',
  /** Saving the search to get its new jobs by email. */
  save: 'Save this search',
  filters: 'Filters',
  filtersSet: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  within: (days: number) => (days === 1 ? 'Last 24 hours' : `Last ${days} days`),
  /** The chips of active filters. */
  chips: {
    remote: 'Remote',
    applyHere: 'Apply here',
    payMin: (amount: string) => `From ${amount}`,
    payMax: (amount: string) => `Up to ${amount}`,
    withPay: 'With pay',
    company: (name: string) => `Company: ${name}`,
    degree: (name: string) => `Degree: ${name}`,
    strict: 'Full matches only',
    each: 'Repeats included',
  },
  /** What was read out of the typed words. */
  readings: {
    place: (name: string) =>
      name.includes(',')
        ? `In or near ${name}`
        : /^United|Area$/i.test(name)
          ? `In the ${name}`
          : `In ${name}`,
    payMin: (amount: string, per: string) => `${amount} ${per} and up`,
    payMax: (amount: string, per: string) => `Up to ${amount} ${per}`,
    payRange: (min: string, max: string, per: string) => `${min} - ${max} ${per}`,
    bestPaid: 'Best paid first',
    unwanted: (typed: string) => `Preferred: ${typed}`,
    excluded: (typed: string) => typed.charAt(0).toUpperCase() + typed.slice(1),
    /** Clicking its chip. */
    takeBack: (typed: string) => `Search for the words “${typed}” instead`,
    /** For assistive technology, after the count. */
    announced: (readings: readonly string[]) => `. Read as: ${readings.join('; ')}`,
  },
  /** The distance from the place searched. */
  distance: {
    label: 'Distance',
    onlyIn: (place: string) => `Only ${place}`,
    withinMiles: (miles: number) => `Within ${formatNumber(miles)} miles`,
    nearYou: 'Near you',
    /** After the count. */
    inArea: ' near you',
    around: (miles: number, place: string) => ` within ${formatNumber(miles)} miles of ${place}`,
    you: 'you',
    /** The same after words that contain the place. */
    narrowed: (miles: number) => `, within ${formatNumber(miles)} miles`,
    narrowedTo: (place: string) => `, only ${place}`,
    /** The distance of a job, in one line. */
    away: (miles: number) => `${formatNumber(miles)}\u00A0${plural(miles, 'mile')}\u00A0away`,
    nearby: 'close\u00A0by',
  },
  removeFilter: (text: string) => `Remove filter ${text}`,
  activeFilters: 'Active filters',
  clear: 'Clear filters',
  clearSearch: 'Clear search',
  /** A job of the last 24 hours. */
  fresh: 'New',
  sort: 'Sort by',
  sorts: {
    relevance: 'Most relevant',
    newest: 'Newest',
    pay: 'Highest pay',
    distance: 'Nearest',
    asListed: 'As listed',
  },
  /** "126 jobs", or "1,000+ jobs" if counting stopped. */
  count: (count: number, exact: boolean) =>
    `${formatNumber(count)}${exact ? '' : '+'} ${plural(count, 'job')}`,
  /** "1–20 of 1,189 jobs", if there are several pages. */
  range: (from: number, to: number, count: string) =>
    `${formatNumber(from)}–${formatNumber(to)} of ${count}`,
  /** After the count: the words searched for. */
  forWords: (words: string) => ` for ${words}`,
  inPlace: (place: string) => ` in ${place}`,
  results: 'Results',
  skip: 'Skip to results',
  pages: 'Pages of results',
  previous: 'Previous',
  next: 'Next',
  first: 'First page',
  page: (number: string) => `Page ${number}`,
  chosen: 'Selected job',
  fullPage: 'Open full page',
  emptyHint: 'Try fewer or different words, or remove a filter.',
  /** If no filter is active. */
  emptyWordsHint: 'Try fewer or different words.',
  /** Optional words. */
  preferred: {
    before: 'Jobs that say',
    after: 'come first.',
    only: 'Show only those',
    /** For assistive technology, after the count. */
    announced: (words: string) => `. Jobs that say ${words} come first`,
  },
  /**
   * If a corrected spelling was searched: `showing` is followed by its words, `instead` by the
   * typed ones.
   */
  otherSpelling: { showing: 'Showing jobs for', instead: 'Search only for' },
  /** The number of other postings of the same job that a result stands for. */
  alike: (count: number) => `${formatNumber(count)} like this`,
} as const;
