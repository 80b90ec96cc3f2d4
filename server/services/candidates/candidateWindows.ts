import { day } from '@contract/time/durations';
import type { CandidateAges } from '../../repositories/candidates/candidateSearch';

/*
 * As in a search for jobs (server/repositories/search/jobWindows.ts), a search among very many
 * begins with a window: the profiles that were changed last, by the marks of the days or weeks of
 * that. How many match there shows how common the words are, and so how far the next window has to
 * reach. Where few match, all do: an index reads as much for them as for a wide window.
 */

/** The marks that select a part of the profiles (undefined: all), and about how many these are. */
export type CandidateWindow = { marks: string | undefined; profiles: number };

/** So few are always looked through. */
const fewCandidates = 20_000;
const firstSize = 4096;
/** Where no statistics say when profiles were changed. */
const assumedDays = 365;
/** Marks in one condition: each is a list of its own in the index. */
const [maxDays, maxWeeks] = [14, 26];

/** Since when the newest of a part of the profiles were changed, in milliseconds since 1970. */
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

/** The window of about so many profiles that were changed last. */
const windowOf = (ages: CandidateAges, wanted: number, now = Date.now()): CandidateWindow => {
  const since = changedSince(ages, wanted / ages.total, now);
  const days = marksBetween('d', 1, since, now);
  if (days.length <= maxDays) return { marks: days.join(' | '), profiles: wanted };
  const weeks = marksBetween('w', 7, since, now);
  return weeks.length <= maxWeeks
    ? { marks: weeks.join(' | '), profiles: wanted }
    : { marks: undefined, profiles: ages.total };
};

/** Where a search begins. */
export const firstWindow = (ages: CandidateAges): CandidateWindow =>
  ages.total <= fewCandidates
    ? { marks: undefined, profiles: Math.max(0, ages.total) }
    : windowOf(ages, firstSize);

/** So many matches are read and put into order rather than selected by a wider window. */
const orderedAtMost = 4000;

/** Where a search goes on that needs `wanted` matches, of which the window before had `matches`. */
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
