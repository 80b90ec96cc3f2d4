import { boundingBox } from '@contract/search/places/distance';
import { hasPoint } from '@contract/search/places/surroundings';
import { allJobs, type SpellingVocabulary } from '@contract/search/spelling/spellingVocabulary';
import type { AlertQuery } from '../../repositories/alerts/alertQueries';
import type { JobQuery } from '../../repositories/search/jobFilters';
import type { Near } from '../../repositories/search/nearPlaces';
import { all, marksOf } from '../../repositories/search/watchedSearches';
import type { SearchArea } from '../search/places/searchArea';
import { clauseTsqueries, matchingWords } from './matchingWords';
import { rarest, requiredLexemes, type Required } from './requiredLexemes';

/** The key that every job has, for searches that require nothing usable as a key. */
const everyJob = '*';

/** Estimated share of all jobs that have a mark of each kind, for kinds that aren't counted. */
const usualShares: Partial<Record<string, number>> = {
  c: 0.1,
  k: 0.5,
  r: 0.2,
  a: 0.5,
  g: 0.1,
  e: 0.001,
};

/** Returns the share of all jobs that contain a word anywhere. */
const shareOfWord =
  ({ jobs, countsOf }: SpellingVocabulary) =>
  (lexeme: string): number =>
    allJobs(countsOf(lexeme)) / Math.max(1, jobs);

const shareOfMark =
  ({ jobs, countsOf }: SpellingVocabulary) =>
  (mark: string): number => {
    const [letter, word] = [mark.charAt(0), mark.slice(1)];
    const usual = usualShares[letter];
    if (usual !== undefined) return usual;
    const counts = countsOf(word);
    return ((letter === 'l' ? counts?.places : counts?.companies) ?? 0) / Math.max(1, jobs);
  };

/** Prefixes keys with their kind, so that words and marks don't collide. */
const keyed = (kind: 'b' | 'm' | 'p' | '@', required: Required | undefined): Required | undefined =>
  required && { ...required, lexemes: required.lexemes.map((lexeme) => kind + lexeme) };

/**
 * Returns the half-degree cells of the map that a circle touches. A job's cells are computed by
 * `server/repositories/alerts/alertMatching.ts`, a candidate's by `candidate_marks`.
 */
export const cellsOf = ({ place, miles }: Circle): string[] => {
  const { south, north, west, east } = boundingBox(place, miles);
  const steps = (from: number, to: number): number[] =>
    Array.from(
      { length: Math.floor(to * 2) - Math.floor(from * 2) + 1 },
      (_, index) => Math.floor(from * 2) + index,
    );
  return steps(south, north).flatMap((row) =>
    steps(west, east).map((column) => `${row}:${column}`),
  );
};

type Circle = { place: SearchArea['place']; miles: number };
export type AlertPlace = {
  near: Near;
  /** One per place; none for a state, which has no center. */
  circles: readonly Circle[];
  /** Place names that match as they are written, in addition to places within the circles. */
  names: readonly string[];
  /** Estimated share of all jobs in the place. */
  share: number;
};

/** Returns where a search looks for jobs; `undefined` if everywhere. */
export const placeOf = (
  query: JobQuery,
  area: SearchArea | undefined,
  share: number,
): AlertPlace | undefined => {
  if (!query.near || !area) return undefined;
  const { near } = query;
  const centers = (area.place.anyOf ?? [area.place]).filter(hasPoint);
  return {
    near,
    circles: centers.map((place) => ({ place, miles: Math.max(area.miles, place.miles) })),
    // with a chosen distance, `near.places` omits the name: only the distance counts
    names: centers.flatMap(({ names }) => names).filter((name) => near.places.includes(name)),
    share,
  };
};

/** Returns keys such that every job in the place has at least one of them. */
const placeKeys = (
  { near, circles, names, share }: AlertPlace,
  shareOf: (mark: string) => number,
): Required | undefined => {
  const named = near.marks === '' ? undefined : requiredLexemes(near.marks, shareOf);
  if (near.marks !== '' && !named) return undefined;
  return {
    lexemes: [
      ...circles.flatMap(cellsOf).map((cell) => `@${cell}`),
      ...names.map((name) => `p${name}`),
      ...(keyed('m', named)?.lexemes ?? []),
    ],
    share: Math.max(circles.length > 0 ? share : 0, named?.share ?? 0),
  };
};

/**
 * Converts a search to an alert query, to find the alerts that match a job: the conditions on the
 * job, and the keys under which the alert is indexed.
 */
export const alertQueryOf = (
  query: JobQuery,
  place: AlertPlace | undefined,
  vocabulary: SpellingVocabulary,
): AlertQuery => {
  const marks = marksOf(query);
  const [ofWord, ofMark] = [shareOfWord(vocabulary), shareOfMark(vocabulary)];
  const keys = rarest([
    ...(query.words ? clauseTsqueries(query.words) : []).map((clause) =>
      keyed('b', requiredLexemes(clause, ofWord)),
    ),
    ...marks.map((each) => keyed('m', requiredLexemes(each, ofMark))),
    place && placeKeys(place, ofMark),
  ]);
  return {
    keys: [...(keys?.lexemes ?? [everyJob])],
    words: (query.words && matchingWords(query.words)) || null,
    marks: all(marks) || null,
    ...placeColumns(place),
    ...payColumns(query),
  };
};

const placeColumns = (place: AlertPlace | undefined) => {
  const [first, ...others] = place?.circles ?? [];
  return {
    isNear: place !== undefined,
    latitude: first?.place.latitude ?? null,
    longitude: first?.place.longitude ?? null,
    miles: first?.miles ?? null,
    otherCircles: others.flatMap(({ place: { latitude, longitude }, miles }) => [
      latitude,
      longitude,
      miles,
    ]),
    places: place?.names ?? [],
    placeMarks: place?.near.marks || null,
  };
};

/** Pay conditions, the same as the search's (`matchesPay`). */
const payColumns = ({ payMin, payMax, withPay }: JobQuery) => ({
  payMin: payMin ?? null,
  payMax: payMax ?? null,
  isPaid: payMin === undefined && (withPay || payMax !== undefined),
});
