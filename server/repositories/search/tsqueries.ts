import { stem } from 'porter2';
import { withFamilies } from '@contract/search/clauseFamilies';
import { headSynonyms } from '@contract/search/headSynonyms';
import {
  isExcluded,
  isPreferred,
  isRequired,
  parseWords,
  type Alternative,
  type Clause,
  type UnaskedWords,
} from '@contract/search/parseQuery';
import { denialsOfAsked } from '@contract/search/reading/hours/unwantedHours';
import { asksForHours, resourcesRoles } from '@contract/search/relevance/hours';
import { withAlternatives, type Alternatives } from '@contract/search/spelling/spelling';
import { needsStopWords } from '@contract/search/stopWords';
import { tokenize } from '@contract/search/tokenize';
import { familyOf } from '@contract/search/wordFamilies';
import type { Queryable } from '../../database/database';
import { allQueries, anyQuery, lexTexts } from './lexedTexts';

type Clauses = { plain: string; phrases: string }[];

/** Which part of all jobs matches (0 to 1): about, and no more than; undefined where it isn't known. */
export type ExpectedShare = { likely: number; atMost: number } | undefined;
/** By anything that jobs say, by their heads alone, and by their titles alone. */
export type ExpectedShares = Record<'anything' | 'heads' | 'titles', ExpectedShare>;

/**
 * What somebody typed, as PostgreSQL's tsqueries in their text form; '' where there is nothing of
 * that kind.
 */
export type Tsqueries = {
  /** What they were made of. */
  parsed: readonly Clause[];
  /** What must match: the words, their synonyms, and what the last one may be the beginning of. */
  required: string;
  /**
   * The same, clause by clause: the index is quicker with several conditions than with one that
   * joins them. Some synonyms are searched in heads only (`phrases`). Those of several words: the
   * index doesn't know whether words are next to each other, and thousands of texts would be read for
   * it. And those that texts say of something else (headSynonyms.ts).
   */
  clauses: Clauses;
  /**
   * The clauses' places, in the order in which the index is asked for them: it is quickest where the
   * rarest come first.
   */
  order: readonly number[];
  /**
   * What titles or companies must say, clause by clause: the words in forms that name the same work
   * (wordFamilies.ts) and their synonyms. Stems are wider: to them an accountant is an account.
   */
  inTitles: string[];
  /** The same without synonyms that only come near. */
  inExactTitles: string[];
  /** What jobs needn't say, clause by clause; those that say all of it come first. */
  soft: Clauses;
  /** What heads say that are without it: "no weekends" of "weekend". */
  denied: string;
  /** What heads say that say "hr" as an hour alone: "$17/hr", where human resources are asked for. */
  hours: string;
  /** What must not match. */
  negated: string;
  /**
   * Any of the required clauses, or of their words: for ranking jobs whose head matches only some.
   */
  any: string;
  /** The words next to each other, in this order, with whichever synonyms texts are searched for. */
  phrase: string;
  /** The words as typed, in the form of title_key; '' where they have no order. */
  titleKey: string;
  /** The words that the last one may be the beginning of; null where none is known. */
  begun: string[] | null;
  /** How many jobs are likely to match; absent where nobody asked. */
  shares?: ExpectedShares;
};

/** The same tsquery of what has one of these weights alone: titles (A), companies (B), all of the head (ABC). */
export const weighted = (tsquery: string, weights: 'AB' | 'ABC'): string =>
  tsquery.replaceAll(
    /('(?:[^']|'')*')(:\*)?/g,
    (_, word: string, prefix?: string) => `${word}:${prefix === undefined ? '' : '*'}${weights}`,
  );

/** The word that a text ends with, which may be the beginning of another. */
const lastWord = (words: string): string =>
  /(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}]+$/u.exec(words)?.[0] ?? '';
/** The last word of a search that is still being typed; '' where none is. */
const begunWord = (clauses: readonly Clause[]): string =>
  lastWord(clauses.flatMap(({ any }) => any).find(({ prefix }) => prefix)?.words ?? '');

