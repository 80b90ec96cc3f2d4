import { cleanText, splitCleanText } from './splitWords';
import { synonymsOf } from './synonymsOf';

/** A typed word or phrase; `joined` to the previous one by "or". */
export type Term = {
  words: string;
  several: boolean;
  quoted: boolean;
  negated: boolean;
  joined: boolean;
  prefix: boolean;
};

const maxQueryLength = 300;
/** More than any real search has; limits the size of the database query. */
const maxTerms = 32;
/** A query with more words or phrases, alternatives counted once, must have been pasted. */
const maxTypedTerms = 12;

/**
 * In a script with letter case, a single letter is too short a prefix; so is the last one of
 * "at&t".
 */
const endsWithOneLetter = /(?<![\p{L}\p{M}\p{N}])[\p{Lu}\p{Ll}\p{N}]$/u;
const canBePrefix = (word: string): boolean => word !== 'IT' && !endsWithOneLetter.test(word);

/** Splits a query into words and phrases. */
export const readTerms = (typed: string, mayBePasted: boolean): Term[] => {
  const clean = cleanText(typed.slice(0, maxQueryLength));
  const terms: Term[] = [];
  let afterOr = false;
  const add = (words: string[], flags: Pick<Term, 'quoted' | 'negated' | 'prefix'>): void => {
    const before = terms.at(-1);
    terms.push({
      ...flags,
      words: words.join(' '),
      several: words.length > 1,
      joined: afterOr && !flags.negated && before?.negated === false,
    });
    afterOr = false;
  };
  const tokens = [...clean.matchAll(/-?"[^"]*"?|[^\s"]+/gu)];
  for (const [position, { 0: token, index }] of tokens.entries()) {
    const [quoted, negated] = [token.includes('"'), token.startsWith('-')];
    const words = splitCleanText(token);
    const isOr = !quoted && !negated && words.length === 1 && words[0] === 'or';
    if (isOr && !isOperatingRoom(terms.at(-1)?.words, tokens[position + 1]?.[0])) {
      afterOr = terms.length > 0;
      continue;
    }
    if (quoted && words.length > 0) add(words, { quoted, negated, prefix: false });
    if (!quoted) {
      const isLast = index + token.length === clean.length;
      // the pronoun isn't worth searching for
      const meant = words.map((word) => (word === 'it' ? 'IT' : word));
      meant.forEach((word, at) =>
        add([word], {
          quoted,
          negated,
          prefix: isLast && at === meant.length - 1 && !negated && canBePrefix(word),
        }),
      );
    }
    if (terms.length >= maxTerms) break;
  }
  return mayBePasted && terms.filter(({ joined }) => !joined).length > maxTypedTerms
    ? pastedTerms(terms.slice(0, maxTerms))
    : terms;
};

/**
 * Whether an "or" at the start or end of the query isn't a conjunction, but part of a name with the
 * word beside it: "or nurse", "rn or".
 */
const isOperatingRoom = (before: string | undefined, after: string | undefined): boolean => {
  if (before === undefined) return after !== undefined && synonymsOf(`or ${after}`).length > 0;
  return after === undefined && synonymsOf(`${before} or`).length > 0;
};

/** In a pasted text a dash doesn't negate, and the last word, which may be cut off, is dropped. */
const pastedTerms = (terms: readonly Term[]): Term[] =>
  terms.filter(({ prefix }) => !prefix).map((term) => ({ ...term, negated: false }));
