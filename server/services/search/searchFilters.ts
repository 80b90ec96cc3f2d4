import type { operations } from '@contract/generated/types';
import type { Surroundings } from '@contract/search/places/surroundings';
import type { ReadQuery } from '@contract/search/reading/readQuery';
import { idfWeights, saidWords } from '@contract/search/relevance/idfWeights';
import type { Ranking } from '@contract/search/relevance/rankCandidates';
import type { SpellingVocabulary } from '@contract/search/spelling/spellingVocabulary';
import type { Database } from '../../database/database';
import { findEmployerId } from '../../repositories/jobs/jobOwners';
import type { JobFilters } from '../../repositories/search/jobFilters';

export type SearchParameters = NonNullable<operations['searchJobs']['parameters']['query']>;

/**
 * Converts a search's parameters to filters; `undefined` if the employer doesn't exist, so that
 * nothing can match.
 */
export const filtersOf = async (
  db: Database,
  search: SearchParameters,
  { words, optional, soft, boostQuery, filters }: ReadQuery,
): Promise<JobFilters | undefined> => {
  const text = (value: string | undefined) => value?.trim() || undefined;
  const employerId =
    search.employer === undefined ? undefined : await findEmployerId(db, search.employer);
  if (search.employer !== undefined && employerId === undefined) return undefined;
  return {
    words,
    optional,
    soft,
    boostQuery,
    location: text(search.location),
    company: text(search.company),
    degree: text(search.degree),
    categories: search.category ?? [],
    types: search.type ?? [],
    remote: search.remote ?? false,
    applyHere: search.applyHere ?? false,
    withPay: search.withPay ?? false,
    payMin: search.payMin || undefined,
    payMax: search.payMax,
    within: search.within,
    employerId,
    status: search.status ?? 'live',
    ...filters,
  };
};

/**
 * Returns how matches are ranked. Lists of an employer or administrator show each posting
 * separately.
 */
export const rankingOf = (
  { each, employer, status }: SearchParameters,
  vocabulary: SpellingVocabulary,
  around: Surroundings | undefined,
  explain: Ranking['explain'],
): Omit<Ranking, 'asOf'> => ({
  words: { parsed: [] },
  weightOf: idfWeights(vocabulary),
  isSaid: saidWords(vocabulary),
  milesTo: (place) => around?.miles.get(place.trim()) ?? 0,
  collapse: each !== true && employer === undefined && status === undefined,
  explain,
});