const quoted = (word: string): string => `'${word.replaceAll(/[\\']/g, String.raw`$&$&`)}'`;
/** How `search_text` writes names with marks. */
const writtenNames = new Map([
  ['c++', 'cplusplus'],
  ['c#', 'csharp'],
  ['f#', 'fsharp'],
  ['it#', 'infotech'],
  ['.net', 'net'],
]);
/** A word or any of its forms. */
const anyForm = (token: string): string =>
  `(${[token, ...familyOf(token).map(({ word }) => word)]
    .map((form) => quoted(writtenNames.get(form) ?? form))
    .join(' | ')})`;
const formsQuery = ({ words, phrase }: Pick<Alternative, 'words' | 'phrase'>): string =>
  tokenize(words)
    .map(anyForm)
    .join(phrase ? ' <-> ' : ' & ');
const inTitles = (any: readonly Alternative[]): string =>
  any
    .map(formsQuery)
    .filter(Boolean)
    .map((query) => `(${query})`)
    .join(' | ');

/** The last number of what pays or lasts an hour: "$17.50", "12"; no year, no grade. */
const hourly = [
  ...Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0')),
  ...['4', '5', '6', '7', '8', '9'],
  ...Array.from({ length: 101 }, (_, step) => String(100 + 5 * step)),
]
  .map(quoted)
  .join(' | ');
const resources = `!(${hourly}) <-> 'hr' | 'hr' <-> (${resourcesRoles.map(quoted).join(' | ')})`;
const hoursOf = (clauses: readonly Clause[]): string =>
  anyQuery(
    clauses.map(({ any }, at) => {
      if (!any.some(({ words }) => words === 'hr') || asksForHours(clauses, at)) return '';
      const others = inTitles(any.filter(({ words }) => words !== 'hr'));
      return `'hr' & !(${[resources, others].filter(Boolean).join(' | ')})`;
    }),
  );

/** An alternative is looked for in heads only where it is such a synonym, or one of several words. */
const inHeadsOnly = (clause: Clause): ((alternative: Alternative) => boolean) => {
  const isHeadSynonym = headSynonyms(clause);
  return (each) => isHeadSynonym(each) || (each.synonym !== undefined && each.phrase);
};
/** The words of those that are searched together, because together they have synonyms. */
const wordsOfRuns = (clauses: readonly Clause[]): string[] =>
  clauses.flatMap(({ any }) =>
    any
      .filter(({ words, phrase }) => !phrase && words.includes(' '))
      .flatMap(({ words }) => words.split(' ')),
  );
/** What comes before the last word of an alternative that is still being typed. */
const beforeLast = (words: string): string => words.slice(0, -lastWord(words).length).trim();

/** All texts that `queriesOf` needs the tsqueries of. */
const textsOf = (clauses: readonly Clause[], variants: readonly string[]): string[] => [
  ...clauses.flatMap(({ any }) =>
    any.flatMap(({ words, prefix }) => {
      const last = prefix ? lastWord(words) : '';
      return last === '' ? [words] : [words, last, beforeLast(words)].filter(Boolean);
    }),
  ),
  ...wordsOfRuns(clauses),
  ...variants,
];

type Lexed = Awaited<ReturnType<typeof lexTexts>>;

/**
 * The tsqueries of clauses. A word that is still being typed may be the beginning of another; a stop
 * word ("the") is nothing to look for, so neither is what begins with it.
 */
const queriesOf = ({ lexedOf, begun }: Lexed) => {
  const orPrefix = (words: string): string => {
    const last = lastWord(words);
    if (last === '' || lexedOf(last).plain === '') return '';
    const before = beforeLast(words);
    return before === '' ? begun.query : allQueries([lexedOf(before).plain, begun.query]);
  };
  const ofAlternative = ({ words, phrase, prefix }: Alternative): string => {
    if (phrase && needsStopWords(words)) return formsQuery({ words, phrase });
    const lexed = lexedOf(words);
    return anyQuery([phrase ? lexed.phrase : lexed.plain, prefix ? orPrefix(words) : '']);
  };
  const ofAny = (any: readonly Alternative[]): string => anyQuery(any.map(ofAlternative));
  const ofClauses = (clauses: readonly Clause[]): Clauses =>
    clauses.map((clause) => {
      const isForHeads = inHeadsOnly(clause);
      return {
        plain: ofAny(clause.any.filter((each) => !isForHeads(each))),
        phrases: ofAny(clause.any.filter(isForHeads)),
      };
    });
  return { ofAny, ofClauses };
};

