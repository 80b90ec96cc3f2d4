import sql, { raw } from 'sql-template-tag';
import type { Queryable } from '../database/database';
import { contains } from './jobFilters';
import { isLive } from './jobRows';

export type SuggestionKind = 'title' | 'company' | 'place';
export type Suggestion = { kind: SuggestionKind; text: string; count: number };

const columns = { title: 'j.title', company: 'j.company', place: 'j.location' } as const;

/** Titles, companies or places of live jobs with words that begin as typed, those with most jobs first. */
export const findSuggestions = (db: Queryable, kind: SuggestionKind, typed: string, limit: number): Promise<Suggestion[]> => db.query<Suggestion>(sql`
  SELECT ${kind} AS kind, min(${raw(columns[kind])}) AS text, count(*) AS count FROM jobs j WHERE ${isLive} AND ${contains(raw(columns[kind]), typed)}
  GROUP BY lower(${raw(columns[kind])}) ORDER BY count(*) DESC, 2 LIMIT ${limit}`);
