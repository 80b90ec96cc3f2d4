import sql, { join, raw, type Sql } from 'sql-template-tag';
import { fold } from '../caseFold';

/** The words somebody typed, each to be found somewhere. */
export const wordsOf = (typed = ''): string[] =>
  [...new Set(fold(typed).split(/\s+/u).filter(Boolean))].slice(0, 10);

/**
 * A condition for each word: it stands somewhere in the column `words`, letter case and accents
 * aside.
 */
export const containsWords = (words: readonly string[]): Sql[] =>
  words.map(
    (word) =>
      sql`words LIKE '%' || fold_accents(${word.replace(/[\\%_]/g, String.raw`\$&`)}) || '%'`,
  );

export type PeopleSort = 'username' | 'firstName' | 'lastName' | 'email' | 'company';
/** A page of a table of people; `skip` rows come before it. */
export type PeoplePage = {
  words: readonly string[];
  sort: PeopleSort;
  descending: boolean;
  limit: number;
  skip: number;
};

// as in the indexes
const keys: Record<PeopleSort, string> = {
  username: 'username_key',
  email: 'email_key',
  firstName: 'sort_key(first_name) COLLATE "C"',
  lastName: 'sort_key(last_name) COLLATE "C"',
  company: 'sort_key(company_name) COLLATE "C"',
};

/** Accounts that are there and say every word. */
export const peopleSaying = (words: readonly string[]): Sql =>
  join([sql`deleted_at IS NULL`, ...containsWords(words)], ' AND ');

/** What follows FROM for a page of a table. */
export const peoplePage = ({ words, sort, descending, limit, skip }: PeoplePage): Sql => {
  const way = raw(descending ? 'DESC' : 'ASC');
  return sql`WHERE ${peopleSaying(words)} ORDER BY ${raw(keys[sort])} ${way}, id ${way} LIMIT ${limit} OFFSET ${skip}`;
};

/** What follows FROM for the next rows of an export, by username. */
export const peopleBatch = (words: readonly string[], after: string, size: number): Sql =>
  sql`WHERE ${peopleSaying(words)} AND username_key > ${after} ORDER BY username_key LIMIT ${size}`;
