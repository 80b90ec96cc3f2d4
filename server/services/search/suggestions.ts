import type { components, operations } from '@contract/generated/types';
import type { Database } from '../../database/database';
import { findSuggestions } from '../../repositories/search/searchVocabulary';

type Suggestions = components['schemas']['Suggestions'];
type Parameters = operations['getSuggestions']['parameters']['query'];

const atMost = 10;
/** Titles leave some room for companies, however few jobs these have. */
const companiesAtLeast = 3;

/** Titles and companies, or places, for what somebody is typing; those with most jobs first. */
export const getSuggestions = async (
  db: Database,
  { q, for: field }: Parameters,
): Promise<Suggestions> => {
  if (field === 'where') return { items: await findSuggestions(db, 'place', q, atMost) };
  const [titles, companies] = await Promise.all([
    findSuggestions(db, 'title', q, atMost),
    findSuggestions(db, 'company', q, atMost),
  ]);
  const room = atMost - Math.min(companies.length, companiesAtLeast);
  const items = [
    ...titles.slice(0, room),
    ...companies.slice(0, atMost - Math.min(titles.length, room)),
  ];
  return { items: items.toSorted((a, b) => b.count - a.count) };
};
