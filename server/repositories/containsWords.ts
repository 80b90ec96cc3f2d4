import sql, { type Sql } from 'sql-template-tag';
import { caseFold } from '@contract/text/caseFold';

/** Returns the distinct words of a search text, at most 10; all of them must match. */
export const wordsOf = (typed = ''): string[] =>
  [...new Set(caseFold(typed).split(/\s+/u).filter(Boolean))].slice(0, 10);

/** Returns a condition for each word: the column `words` contains it, ignoring case and accents. */
export const containsWords = (words: readonly string[]): Sql[] =>
  words.map(
    (word) =>
      sql`words LIKE '%' || fold_accents(${word.replace(/[\\%_]/g, String.raw`\$&`)}) || '%'`,
  );
