import sql, { type Sql } from 'sql-template-tag';

/**
 * What somebody typed as a tsquery: all words, in any order; "in quotes" next to each other; -word not; or between words either.
 * The last word counts as a beginning as well, so that a search helps while it is typed.
 */
export const searchQuery = (typed: string): Sql => {
  const words = tidy(typed);
  const whole = english(words);
  const unfinished = /^(.*?)([\p{L}\p{N}\p{M}]{2,})$/su.exec(words);
  if (!unfinished || insideQuotes(words)) return whole;
  const [, before = '', last = ''] = unfinished;
  const negated = /(^|\s)-\S*$/.test(before);
  if (negated || /^(it|or)$/i.test(last)) return whole;
  const beginning = sql`to_tsquery('pg_catalog.simple', search_text(${last}) || ':*')`;
  const either = /^(.*)\sor\s+$/isu.exec(before);
  if (either) return sql`(${whole} || ${english(either[1] ?? '')} || ${beginning})`;
  return sql`(${whole} || (${english(before)} && ${beginning}))`;
};

/**
 * The condition that `j` says the words. Words that every text has ("the") leave no query and hold back nothing;
 * where no letter or digit was typed, nothing is found.
 */
export const saysWords = (typed: string): Sql => {
  if (!/[\p{L}\p{N}]/u.test(typed)) return sql`false`;
  const query = searchQuery(typed);
  return sql`(numnode(${query}) = 0 OR j.search @@ ${query})`;
};

const english = (words: string): Sql => sql`websearch_to_tsquery('pg_catalog.english', search_text(${words}))`;

const insideQuotes = (words: string): boolean => (words.split('"').length - 1) % 2 === 1;

const tidy = (typed: string): string =>
  typed.normalize('NFKC').replace(/[“”„«»]/g, '"').trim()
    // a dash between blanks stands for nothing; before a word it means "not"
    .replace(/(^|\s)[-–—]+(?=\s|$)/g, '$1')
    .replace(/[–—]/g, ' ')
    // outside quotes "it" means the trade: search_text knows it by its capitals
    .split('"').map((part, index) => (index % 2 === 0 ? part.replace(/(?<![\p{L}\p{N}'-])it(?![\p{L}\p{N}'-])/giu, 'IT') : part)).join('"');
