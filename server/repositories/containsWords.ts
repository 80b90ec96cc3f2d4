import sql, { type Sql } from 'sql-template-tag';
import { caseFold } from '@contract/text/caseFold';

/** The words of a search text; each has to be found. */
export const wordsOf = (typed = ''): string[] =>
  [...new Set(caseFold(typed).split(/\s+/u).filter(Boolean))].slice(0, 10);

/** A condition for each word: the column `words` contains it, ignoring letter case and accents. */
export const containsWords = (words: readonly string[]): Sql[] =>
  words.map(
    (word) =>
      sql`words LIKE '%' || fold_accents(${word.replace(/[\\%_]/g, String.raw`\$&`)}) || '%'`,
  );
