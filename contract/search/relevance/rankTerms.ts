import { isRequired, isUnwanted, type Alternative, type Clause } from '../parseQuery';
import { set } from '../reading/phrase';
import { tokenize } from '../tokenize';
import { sameWord, singularOf } from '../wordFamilies';
import { isAsker, withAskedHours } from './hours';
import { isLearner, isRank, isRole } from './roles';
import { qualifierWords } from './titleParts';

/** One way to match a term, as tokens; `quality` is at most 1. */
type Way = {
  tokens: readonly WantedToken[];
  /** The quality if a word only starts with the last token; 0 if that isn't a match. */
  beginning: number;
  quality: number;
};
/** `known`: cached qualities of matches with other tokens. */
type WantedToken = { token: string; known: Map<string, number> };
/** A clause of a query, prepared for ranking. */
export type RankTerm = {
  /** The ways by the key of their first token; those that allow a prefix are in `prefixes` too. */
  ways: ReadonlyMap<string, readonly Way[]>;
  prefixes: readonly Way[];
  /** How many words were typed for it. */
  words: number;
  /** How much it counts: more for rarer words. */
  weight: number;
  /** Whether jobs don't have to match it. */
  optional: boolean;
  /**
   * The kind of role it names, if any: a job (`trade`), or only a level or kind of job (`rank`).
   */
  role: 'trade' | 'rank' | undefined;
  /** Whether "non" in front of it denies it; not if the query says "non" itself. */
  isDeniable: boolean;
  /** Whether it is a tool and not a job: "sql" in "sql analyst". */
  isTool: boolean;
  /**
   * Whether it is a tool that can be found in texts; Excel can't, as "excellent" has the same stem.
   */
  isNamedInTexts: boolean;
};

/** The quality of a match by how it was matched. */
export const quality = {
  typed: 1,
  joined: 0.98,
  plural: 0.95,
  same: 0.85,
  related: 0.8,
  near: 0.7,
  beginning: 0.6,
  stem: 0.3,
  otherBeginning: 0.2,
} as const;
/**
 * If a word's weight is lower than an unknown word's by more than this, it is a complete word: a
 * "bus" isn't a business.
 */
const wholeWordTells = 0.2;

/** Joins words, so that "back end" and "backend" are equal. */
const inOneWord = (words: string): string => tokenize(words).join('');
const waysOf = (
  { words, synonym, prefix }: Alternative,
  typed: string,
  beginning: number,
  sameQuality: number,
): Way[] => {
  const tokens = tokenize(words);
  if (tokens.length === 0) return [];
  const said = synonym !== undefined && inOneWord(words) === typed ? 'joined' : synonym;
  return [
    {
      tokens: tokens.map((token) => ({ token, known: new Map() })),
      beginning: prefix ? beginning : 0,
      quality: said === 'same' ? sameQuality : quality[said ?? 'typed'],
    },
  ];
};

/** Words that start alike but are unrelated: intern and internal, week and weekend. */
const unlike = [
  [/^intern(?:s|ships?)?$/, /^intern(?:al|ational)/],
  [/^week(?:s|ly)?$/, /^week(?:end|day)/],
  [/^weekend/, /^weekday/],
] as const;
const isUnlike = (said: string, wanted: string): boolean =>
  unlike.some(
    ([one, other]) =>
      (one.test(said) && other.test(wanted)) || (other.test(said) && one.test(wanted)),
  );

/** Returns the quality of a token as a match of another; 0 if it doesn't match. */
const tokenQuality = (said: string, wanted: string): number => {
  if (said === wanted) return quality.typed;
  if (isUnlike(said, wanted)) return 0;
  const family = sameWord(wanted, said);
  if (family) return family === 'same' ? quality.typed : quality[family];
  const shared = sharedLength(said, wanted);
  return shared >= 4 &&
    shared >= Math.min(said.length, wanted.length) - 1 &&
    Math.abs(said.length - wanted.length) <= 4
    ? quality.stem
    : 0;
};
const sharedLength = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};
/** Only tokens with the same first four letters are compared: they may be forms of one word. */
const keyOf = (token: string): string => token.slice(0, 4);
/**
 * Caches the keys of a token list: the lists themselves are cached per field and matched with each
 * term.
 */
