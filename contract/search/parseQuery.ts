import { cleanText, splitCleanText } from './splitWords';
import { synonymsOf } from './synonymsOf';

/** Words that must all match. */
export type Alternative = {
  /** Lower case but for IT, the trade; accents as typed; one blank between words. */
  words: string;
  /** Several words next to each other, in this order: from quotes, or a synonym of several words. */
  phrase: boolean;
  /** The last word is still being typed and may be the beginning of one. */
  prefix: boolean;
  /** Not typed, but means the same. */
  synonym: boolean;
};
/**
 * What a job must match (or, `negated`, must not): any of the alternatives in `any`, which is never
 * empty.
 */
export type Clause = { any: Alternative[]; negated: boolean };

/** A word or phrase as it was typed; `joined` to the one before by "or". */
type Term = {
  words: string;
  several: boolean;
  quoted: boolean;
  negated: boolean;
  joined: boolean;
  prefix: boolean;
};

const maxQueryLength = 300;
/** Nobody means more words than this, and the database's query stays small. */
const maxTerms = 32;
const maxSynonymWords = 4;
/** Nobody types more words or phrases than this: what has more was pasted. */
const maxTypedTerms = 12;

/**
 * One letter says too little about a word's beginning, where letters have cases; a sign of Chinese
 * or a syllable of Arabic says more.
 */
const canBePrefix = (word: string): boolean =>
  word !== 'IT' && (/../u.test(word) || !/[\p{Lu}\p{Ll}\p{N}]/u.test(word));

const readTerms = (typed: string): Term[] => {
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
  for (const { 0: token, index } of clean.matchAll(/-?"[^"]*"?|[^\s"]+/gu)) {
    const [quoted, negated] = [token.includes('"'), token.startsWith('-')];
    const words = splitCleanText(token);
    if (!quoted && !negated && words.length === 1 && words[0] === 'or') {
      afterOr = terms.length > 0;
      continue;
    }
    if (quoted && words.length > 0) add(words, { quoted, negated, prefix: false });
    if (!quoted) {
      const isLast = index + token.length === clean.length;
      // nobody searches for a pronoun
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
  return terms.length > maxTypedTerms ? pastedTerms(terms.slice(0, maxTerms)) : terms;
};

/** In a pasted text a dash negates nothing, and its last word was cut off somewhere. */
const pastedTerms = (terms: readonly Term[]): Term[] =>
  terms.filter(({ prefix }) => !prefix).map((term) => ({ ...term, negated: false }));

const asTyped = ({ words, several, quoted, prefix }: Term): Alternative => ({
  words,
  phrase: quoted && several,
  prefix,
  synonym: false,
});
const synonyms = (words: string): Alternative[] =>
  synonymsOf(words).map((each) => ({
    words: each,
    phrase: each.includes(' '),
    prefix: false,
    synonym: true,
  }));
const withSynonyms = (term: Term): Alternative[] => [
  asTyped(term),
  ...(term.quoted || term.negated ? [] : synonyms(term.words)),
];

const canJoinRun = (term: Term | undefined): boolean =>
  term !== undefined && !term.quoted && !term.negated && !term.joined;

/** The longest run of words from `at` that has synonyms; none crosses an "or". */
const synonymRun = (terms: Term[], at: number): { length: number; any: Alternative[] } | null => {
  for (let length = maxSynonymWords; length > 1; length -= 1) {
    const run = terms.slice(at, at + length);
    if (run.length < length || !run.every(canJoinRun) || terms[at + length]?.joined) continue;
    const words = run.map((term) => term.words).join(' ');
    const others = synonyms(words);
    if (others.length > 0)
      return {
        length,
        any: [
          { words, phrase: false, prefix: run.at(-1)?.prefix ?? false, synonym: false },
          ...others,
        ],
      };
  }
  return null;
};

/** Without those whose key came before. */
const uniqueBy = <Each>(all: readonly Each[], keyOf: (one: Each) => string): Each[] => {
  const seen = new Set<string>();
  return all.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)));
};

/**
 * Parses what somebody typed into a search field, the same for host and browser. All clauses must
 * match, in any order. "In quotes" (also “ ”, « »): next to each other; an open quote ends with the
 * text. -word or -"a phrase": must not match. `or` joins just the two terms beside it. The last
 * word, unless a blank follows, may be the beginning of one. Words with synonyms (synonyms.ts;
 * longest runs first) get them as further alternatives, but not in quotes and not where negated.
 * Only what has a letter or digit counts: marks or emoji alone give []. Only negations give only
 * negated clauses. Reads 300 characters and 32 words or phrases, and nothing after them; of more
 * than 12, so pasted from somewhere, none is negated or a prefix.
 */
export const parseQuery = (typed: string): Clause[] => {
  const terms = readTerms(typed);
  const clauses: Clause[] = [];
  for (let at = 0; at < terms.length;) {
    const run = synonymRun(terms, at);
    let length = run?.length ?? 1;
    while (!run && terms[at + length]?.joined) length += 1;
    const any = run?.any ?? terms.slice(at, at + length).flatMap(withSynonyms);
    clauses.push({
      any: uniqueBy(any, ({ words, phrase }) => `${words}${phrase}`),
      negated: terms[at]?.negated ?? false,
    });
    at += length;
  }
  return uniqueBy(clauses, ({ any, negated }) =>
    JSON.stringify([negated, any.map(({ words, phrase }) => [words, phrase])]),
  );
};
