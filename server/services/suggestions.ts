import type { components, operations } from '@contract/generated/types';
import type { Database } from '../database/database';
import { findSuggestions, type SuggestionKind } from '../repositories/suggestions';

type Suggestions = components['schemas']['Suggestions'];
type Parameters = operations['getSuggestions']['parameters']['query'];

const atMost = 10;
const kinds: Record<Parameters['for'], readonly SuggestionKind[]> = { what: ['title', 'company'], where: ['place'] };

/** Titles and companies, or places, for what somebody is typing; those with most jobs first. */
export const getSuggestions = async (db: Database, { q, for: field }: Parameters): Promise<Suggestions> => {
  const typed = q.trim();
  if (!/[\p{L}\p{N}]/u.test(typed)) return { items: [] };
  const found = await Promise.all(kinds[field].map((kind) => findSuggestions(db, kind, typed, atMost)));
  return { items: found.flat().toSorted((a, b) => b.count - a.count).slice(0, atMost) };
};
