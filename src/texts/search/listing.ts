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
  /** Its new jobs by email. */
  save: 'Save this search',
  filters: 'Filters',
  filtersSet: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  within: (days: number) => (days === 1 ? 'Last 24 hours' : `Last ${days} days`),
  /** The chip of a filter that is set. */
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
  /** What was read out of the words that were typed. */
  readings: {
    place: (name: string) =>
      name.includes(',')
        ? `In or near ${name}`
        : /^United|Area$/i.test(name)
          ? `In the ${name}`
          : `In ${name}`,
    payMin: (amount: string) => `${amount} a month and up`,
    payMax: (amount: string) => `Up to ${amount} a month`,
    payRange: (min: string, max: string) => `${min} - ${max} a month`,
    bestPaid: 'Best paid first',
    unwanted: (typed: string) => `Preferred: ${typed}`,
    excluded: (typed: string) => typed.charAt(0).toUpperCase() + typed.slice(1),
    /** Pressing its chip. */
    takeBack: (typed: string) => `Search for the words “${typed}” instead`,
    /** For assistive technology, after the count. */
    told: (readings: readonly string[]) => `. Read as: ${readings.join('; ')}`,
  },
  /** How far from the place that is searched. */
  distance: {
    label: 'Distance',
    onlyIn: (place: string) => `Only ${place}`,
    withinMiles: (miles: number) => `Within ${formatNumber(miles)} miles`,
    nearYou: 'Near you',
    /** After the count. */
    inArea: ' near you',
    around: (miles: number, place: string) => ` within ${formatNumber(miles)} miles of ${place}`,
    you: 'you',
    /** The same after words that say the place. */
    narrowed: (miles: number) => `, within ${formatNumber(miles)} miles`,
    narrowedTo: (place: string) => `, only ${place}`,
    /** A job's, in one line. */
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
  /** "126 jobs"; where counting stopped, "1,000+ jobs". */
  count: (count: number, exact: boolean) =>
    `${formatNumber(count)}${exact ? '' : '+'} ${plural(count, 'job')}`,
  /** "1–20 of 1,189 jobs", where there are more pages. */
  range: (from: number, to: number, count: string) =>
    `${formatNumber(from)}–${formatNumber(to)} of ${count}`,
  /** After the count: what was searched for. */
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
  /** Where no filter is set. */
  emptyWordsHint: 'Try fewer or different words.',
  /** Words that jobs needn't say. */
  preferred: {
    before: 'Jobs that say',
    after: 'come first.',
    only: 'Show only those',
    /** For assistive technology, after the count. */
    told: (words: string) => `. Jobs that say ${words} come first`,
  },
  /**
   * Where another spelling was searched: `showing` is followed by its words, `instead` by what was
   * typed.
   */
  otherSpelling: { showing: 'Showing jobs for', instead: 'Search only for' },
  /** How many postings of the same job a result stands for, besides its own. */
  alike: (count: number) => `${formatNumber(count)} like this`,
} as const;
