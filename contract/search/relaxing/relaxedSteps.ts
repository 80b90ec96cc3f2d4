import type { components } from '../../generated/types';
import { isRequired, type Clause } from '../parseQuery';
import type { ReadFilters } from '../reading/readQuery';
import type { Ranking } from '../relevance/rankCandidates';
import { clauseWeight, isOnlyQualifiers, roleOf } from '../relevance/rankTerms';
import { tokenize } from '../tokenize';
import { singularOf } from '../wordFamilies';

export type LeftOut = NonNullable<components['schemas']['RelaxedSearch']>['leftOut'][number];
/** A filter that was read out of the words. */
export type ReadFilter = Extract<LeftOut, 'pay' | 'type' | 'within'>;

/** A required clause, with its position among them. */
export type AskedClause = {
  index: number;
  /** The words as typed. */
  typed: string;
  /** How specific it is. */
  weight: number;
  /**
   * Whether it only says when or how somebody works, or no job's head contains it: dropped first.
   */
  isDroppedFirst: boolean;
  /** Whether it only says when or how somebody works. */
  saysWhen: boolean;
  /** Whether no job's head contains it. */
  unsaid: boolean;
  /** Whether a job without it isn't a match at all: an internship. */
  kept: boolean;
  /** Whether it is the job's name in one word, or the field of a wide role: dropped last. */
  trade: boolean;
  /**
   * Whether it is such a field: dropped only if nothing else is left, since the role alone is
   * useless.
   */
  field: boolean;
};

/**
 * At least `enough` of these clauses have to match. `isTradeKept`: the trade must be among them.
 */
export type SomeClauses<Each> = { of: readonly Each[]; enough: number; isTradeKept: boolean };
/** Returns the clauses that every job has to match. */
export const keptAmong = <Each extends AskedClause>({
  of,
  isTradeKept,
}: SomeClauses<Each>): Each[] => of.filter(({ kept, trade }) => kept || (trade && isTradeKept));

/** A search with fewer criteria. */
export type RelaxedStep<Each extends AskedClause = AskedClause> = {
  /** The filters that are dropped. */
  without: readonly ReadFilter[];
  /** Where it searches: near the place, within the wider distance, or anywhere. */
  where: 'near' | 'wider' | 'anywhere';
  /** The clauses, if only some of them have to match; `undefined` if all have to. */
  words?: SomeClauses<Each>;
};

/** Words that describe who can take the job, so that jobs without them are of no use. */
const keptWords = new Set(['intern', 'internship', 'externship']);
const isKept = ({ any: [typed] }: Clause): boolean => keptWords.has(singularOf(typed?.words ?? ''));
/**
 * Trades of so many kinds that the words before them are more specific: an "hvac tech" is no
 * histology tech.
 */
const wideTrades = new Set(
  `administrator agent aide analyst architect assistant attendant associate consultant contractor controller coordinator designer
  developer director engineer helper inspector instructor leader lead manager member officer operator partner planner processor
  producer scientist specialist supervisor supporter tech technician trainer worker writer editor advisor adviser counselor
  owner builder maker provider expert professional intern rep server handler buyer auditor investigator installer tester master major minor senior junior`.split(
    /\s+/,
  ),
);
const lastWord = ({ any: [typed] }: Clause): string =>
  singularOf(tokenize(typed?.words ?? '').at(-1) ?? '');
const isTrade = (clause: Clause): boolean =>
  roleOf(clause) === 'trade' && !wideTrades.has(lastWord(clause));
const isRun = ({ any: [typed] }: Clause): boolean => /[ -]/.test(typed?.words ?? '');
/**
 * Returns the trade if there is exactly one and it is a single word. A run of words can be matched
 * in part.
 */
const tradeOf = (required: readonly Clause[]): Clause | undefined => {
  const [trade, ...others] = required.filter(isTrade);
  return trade && others.length === 0 && !isRun(trade) ? trade : undefined;
};
/**
 * Whether any head may contain a clause; none contains a store's number that was pasted with a
 * title.
 */
const maySay = ({ any }: Clause, isSaid: Ranking['isSaid']): boolean =>
  any.some(({ words, prefix }) => prefix || tokenize(words).every(isSaid));

/** Words in front of a role that say how high it is, or for which area: they name no field. */
const noFields = new Set(
  `area assistant associate certified chief corporate deputy district executive general global head junior lead licensed
  local national principal professional regional registered senior staff vice`.split(/\s+/),
);
/** With more clauses, most of them are details rather than the field. */
const maxForField = 3;
/**
 * Returns the word in front of a role of many kinds, or after it: a director of nursing without
 * "nursing" is somebody else.
 */
