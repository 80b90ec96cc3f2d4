import { withListedRoles } from './listedRoles';
import { readTerms, type Term } from './queryTerms';
import { isGeneralRole, isRole } from './relevance/roles';
import { isLicense, synonymsOf, type SynonymStrength } from './synonymsOf';
import { singularOf } from './wordFamilies';

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
  /** Not typed, but means the same, or nearly; undefined for what was typed. */
  synonym: SynonymStrength | undefined;
};
/**
 * What a job must match (or, `negated`, must not): any of the alternatives in `any`, which is never
 * empty.
 */
export type Clause = {
  any: Alternative[];
  negated: boolean;
  /** A job needn't match it; better if it does. */
  optional?: boolean;
  /**
   * Nor this, but jobs that match it come first: shifts, "no experience"; `negated`, those come last
   * whose titles say it: "no nights".
   */
  soft?: boolean;
};

const maxSynonymWords = 4;

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

/** The same words with one of them written out: "hvac technician" for "hvac tech", anywhere. */
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

/** The longest run of words from `at` that has synonyms, never across an "or". */
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
          { words, phrase: false, prefix: run.at(-1)?.prefix ?? false, synonym: undefined },
          ...writtenOut(run),
          ...others,
        ],
      };
  }
  return null;
};

/**
 * They say little by themselves: in front of a name, or behind one, they share its other words
 * ("administrative or executive assistant", "sales associate or lead").
 */
const sharing: ReadonlySet<string> = new Set(
  `advocate apprentice assistant associate chief crew developer executive helper intern journeyman junior lead leader master rep
  representative senior staff temp trainee trainer worker writer designer`.split(/\s+/),
);
/** "Nurse": one word that is a whole name. */
const isWholeName = (word: string): boolean =>
  isRole(word) && !isGeneralRole(word) && !sharing.has(word);

/**
 * What a name's synonyms are called with the name in it: "registered nurse" of a nurse, who is also an
 * RN. They find nothing more, but say all of a title.
 */
const inFull = (name: string): Alternative[] =>
  synonyms(name)
    .filter(({ synonym }) => synonym === 'same')
    .flatMap(({ words }) => synonyms(words))
    .filter(({ words, synonym }) => synonym === 'same' && words.split(' ').includes(name));

const inFullOf = ({ words, quoted, negated }: Term): Alternative[] =>
  quoted || negated ? [] : inFull(words);

/**
 * "Machine learning engineer or data scientist", "nurse or medical assistant": either of two names that
 * are all of the query, one of them of several words; null where only the words beside "or" are
 * alternatives: "java or python developer".
 */
const wholeNames = (terms: Term[]): { length: number; any: Alternative[] } | null => {
  const at = terms.findIndex(({ joined }) => joined);
  if (at === -1 || terms.some(({ quoted, negated }) => quoted || negated)) return null;
  const names = [terms.slice(0, at), terms.slice(at)];
  const areNames = names.every((name, index) => {
    const last = singularOf(name.at(-1)?.words ?? '');
    return (
      name.length <= maxSynonymWords &&
      (name.length === 1 ? isWholeName(last) : isRole(last)) &&
      name.every(({ joined }, position) => !joined || (index === 1 && position === 0))
    );
  });
  if (!areNames || terms.length === names.length) return null;
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

/** Without items whose key occurred before. */
const uniqueBy = <Each>(all: readonly Each[], keyOf: (one: Each) => string): Each[] => {
  const seen = new Set<string>();
  return all.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)));
};

/** Of one word, which two may be for whoever hires: "slp-ccc". */
const innerHyphen = /(?<=[\p{L}\p{N}])[-−‐‑](?=[\p{L}\p{N}])/gu;

