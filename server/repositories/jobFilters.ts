import sql, { join, type Sql } from 'sql-template-tag';
import type { EmploymentType } from '@contract/employmentTypes';
import type { JobStatus } from '@contract/jobLife';
import { fold } from './fold';
import { isLive, statusNow } from './jobRows';
import { saysWords } from './searchWords';

/** What a search asks for; pay in dollars a month, `within` in days. Several categories or types: any of them. */
export type JobFilters = {
  words?: string;
  categories: readonly string[];
  types: readonly EmploymentType[];
  location?: string;
  remote: boolean;
  payMin?: number;
  payMax?: number;
  withPay: boolean;
  within?: number;
  degree?: string;
  company?: string;
  employerId?: string;
  status: JobStatus;
};

/** The condition on `j` that all filters together make. */
export const matching = (filters: JobFilters): Sql => {
  const { categories, types } = filters;
  return join([
    ...matchingBesidesChoices(filters),
    ...(categories.length > 0 ? [sql`j.category = ANY(${categories})`] : []),
    ...(types.length > 0 ? [sql`j.employment_kind = ANY(${types})`] : []),
  ], ' AND ');
};

/** The same without category and type, which facets are counted for. */
export const matchingBesidesChoices = (filters: JobFilters): Sql[] => {
  const place = placeOf(filters);
  const conditions: Sql[] = [filters.status === 'live' ? isLive : sql`j.deleted_at IS NULL AND ${statusNow} = ${filters.status}`];
  if (filters.words !== undefined) conditions.push(saysWords(filters.words));
  if (place.remote) conditions.push(sql`j.remote`);
  if (place.location) conditions.push(contains(sql`j.location`, place.location));
  if (filters.company) conditions.push(contains(sql`j.company`, filters.company));
  if (filters.degree) conditions.push(contains(sql`j.degree`, filters.degree));
  // ranges that touch; 0 to 0 says nothing about the pay
  if (filters.payMin !== undefined) conditions.push(sql`j.pay_to >= ${filters.payMin}`);
  if (filters.payMax !== undefined) conditions.push(sql`j.pay_from <= ${filters.payMax}`);
  if (filters.withPay || filters.payMin !== undefined || filters.payMax !== undefined) conditions.push(sql`j.pay_to > 0`);
  if (filters.within !== undefined) conditions.push(sql`j.created_at >= now() - make_interval(days => ${filters.within})`);
  if (filters.employerId !== undefined) conditions.push(sql`j.employer_id = ${filters.employerId}`);
  return conditions;
};

/** Somebody who types "remote" as a place means the kind of work; what else stands there is still a place. */
const placeOf = ({ location = '', remote }: JobFilters): { location: string; remote: boolean } => {
  const rest = location.replace(/(?<!\p{L})remote(?!\p{L})/giu, ' ');
  if (rest === location) return { location, remote };
  return { location: rest.replace(/^[\s,;()/-]+|[\s,;()/-]+$/g, '').replace(/\s+/g, ' '), remote: true };
};

/** `text` somewhere in the column, letter case and accents aside: the expression stands as in the trigram indexes. */
export const contains = (column: Sql, text: string): Sql =>
  sql`lower(fold_accents(${column})) LIKE '%' || lower(fold_accents(${fold(text).trim().replace(/[\\%_]/g, String.raw`\$&`)})) || '%'`;
