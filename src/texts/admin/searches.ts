import { limits } from '@contract/limits';

const { termVisitors, termDays } = limits;

/** The screen with visitors' search terms. */
export const searchTermTexts = {
  title: 'Searches',
  noun: ['search', 'searches'],
  intro: `What visitors type into the search. Words show up once ${termVisitors} visitors have typed the same on one day, and are kept for ${termDays} days. Who they were isn’t kept, and words with an @, a long number or a link aren’t counted.`,
  off: 'Searches aren’t counted right now: SEARCH_TERMS is off.',
  search: 'Search these words',
  from: 'From',
  to: 'To',
  withoutResults: 'Only those that found nothing',
  columns: {
    term: 'Words',
    searches: 'Searches',
    visitors: 'Visitors',
    results: 'Jobs found',
    noResults: 'Found nothing',
    clicks: 'Opened a job',
    action: 'Try it',
  },
  /** Terms that were only searched with filters. */
  unknown: '–',
  see: 'See jobs',
  seeNamed: (term: string) => `See jobs for ${term}`,
  empty: `Nothing yet. Words show up once ${termVisitors} visitors have typed the same on one day.`,
  allFound: 'Every search found a job',
  noneThen: 'Nothing on these days',
} as const;