const fieldOf = (required: readonly Clause[], isSaid: Ranking['isSaid']): Clause | undefined => {
  const at = required.findIndex((clause) => wideTrades.has(lastWord(clause)));
  const role = required[at];
  const field = required[at - 1] ?? required[at + 1];
  if (!role || !field || isRun(role) || isRun(field) || required.length > maxForField)
    return undefined;
  const isOne = !noFields.has(lastWord(field)) && !wideTrades.has(lastWord(field));
  return isOne && !isOnlyQualifiers(field) && maySay(field, isSaid) ? field : undefined;
};
/**
 * Whether the trade is part of a run of words, with other clauses besides. Split up, the trade can
 * be kept if no job matches all of the run ("middle school math teacher").
 */
export const hasTradeInRun = (parsed: readonly Clause[]): boolean => {
  const required = parsed.filter(isRequired);
  const trade = required.findLast(isTrade);
  return required.length > 1 && trade !== undefined && isRun(trade);
};

/** How far to search if there are too few jobs nearby, in miles. */
export const widerMiles = 60;
/** Only the most specific clauses are combined if there are more than this. */
const maxClauses = 6;
/** Returns a clause's words as typed in the query, or as searched if they were replaced. */
const typedAs = ({ any }: Clause, q: string): string => {
  const words = any.filter(({ synonym }) => !synonym).map((each) => each.words);
  const lower = q.toLowerCase();
  const typed = words.flatMap((each) => {
    const at = lower.indexOf(each.toLowerCase());
    const found = q.slice(at, at + each.length);
    // a letter may have another length in lower case
    return at !== -1 && found.toLowerCase() === each.toLowerCase() ? [found] : [];
  });
  return typed.length > 0 ? typed.join(' or ') : (words[0] ?? '');
};

/** Describes the required clauses, in their order; `q` is the typed query. */
export const askedClauses = (
  parsed: readonly Clause[],
  { weightOf, isSaid }: Pick<Ranking, 'weightOf' | 'isSaid'>,
  q: string,
): AskedClause[] => {
  const required = parsed.filter(isRequired);
  const field = required.some(isTrade) ? undefined : fieldOf(required, isSaid);
  const trade = tradeOf(required) ?? field;
  return required.map((clause, index, all) => {
    const unsaid = !maySay(clause, isSaid);
    return {
      index,
      typed: typedAs(clause, q),
      weight: clauseWeight(clause, weightOf),
      isDroppedFirst: isOnlyQualifiers(clause) || unsaid,
      saysWhen: isOnlyQualifiers(clause),
      unsaid,
      kept: all.find(isKept) === clause,
      trade: trade === clause && !unsaid,
      field: field === clause,
    };
  });
};

/** The combinations of fewer and fewer words, in the order in which they are searched. */
export type WordSteps<Each> = {
  /**
   * All words that any head contains, if some words aren't in any, or most of many words: such jobs
   * are better matches than those without the filters that were read.
   */
  most: SomeClauses<Each>[];
  /** Combinations down to half of the words. */
  half: SomeClauses<Each>[];
  any: SomeClauses<Each>[];
  /** Whether the words are so specific that jobs far away may be of interest. */
  areSpecific: boolean;
};

/**
 * With this many clauses, a job that matches most of them is better than one without the filters.
 */
const manyClauses = 4;
const minTellingElsewhere = 3;

export const wordSteps = <Each extends AskedClause>(asked: readonly Each[]): WordSteps<Each> => {
  const said = asked.filter(({ isDroppedFirst }) => !isDroppedFirst);
  const telling = (said.length > 0 ? said : asked)
    .toSorted(
      (a, b) =>
        Number(b.kept) - Number(a.kept) || Number(b.trade) - Number(a.trade) || b.weight - a.weight,
    )
    .slice(0, maxClauses)
    .toSorted((a, b) => a.index - b.index);
  const all = telling.length;
  const first = all < asked.length ? all : all - 1;
  const half = Math.ceil(first / 2);
  const most = Math.min(first, Math.ceil((all * 2) / 3));
  const steps = (...sizes: number[]): SomeClauses<Each>[] =>
    [...new Set(sizes)]
      .filter((size) => size > 0)
      .map((enough) => ({ of: telling, enough, isTradeKept: true }));
  const isUnsaidAlone =
    all < asked.length && asked.every(({ isDroppedFirst, unsaid }) => isDroppedFirst === unsaid);
  const few = isUnsaidAlone ? steps(all) : [];
  return {
    most: all < manyClauses ? few : steps(first, most),
    half: steps(first, Math.max(first - 1, half), half),
    any: all > 1 ? steps(1) : [],
    areSpecific: all >= minTellingElsewhere,
  };
};

/** Returns the filters that were read out of the words, in the order in which they are dropped. */
export const readFiltersOf = (read: ReadFilters): ReadFilter[] => [
  ...(read.payMin !== undefined || read.payMax !== undefined ? (['pay'] as const) : []),
  ...(read.types === undefined ? [] : (['type'] as const)),
  ...(read.within === undefined ? [] : (['within'] as const)),
];
