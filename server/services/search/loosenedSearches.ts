import type { components } from '@contract/generated/types';
import { parseQuery } from '@contract/search/parseQuery';
import type { Database } from '../../database/database';
import { readFilters, type JobFilters, type JobQuery } from '../../repositories/search/jobFilters';
import type { JobHistogram } from '../../repositories/search/jobWindows';
import { countTotal } from './searchCounts';

type Loosened = components['schemas']['LoosenedSearch'];
type Change = Pick<Loosened, 'leftOut' | 'q'> & { change: Partial<JobFilters> };

/** With more terms than this, leaving out one of them hardly helps. */
const maxTerms = 6;

/** Without each filter that is set, and without each of several words. */
const changesOf = ({
  words,
  location,
  remote,
  categories,
  types,
  payMin,
  payMax,
  withPay,
  within,
  degree,
  company,
}: JobFilters): Change[] => {
  const terms = words === undefined ? [] : termsOf(words);
  const single: Change[] =
    terms.length < 2 || terms.length > maxTerms
      ? []
      : terms.map((_, index) => {
          const q = terms.filter((__, other) => other !== index).join(' ');
          return { leftOut: 'words', q, change: { words: q } };
        });
  const filters: (Change & { isSet: boolean })[] = [
    { leftOut: 'words', q: '', change: { words: undefined }, isSet: words !== undefined },
    { leftOut: 'location', change: { location: undefined }, isSet: location !== undefined },
    { leftOut: 'remote', change: { remote: false }, isSet: remote },
    { leftOut: 'category', change: { categories: [] }, isSet: categories.length > 0 },
    { leftOut: 'type', change: { types: [] }, isSet: types.length > 0 },
    {
      leftOut: 'pay',
      change: { payMin: undefined, payMax: undefined, withPay: false },
      isSet: payMin !== undefined || payMax !== undefined || withPay,
    },
    { leftOut: 'within', change: { within: undefined }, isSet: within !== undefined },
    { leftOut: 'degree', change: { degree: undefined }, isSet: degree !== undefined },
    { leftOut: 'company', change: { company: undefined }, isSet: company !== undefined },
  ];
  const set = filters.flatMap(({ isSet, ...change }) => (isSet ? [change] : []));
  // words alone: without all of them it would be no search any more
  return set.length === 1 && words !== undefined ? single : [...single, ...set];
};

/** The words alone, without any filter. */
const wordsAlone = ({ words, status, employerId }: JobFilters): Change => ({
  leftOut: 'filters',
  change: {
    words,
    status,
    employerId,
    location: undefined,
    remote: false,
    categories: [],
    types: [],
    payMin: undefined,
    payMax: undefined,
    withPay: false,
    within: undefined,
    degree: undefined,
    company: undefined,
  },
});

/** Words and phrases as they were typed. */
const termsOf = (words: string): string[] => {
  const terms = words.match(/-?"[^"]*"?|\S+/gu) ?? [];
  return terms.filter((term) => parseQuery(term).length > 0);
};

/** The query with a change; only changed words need new tsqueries, unless nothing could match. */
const withChange = async (
  db: Database,
  filters: JobFilters,
  query: JobQuery | undefined,
  change: Partial<JobFilters>,
): Promise<JobQuery | undefined> => {
  if (!query || change.words !== undefined) return readFilters(db, { ...filters, ...change });
  const {
    words: _words,
    location: _location,
    company: _company,
    degree: _degree,
    ...others
  } = change;
  const without = (['words', 'location', 'company', 'degree'] as const)
    .filter((name) => name in change)
    .map((name) => [name, undefined]);
  // the place may have been "remote"
  return {
    ...query,
    ...('location' in change ? { remote: filters.remote } : {}),
    ...others,
    ...Object.fromEntries(without),
  };
};

/**
 * For a search without matches (query relaxation): what it would find without each of its filters
 * or words, most first, leaving out what finds nothing; where all do, what the words alone would
 * find.
 */
export const loosenedSearches = async (
  db: Database,
  histogram: JobHistogram,
  filters: JobFilters,
  asked: JobQuery | undefined,
): Promise<Loosened[]> => {
  const count = async ({ change, ...loosened }: Change): Promise<Loosened> => {
    const query = await withChange(db, filters, asked, change);
    return {
      ...loosened,
      ...(query ? await countTotal(db, histogram, query) : { total: 0, totalIsExact: true }),
    };
  };
  const helpful = (counted: Loosened[]) =>
    counted.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
  const changes = changesOf(filters);
  const single = helpful(await Promise.all(changes.map(count)));
  const severalFilters = changes.filter(({ leftOut }) => leftOut !== 'words').length > 1;
  return single.length > 0 || filters.words === undefined || !severalFilters
    ? single
    : helpful([await count(wordsAlone(filters))]);
};
