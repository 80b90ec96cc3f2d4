import type { components } from '@contract/generated/types';
import { parseQuery } from '@contract/search/parseQuery';
import type { Database } from '../../database/database';
import { readFilters, type JobFilters, type JobQuery } from '../../repositories/search/jobFilters';
import type { Spread } from '../../repositories/search/jobWindows';
import { countTotal } from './searchCounts';

type Loosened = components['schemas']['LoosenedSearch'];
type Change = Pick<Loosened, 'leftOut' | 'q'> & { change: Partial<JobFilters> };

const wordsAtMost = 6;

/** Each filter that is set, and each word among several, left out. */
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
  const things = words === undefined ? [] : thingsOf(words);
  const single: Change[] =
    things.length < 2 || things.length > wordsAtMost
      ? []
      : things.map((_, index) => {
          const q = things.filter((__, other) => other !== index).join(' ');
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
  // words alone: leaving all of them out is no search any more
  return set.length === 1 && words !== undefined ? single : [...single, ...set];
};

/** The words alone, where they are narrowed by several filters. */
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
const thingsOf = (words: string): string[] => {
  const things = words.match(/-?"[^"]*"?|\S+/gu) ?? [];
  return things.filter((thing) => parseQuery(thing).length > 0);
};

/**
 * The search with a change; only words have to be read anew, where there was something to find at
 * all.
 */
const changed = async (
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
 * Where a search finds nothing: what it would find with each of its filters or words left out, most
 * first; those that give nothing are not told. Where none of them gives anything, what the words
 * alone would find.
 */
export const loosenedSearches = async (
  db: Database,
  spread: Spread,
  filters: JobFilters,
  asked: JobQuery | undefined,
): Promise<Loosened[]> => {
  const count = async ({ change, ...loosened }: Change): Promise<Loosened> => {
    const query = await changed(db, filters, asked, change);
    return {
      ...loosened,
      ...(query ? await countTotal(db, spread, query) : { total: 0, totalIsExact: true }),
    };
  };
  const helping = (counted: Loosened[]) =>
    counted.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
  const changes = changesOf(filters);
  const single = helping(await Promise.all(changes.map(count)));
  const severalFilters = changes.filter(({ leftOut }) => leftOut !== 'words').length > 1;
  return single.length > 0 || filters.words === undefined || !severalFilters
    ? single
    : helping([await count(wordsAlone(filters))]);
};
