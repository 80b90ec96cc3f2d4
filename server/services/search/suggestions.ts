import type { components, operations } from '@contract/generated/types';
import { correctBegun } from '@contract/search/spelling';
import {
  maxSuggestions,
  rolesAndTitles,
  titlesAndCompanies,
} from '@contract/search/suggestedTitles';
import type { TitleRole } from '@contract/search/titleRoles';
import type { Database } from '../../database/database';
import { findSuggestions } from '../../repositories/search/searchVocabulary';
import { usualPayOf } from './rolePay';
import { rolesOfTitles, vocabularyOf } from './vocabulary';

type Suggestions = components['schemas']['Suggestions'];
type Suggestion = components['schemas']['Suggestion'];
type Parameters = operations['getSuggestions']['parameters']['query'];

/**
 * Roles, titles and companies, or places, for what somebody is typing; those with most jobs first.
 * Where nothing begins so, for its words corrected.
 */
export const getSuggestions = async (
  db: Database,
  { q, for: field }: Parameters,
): Promise<Suggestions> => {
  const find = field === 'where' ? findPlaces : findTitlesAndCompanies;
  const items = await find(db, q);
  const corrected = items.length > 0 ? null : correctBegun(q, vocabularyOf(db));
  return { items: corrected === null ? items : await find(db, corrected) };
};

const findPlaces = (db: Database, q: string): Promise<Suggestion[]> =>
  findSuggestions(db, 'place', q, maxSuggestions);

const toSuggestion = (db: Database, { key, text, jobs }: TitleRole): Suggestion => {
  const pay = usualPayOf(db, key);
  return { kind: 'title', text, count: jobs, ...(pay && { pay }) };
};

/** Roles, and titles for what is more than a role, or newer than what roles were counted from. */
const findTitles = async (db: Database, q: string): Promise<Suggestion[]> => {
  const found = rolesOfTitles(db).beginningWith(q);
  const roles = found.slice(0, maxSuggestions).map((role) => toSuggestion(db, role));
  if (roles.length === maxSuggestions) return roles;
  return rolesAndTitles(found, roles, await findSuggestions(db, 'title', q, maxSuggestions));
};

const findTitlesAndCompanies = async (db: Database, q: string): Promise<Suggestion[]> => {
  const [titles, companies] = await Promise.all([
    findTitles(db, q),
    findSuggestions(db, 'company', q, maxSuggestions),
  ]);
  return titlesAndCompanies(titles, companies);
};