const keyLists = new WeakMap<readonly string[], string[]>();
const keysOf = (tokens: readonly string[]): string[] => {
  const before = keyLists.get(tokens);
  if (before) return before;
  const keys = tokens.map(keyOf);
  keyLists.set(tokens, keys);
  return keys;
};

/** The weight of words for when or how somebody works, relative to words for the job. */
const qualifierShare = 0.25;
const softShare = 0.5;
const learnerShare = 0.5;
const industryShare = 0.5;
/**
 * In "healthcare recruiter" the industry specifies the job; in "vp marketing healthcare" it says
 * where.
 */
const minBesideIndustry = 2;

/** Words for an industry: next to a job, they weigh less than its other words. */
const industries = set(
  `healthcare saas fintech biotech pharma pharmaceutical pharmaceuticals nonprofit startup startups edtech b2b b2c
  ecommerce telecom telecommunications`,
);

/** The weight of a clause's other words relative to its heaviest one. */
const otherTokensShare = 0.5;

/** Whether a clause only says when, how or how urgently somebody works. */
export const isOnlyQualifiers = ({ any: [typed] }: Clause): boolean =>
  tokenize(typed?.words ?? '').every((token) => qualifierWords.has(token));

/** Returns the weight of a clause; `among`: the number of other required clauses. */
export const clauseWeight = (
  clause: Clause,
  weightOf: (token: string) => number,
  among = 0,
): number => {
  const {
    any: [typed],
    soft,
  } = clause;
  const weights = tokenize(typed?.words ?? '').map(weightOf);
  const most = Math.max(0, ...weights);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const weight = most + otherTokensShare * (all - most);
  if (isLearner(singularOf(typed?.words ?? ''))) return learnerShare * weight;
  if (among >= minBesideIndustry && industries.has(typed?.words ?? ''))
    return industryShare * weight;
  if (soft) return softShare * weight;
  return isOnlyQualifiers(clause) ? qualifierShare * weight : weight;
};

/** Returns what kind of role a clause's last word is, or `undefined` if it isn't a role. */
export const roleOf = ({ any: [typed] }: Clause): RankTerm['role'] => {
  const last = singularOf(tokenize(typed?.words ?? '').at(-1) ?? '');
  if (isRank(last)) return 'rank';
  return isRole(last) ? 'trade' : undefined;
};

const tools = set(
  `.net angular autocad aws azure c# c++ cisco docker erp etl excel gcp go golang hadoop java javascript kubernetes linux
  looker matlab netsuite node oracle peoplesoft php plc powerbi python quickbooks react revit ruby salesforce sap sas scada
  servicenow snowflake solidworks spark spss sql stata tableau terraform typescript windows workday`,
);

/** Prepares a clause for ranking; returns `undefined` if it has no tokens. */
const termOf = (
  clause: Clause,
  weight: number,
  beginning: number = quality.beginning,
): RankTerm | undefined => {
  const { any, optional = false } = clause;
  const typed = inOneWord(any[0]?.words ?? '');
  // "nurse or medical assistant": most nurses are registered nurses, and match as well as an
  // assistant
  const isEither = any.filter(({ synonym }) => synonym === undefined).length > 1;
  const sameQuality = isEither ? quality.typed : quality.same;
  const all = any.flatMap((each) => waysOf(each, typed, beginning, sameQuality));
  if (all.length === 0) return undefined;
  const ways = new Map<string, Way[]>();
  for (const way of all) {
    const key = keyOf(way.tokens[0]?.token ?? '');
    ways.set(key, [...(ways.get(key) ?? []), way]);
  }
  const prefixes = all.filter((way) => way.beginning > 0);
  const words = tokenize(any[0]?.words ?? '').length;
  const isTool = tools.has(any[0]?.words ?? '');
  const isNamedInTexts = isTool && any[0]?.words !== 'excel';
  return {
    ...{ ways, prefixes, words, weight, optional, isTool, isNamedInTexts },
    role: roleOf(clause),
    isDeniable: true,
  };
};

