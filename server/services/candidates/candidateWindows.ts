import { day } from '@contract/time/durations';
import type { CandidateAges } from '../../repositories/candidates/candidateSearch';

/*
 * As in a search for jobs (server/repositories/search/jobWindows.ts), a search among very many
 * profiles begins with a window: the most recently changed ones, selected by the marks of the days
 * or weeks of their change. The number of matches there tells how common the words are, and so how
 * far the next window has to reach. If there are few matches, the search reads all profiles: the
 * index reads as much for them as for a wide window.
 */

/** The marks that select a part of the profiles (undefined: all), and their estimated number. */
export type CandidateWindow = { marks: string | undefined; profiles: number };

/** Up to this number, profiles are always searched as a whole. */
const fewCandidates = 20_000;
const firstSize = 4096;
/** Assumed age of the profiles if there are no statistics. */
const assumedDays = 365;
/** Maximum number of marks in one condition: each is a separate list in the index. */
const [maxDays, maxWeeks] = [14, 26];

/**
 * Returns since when the newest `part` (0 to 1) of the profiles were changed, in milliseconds since
 * 1970.
 */
const changedSince = ({ changedAt }: CandidateAges, part: number, now: number): number => {
  if (changedAt.length < 2) return now - part * assumedDays * day;
  const at = (1 - part) * (changedAt.length - 1);
  const [before, after] = [changedAt[Math.floor(at)], changedAt[Math.ceil(at)]].map(
    (each) => each?.getTime() ?? now,
  );
  return (before ?? now) + ((after ?? now) - (before ?? now)) * (at % 1);
};

const marksBetween = (letter: string, length: number, since: number, now: number): string[] => {
  const last = Math.floor(now / (length * day));
  const first = Math.floor(since / (length * day));
  return Array.from(
    { length: Math.max(0, last - first) + 1 },
    (_, at) => `'${letter}${last - at}'`,
  );
};

/** Returns the window of about `wanted` profiles that were changed last. */
const windowOf = (ages: CandidateAges, wanted: number, now = Date.now()): CandidateWindow => {
  const since = changedSince(ages, wanted / ages.total, now);
  const days = marksBetween('d', 1, since, now);
  if (days.length <= maxDays) return { marks: days.join(' | '), profiles: wanted };
  const weeks = marksBetween('w', 7, since, now);
  return weeks.length <= maxWeeks
    ? { marks: weeks.join(' | '), profiles: wanted }
    : { marks: undefined, profiles: ages.total };
};

/** Returns the window that a search begins with. */
export const firstWindow = (ages: CandidateAges): CandidateWindow =>
  ages.total <= fewCandidates
    ? { marks: undefined, profiles: Math.max(0, ages.total) }
    : windowOf(ages, firstSize);

/** Up to this number of matches, all are read and sorted instead of using a wider window. */
const orderedAtMost = 4000;

/**
 * Returns the next window of a search that needs `wanted` matches, after one that had `matches`.
 */
export const nextWindow = (
  ages: CandidateAges,
  before: CandidateWindow,
  matches: number,
  wanted: number,
): CandidateWindow => {
  const all: CandidateWindow = { marks: undefined, profiles: ages.total };
  const isRare = (matches / before.profiles) * ages.total <= orderedAtMost;
  return isRare || before.profiles * 4 > ages.total
    ? all
    : windowOf(ages, (before.profiles * 1.5 * wanted) / matches);
};
