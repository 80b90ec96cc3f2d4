import type { SearchJobsApiArg } from '@/api/jobBoardApi';
import { employmentTypes, type EmploymentType } from '@contract/constants/employmentTypes';
import { jobStatuses, type JobStatus } from '@contract/jobs/jobStatuses';
import { limits } from '@contract/limits';
import { isMiles, parseNear, type Miles } from '@contract/search/places/miles';

export type JobSort = NonNullable<SearchJobsApiArg['sort']>;

/** All of the listing's state, as in its URL. Pay in dollars a month, `within` in days. */
export type JobSearch = {
  q: string;
  location: string;
  /** Where the visitor is, rounded, as `nearText` writes it; '' for not asked. Only our own host knows it. */
  near: string;
  /** How far from the place, where that was chosen; on our own host. */
  miles?: Miles;
  company: string;
  degree: string;
  category: readonly string[];
  type: readonly EmploymentType[];
  remote: boolean;
  /** Only what one applies for on this site; on our own host. */
  applyHere: boolean;
  withPay: boolean;
  payMin?: number;
  payMax?: number;
  within?: number;
  sort?: JobSort;
  /** The spelling isn't corrected, however little is found. */
  asTyped: boolean;
  /** Only what matches all of it is listed, however little that is. */
  strict: boolean;
  /** Parts of `q` that are searched as words, though a place, pay or the like could be read in them. */
  asWords: readonly string[];
  /** Each of several postings of the same job is listed, instead of one for all. */
  each: boolean;
  /** Other than live, where the screen lets one choose. */
  status?: JobStatus;
  /** Where the page begins, on our own host; '' for the first. */
  cursor: string;
  /** The page's number from 1, on a spec host. */
  page: number;
  /** The job that is shown beside the list. */
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
  (employmentTypes as readonly string[]).includes(text); // any text may be asked for

/**
 * A whole number within bounds, or undefined: what somebody writes in a URL by hand must not break
 * a call.
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

/** Reads a search from a URL's query; what can't be understood is left out. */
export const readSearch = (query: URLSearchParams): JobSearch => {
  const text = (name: string, length: number = maxValues.text): string =>
    (query.get(name) ?? '').slice(0, length);
  const list = (name: string, length: number): string[] =>
    [...new Set(query.getAll(name).filter(Boolean))].slice(0, length);
  const optional = <Name extends string, Value>(name: Name, value: Value | undefined) =>
    // a computed key widens to string
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

/** The same search as a URL's query, without what isn't set. */
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
 * A search as our own host's parameters, without what isn't set, texts trimmed. The status, which
 * few may ask for, is only sent with `byStatus`.
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

/** An administrator's list is of what was asked for, each posting by itself. */
export const asListedByStatus = (search: JobSearch): JobSearch => ({
  ...search,
  each: true,
  strict: true,
});

/** What a change of a filter resets: to the first page, with no job chosen. */
export const firstPage: Pick<JobSearch, 'cursor' | 'page' | 'job'> = {
  cursor: '',
  page: 1,
  job: '',
};
