import type { components } from './generated/types';

type JobSource = components['schemas']['JobSource'];

/** What jobs are imported from, in the order in which it is asked for. */
export const sourceKinds = [
  'csv',
  'greenhouse',
  'lever',
  'indeed',
  'jsonLd',
] as const satisfies JobSource['kind'][];

/** How often an address is read. */
export const sourceSchedules = [
  'daily',
  'sixHours',
  'off',
] as const satisfies JobSource['schedule'][];

/** The fields that a table's columns can be chosen for, in the order in which they are asked for. */
export const mappedFields = [
  'jobtitle',
  'companyname',
  'location',
  'state',
  'zip',
  'country',
  'description',
  'employementtype',
  'categoryName',
  'salary',
  'salarymin',
  'salarymax',
  'payperiod',
  'remote',
  'applyUrl',
  'key',
  'validThrough',
] as const;

export const sourceLimits = {
  /** Sources of an employer. */
  sources: 5,
  /** Rows of a source that are imported. */
  rows: 5000,
  /** Live jobs of all sources of an employer. */
  jobs: 2000,
  url: 1000,
  /** Rows of a preview, and of what is left out in it. */
  previewRows: 10,
  previewProblems: 50,
  /** Rows that were left out, as they are kept. */
  problems: 200,
  /** Failures in a row after which a source isn't read any more. */
  failures: 7,
} as const;
