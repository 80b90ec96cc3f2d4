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

/** What each job has: of searches that require nothing that could be a key. */
const everyJob = '*';

/** About which share of all jobs has a mark of these, where nothing counts it. */
const usualShares: Partial<Record<string, number>> = {
  c: 0.1,
  k: 0.5,
  r: 0.2,
  a: 0.5,
  g: 0.1,
  e: 0.001,
};

/** Which share of all jobs says a word anywhere. */
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

/** A key's kind, so that a word is no mark. */
const keyed = (kind: 'b' | 'm' | 'p' | '@', required: Required | undefined): Required | undefined =>
  required && { ...required, lexemes: required.lexemes.map((lexeme) => kind + lexeme) };

/**
 * The half degrees of the map that a circle touches; a job's are made by
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
  /** None for a state, which has no middle; one for each of several places that have. */
  circles: readonly Circle[];
  /** Names that count as they are written, besides places in the circles. */
  names: readonly string[];
  /** Which share of all jobs is there, about. */
  share: number;
};

/** Where a search looks for jobs; undefined for everywhere. */
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
    // a place that was chosen by its distance is found by that alone
    names: centers.flatMap(({ names }) => names).filter((name) => near.places.includes(name)),
    share,
  };
};

/** What a job in a place has one of. */
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

/** A search turned round: what a job has to say to be found by it, and the keys it is looked up by. */
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

/** As the search compares the pay (`matchesPay`). */
const payColumns = ({ payMin, payMax, withPay }: JobQuery) => ({
  payMin: payMin ?? null,
  payMax: payMax ?? null,
  isPaid: payMin === undefined && (withPay || payMax !== undefined),
});