/**
 * Parses what somebody typed into a search field, the same for host and browser. All clauses must
 * match, in any order. "In quotes" (also “ ”, « »): next to each other; an unclosed quote ends with
 * the text. -word or -"a phrase": must not match. `or` joins only the two terms next to it. The
 * last word, unless a space follows, may be a prefix. Words with synonyms (synonymLists.ts;
 * longest runs first) get them as additional alternatives, but not in quotes and not when negated. Only
 * terms with a letter or digit count: punctuation or emoji alone give []. Only negations give only
 * negated clauses. Ignores everything after 300 characters or 32 words or phrases; with more than
 * 12, so pasted, none is negated or a prefix. `apart`: each word by itself, also those that have
 * synonyms or a hyphen together; `mayBePasted`: false for words that nobody typed.
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

/** Beside other words, a license is asked for itself, not for the jobs that mostly want it. */
const withOwnLicenses = (clauses: Clause[]): Clause[] => {
  if (clauses.filter(isRequired).length < 2) return clauses;
  return clauses.map((clause) =>
    isLicense(clause.any[0]?.words ?? '')
      ? { ...clause, any: clause.any.filter(({ synonym }) => synonym !== 'near') }
      : clause,
  );
};

/** Whether a clause asks for what another asked for in other words: "registered nurse RN". */
const says = (before: Clause, { any: [typed], negated }: Clause): boolean =>
  !before.negated &&
  !negated &&
  typed?.prefix === false &&
  before.any.some(({ words, synonym }) => synonym === 'same' && words === typed.words);

/** Whether a job has to match it. */
export const isRequired = ({ negated, optional, soft }: Clause): boolean =>
  !negated && !optional && !soft;

/** Whether a job must not match it. */
export const isExcluded = ({ negated, soft }: Clause): boolean => negated && !soft;
/** Whether jobs that match it come first. */
export const isPreferred = ({ negated, soft = false }: Clause): boolean => soft && !negated;
/** Whether jobs whose titles say it come last. */
export const isUnwanted = ({ negated, soft = false }: Clause): boolean => soft && negated;

/** Whether all that jobs must match is several words that have synonyms, or a hyphen, together. */
export const isOneRun = (clauses: readonly Clause[]): boolean => {
  const [only, ...others] = clauses.filter(isRequired);
  const [typed] = only?.any ?? [];
  return others.length === 0 && typed !== undefined && !typed.phrase && /[ -]/.test(typed.words);
};

/** Whether a clause asks for nothing but these words, as `splitWords` has them. */
const asksFor = ({ any }: Clause, words: readonly string[]): boolean =>
  any.every((each) => each.synonym || each.words.split(' ').every((word) => words.includes(word)));

/**
 * The same clauses, with those `optional` (or `soft`) that ask for nothing but these words (as
 * `splitWords` has them); none where nothing else would be asked for.
 */
const withFate = (
  clauses: readonly Clause[],
  words: readonly string[],
  fate: 'optional' | 'soft',
): Clause[] => {
  const marked = clauses.map((clause) =>
    isRequired(clause) && asksFor(clause, words) ? { ...clause, [fate]: true } : clause,
  );
  return marked.some(isRequired) ? marked : [...clauses];
};

/**
 * What jobs needn't match, by its words, and what is searched `besides` those that were typed: see
 * `WordsRead`.
 */
export type UnaskedWords = {
  optional?: readonly string[];
  soft?: readonly string[];
  besides?: string | undefined;
};

/** The clauses of what was typed (`parseQuery`), with those marked that a job needn't match. */
export const parseWords = (
  typed: string,
  { optional = [], soft = [], besides, apart }: UnaskedWords & { apart?: boolean },
): Clause[] => {
  const asked = withFate(
    parseQuery(besides === undefined ? typed : `${typed} `, { apart }),
    optional,
    'optional',
  );
  const added =
    besides === undefined ? [] : parseQuery(`${besides} `, { apart, mayBePasted: false });
  // who wants no nights asks for nothing that jobs would have to say
  const isWish = added.some(({ negated }) => negated);
  return [
    ...withFate(asked, soft, 'soft'),
    ...added.flatMap((clause) => {
      if (asksFor(clause, soft)) return [{ ...clause, soft: true }];
      return isWish ? [] : [clause];
    }),
  ];
};
