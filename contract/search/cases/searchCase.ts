import type { EmploymentType } from '../../constants/employmentTypes';

/**
 * The sides that search: our own host in SQL, also before it has counted its jobs' words (a
 * posting is searched at once, the words are counted every hour), and the browser for hosts that
 * can't search.
 */
export type Side = 'host' | 'uncountedHost' | 'browser';

/**
 * A job of a test case. What is left out is empty, but for the category (Finance Jobs) and the type
 * (full-time).
 */
export type CaseJob = {
  /** What the cases call it; jobs that no case tells apart may share one. */
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
  /** Left out where the job has no date; our own host then has it by its position, long ago. */
  daysAgo?: number;
};

/** A search as it is written in a URL. */
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
  /** Each posting by itself, as long as a case doesn't say false. */
  each?: boolean;
};

/** All that a case may check of an answer; each case names some of it. */
export type SearchOutcome = {
  /** The keys of all jobs found, in their order. */
  finds: readonly string[];
  /** The same, sorted. */
  findsInAnyOrder: readonly string[];
  /** The keys of the first page, in their order, whether they match in all or in part. */
  shown: readonly string[];
  /** The first job's key; null where none is found. */
  first: string | null;
  total: number;
  searchedFor: string | null;
  /** What was read out of the words. */
  read: readonly { kind: string; text: string; [value: string]: unknown }[];
  /** Words that jobs needn't say, but come first if they do. */
  preferred: readonly string[];
  /** What the jobs that match in part needn't match; null where there are none. */
  leftOut: readonly string[] | null;
  /** The words that they were looked for by, as typed, and how many each says; null where all. */
  someOf: readonly [enough: number, ...words: string[]] | null;
  /** How many of those that come close match by their texts. */
  inTexts: number;
  /** How far away these are, in miles, where that is farther than usual. */
  miles: number | null;
  /** Their keys, in their order. */
  comeClose: readonly string[];
  /** By a job's key how many more postings of the same job there are. */
  alike: Readonly<Record<string, number>>;
  loosened: readonly { leftOut: string; q?: string; total: number; totalIsExact: boolean }[];
  /** The facets' counts above 0. */
  categories: Readonly<Record<string, number>>;
  types: Readonly<Record<string, number>>;
  places: readonly (readonly [place: string, count: number])[];
  states: readonly (readonly [state: string, count: number])[];
  /** How many categories and types are offered, whatever their count. */
  offered: readonly [categories: number, types: number];
};

/** What a case checks: keys in order are short for `finds`. */
type Expected<Outcome> = Partial<Outcome> | readonly string[];
/**
 * Why the sides answer differently, and what one of them answers instead; null where the question
 * can't be put to it.
 */
type Differs<Outcome> = { why: string } & Partial<Record<Side, Expected<Outcome> | null>>;

/** `[what it shows, the question, the answer, where one side answers differently]` */
export type SearchCase = readonly [
  what: string,
  asked: CaseQuery,
  expected: Expected<SearchOutcome>,
  differs?: Differs<SearchOutcome>,
];

/** Suggestions as "kind text count". */
type SuggestionOutcome = { finds: readonly string[]; total: number };
type SuggestionCase = readonly [
  what: string,
  asked: { q: string; field: 'what' | 'where' },
  expected: Expected<SuggestionOutcome>,
  differs?: Differs<SuggestionOutcome>,
];

/** The job at this position is asked for others like it, 10 at most. */
type SimilarCase = readonly [
  what: string,
  asked: number,
  expected: Expected<{ finds: readonly string[] }>,
  differs?: Differs<{ finds: readonly string[] }>,
];

/** Jobs, and what is asked of them alone. */
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
/** What is asked, by kind. */
export type Question =
  | { kind: 'search'; query: CaseQuery }
  | { kind: 'suggest'; q: string; field: 'what' | 'where' }
  | { kind: 'similar'; at: number };
/** A case as one side runs it: the outcome has to have exactly these parts. */
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

/** A group's cases as one side runs them. */
export const casesFor = (side: Side, { searches, suggestions, similar }: CaseGroup): SideCase[] => [
  ...forSide(side, searches, (query) => ({ kind: 'search', query })),
  ...forSide(side, suggestions, (asked) => ({ kind: 'suggest', ...asked })),
  ...forSide(side, similar, (at) => ({ kind: 'similar', at })),
];

/** The parts of an outcome that a case checks. */
export const checkedPartOf = (outcome: object, { expected }: SideCase): object =>
  Object.fromEntries(Object.entries(outcome).filter(([name]) => name in expected));