const maxVariants = 16;
/**
 * The variants of a query: each clause by one of its alternatives; the words as typed come first.
 * None where it has an "or", whose sides have no order.
 */
const variantsOf = (required: readonly Clause[]): string[] => {
  if (
    required.length === 0 ||
    required.some(({ any }) => any.filter(({ synonym }) => synonym === undefined).length > 1)
  )
    return [];
  return required
    .reduce<string[]>(
      (variants, clause) => {
        const isHeadSynonym = headSynonyms(clause);
        return clause.any
          .filter((each) => !isHeadSynonym(each))
          .flatMap(({ words }) => variants.map((variant) => `${variant} ${words}`))
          .slice(0, maxVariants);
      },
      [''],
    )
    .map((variant) => variant.trim());
};

/** Which other words a search finds: what spelling added, and what its last word begins. */
export type FoundWords = { alternatives?: Alternatives; begun?: readonly string[] | null };

/**
 * The tsqueries of what somebody typed, which its alternatives match as well; undefined where it
 * has no letter and no digit. `apart`: see `parseQuery`.
 */
export const toTsqueries = async (
  db: Queryable,
  typed: string,
  { alternatives, begun, ...unasked }: UnaskedWords & FoundWords & { apart?: boolean } = {},
): Promise<Tsqueries | undefined> => {
  const parsed = withFamilies(withAlternatives(parseWords(typed, unasked), alternatives), stem);
  if (parsed.length === 0) return undefined;
  const [required, soft, negated] = [
    parsed.filter(isRequired),
    parsed.filter(isPreferred),
    parsed.filter(isExcluded),
  ];
  const variants = variantsOf(required);
  const lexed = await lexTexts(db, textsOf(parsed, variants), begunWord(parsed), begun);
  const { ofAny, ofClauses } = queriesOf(lexed);
  const clauses = ofClauses(required);
  const each = clauses.map(({ plain, phrases }) => anyQuery([plain, phrases]));
  return {
    parsed,
    required: allQueries(each),
    clauses,
    order: required.map((_, at) => at),
    inTitles: required.map(({ any }) => inTitles(any)),
    inExactTitles: required.map(({ any }) =>
      inTitles(any.filter(({ synonym }) => synonym !== 'near')),
    ),
    soft: ofClauses(soft),
    denied: inTitles(soft.flatMap(denialsOfAsked)),
    hours: hoursOf(required),
    negated: anyQuery(negated.map(({ any }) => ofAny(any))),
    any: anyQuery([...each, ...wordsOfRuns(required).map((word) => lexed.lexedOf(word).plain)]),
    phrase: anyQuery(variants.map((variant) => lexed.lexedOf(variant).phrase)),
    titleKey: lexed.lexedOf(variants[0] ?? '').key,
    begun: lexed.begun.words,
  };
};

/** Asks the index for the clauses first that tell most; `weightOf` says how much each does. */
export const rarestFirst = (words: Tsqueries, weightOf: (clause: Clause) => number): Tsqueries => {
  const weights = words.parsed.filter(isRequired).map(weightOf);
  return {
    ...words,
    order: words.order.toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0)),
  };
};

/** The clauses in the order in which the index is asked for them. */
export const inOrder = (words: Tsqueries): Tsqueries => {
  const ordered = <Each>(list: readonly Each[]): Each[] =>
    words.order.flatMap((at) => list[at] ?? []);
  return {
    ...words,
    clauses: ordered(words.clauses),
    inTitles: ordered(words.inTitles),
    inExactTitles: ordered(words.inExactTitles),
  };
};
