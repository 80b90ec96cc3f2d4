import type { components, operations } from '@contract/generated/types';
import { placeKey } from '@contract/search/places/placeKey';
import { placeText } from '@contract/search/places/placeText';
import { stateNamed, stateNames } from '@contract/search/places/stateOf';
import { correctIncompleteQuery } from '@contract/search/spelling/spelling';
import { beginsWordsOf, maySuggestState } from '@contract/search/suggestedPlaces';
import {
  maxSuggestions,
  rolesAndTitles,
  titlesAndCompanies,
} from '@contract/search/suggestedTitles';
import type { TitleRole } from '@contract/search/titleRoles';
import type { Database } from '../../database/database';
import { countInStates, findSuggestions } from '../../repositories/search/searchVocabulary';
import { usualPayOf } from './pay/rolePay';
import { rolesOfTitles, vocabularyOf } from './vocabulary';

type Suggestions = components['schemas']['Suggestions'];
type Suggestion = components['schemas']['Suggestion'];
type Parameters = operations['getSuggestions']['parameters']['query'];

/**
 * Suggests roles, titles and companies, or places, for a text being typed, most jobs first. If
 * nothing begins with the text, tries its corrected spelling.
 */
export const getSuggestions = async (
  db: Database,
  { q, for: field }: Parameters,
): Promise<Suggestions> => {
  const find = field === 'where' ? findPlaces : findTitlesAndCompanies;
  const items = await find(db, q);
  const corrected = items.length > 0 ? null : correctIncompleteQuery(q, vocabularyOf(db));
  return { items: corrected === null ? items : await find(db, corrected) };
};

/**
 * Place names as written in jobs: a city has about as many spellings as it has jobs with a street.
 */
const maxWrittenPlaces = 20 * maxSuggestions;

/** Returns the states that begin with the text, with the number of jobs in them. */
const findStates = async (db: Database, q: string): Promise<Suggestion[]> => {
  const names = stateNames.filter((name) => maySuggestState(q, stateNamed(name) ?? name));
  if (names.length === 0) return [];
  const counts = new Map<string, number>();
  for (const { state, count } of await countInStates(db.reads, names)) {
    const text = stateNamed(state) ?? state;
    counts.set(text, (counts.get(text) ?? 0) + count);
  }
  return [...counts].map(([text, count]) => ({ kind: 'place', text, count }));
};

/**
 * Suggests states and cities, each city once however many of its streets jobs name. Leaves out
 * cities that match by a street only.
 */
const findPlaces = async (db: Database, q: string): Promise<Suggestion[]> => {
  const cities = new Map<string, Suggestion>();
  const states = await findStates(db, q);
  for (const written of await findSuggestions(db.reads, 'place', q, maxWrittenPlaces)) {
    const text = placeText(written.text);
    const known = cities.get(placeKey(text));
    if (known) known.count += written.count;
    else if (text === written.text || beginsWordsOf(q, text))
      cities.set(placeKey(text), { ...written, text });
  }
  for (const state of states) cities.set(placeKey(state.text), state);
  return [...cities.values()].toSorted((a, b) => b.count - a.count).slice(0, maxSuggestions);
};

const toSuggestion = (db: Database, { key, text, jobs }: TitleRole): Suggestion => {
  const pay = usualPayOf(db, key);
  return { kind: 'title', text, count: jobs, ...(pay && { pay }) };
};

/**
 * Suggests roles, and also titles that are longer than a role or newer than the last count of
 * roles.
 */
const findTitles = async (db: Database, q: string): Promise<Suggestion[]> => {
  const found = rolesOfTitles(db).withPrefixes(q);
  const roles = found.slice(0, maxSuggestions).map((role) => toSuggestion(db, role));
  if (roles.length === maxSuggestions) return roles;
  return rolesAndTitles(found, roles, await findSuggestions(db.reads, 'title', q, maxSuggestions));
};

const findTitlesAndCompanies = async (db: Database, q: string): Promise<Suggestion[]> => {
  const [titles, companies] = await Promise.all([
    findTitles(db, q),
    findSuggestions(db.reads, 'company', q, maxSuggestions),
  ]);
  return titlesAndCompanies(titles, companies);
};
