import type { JobQuery, RankedTier } from './jobFilters';
import { payStepOf, type FirstWindow, type JobHistogram } from './jobWindows';
import type { Selectivities } from './tsqueries';

/** Returns the number of filters besides words. */
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

/** Returns the first window to search: the more conditions, the fewer of its jobs match. */
export const firstWindowOf = (query: JobQuery): 'wide' | 'narrow' =>
  (query.words?.titleKey.split(' ').filter(Boolean).length ?? 0) + conditionsOf(query) > 1
    ? 'narrow'
    : 'wide';

/** Returns the share of all jobs that are in the matching slices of a histogram. */
const shareOf = <Slice extends { jobs: number }>(
  slices: readonly Slice[],
  total: number,
  isMeant: (slice: Slice) => boolean,
): number => slices.reduce((sum, slice) => sum + (isMeant(slice) ? slice.jobs : 0), 0) / total;

/**
 * Estimates the share of all jobs that pass the filters, assuming that category and type are
 * independent of pay; `undefined` if it isn't known for one of the filters.
 */
const filterSelectivity = (
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

/** Estimates the share of all jobs that match; `undefined` if it isn't known. */
export const estimateSelectivity = (
  histogram: JobHistogram,
  { words, ...query }: JobQuery,
  by: keyof Selectivities = 'anything',
): number | undefined => {
  const said = words === undefined ? 1 : words.selectivities?.[by]?.likely;
  const filtered = filterSelectivity(histogram, query);
  const share = said === undefined || filtered === undefined ? undefined : said * filtered;
  return share !== undefined && share > 0 ? share : undefined;
};

/** Enlarges a window, since few have exactly as many matches as expected. */
const margin = 1.3;
/** If there are at most this many times the wanted matches, all of them are read at once. */
const fewTimes = 4;
/**
 * Returns the first window in which to look for `wanted` matches; `undefined` if the share of
 * matches isn't known.
 */
const windowWith = (
  histogram: JobHistogram,
  query: JobQuery,
  by: keyof Selectivities,
  wanted: number,
): FirstWindow | undefined => {
  const share = estimateSelectivity(histogram, query, by);
  const atMost = (query.words?.selectivities?.[by]?.atMost ?? 1) * histogram.total;
  if (atMost <= fewTimes * wanted) return 'everything';
  return share === undefined ? undefined : { jobs: Math.ceil((margin * wanted) / share) };
};

/** Returns the first window to count in: if most jobs match, a small one has enough. */
export const countedWindow = (
  histogram: JobHistogram,
  query: JobQuery,
  wanted: number,
): FirstWindow => windowWith(histogram, query, 'anything', wanted) ?? 'narrow';

const saidBy: Partial<Record<RankedTier, keyof Selectivities>> = {
  title: 'titles',
  head: 'heads',
  texts: 'anything',
};
/** Returns the first window for ranking a tier's jobs; soft words aren't considered. */
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
