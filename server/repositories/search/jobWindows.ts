import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { isLive } from '../jobs/jobRows';

/*
 * How a search stays quick, however common its words are. A word that a third of a million jobs say
 * has 300,000 entries in the index; to read, rank or sort them takes seconds. But who searches
 * wants the new ones: so a search looks at the newest few thousand jobs first, by asking for the
 * marks of the hours, quarters of days or days they were posted in, and then for the words. The
 * index leaps to where both are and reads nothing else. Where that brings too few, it says how
 * common the words are, and with that how much further back to look; where it brings none even from
 * a good part of them, the words are so rare that all their matches can be read. So a search reads
 * a few thousand short rows at most, be there ten thousand jobs or ten million. The same holds for
 * the best paid, by steps of pay.
 */

/** Live jobs in each hour (since 1970), newest first, and on each step of pay, highest first. */
export type Spread = {
  total: number;
  hours: { at: number; jobs: number }[];
  steps: { at: number; jobs: number }[];
};

/**
 * Jobs that the first window holds; where they are to fulfil several conditions, so that few do, it
 * is the larger.
 */
const firstWindow = { wide: 4096, narrow: 32_768 };
/** A site that has no more needs no windows. */
const needsWindows = 4 * firstWindow.wide;
const hour = 3_600_000;

/**
 * Beyond so many live jobs nothing is counted or ranked over all of them, or all that match, while
 * somebody waits.
 */
export const manyJobs = 100_000;
export const isLarge = ({ total }: Pick<Spread, 'total'>): boolean => total > manyJobs;

export const readSpread = async (db: Queryable): Promise<Spread> => {
  const hours = await db.query<{ at: number; jobs: number }>(sql`
    SELECT floor(extract(epoch FROM j.created_at) / 3600)::bigint AS at, count(*) AS jobs FROM jobs j WHERE ${isLive} GROUP BY 1 ORDER BY 1 DESC`);
  const total = hours.reduce((sum, { jobs }) => sum + jobs, 0);
  if (total <= needsWindows) return { total, hours, steps: [] };
  const steps = await db.query<{ at: number; jobs: number }>(sql`
    SELECT pay_step(j.pay_to) AS at, count(*) AS jobs FROM jobs j WHERE ${isLive} GROUP BY 1 ORDER BY 1 DESC`);
  return { total, hours, steps };
};

/**
 * A part of the jobs: the condition for `matches`, and about how many there are; `isLast` where
 * nothing lies beyond it.
 */
export type Window = { condition: Sql | undefined; jobs: number; isLast: boolean };
const everything = (jobs: number): Window => ({ condition: undefined, jobs, isLast: true });

const marks = (letter: string, from: number, to: number): Sql =>
  sql`s.marks @@ ${Array.from({ length: to - from + 1 }, (_, index) => `${letter}${from + index}`).join(' | ')}::tsquery`;

/** So many marks at most are asked for together: each costs a look at every match. */
const marksAtMost = 12;
const mostDays = 92;

/**
 * The jobs posted from one hour to another, by hours, quarters of days or days; undefined where
 * that are too many days to name.
 */
const between = (from: number, to: number): Sql | undefined => {
  if (to - from < marksAtMost) return marks('h', from, to);
  const [firstQuarter, lastQuarter] = [Math.floor(from / 6), Math.floor(to / 6)];
  if (lastQuarter - firstQuarter < marksAtMost) return marks('q', firstQuarter, lastQuarter);
  const [first, last] = [Math.floor(from / 24), Math.floor(to / 24)];
  return last - first < mostDays ? marks('d', first, last) : undefined;
};

const hourOf = (date: Date): number => Math.floor(date.getTime() / hour);

/** Those not older than a moment. */
export const since = (date: Date): Sql | undefined => between(hourOf(date), hourOf(new Date()) + 1);

type Slice = Spread['hours'][number];
/** The slices from the first at or below `from` on until they hold so many jobs. */
const reach = (
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

/** The newest `wanted` jobs of those posted before a moment (or now). */
const newest = (spread: Spread, wanted: number, before: Date): Window => {
  const to = hourOf(before);
  const end = reach(spread.hours, to, wanted);
  const condition = end && !end.isLast ? between(end.at, to) : undefined;
  return end && condition ? { condition, jobs: end.jobs, isLast: false } : everything(spread.total);
};

/** The best paid `wanted` jobs of those that pay no more than `below`. */
const bestPaid = (spread: Spread, wanted: number, below: number): Window => {
  const top = below >= 1 ? 1 + Math.floor(Math.log(below) * 4) + 1 : 0;
  const paid = spread.steps.filter(({ at }) => at > 0);
  const end = reach(paid, top, wanted);
  return end && !end.isLast
    ? {
        condition: marks('p', end.at, Math.max(end.at, Math.min(top, 80))),
        jobs: end.jobs,
        isLast: false,
      }
    : everything(spread.total);
};

/**
 * How much larger the next window is: of few matches there is no telling, and the newest jobs may
 * be a single employer's thousand.
 */
const [leastGrowth, mostGrowth] = [8, 32];

export type Direction = ({ by: 'age'; before?: Date } | { by: 'pay'; below?: number }) & {
  first?: keyof typeof firstWindow;
};

const windowOf = (spread: Spread, direction: Direction, wanted: number): Window => {
  if (spread.total <= needsWindows || wanted > spread.total / 2) return everything(spread.total);
  // a job may be a moment ahead of this host's clock
  return direction.by === 'pay'
    ? bestPaid(spread, wanted, direction.below ?? 1e9)
    : newest(spread, wanted, direction.before ?? new Date(Date.now() + hour));
};

/** What was found already in the narrow window: a look that need not be taken again. */
export type Narrowly = { jobs: number; matches: number };
const grown = (
  spread: Spread,
  direction: Direction,
  enough: number,
  { jobs, matches }: Narrowly,
): Window =>
  windowOf(
    spread,
    direction,
    Math.min(mostGrowth, Math.max(leastGrowth, (1.5 * enough) / matches)) * jobs,
  );

/** What `read` finds in the first of ever larger windows that holds `enough`, or in all jobs. */
export const throughWindows = async <Found>(
  spread: Spread,
  direction: Direction & { known?: Narrowly },
  enough: number,
  read: (window: Window) => Promise<Found>,
  count: (found: Found) => number,
): Promise<Found> => {
  const { known, first = 'wide' } = direction;
  for (
    let window =
      known && known.matches < enough
        ? grown(spread, direction, enough, known)
        : windowOf(spread, direction, firstWindow[first]);
    ;
  ) {
    const found = await read(window);
    const matches = count(found);
    if (window.isLast || matches >= enough) return found;
    window = grown(spread, direction, enough, { jobs: window.jobs, matches });
  }
};

/**
 * What `read` finds in all jobs; where that is more than `atMost`, or the newest let expect it,
 * what it finds among these, and how many they are.
 */
export const allOrNewest = async <Found>(
  spread: Spread,
  atMost: number,
  read: (window: Window) => Promise<Found>,
  count: (found: Found) => number,
): Promise<{ all: Found } | { newest: Found; jobs: number }> => {
  const window = windowOf(spread, { by: 'age' }, firstWindow.narrow);
  const found = await read(window);
  const isSmall = (some: Found, part: number) => count(some) <= atMost * part;
  const all = window.isLast
    ? found
    : isSmall(found, window.jobs / spread.total)
      ? await read(everything(spread.total))
      : undefined;
  return all !== undefined && isSmall(all, 1) ? { all } : { newest: found, jobs: window.jobs };
};
