import { formatNumber, plural } from '../numbers';

/** The job listing (/jobdescription): search, filters, results. */
export const listingTexts = {
  title: 'Find jobs',
  heading: 'Find jobs',
  searchLabel: 'Search jobs',
  what: 'What',
  whatHint: 'Title, skill or company',
  where: 'Where',
  whereHint: 'City or “remote”',
  search: 'Search',
  filters: 'Filters',
  filtersSet: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  groups: {
    category: 'Category',
    type: 'Employment type',
    pay: 'Pay a month',
    posted: 'Posted',
    place: 'Place',
    more: 'Company and degree',
  },
  remote: 'Remote only',
  anyPlace: 'Any place',
  /** A count of a choice where only the newest matches were counted. */
  atLeast: (count: string) => `${count}+`,
  atLeastNote: 'Counts with a + are of the newest jobs found; there are more.',
  payMin: 'At least',
  payMax: 'At most',
  payWrong: { amount: 'Figures only, such as 4000', order: 'Below “At least”' },
  withPay: 'Only with pay',
  anyTime: 'Any time',
  within: (days: number) => (days === 1 ? 'Last 24 hours' : `Last ${days} days`),
  company: 'Company',
  degree: 'Degree',
  /** The chip of a filter that is set. */
  chips: {
    remote: 'Remote',
    payMin: (amount: string) => `From ${amount}`,
    payMax: (amount: string) => `Up to ${amount}`,
    withPay: 'With pay',
    company: (name: string) => `Company: ${name}`,
    degree: (name: string) => `Degree: ${name}`,
  },
  removeFilter: (text: string) => `Remove filter ${text}`,
  activeFilters: 'Active filters',
  clear: 'Clear filters',
  sort: 'Sort by',
  sorts: {
    relevance: 'Most relevant',
    newest: 'Newest',
    pay: 'Highest pay',
    asListed: 'As listed',
  },
  /** "126 jobs"; where counting stopped, "1,000+ jobs". */
  count: (count: number, exact: boolean) =>
    `${formatNumber(count)}${exact ? '' : '+'} ${plural(count, 'job')}`,
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
  show: (count: string) => `Show ${count}`,
  chosen: 'Chosen job',
  fullPage: 'Open full page',
  closeFilters: 'Close filters',
  emptyHint: 'Try fewer or other words, or take a filter away.',
  /**
   * Where another spelling was searched: `showing` is followed by its words, `instead` by what was
   * typed.
   */
  otherSpelling: { showing: 'Showing jobs for', instead: 'Search only for' },
  /** What would be found with one thing less, where nothing was found. */
  loosen: {
    heading: 'Look wider',
    words: (words: string) => `Without “${words}”`,
    onlyWords: (words: string) => `Only “${words}”`,
    location: 'In any place',
    remote: 'Not only remote',
    category: 'In any category',
    type: 'Any employment type',
    pay: 'With any pay, or none told',
    within: 'Posted at any time',
    degree: 'With any degree',
    company: 'At any company',
    filters: 'Without any filter',
  },
} as const;
