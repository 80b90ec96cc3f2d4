import type { SearchJobsApiArg } from '@/api/jobBoardApi';
import { employmentTypes, type EmploymentType } from '@contract/constants/employmentTypes';
import { jobStatuses, type JobStatus } from '@contract/jobs/jobStatuses';
import { limits } from '@contract/limits';
import { isMiles, parseNear, type Miles } from '@contract/search/places/miles';

export type JobSort = NonNullable<SearchJobsApiArg['sort']>;

/** The listing's whole state, as in its URL. Pay in dollars a month, `within` in days. */
export type JobSearch = {
  q: string;
  location: string;
  /** The visitor's rounded position, as `nearText` writes it; '' if not set. Our own host only. */
  near: string;
  /** The chosen distance from the place; our own host only. */
  miles?: Miles;
  company: string;
  degree: string;
  category: readonly string[];
  type: readonly EmploymentType[];
  remote: boolean;
  /** Only jobs that accept applications on this site; our own host only. */
  applyHere: boolean;
  withPay: boolean;
  payMin?: number;
  payMax?: number;
  within?: number;
  sort?: JobSort;
  /** Disables spelling correction, however few jobs are found. */
  asTyped: boolean;
  /** Lists only full matches, however few there are. */
  strict: boolean;
  /** Parts of `q` to search as words, even if they could be read as a place, pay or the like. */
  asWords: readonly string[];
  /** Lists every posting of the same job instead of only one. */
  each: boolean;
  /** A status other than live, if the screen allows choosing one. */
  status?: JobStatus;
  /** The cursor of the page, on our own host; '' for the first. */
  cursor: string;
  /** The page number from 1, on a spec host. */
  page: number;
  /** The id of the job shown next to the list. */
  job: string;
};

export const noSearch: JobSearch = {
  q: '',
  location: '',
  near: '',
  company: '',
  degree: '',
  category: [],
  type: [],
  remote: false,
  applyHere: false,
  withPay: false,
  asTyped: false,
  strict: false,
  asWords: [],
  each: false,
  cursor: '',
  page: 1,
  job: '',
};

const sorts: readonly string[] = ['relevance', 'newest', 'pay', 'distance'] satisfies JobSort[];
export const isSort = (text: string | null): text is JobSort =>
  text !== null && sorts.includes(text);
const isType = (text: string): text is EmploymentType =>
  (employmentTypes as readonly string[]).includes(text); // any text may be looked up

/**
 * Parses an integer within bounds; `undefined` for anything else, since a URL edited by hand must
 * not break a call.
 */
const wholeNumber = (text: string | null, from: number, to: number): number | undefined => {
  const value = text === null || text.trim() === '' ? Number.NaN : Math.round(Number(text));
  return value >= from && value <= to ? value : undefined;
};
const maxValues = {
  q: 300,
  text: 120,
  categories: 12,
  asWords: 8,
  pay: 10_000_000,
  within: 365,
  cursor: 2400,
} as const;

/** Parses a search from a URL's query; ignores invalid values. */
export const readSearch = (query: URLSearchParams): JobSearch => {
  const text = (name: string, length: number = maxValues.text): string =>
    (query.get(name) ?? '').slice(0, length);
  const list = (name: string, length: number): string[] =>
    [...new Set(query.getAll(name).filter(Boolean))].slice(0, length);
  const optional = <Name extends string, Value>(name: Name, value: Value | undefined) =>
    // a computed key is widened to string
    value === undefined ? {} : ({ [name]: value } as { [Key in Name]: Value });
  const sort = query.get('sort');
  const near = query.get('near') ?? '';
  const miles = wholeNumber(query.get('miles'), 0, 100);
  return {
    q: text('q', maxValues.q),
    location: text('location'),
    near: parseNear(near) ? near : '',
    ...optional('miles', miles !== undefined && isMiles(miles) ? miles : undefined),
    company: text('company'),
    degree: text('degree'),
    category: list('category', maxValues.categories),
    type: [...new Set(query.getAll('type'))].filter(isType),
    remote: query.get('remote') === 'true',
    applyHere: query.get('applyHere') === 'true',
    withPay: query.get('withPay') === 'true',
    asTyped: query.get('asTyped') === 'true',
    strict: query.get('strict') === 'true',
    asWords: list('asWords', maxValues.asWords).map((part) => part.slice(0, maxValues.text)),
    each: query.get('each') === 'true',
    ...optional('payMin', wholeNumber(query.get('payMin'), 1, maxValues.pay)),
    ...optional('payMax', wholeNumber(query.get('payMax'), 1, maxValues.pay)),
    ...optional('within', wholeNumber(query.get('within'), 1, maxValues.within)),
    ...optional('sort', isSort(sort) ? sort : undefined),
    ...optional(
      'status',
      jobStatuses.find((each) => each === query.get('status')),
    ),
    cursor: text('cursor', maxValues.cursor),
    page: wholeNumber(query.get('page'), 1, 1_000_000) ?? 1,
    job: text('job', 200),
  };
};

/** Serializes a search for a URL's query, without unset values. */
export const writeSearch = (search: JobSearch): URLSearchParams => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    const unset =
      value === undefined || value === '' || value === false || (name === 'page' && value === 1);
    if (unset) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  return query;
};

/**
 * Converts a search to the parameters of our own host, with trimmed texts and without unset values.
 * The status, which few callers may set, is only sent with `byStatus`.
 */
export const searchArguments = (
  { page: _page, job: _job, status, category, type, asWords, ...search }: JobSearch,
  brief = true,
  byStatus = false,
): SearchJobsApiArg => {
  const set = Object.entries(search).flatMap(([name, value]) => {
    const given = typeof value === 'string' ? value.trim() : value;
    return given === '' || given === false || given === undefined ? [] : [[name, given] as const];
  });
  return {
    ...Object.fromEntries(set),
    ...(category.length > 0 ? { category: [...category] } : {}),
    ...(type.length > 0 ? { type: [...type] } : {}),
    ...(asWords.length > 0 ? { asWords: [...asWords] } : {}),
    limit: limits.pageSize,
    ...(brief && { brief }),
    ...(byStatus && status && { status }),
  };
};

/**
 * Returns the search for an administrator's list: only full matches, and each posting separately.
 */
export const asListedByStatus = (search: JobSearch): JobSearch => ({
  ...search,
  each: true,
  strict: true,
});

/** What a change of filters resets: to the first page, with no job chosen. */
export const firstPage: Pick<JobSearch, 'cursor' | 'page' | 'job'> = {
  cursor: '',
  page: 1,
  job: '',
};
