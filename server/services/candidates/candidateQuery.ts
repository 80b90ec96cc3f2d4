import type { operations } from '@contract/generated/types';
import { defaultMiles } from '@contract/search/places/miles';
import { fieldPlace } from '@contract/search/places/reading/fieldPlace';
import { hasPoint } from '@contract/search/places/surroundings';
import type { Queryable } from '../../database/database';
import { skillKeys, type CandidateQuery } from '../../repositories/candidates/candidateSearch';
import { toTsqueries, type Tsqueries } from '../../repositories/search/tsqueries';
import type { Wire } from '../../wire';
import { cellsOf } from '../alerts/alertQuery';
import { clauseTsqueries } from '../alerts/matchingWords';
import { hostGazetteer } from '../search/places/hostGazetteer';

export type CandidateParameters = NonNullable<
  operations['searchCandidates']['parameters']['query']
>;
/** A search as saved: without page and order. */
export type CandidateSearchParameters = Omit<CandidateParameters, 'sort' | 'page' | 'limit'>;

const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`$&$&`)}'`;
const oneOf = (letter: string, values: readonly string[] = []): string =>
  values.map((value) => quoted(letter + value)).join(' | ');

/**
 * Start options that satisfy each filter: candidates who can start earlier can start later as well.
 */
const startsBy = {
  now: ['now'],
  month: ['now', 'month'],
  threeMonths: ['now', 'month', 'threeMonths'],
};
const activeDays = { today: 1, week: 7, month: 30 };

type Where = Pick<CandidateQuery, 'circle' | 'marks'> & { area?: Wire<'CandidatePage'>['area'] };

/** Returns the area of a search; `undefined` if the gazetteer doesn't know the place. */
const whereOf = async ({
  location = '',
  miles = defaultMiles,
}: CandidateSearchParameters): Promise<Where | undefined> => {
  if (location.trim() === '') return { circle: null, marks: [] };
  const place = fieldPlace(await hostGazetteer(), location)?.place;
  if (!place) return undefined;
  const { name, latitude, longitude } = place;
  if (!hasPoint(place)) {
    const states = (place.anyOf ?? [place]).flatMap(({ state }) => state ?? []);
    return { circle: null, marks: states.length > 0 ? [oneOf('S', states)] : [], area: { name } };
  }
  // a city or region has a radius of its own
  const reach = Math.max(miles, place.miles);
  return {
    circle: { latitude, longitude, miles: reach },
    marks: [oneOf('@', cellsOf({ place, miles: reach }))],
    area: { name, miles },
  };
};

export type UnderstoodCandidates = {
  query: CandidateQuery;
  /**
   * Returns the words with the last one as a prefix; `undefined` if that makes no difference. Used
   * only if nobody matches the whole words, since a prefix reads many lists of the index.
   */
  begun: () => Promise<Pick<CandidateQuery, 'words' | 'any'> | undefined>;
  /** The words for partial matches; '' if there are fewer than two. */
  partly: string;
  area: Wire<'CandidatePage'>['area'];
};

const wordsOf = (words: Tsqueries | undefined): Pick<CandidateQuery, 'words' | 'any'> => ({
  words: words ? clauseTsqueries(words) : [],
  any: words?.any ?? '',
});

/**
 * Parses a search for candidates: its words are read as in a job search, with synonyms. Returns
 * `undefined` if its place isn't known.
 */
export const understandCandidates = async (
  db: Queryable,
  employerId: string,
  search: CandidateSearchParameters,
): Promise<UnderstoodCandidates | undefined> => {
  const { q = '', category, skill = [], type, experience, education, start, active, list } = search;
  const where = await whereOf(search);
  if (!where) return undefined;
  // a space ends the last word
  const words = q.trim() === '' ? undefined : await toTsqueries(db, `${q} `);
  const { circle, marks, area } = where;
  return {
    query: {
      employerId,
      ...wordsOf(words),
      negated: words?.negated ?? '',
      marks,
      circle,
      groups: {
        category: oneOf('c', category),
        skill: oneOf('s', await skillKeys(db, skill)),
        type: oneOf('k', type),
        experience: oneOf('y', experience),
        education: oneOf('g', education),
        start: start === undefined ? '' : oneOf('t', startsBy[start]),
      },
      activeDays: active === undefined ? null : activeDays[active],
      list: list ?? null,
      openedAfter: null,
    },
    begun: async () => {
      const open = await toTsqueries(db, q.trimEnd());
      return open && open.required !== words?.required ? wordsOf(open) : undefined;
    },
    partly: words && words.clauses.length > 1 ? words.any : '',
    area,
  };
};
