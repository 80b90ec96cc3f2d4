import sql, { join, raw, type Sql } from 'sql-template-tag';
import { containsWords } from '../containsWords';

export type PeopleSort = 'username' | 'firstName' | 'lastName' | 'email' | 'company';
/** A page of a table of people; `skip` rows precede it. */
export type PeoplePage = {
  words: readonly string[];
  sort: PeopleSort;
  descending: boolean;
  limit: number;
  skip: number;
};

// must match the indexes
const keys: Record<PeopleSort, string> = {
  username: 'username_key',
  email: 'email_key',
  firstName: 'sort_key(first_name) COLLATE "C"',
  lastName: 'sort_key(last_name) COLLATE "C"',
  company: 'sort_key(company_name) COLLATE "C"',
};

/** Returns the condition for accounts that aren't deleted and contain every word. */
export const peopleMatching = (words: readonly string[]): Sql =>
  join([sql`deleted_at IS NULL`, ...containsWords(words)], ' AND ');

/** Returns the clauses after FROM for a page of a table. */
export const peoplePage = ({ words, sort, descending, limit, skip }: PeoplePage): Sql => {
  const direction = raw(descending ? 'DESC' : 'ASC');
  return sql`WHERE ${peopleMatching(words)} ORDER BY ${raw(keys[sort])} ${direction}, id ${direction} LIMIT ${limit} OFFSET ${skip}`;
};

/** Returns the clauses after FROM for the next rows of an export, by username. */
export const peopleBatch = (words: readonly string[], after: string, size: number): Sql =>
  sql`WHERE ${peopleMatching(words)} AND username_key > ${after} ORDER BY username_key LIMIT ${size}`;
