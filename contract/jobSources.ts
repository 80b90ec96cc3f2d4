import type { components } from './generated/types';

type JobSource = components['schemas']['JobSource'];

/** The kinds of source that jobs are imported from, in the order in which the form lists them. */
export const sourceKinds = [
  'csv',
  'greenhouse',
  'lever',
  'indeed',
  'jsonLd',
] as const satisfies JobSource['kind'][];

/** How often a source's address is fetched. */
export const sourceSchedules = [
  'daily',
  'sixHours',
  'off',
] as const satisfies JobSource['schedule'][];

/**
 * The fields that a table's columns can be mapped to, in the order in which the form lists them.
 */
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
  /** Maximum number of an employer's sources. */
  sources: 5,
  /** Maximum number of a source's rows that are imported. */
  rows: 5000,
  /** Maximum number of live jobs from all of an employer's sources. */
  jobs: 2000,
  url: 1000,
  /** Maximum number of rows in a preview, and of skipped rows in it. */
  previewRows: 10,
  previewProblems: 50,
  /** Maximum number of skipped rows that are stored. */
  problems: 200,
  /** Number of consecutive failures after which a source is no longer fetched. */
  failures: 7,
} as const;
