import type { components, operations } from '@contract/generated/types';
import type { Database } from '../../database/database';
import { findSuggestions } from '../../repositories/search/searchVocabulary';

type Suggestions = components['schemas']['Suggestions'];
type Parameters = operations['getSuggestions']['parameters']['query'];

const maxSuggestions = 10;
/** Titles leave room for so many companies, however few jobs these have. */
const minCompanies = 3;

/** Titles and companies, or places, for what somebody is typing; those with most jobs first. */
export const getSuggestions = async (
  db: Database,
  { q, for: field }: Parameters,
): Promise<Suggestions> => {
  if (field === 'where') return { items: await findSuggestions(db, 'place', q, maxSuggestions) };
  const [titles, companies] = await Promise.all([
    findSuggestions(db, 'title', q, maxSuggestions),
    findSuggestions(db, 'company', q, maxSuggestions),
  ]);
  const room = maxSuggestions - Math.min(companies.length, minCompanies);
  const items = [
    ...titles.slice(0, room),
    ...companies.slice(0, maxSuggestions - Math.min(titles.length, room)),
  ];
  return { items: items.toSorted((a, b) => b.count - a.count) };
};
