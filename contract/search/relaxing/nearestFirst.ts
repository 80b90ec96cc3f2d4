import type { Candidate, Ranked } from '../relevance/rankCandidates';

/** The upper ends of the distance bands, in miles. */
const bands = [100, 250, 500, 1000];
const bandOf = (miles: number): number => {
  const band = bands.findIndex((end) => miles <= end);
  return band === -1 ? bands.length : band;
};

/** Smaller than any difference between ranks. */
const tiny = 2 ** -20;
/**
 * Sets the ranks of sorted jobs so that each is below the previous one's, even if it was higher: the
 * next page continues after the last listed job's rank.
 */
export const withDescendingRanks = <Job extends Ranked<Candidate>>(jobs: readonly Job[]): Job[] => {
  let below = Infinity;
  return jobs.map((job) => {
    below = Math.min(job.rank, below - tiny);
    return { ...job, rank: below };
  });
};

/**
 * Orders jobs that match all words, but are anywhere, by how far away they are: first in bands of
 * distance, then by rank. Another name for the same job 150 miles away is a better match than the
 * same name across the country. The ranks are reassigned in the new order, so that the jobs can be
 * merged with others. `ranked`: best first.
 */
export const nearestFirst = <Job extends Ranked<Candidate>>(
  ranked: readonly Job[],
  milesTo: (place: string) => number,
): Job[] => {
  const ordered = ranked
    .map((job) => ({ job, band: bandOf(milesTo(job.place)) }))
    .toSorted((one, other) => one.band - other.band);
  return withDescendingRanks(
    ordered.map(({ job }, at) => ({ ...job, rank: ranked[at]?.rank ?? job.rank })),
  );
};
