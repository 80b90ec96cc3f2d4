import sql, { type Sql } from 'sql-template-tag';
import { hour } from '@contract/time/durations';
import type { Queryable } from '../../database/database';
import { isLive } from '../jobs/jobRows';

/*
 * How searches stay fast, however common their words are. A word in a third of a million jobs has a
 * posting list of 300,000 entries, which takes seconds to read, rank or sort. But people want new
 * jobs, so a search starts with a window: the newest few thousand jobs, selected by the marks of
 * the hours, quarters of days or days they were posted in. The index intersects these with the
 * words and reads nothing else. If the window has too few matches, their number shows how common
 * the words are, and so how large the next window must be. If it has none, even in a large part of
 * the jobs, the words are so rare that all matches can be read. So a search reads at most a few
 * thousand short rows, among ten thousand jobs or ten million. The best paid jobs are searched the
 * same way, by pay steps.
 */

/**
 * Live jobs by hour (since 1970), newest first; by pay step, highest first; and by category and
 * type. Only by hour if there are so few jobs that no search needs windows.
 */
export type JobHistogram = {
  total: number;
  hours: { at: number; jobs: number }[];
  steps: { at: number; jobs: number }[];
  choices: { category: string; type: string; jobs: number }[];
};

/**
 * The number of jobs in the first window. With several conditions fewer jobs match, so `narrow` is
 * the larger one.
 */
const firstWindowSize = { wide: 4096, narrow: 32_768 };
/** Up to this many jobs, windows aren't used. */
const needsWindows = 4 * firstWindowSize.wide;

/** Above this many live jobs, no request counts or ranks all of them, or all matches. */
export const manyJobs = 100_000;
export const isLarge = ({ total }: Pick<JobHistogram, 'total'>): boolean => total > manyJobs;

export const readHistogram = async (db: Queryable): Promise<JobHistogram> => {
  const hours = await db.query<{ at: number; jobs: number }>(sql`
    SELECT floor(extract(epoch FROM j.created_at) / 3600)::bigint AS at, count(*) AS jobs FROM jobs j WHERE ${isLive} GROUP BY 1 ORDER BY 1 DESC`);
  const total = hours.reduce((sum, { jobs }) => sum + jobs, 0);
  if (total <= needsWindows) return { total, hours, steps: [], choices: [] };
  const steps = await db.query<{ at: number; jobs: number }>(sql`
    SELECT pay_step(j.pay_to) AS at, count(*) AS jobs FROM jobs j WHERE ${isLive} GROUP BY 1 ORDER BY 1 DESC`);
  const choices = await db.query<JobHistogram['choices'][number]>(sql`
    SELECT j.category, j.employment_kind AS type, count(*) AS jobs FROM jobs j WHERE ${isLive} GROUP BY 1, 2`);
  return { total, hours, steps, choices };
};

/** Returns the pay step of a monthly pay, as the database's pay_step does; 0 for none. */
export const payStepOf = (pay: number): number =>
  pay >= 1 ? 1 + Math.floor(Math.log(pay) * 4) : 0;

/**
 * A part of the jobs: the condition for `matches`, and their approximate number; `isLast` if it
 * covers all remaining jobs.
 */
export type Window = { condition: Sql | undefined; jobs: number; isLast: boolean };
const everything = (jobs: number): Window => ({ condition: undefined, jobs, isLast: true });

const marks = (letter: string, from: number, to: number): Sql =>
  sql`s.marks @@ ${Array.from({ length: to - from + 1 }, (_, index) => `${letter}${from + index}`).join(' | ')}::tsquery`;

/** The maximum number of marks in one condition, since each is compared with every match. */
const maxMarks = 12;
const maxDays = 92;

/**
 * Selects jobs posted between two hours, by hours, quarters of days or days; `undefined` if there
 * are too many days.
 */
const between = (from: number, to: number): Sql | undefined => {
  if (to - from < maxMarks) return marks('h', from, to);
  const [firstQuarter, lastQuarter] = [Math.floor(from / 6), Math.floor(to / 6)];
  if (lastQuarter - firstQuarter < maxMarks) return marks('q', firstQuarter, lastQuarter);
  const [first, last] = [Math.floor(from / 24), Math.floor(to / 24)];
  return last - first < maxDays ? marks('d', first, last) : undefined;
};

const hourOf = (date: Date): number => Math.floor(date.getTime() / hour);

/** Selects jobs posted since a date. */
export const since = (date: Date): Sql | undefined => between(hourOf(date), hourOf(new Date()) + 1);

type Slice = JobHistogram['hours'][number];
/**
 * Returns the slice at which, going down from `from`, `wanted` jobs are reached; `undefined` if
 * there are fewer.
 */
