import { withListedRoles } from './listedRoles';
import { readTerms, type Term } from './queryTerms';
import { jobNameChoices, maxNameWords } from './relevance/jobNameChoices';
import { isLicense, synonymsOf, type SynonymStrength } from './synonymsOf';

/** Words that must all match. */
export type Alternative = {
  /** Lower case except for IT, the field; accents as typed; one space between words. */
  words: string;
  /**
   * Several words next to each other, in this order: from quotes, or a synonym of several words.
   */
  phrase: boolean;
  /** The last word is still being typed and may be a prefix. */
  prefix: boolean;
  /** How a synonym relates to what was typed; `undefined` for the typed words themselves. */
  synonym: SynonymStrength | undefined;
};
/**
 * A condition that a job must match (or, if `negated`, must not): any of the alternatives in `any`,
 * which is never empty.
 */
export type Clause = {
  any: Alternative[];
  negated: boolean;
  /** Jobs don't have to match it; those that do rank higher. */
  optional?: boolean;
  /**
   * Jobs don't have to match it, and those that do come first: shifts, "no experience". If
   * `negated` as well, jobs whose titles match come last: "no nights".
   */
  soft?: boolean;
};

const asTyped = ({ words, several, quoted, prefix }: Term): Alternative => ({
  words,
  phrase: quoted && several,
  prefix,
  synonym: undefined,
});
const synonyms = (words: string): Alternative[] =>
  synonymsOf(words).map((each) => ({
    words: each.words,
    phrase: each.words.includes(' '),
    prefix: false,
    synonym: each.strength,
  }));
const withSynonyms = (term: Term): Alternative[] => [
  asTyped(term),
  ...(term.quoted || term.negated ? [] : synonyms(term.words)),
];

const canJoinRun = (term: Term | undefined): boolean =>
  term !== undefined && !term.quoted && !term.negated && !term.joined;

/**
 * Returns the run with one of its words written out, to be matched in any order: "hvac technician"
 * for "hvac tech".
 */
const writtenOut = (run: readonly Term[]): Alternative[] =>
  run.flatMap((term, at) =>
    synonymsOf(term.words)
      .filter(({ words }) => !words.includes(' ') && words.startsWith(term.words))
      .map((other) => ({
        words: run.map(({ words }, index) => (index === at ? other.words : words)).join(' '),
        phrase: false,
        prefix: false,
        synonym: 'same' as const,
      })),
  );

/** Returns the longest run of words from `at` that has synonyms; a run never crosses an "or". */
const synonymRun = (terms: Term[], at: number): { length: number; any: Alternative[] } | null => {
  for (let length = maxNameWords; length > 1; length -= 1) {
    const run = terms.slice(at, at + length);
    if (run.length < length || !run.every(canJoinRun) || terms[at + length]?.joined) continue;
    const words = run.map((term) => term.words).join(' ');
    const others = synonyms(words);
    if (others.length > 0)
      return {
        length,
        any: [
          { words, phrase: false, prefix: run.at(-1)?.prefix ?? false, synonym: undefined },
          ...writtenOut(run),
          ...others,
        ],
      };
  }
  return null;
};

/**
 * Returns the synonyms of a name's synonyms that contain the name: "registered nurse" for "nurse",
 * which has the synonym RN. They match no additional jobs, but cover a whole title.
 */
const inFull = (name: string): Alternative[] =>
  synonyms(name)
    .filter(({ synonym }) => synonym === 'same')
    .flatMap(({ words }) => synonyms(words))
    .filter(({ words, synonym }) => synonym === 'same' && words.split(' ').includes(name));

const inFullOf = ({ words, quoted, negated }: Term): Alternative[] =>
  quoted || negated ? [] : inFull(words);

/**
 * Reads a query that consists of job names joined by "or", at least one of them of several words:
 * "machine learning engineer or data scientist", "nurse or medical assistant". Returns `null` if
 * only the words next to "or" are alternatives: "java or python developer".
 */
const wholeNames = (terms: Term[]): { length: number; any: Alternative[] } | null => {
  const names = jobNameChoices(terms);
  if (!names) return null;
  const any = names.flatMap((name) => {
    const words = name.map((term) => term.words).join(' ');
    const typed = {
      words,
      phrase: false,
      prefix: name.at(-1)?.prefix ?? false,
      synonym: undefined,
    };
    return [typed, ...writtenOut(name), ...synonyms(words), ...inFull(words)];
  });
  return { length: terms.length, any };
};

/** Removes items whose key occurred before. */
const uniqueBy = <Each>(all: readonly Each[], keyOf: (one: Each) => string): Each[] => {
  const seen = new Set<string>();
  return all.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)));
};

/** A hyphen inside a word, which some jobs write as two: "slp-ccc". */
const innerHyphen = /(?<=[\p{L}\p{N}])[-−‐‑](?=[\p{L}\p{N}])/gu;

