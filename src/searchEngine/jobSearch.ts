import type { SearchJobsApiArg } from '@/api/jobBoardApi';
import { employmentTypes, type EmploymentType } from '@contract/constants/employmentTypes';
import { jobStatuses, type JobStatus } from '@contract/jobStatuses';
import { limits } from '@contract/limits';

export type JobSort = NonNullable<SearchJobsApiArg['sort']>;

/** All of the listing's state, as in its URL. Pay in dollars a month, `within` in days. */
export type JobSearch = {
  q: string;
  location: string;
  company: string;
  degree: string;
  category: readonly string[];
  type: readonly EmploymentType[];
  remote: boolean;
  withPay: boolean;
  payMin?: number;
  payMax?: number;
  within?: number;
  sort?: JobSort;
  /** The spelling isn't corrected, however little is found. */
  asTyped: boolean;
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
  company: '',
  degree: '',
  category: [],
  type: [],
  remote: false,
  withPay: false,
  asTyped: false,
  cursor: '',
  page: 1,
  job: '',
};

const sorts: readonly string[] = ['relevance', 'newest', 'pay'] satisfies JobSort[];
const isSort = (text: string | null): text is JobSort => text !== null && sorts.includes(text);
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
  pay: 10_000_000,
  within: 365,
  cursor: 400,
} as const;

/** Reads a search from a URL's query; what can't be understood is left out. */
export const readSearch = (query: URLSearchParams): JobSearch => {
  const text = (name: string, length: number = maxValues.text): string =>
    (query.get(name) ?? '').slice(0, length);
  const optional = <Name extends string, Value>(name: Name, value: Value | undefined) =>
    // a computed key widens to string
    value === undefined ? {} : ({ [name]: value } as { [Key in Name]: Value });
  const sort = query.get('sort');
  return {
    q: text('q', maxValues.q),
    location: text('location'),
    company: text('company'),
    degree: text('degree'),
    category: [...new Set(query.getAll('category').filter(Boolean))].slice(0, maxValues.categories),
    type: [...new Set(query.getAll('type'))].filter(isType),
    remote: query.get('remote') === 'true',
    withPay: query.get('withPay') === 'true',
    asTyped: query.get('asTyped') === 'true',
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
  { page: _page, job: _job, status, category, type, ...search }: JobSearch,
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
    limit: limits.pageSize,
    ...(brief && { brief }),
    ...(byStatus && status && { status }),
  };
};

/** What a change of a filter resets: to the first page, with no job chosen. */
export const firstPage: Pick<JobSearch, 'cursor' | 'page' | 'job'> = {
  cursor: '',
  page: 1,
  job: '',
};