const sliceReaching = (
  slices: readonly Slice[],
  from: number,
  wanted: number,
): { at: number; jobs: number; isLast: boolean } | undefined => {
  let jobs = 0;
  const below = slices.filter(({ at }) => at <= from);
  for (const [index, slice] of below.entries()) {
    jobs += slice.jobs;
    if (jobs >= wanted) return { at: slice.at, jobs, isLast: index === below.length - 1 };
  }
  return undefined;
};

/** Returns the window of the newest `wanted` jobs posted before a date. */
const newest = (histogram: JobHistogram, wanted: number, before: Date): Window => {
  const to = hourOf(before);
  const end = sliceReaching(histogram.hours, to, wanted);
  const condition = end && !end.isLast ? between(end.at, to) : undefined;
  return end && condition
    ? { condition, jobs: end.jobs, isLast: false }
    : everything(histogram.total);
};

/** Returns the window of the `wanted` best paid jobs that pay at most `below`. */
const bestPaid = (histogram: JobHistogram, wanted: number, below: number): Window => {
  const top = below >= 1 ? payStepOf(below) + 1 : 0;
  const paid = histogram.steps.filter(({ at }) => at > 0);
  const end = sliceReaching(paid, top, wanted);
  return end && !end.isLast
    ? {
        condition: marks('p', end.at, Math.max(end.at, Math.min(top, 80))),
        jobs: end.jobs,
        isLast: false,
      }
    : everything(histogram.total);
};

/**
 * The minimum and maximum growth of the next window: few matches are a poor predictor, and
 * reading more matches than needed is a waste.
 */
const [minGrowth, maxGrowth] = [2, 32];

/**
 * The size of the first window: by the number of conditions; a number of jobs expected to have
 * enough matches; or all jobs if few match.
 */
export type FirstWindow = keyof typeof firstWindowSize | 'everything' | { jobs: number };
const sizeOf = (first: FirstWindow): number => {
  if (first === 'everything') return Infinity;
  return typeof first === 'string'
    ? firstWindowSize[first]
    : Math.min(firstWindowSize.narrow, Math.max(firstWindowSize.wide, first.jobs));
};

export type Direction = ({ by: 'age'; before?: Date } | { by: 'pay'; below?: number }) & {
  first?: FirstWindow;
};

const windowOf = (histogram: JobHistogram, direction: Direction, wanted: number): Window => {
  if (histogram.total <= needsWindows || wanted > histogram.total / 2)
    return everything(histogram.total);
  // a job's time may be slightly ahead of this host's clock
  return direction.by === 'pay'
    ? bestPaid(histogram, wanted, direction.below ?? 1e9)
    : newest(histogram, wanted, direction.before ?? new Date(Date.now() + hour));
};

/** Returns the window of about the newest `wanted` jobs, at least as large as a first one. */
export const windowFor = (histogram: JobHistogram, wanted: number): Window =>
  windowOf(histogram, { by: 'age' }, Math.max(firstWindowSize.wide, wanted));

/** The known number of matches in the first window. */
export type KnownMatches = { jobs: number; matches: number };
const nextWindow = (
  histogram: JobHistogram,
  direction: Direction,
  enough: number,
  { jobs, matches }: KnownMatches,
): Window =>
  windowOf(
    histogram,
    direction,
    Math.min(maxGrowth, Math.max(minGrowth, (1.5 * enough) / matches)) * jobs,
  );

/** Reads increasingly large windows, until one has `enough` matches or is the last. */
export const throughWindows = async <Found>(
  histogram: JobHistogram,
  direction: Direction & { known?: KnownMatches },
  enough: number,
  read: (window: Window) => Promise<Found>,
  count: (found: Found) => number,
): Promise<Found> => {
  const { known, first = 'wide' } = direction;
  for (
    let window =
      known && known.matches < enough
        ? nextWindow(histogram, direction, enough, known)
        : windowOf(histogram, direction, sizeOf(first));
    ;
  ) {
    const found = await read(window);
    const matches = count(found);
    if (window.isLast || matches >= enough) return found;
    window = nextWindow(histogram, direction, enough, { jobs: window.jobs, matches });
  }
};

/**
 * Reads all jobs. If they have more than `atMost` matches, or the newest suggest so, reads only the
 * newest, and returns how many jobs these are.
 */
export const allOrNewest = async <Found>(
  histogram: JobHistogram,
  atMost: number,
  read: (window: Window) => Promise<Found>,
  count: (found: Found) => number,
): Promise<{ all: Found } | { newest: Found; jobs: number }> => {
  const window = windowOf(histogram, { by: 'age' }, firstWindowSize.narrow);
  const found = await read(window);
  const isSmall = (some: Found, part: number) => count(some) <= atMost * part;
  const all = window.isLast
    ? found
    : isSmall(found, window.jobs / histogram.total)
      ? await read(everything(histogram.total))
      : undefined;
  return all !== undefined && isSmall(all, 1) ? { all } : { newest: found, jobs: window.jobs };
};
