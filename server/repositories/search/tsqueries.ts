import { stem } from 'porter2';
import { expandWordFamilies } from '@contract/search/expandWordFamilies';
import { headSynonyms } from '@contract/search/headSynonyms';
import {
  isExcluded,
  isPreferred,
  isRequired,
  parseWords,
  type Alternative,
  type Clause,
  type OptionalWords,
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

/**
 * The share of all jobs that match (0 to 1): an estimate and an upper bound; undefined if it isn't
 * known.
 */
export type Selectivity = { likely: number; atMost: number } | undefined;
/** Shares of jobs that match anywhere, in their heads alone, and in their titles alone. */
export type Selectivities = Record<'anything' | 'heads' | 'titles', Selectivity>;

/** The words of a search, as PostgreSQL's tsqueries in text form; '' for what doesn't occur. */
export type Tsqueries = {
  /** The clauses that they were made of. */
  parsed: readonly Clause[];
  /** What must match: the words, their synonyms, and completions of the last word. */
  required: string;
  /**
   * `required` by clause: the index is faster with several conditions than with one that joins
   * them. Some synonyms are searched in heads only (`phrases`): those of several words, since the
   * index has no positions and thousands of texts would have to be read; and those that have
   * another meaning in texts (headSynonyms.ts).
   */
  clauses: Clauses;
  /**
   * The order in which the clauses are sent to the index, as positions: rarest first is fastest.
   */
  order: readonly number[];
  /**
   * What titles or companies must contain, by clause: the words in forms that name the same work
   * (wordFamilies.ts) and their synonyms. Stems are too broad: "accountant" and "account" share
   * one.
   */
  inTitles: string[];
  /** `inTitles` without synonyms that are only close. */
  inExactTitles: string[];
  /** Preferred words, by clause: not required, but jobs that contain all of them come first. */
  soft: Clauses;
  /** Matches heads that deny a soft word: "no weekends" for "weekend". */
  denied: string;
  /**
   * Matches heads in which "hr" only means hours ("$17/hr"), if the search asks for human
   * resources.
   */
  hours: string;
  /** What must not match. */
  negated: string;
  /**
   * Any of the required clauses, or of their words: for ranking jobs whose head matches only some.
   */
  any: string;
  /** The words in sequence, each as typed or as a synonym that is searched in texts. */
  phrase: string;
  /** The words as typed, in the form of title_key; '' if they have no order. */
  titleKey: string;
  /** The completions of the last word; null if none is known. */
  completions: string[] | null;
  /** The estimated selectivities; absent if they weren't requested. */
  selectivities?: Selectivities;
};

/** Restricts a tsquery to weights: titles (A), companies (B), the whole head (ABC). */
export const weighted = (tsquery: string, weights: 'AB' | 'ABC'): string =>
  tsquery.replaceAll(
    /('(?:[^']|'')*')(:\*)?/g,
    (_, word: string, prefix?: string) => `${word}:${prefix === undefined ? '' : '*'}${weights}`,
  );

/** Returns the last word of a text, which may be incomplete. */
const lastWord = (words: string): string =>
  /(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}]+$/u.exec(words)?.[0] ?? '';
/** Returns the last word of a search that is still being typed; '' if there is none. */
const incompleteWord = (clauses: readonly Clause[]): string =>
  lastWord(clauses.flatMap(({ any }) => any).find(({ prefix }) => prefix)?.words ?? '');

const quoted = (word: string): string => `'${word.replaceAll(/[\\']/g, String.raw`$&$&`)}'`;
/** How `search_text` writes names with symbols. */
const writtenNames = new Map([
  ['c++', 'cplusplus'],
  ['c#', 'csharp'],
  ['f#', 'fsharp'],
  ['it#', 'infotech'],
  ['.net', 'net'],
]);
/** Matches a word in any of its forms. */
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

/** Numbers before "hr" that are a pay or duration ("$17.50", "12"), rather than a year or grade. */
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

/**
 * Returns whether an alternative is searched in heads only: a head synonym, or a synonym of several
 * words.
 */
const inHeadsOnly = (clause: Clause): ((alternative: Alternative) => boolean) => {
  const isHeadSynonym = headSynonyms(clause);
  return (each) => isHeadSynonym(each) || (each.synonym !== undefined && each.phrase);
};
/**
 * Returns the words of alternatives that are searched together because they have common synonyms.
 */
const wordsOfRuns = (clauses: readonly Clause[]): string[] =>
  clauses.flatMap(({ any }) =>
    any
      .filter(({ words, phrase }) => !phrase && words.includes(' '))
      .flatMap(({ words }) => words.split(' ')),
  );
/** Returns the text before the last word of an alternative that is still being typed. */
const beforeLast = (words: string): string => words.slice(0, -lastWord(words).length).trim();

/** Returns all texts whose tsqueries `queriesOf` needs. */
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
 * Builds the tsqueries of clauses. The last word may be incomplete, unless it is a stop word
 * ("the"), which is never searched.
 */
const queriesOf = ({ lexedOf, completions }: Lexed) => {
  const orPrefix = (words: string): string => {
    const last = lastWord(words);
    if (last === '' || lexedOf(last).plain === '') return '';
    const before = beforeLast(words);
    return before === ''
      ? completions.query
      : allQueries([lexedOf(before).plain, completions.query]);
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
 * Returns the variants of a query, with one alternative for each clause; the words as typed come
 * first. Empty if it has an "or", whose sides have no order.
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

/**
 * Additional words that a search matches: corrected spellings, and completions of its last word.
 */
export type FoundWords = { alternatives?: Alternatives; completions?: readonly string[] | null };

/**
 * Converts typed words to tsqueries, including their alternatives; returns `undefined` if they have
 * neither letters nor digits. `apart`: see `parseQuery`.
 */
export const toTsqueries = async (
  db: Queryable,
  typed: string,
  { alternatives, completions, ...unasked }: OptionalWords & FoundWords & { apart?: boolean } = {},
): Promise<Tsqueries | undefined> => {
  const parsed = expandWordFamilies(
    withAlternatives(parseWords(typed, unasked), alternatives),
    stem,
  );
  if (parsed.length === 0) return undefined;
  const [required, soft, negated] = [
    parsed.filter(isRequired),
    parsed.filter(isPreferred),
    parsed.filter(isExcluded),
  ];
  const variants = variantsOf(required);
  const lexed = await lexTexts(db, textsOf(parsed, variants), incompleteWord(parsed), completions);
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
    completions: lexed.completions.words,
  };
};

/**
 * Orders the clauses so that the most selective come first; `weightOf` returns how selective one
 * is.
 */
export const rarestFirst = (words: Tsqueries, weightOf: (clause: Clause) => number): Tsqueries => {
  const weights = words.parsed.filter(isRequired).map(weightOf);
  return {
    ...words,
    order: words.order.toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0)),
  };
};

/** Returns the clauses in the order in which they are sent to the index. */
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
