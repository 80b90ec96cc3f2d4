import type { JobQuery, RankedTier } from './jobFilters';
import { payStepOf, type FirstWindow, type JobHistogram } from './jobWindows';
import type { ExpectedShares } from './tsqueries';

/** How many filters a search has besides its words. */
const conditionsOf = ({
  categories,
  types,
  location,
  company,
  remote,
  applyHere,
  near,
  payMin,
  payMax,
  withPay,
}: JobQuery): number =>
  [
    categories.length,
    types.length,
    location,
    company,
    remote,
    applyHere,
    near,
    payMin ?? payMax ?? withPay,
  ].filter(Boolean).length;

/** The first window to search: the narrower the conditions, the fewer jobs of it match. */
export const firstWindowOf = (query: JobQuery): 'wide' | 'narrow' =>
  (query.words?.titleKey.split(' ').filter(Boolean).length ?? 0) + conditionsOf(query) > 1
    ? 'narrow'
    : 'wide';

/** The jobs of a histogram's slices that a condition leaves, as a share of all. */
const shareOf = <Slice extends { jobs: number }>(
  slices: readonly Slice[],
  total: number,
  isMeant: (slice: Slice) => boolean,
): number => slices.reduce((sum, slice) => sum + (isMeant(slice) ? slice.jobs : 0), 0) / total;

/**
 * Which part of all jobs the filters leave, as if each were of any category, type and pay as often;
 * undefined where it isn't known of one.
 */
const filteredShare = (
  { total, choices, steps }: JobHistogram,
  { categories, types, payMin, payMax, withPay, ...query }: JobQuery,
): number | undefined => {
  const { location, company, degree, near, places, among, employerId, status } = query;
  const isElsewhere = [location, company, degree, near, places, among, employerId].some(
    (filter) => filter !== undefined,
  );
  if (isElsewhere || query.remote || query.applyHere || status !== 'live') return undefined;
  const chosen =
    categories.length === 0 && types.length === 0
      ? 1
      : shareOf(
          choices,
          total,
          ({ category, type }) =>
            (categories.length === 0 || categories.includes(category)) &&
            (types.length === 0 || types.some((each) => each === type)),
        );
  const asksForPay = withPay || payMin !== undefined || payMax !== undefined;
  const paid = asksForPay
    ? shareOf(steps, total, ({ at }) => at > 0 && at >= payStepOf(payMin ?? 0))
    : 1;
  return chosen * paid;
};

/** How many jobs are likely to match, as a share of all; undefined where it isn't known. */
export const expectedShare = (
  histogram: JobHistogram,
  { words, ...query }: JobQuery,
  by: keyof ExpectedShares = 'anything',
): number | undefined => {
  const said = words === undefined ? 1 : words.shares?.[by]?.likely;
  const filtered = filteredShare(histogram, query);
  const share = said === undefined || filtered === undefined ? undefined : said * filtered;
  return share !== undefined && share > 0 ? share : undefined;
};

/** Few windows have just as many as expected. */
const margin = 1.3;
/** Where all matches are no more than so many times those that are wanted, they are read at once. */
const fewTimes = 4;
/** The first window to look for so many in; undefined where nobody knows how many match. */
const windowWith = (
  histogram: JobHistogram,
  query: JobQuery,
  by: keyof ExpectedShares,
  wanted: number,
): FirstWindow | undefined => {
  const share = expectedShare(histogram, query, by);
  const atMost = (query.words?.shares?.[by]?.atMost ?? 1) * histogram.total;
  if (atMost <= fewTimes * wanted) return 'everything';
  return share === undefined ? undefined : { jobs: Math.ceil((margin * wanted) / share) };
};

/** The first window to count in: a small one has as many as are counted where most jobs match. */
export const countedWindow = (
  histogram: JobHistogram,
  query: JobQuery,
  wanted: number,
): FirstWindow => windowWith(histogram, query, 'anything', wanted) ?? 'narrow';

const saidBy: Partial<Record<RankedTier, keyof ExpectedShares>> = {
  title: 'titles',
  head: 'heads',
  texts: 'anything',
};
/** The first window to rank a tier's jobs of; what is soft isn't counted. */
export const rankedWindow = (
  histogram: JobHistogram,
  query: JobQuery,
  tier: RankedTier,
  wanted: number,
): FirstWindow => {
  const by = saidBy[tier];
  const window = by && windowWith(histogram, query, by, wanted);
  return window ?? firstWindowOf(query);
};
