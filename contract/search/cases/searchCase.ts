import type { EmploymentType } from '../../constants/employmentTypes';

/**
 * The sides that search: our own host in SQL, the same host before it has counted the words of its
 * jobs (a job can be searched immediately, while words are counted every hour), and the browser for
 * hosts that can't search.
 */
export type Side = 'host' | 'uncountedHost' | 'browser';

/**
 * A job of a test case. Omitted fields are empty, except the category (Finance Jobs) and the type
 * (full-time).
 */
export type CaseJob = {
  /** The job's name in the cases; jobs that no case distinguishes may share one. */
  key: string;
  title?: string;
  company?: string;
  place?: string;
  category?: string;
  type?: string;
  /** Dollars a month. */
  payFrom?: number;
  payTo?: number;
  degree?: string;
  overview?: string;
  /** One of the responsibilities. */
  duty?: string;
  description?: string;
  /** Omitted if the job has no date; our own host then orders it by its position, long ago. */
  daysAgo?: number;
};

/** A search's URL parameters. */
export type CaseQuery = {
  q?: string;
  location?: string;
  company?: string;
  degree?: string;
  category?: readonly string[];
  type?: readonly EmploymentType[];
  remote?: boolean;
  withPay?: boolean;
  payMin?: number;
  payMax?: number;
  within?: number;
  sort?: 'relevance' | 'newest' | 'pay';
  asTyped?: boolean;
  strict?: boolean;
  asWords?: readonly string[];
  /** Whether duplicates are listed one by one; true by default in a case. */
  each?: boolean;
};

/** Everything that a case can check; each case checks some of it. */
export type SearchOutcome = {
  /** The keys of all jobs found, in order. */
  finds: readonly string[];
  /** The same, sorted. */
  findsInAnyOrder: readonly string[];
  /** The keys of the first page, in order, of full and partial matches. */
  shown: readonly string[];
  /** The first job's key; `null` if none is found. */
  first: string | null;
  total: number;
  searchedFor: string | null;
  /** The readings of the words. */
  read: readonly { kind: string; text: string; [value: string]: unknown }[];
  /** Words that jobs don't have to contain, but that rank them first. */
  preferred: readonly string[];
  /** The criteria that partial matches don't have to match; `null` if there are none. */
  leftOut: readonly string[] | null;
  /**
   * The words that partial matches are searched by, as typed, and how many of them each contains;
   * `null` if all are required.
   */
  someOf: readonly [enough: number, ...words: string[]] | null;
  /** How many partial matches match by their texts. */
  inTexts: number;
  /** The maximum distance of partial matches in miles, if it is greater than usual. */
  miles: number | null;
  /** The keys of the partial matches, in order. */
  comeClose: readonly string[];
  /** The number of a job's further duplicates, by its key. */
  alike: Readonly<Record<string, number>>;
  loosened: readonly { leftOut: string; q?: string; total: number; totalIsExact: boolean }[];
  /** The counts of the facets' values above 0. */
  categories: Readonly<Record<string, number>>;
  types: Readonly<Record<string, number>>;
  places: readonly (readonly [place: string, count: number])[];
  states: readonly (readonly [state: string, count: number])[];
  /** How many categories and types are listed, whatever their counts. */
  offered: readonly [categories: number, types: number];
};

/** What a case checks; a list of keys is short for `finds`. */
type Expected<Outcome> = Partial<Outcome> | readonly string[];
/**
 * Why the sides' results differ, and what a side returns instead; `null` if the case doesn't apply
 * to it.
 */
type Differs<Outcome> = { why: string } & Partial<Record<Side, Expected<Outcome> | null>>;

/** `[description, query, expected result, difference between the sides]` */
export type SearchCase = readonly [
  what: string,
  asked: CaseQuery,
  expected: Expected<SearchOutcome>,
  differs?: Differs<SearchOutcome>,
];

/** Suggestions, each as "kind text count". */
type SuggestionOutcome = { finds: readonly string[]; total: number };
type SuggestionCase = readonly [
  what: string,
  asked: { q: string; field: 'what' | 'where' },
  expected: Expected<SuggestionOutcome>,
  differs?: Differs<SuggestionOutcome>,
];

/** Searches jobs similar to the one at this position; at most 10. */
type SimilarCase = readonly [
  what: string,
  asked: number,
  expected: Expected<{ finds: readonly string[] }>,
  differs?: Differs<{ finds: readonly string[] }>,
];

/** Jobs, and the cases that are run with them. */
export type CaseGroup = {
  name: string;
  jobs: readonly CaseJob[];
  searches?: readonly SearchCase[];
  suggestions?: readonly SuggestionCase[];
  similar?: readonly SimilarCase[];
};

type AnyCase<Asked, Outcome> = readonly [
  what: string,
  asked: Asked,
  expected: Expected<Outcome>,
  differs?: Differs<Outcome>,
];
/** The input of a case, by kind. */
export type Question =
  | { kind: 'search'; query: CaseQuery }
  | { kind: 'suggest'; q: string; field: 'what' | 'where' }
  | { kind: 'similar'; at: number };
/** A case as run by one side: the outcome must have exactly these parts. */
export type SideCase = { what: string; question: Question; expected: object };

const isList = (expected: object): expected is readonly string[] => Array.isArray(expected);

const forSide = <Asked, Outcome extends object>(
  side: Side,
  cases: readonly AnyCase<Asked, Outcome>[] = [],
  questionOf: (asked: Asked) => Question,
): SideCase[] =>
  cases.flatMap(([what, asked, expected, differs]) => {
    const { host, [side]: differing = side === 'uncountedHost' ? host : undefined } = differs ?? {};
    const own = differing === undefined ? expected : differing;
    if (own === null) return [];
    const question = questionOf(asked);
    return [
      {
        what: `${question.kind}: ${what}`,
        question,
        expected: isList(own) ? { finds: own } : own,
      },
    ];
  });

/** Returns the cases of a group as run by one side. */
export const casesFor = (side: Side, { searches, suggestions, similar }: CaseGroup): SideCase[] => [
  ...forSide(side, searches, (query) => ({ kind: 'search', query })),
  ...forSide(side, suggestions, (asked) => ({ kind: 'suggest', ...asked })),
  ...forSide(side, similar, (at) => ({ kind: 'similar', at })),
];

/** Returns the parts of an outcome that a case checks. */
export const checkedPartOf = (outcome: object, { expected }: SideCase): object =>
  Object.fromEntries(Object.entries(outcome).filter(([name]) => name in expected));
