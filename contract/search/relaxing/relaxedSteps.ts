import type { components } from '../../generated/types';
import { isRequired, type Clause } from '../parseQuery';
import type { ReadFilters } from '../reading/readQuery';
import type { Ranking } from '../relevance/rankCandidates';
import { clauseWeight, roleOf, saysBesides } from '../relevance/rankTerms';
import { tokenize } from '../tokenize';
import { singularOf } from '../wordFamilies';

export type LeftOut = NonNullable<components['schemas']['RelaxedSearch']>['leftOut'][number];
/** A filter that was read out of the words. */
export type ReadFilter = Extract<LeftOut, 'pay' | 'type' | 'within'>;

/** A clause that asks for anything, by its position among those that jobs must match. */
export type AskedClause = {
  index: number;
  /** What it was typed as. */
  typed: string;
  /** How much it tells. */
  weight: number;
  /**
   * It says only when or how somebody works, or nothing that any job's head says: the first to be
   * given up.
   */
  besides: boolean;
  /** It says only when or how. */
  saysWhen: boolean;
  /** No job's head says it. */
  unsaid: boolean;
  /** Without it no job is one that was asked for: an internship. */
  kept: boolean;
  /** As what somebody wants to work, by one word: the last to be given up. */
  trade: boolean;
};

/** So many of these clauses, which may be none; `isTradeKept`: the trade is among them. */
export type SomeClauses<Each> = { of: readonly Each[]; enough: number; isTradeKept: boolean };
/** Those of the clauses that no job may lack. */
export const keptAmong = <Each extends AskedClause>({
  of,
  isTradeKept,
}: SomeClauses<Each>): Each[] => of.filter(({ kept, trade }) => kept || (trade && isTradeKept));

/** What a search asks for once it asks for less. */
export type RelaxedStep<Each extends AskedClause = AskedClause> = {
  /** The filters that it is without. */
  without: readonly ReadFilter[];
  /** Where it looks: around the place, farther away from it, or anywhere. */
  where: 'near' | 'wider' | 'anywhere';
  /** So many of these clauses have to match; undefined for all there are. */
  words?: SomeClauses<Each>;
};

/** What somebody has to be to take the job, so that no other job is any use to them. */
const keptWords = new Set(['intern', 'internship', 'externship']);
const isKept = ({ any: [typed] }: Clause): boolean => keptWords.has(singularOf(typed?.words ?? ''));
/** Trades of so many kinds that what stands before them tells more: an "hvac tech" is no histology tech. */
const wideTrades = new Set(
  `administrator agent analyst architect assistant attendant associate consultant contractor controller coordinator designer
  developer director engineer helper inspector instructor leader lead manager member officer operator partner planner processor
  producer scientist specialist supervisor supporter tech technician trainer worker writer editor advisor adviser counselor
  owner builder maker provider expert professional intern rep server handler buyer auditor investigator installer tester master major minor senior junior`.split(
    /\s+/,
  ),
);
const isTrade = (clause: Clause): boolean => {
  const last = singularOf(tokenize(clause.any[0]?.words ?? '').at(-1) ?? '');
  return roleOf(clause) === 'trade' && !wideTrades.has(last);
};
const isRun = ({ any: [typed] }: Clause): boolean => /[ -]/.test(typed?.words ?? '');
/** The one trade that is asked for by one word; of words that are looked for together jobs may say some. */
const tradeOf = (required: readonly Clause[]): Clause | undefined => {
  const [trade, ...others] = required.filter(isTrade);
  return trade && others.length === 0 && !isRun(trade) ? trade : undefined;
};
/**
 * Whether a trade is looked for together with the words in front of it, and others besides: apart, it
 * can be kept where no job says all of them ("middle school math teacher").
 */
export const hasTradeInRun = (parsed: readonly Clause[]): boolean => {
  const required = parsed.filter(isRequired);
  const trade = required.findLast(isTrade);
  return required.length > 1 && trade !== undefined && isRun(trade);
};

/** How far jobs are looked for where there are too few nearby, in miles. */
export const widerMiles = 60;
/** More words are not put together in all ways: those that tell most are. */
const maxClauses = 6;
/** Whether a head may say a clause: a store's number, as pasted, none does. */
const maySay = ({ any }: Clause, isSaid: Ranking['isSaid']): boolean =>
  any.some(({ words, prefix }) => prefix || tokenize(words).every(isSaid));

/** Its words as they are in a query; as they are searched where it has others. */
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

/** What the clauses that jobs must match ask for, in their order; `q` is what was typed. */
export const askedClauses = (
  parsed: readonly Clause[],
  { weightOf, isSaid }: Pick<Ranking, 'weightOf' | 'isSaid'>,
  q: string,
): AskedClause[] =>
  parsed.filter(isRequired).map((clause, index, all) => {
    const unsaid = !maySay(clause, isSaid);
    return {
      index,
      typed: typedAs(clause, q),
      weight: clauseWeight(clause, weightOf),
      besides: saysBesides(clause) || unsaid,
      saysWhen: saysBesides(clause),
      unsaid,
      kept: all.find(isKept) === clause,
      trade: tradeOf(all) === clause && !unsaid,
    };
  });

/** The words with one less after the other, in the order that jobs are looked for. */
export type WordSteps<Each> = {
  /**
   * All but what no head says, or most of many words: such a job is nearer than one without what else
   * was read.
   */
  most: SomeClauses<Each>[];
  /** Down to half of them. */
  half: SomeClauses<Each>[];
  any: SomeClauses<Each>[];
  /** Whether the words tell so much that a job far away may be news. */
  tellMuch: boolean;
};

/** With so many words, a job that says most of them is nearer than one without what else was read. */
const manyClauses = 4;
const minTellingElsewhere = 3;

export const wordSteps = <Each extends AskedClause>(asked: readonly Each[]): WordSteps<Each> => {
  const said = asked.filter(({ besides }) => !besides);
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
    all < asked.length && asked.every(({ besides, unsaid }) => besides === unsaid);
  const few = isUnsaidAlone ? steps(all) : [];
  return {
    most: all < manyClauses ? few : steps(first, most),
    half: steps(first, Math.max(first - 1, half), half),
    any: all > 1 ? steps(1) : [],
    tellMuch: all >= minTellingElsewhere,
  };
};

/** The filters that were read out of the words, in the order they are given up. */
export const readFiltersOf = (read: ReadFilters): ReadFilter[] => [
  ...(read.payMin !== undefined || read.payMax !== undefined ? (['pay'] as const) : []),
  ...(read.types === undefined ? [] : (['type'] as const)),
  ...(read.within === undefined ? [] : (['within'] as const)),
];