/**
 * Parses a search query; used by host and browser. All clauses must match, in any order.
 *
 * "In quotes" (also “ ”, « »): words next to each other; an unclosed quote ends with the text.
 * -word or -"a phrase": must not match. `or` joins only the two terms next to it. The last word may
 * be a prefix, unless a space follows. Words with synonyms (synonymLists.ts; longest runs first)
 * get them as additional alternatives, except in quotes or if negated.
 *
 * Only terms with a letter or digit count: punctuation or emoji alone return []. Negations alone
 * return negated clauses only. Ignores everything after 300 characters or 32 words or phrases. A
 * query of more than 12 words or phrases must have been pasted: none of them is negated or a
 * prefix.
 *
 * `apart`: splits runs of words that have synonyms, and hyphenated words, into single words.
 * `mayBePasted`: set to false for words that nobody typed.
 */
export const parseQuery = (typed: string, { apart = false, mayBePasted = true } = {}): Clause[] => {
  const text = withListedRoles(apart ? typed.replaceAll(innerHyphen, ' ') : typed);
  const terms = readTerms(text, mayBePasted);
  const clauses: Clause[] = [];
  for (let at = 0; at < terms.length;) {
    const run = apart ? null : ((at === 0 ? wholeNames(terms) : null) ?? synonymRun(terms, at));
    let length = run?.length ?? 1;
    while (!run && terms[at + length]?.joined) length += 1;
    const any =
      run?.any ??
      terms
        .slice(at, at + length)
        .flatMap((term) => [...withSynonyms(term), ...(length > 1 ? inFullOf(term) : [])]);
    clauses.push({
      any: uniqueBy(any, ({ words, phrase }) => `${words}${phrase}`),
      negated: terms[at]?.negated ?? false,
    });
    at += length;
  }
  const unique = uniqueBy(clauses, ({ any, negated }) =>
    JSON.stringify([negated, any.map(({ words, phrase }) => [words, phrase])]),
  );
  return withOwnLicenses(
    unique.filter((clause, at) => !unique.slice(0, at).some((before) => says(before, clause))),
  );
};

/**
 * Next to other words, a license means the license itself, and not the jobs that usually require
 * it.
 */
const withOwnLicenses = (clauses: Clause[]): Clause[] => {
  if (clauses.filter(isRequired).length < 2) return clauses;
  return clauses.map((clause) =>
    isLicense(clause.any[0]?.words ?? '')
      ? { ...clause, any: clause.any.filter(({ synonym }) => synonym !== 'near') }
      : clause,
  );
};

/** Whether a clause repeats an earlier one in other words: "registered nurse RN". */
const says = (before: Clause, { any: [typed], negated }: Clause): boolean =>
  !before.negated &&
  !negated &&
  typed?.prefix === false &&
  before.any.some(({ words, synonym }) => synonym === 'same' && words === typed.words);

/** Whether jobs have to match the clause. */
export const isRequired = ({ negated, optional, soft }: Clause): boolean =>
  !negated && !optional && !soft;

/** Whether jobs must not match the clause. */
export const isExcluded = ({ negated, soft }: Clause): boolean => negated && !soft;
/** Whether jobs that match the clause come first. */
export const isPreferred = ({ negated, soft = false }: Clause): boolean => soft && !negated;
/** Whether jobs whose titles match the clause come last. */
export const isUnwanted = ({ negated, soft = false }: Clause): boolean => soft && negated;

/** Whether the only required clause is a run of words that has synonyms, or a hyphenated word. */
export const isOneRun = (clauses: readonly Clause[]): boolean => {
  const [only, ...others] = clauses.filter(isRequired);
  const [typed] = only?.any ?? [];
  return others.length === 0 && typed !== undefined && !typed.phrase && /[ -]/.test(typed.words);
};

/** Whether a clause consists only of these words (as returned by `splitWords`) and synonyms. */
const asksFor = ({ any }: Clause, words: readonly string[]): boolean =>
  any.every((each) => each.synonym || each.words.split(' ').every((word) => words.includes(word)));

/**
 * Marks the clauses that consist only of these words (as returned by `splitWords`) as `optional` or
 * `soft`. Marks none if no required clause would be left.
 */
const markClauses = (
  clauses: readonly Clause[],
  words: readonly string[],
  mark: 'optional' | 'soft',
): Clause[] => {
  const marked = clauses.map((clause) =>
    isRequired(clause) && asksFor(clause, words) ? { ...clause, [mark]: true } : clause,
  );
  return marked.some(isRequired) ? marked : [...clauses];
};

/**
 * Words that jobs don't have to match, and those that are searched besides the typed ones
 * (`boostQuery`): see `WordsRead`.
 */
export type OptionalWords = {
  optional?: readonly string[];
  soft?: readonly string[];
  boostQuery?: string | undefined;
};

/** Parses a query like `parseQuery` and marks the clauses that jobs don't have to match. */
export const parseWords = (
  typed: string,
  { optional = [], soft = [], boostQuery, apart }: OptionalWords & { apart?: boolean },
): Clause[] => {
  const asked = markClauses(
    parseQuery(boostQuery === undefined ? typed : `${typed} `, { apart }),
    optional,
    'optional',
  );
  const added =
    boostQuery === undefined ? [] : parseQuery(`${boostQuery} `, { apart, mayBePasted: false });
  // "no nights" is a wish: jobs don't have to say it
  const isWish = added.some(({ negated }) => negated);
  return [
    ...markClauses(asked, soft, 'soft'),
    ...added.flatMap((clause) => {
      if (soft.length > 0) return [{ ...clause, soft: true }];
      return isWish ? [] : [clause];
    }),
  ];
};