/** Returns the terms that lower a job's rank. */
export const unwantedTerms = (clauses: readonly Clause[]): RankTerm[] =>
  clauses.filter(isUnwanted).flatMap((clause) => termOf(clause, 1) ?? []);

/** Returns the terms of a query, in its order; `weightOf` returns the weight of a token. */
export const rankTerms = (
  clauses: readonly Clause[],
  weightOf: (token: string) => number,
): RankTerm[] => {
  const unsaid = weightOf('');
  const among = clauses.filter(isRequired).length - 1;
  const isDeniable = !clauses.some(({ any: [typed] }) =>
    tokenize(typed?.words ?? '').includes('non'),
  );
  return withAskedHours(clauses).flatMap((clause, at) => {
    if (clause.negated || isAsker(clauses, at)) return [];
    const last = tokenize(clause.any[0]?.words ?? '').at(-1) ?? '';
    const isWhole = unsaid - weightOf(last) > wholeWordTells;
    const beginning = isWhole ? quality.otherBeginning : quality.beginning;
    const term = termOf(clause, clauseWeight(clause, weightOf, among), beginning);
    return term ? [{ ...term, isDeniable }] : [];
  });
};

/** A term's match in a field: its position, its length in tokens, and its quality. */
export type TermMatch = { at: number; length: number; quality: number };

/** Words that titles also deny: "No Weekends", "Weekends Off", "No CDL". */
const deniable = new Set(
  'weekend weekends night nights evening evenings overnight overnights holiday holidays cdl travel'.split(
    ' ',
  ),
);
/** Whether a title is without a term that matches at `at`: "non" denies anything. */
export const isDenied = (
  tokens: readonly string[],
  at: number,
  { isDeniable }: Pick<RankTerm, 'isDeniable'>,
): boolean =>
  (isDeniable && tokens[at - 1] === 'non') ||
  ((tokens[at - 1] === 'no' || tokens[at + 1] === 'off') && deniable.has(tokens[at] ?? ''));

const qualityOf = (said: string, { token, known }: WantedToken): number => {
  const before = known.get(said);
  if (before !== undefined) return before;
  const now = tokenQuality(said, token);
  known.set(said, now);
  return now;
};
const wayMatch = (tokens: readonly string[], at: number, way: Way): number => {
  let worst = way.quality;
  for (let index = 0; index < way.tokens.length; index += 1) {
    const [said, wanted] = [tokens[at + index], way.tokens[index]];
    if (said === undefined || wanted === undefined) return 0;
    let own = qualityOf(said, wanted);
    const isLast = index === way.tokens.length - 1;
    if (own < way.beginning && isLast && said.startsWith(wanted.token)) own = way.beginning;
    if (own === 0) return 0;
    worst = Math.min(worst, own * way.quality);
  }
  return worst;
};

const noWays: readonly Way[] = [];
/**
 * Returns the best match of a term among tokens (the first of equal ones), or `undefined` if there
 * is none.
 */
export const matchTerm = (term: RankTerm, tokens: readonly string[]): TermMatch | undefined => {
  const { ways, prefixes } = term;
  const keys = keysOf(tokens);
  let best: TermMatch | undefined;
  const compare = (at: number, way: Way): void => {
    const found = wayMatch(tokens, at, way);
    if (found > (best?.quality ?? 0)) best = { at, length: way.tokens.length, quality: found };
  };
  for (let at = 0; at < keys.length; at += 1) {
    if (isDenied(tokens, at, term)) continue;
    for (const way of ways.get(keys[at] ?? '') ?? noWays) compare(at, way);
    for (const way of prefixes) compare(at, way);
  }
  return best;
};
