import type { Employer, FeaturedEmployer, Category, Job, Terms } from '@/api/generated/publicApi';
import { isRecord } from '@contract/isRecord';
import { jobStatuses } from '@contract/jobs/jobStatuses';

/*
 * Hosts answer the same call in different shapes (spec §7: a list may be bare or in `data`, a job
 * an object or an array …). Only this module and readMemberAnswers (for calls of logged-in users)
 * know them; all other code sees the contract's shapes. A field that a host omits stays missing, so
 * that it can be told from null.
 */
type Fields = Record<string, unknown>;

/** Returns the rows of a list, bare or in `data`; an empty list for anything else. */
const rowsOf = (body: unknown): Fields[] => {
  const rows: unknown = isRecord(body) ? body['data'] : body;
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
};
/**
 * Returns one record: bare, in `data`, or the first of an array of either; `null` if there is none.
 */
const recordOf = (body: unknown): Fields | null => {
  const unwrapped = (value: unknown): unknown =>
    isRecord(value) && 'data' in value && !('_id' in value) ? value['data'] : value;
  const inner = unwrapped(body);
  const first = Array.isArray(inner) ? unwrapped(inner[0]) : inner;
  return isRecord(first) ? first : null;
};

const nullable = new Set([
  'createdAt',
  'updatedAt',
  'expiresAt',
  'companyLogo',
  'birthDateEmployer',
  'residenceCountryEmployer',
  'companyAddress',
]);
const numeric = new Set(['monthlysalary1', 'monthlysalary2', 'numberofvacancies', 'answersWithin']);
const toText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';
const toNumber = (value: unknown): number => {
  const read =
    typeof value === 'number' ? value : Number.parseFloat(toText(value).replaceAll(/[$,\s]/g, ''));
  return Number.isFinite(read) ? read : 0;
};

/**
 * Coerces texts to strings (a phone may be a number), amounts to numbers (they may be strings), and
 * null texts to ''. A job's questions, which only our own host has, stay a list. Copies the record
 * and sets only the fields that differ: rebuilding it field by field takes four times as long for
 * 50,000 jobs.
 */
const coerceFields = (fields: Fields): Fields => {
  const coerced: Fields = { ...fields };
  for (const name of Object.keys(coerced)) {
    const value = coerced[name];
    if (numeric.has(name)) {
      if (typeof value !== 'number' || !Number.isFinite(value)) coerced[name] = toNumber(value);
    } else if (typeof value !== 'string' && !(name === 'questions' && Array.isArray(value)))
      coerced[name] = nullable.has(name) && value == null ? null : toText(value);
  }
  coerced['_id'] = toText(fields['_id'] ?? fields['id']);
  return coerced;
};
/**
 * Freezes a list. Otherwise the store deep-freezes it, which takes a quarter of a second for 50,000
 * jobs.
 */
const frozen = <Row>(rows: Row[]): Row[] => {
  Object.freeze(rows);
  return rows;
};
/**
 * Creates a reader for one kind of record; `name` is the text field that the contract's records
 * always have besides their `_id`. An answer with neither isn't a record: `{ message: 'Not found'
 * }`.
 */
export const reader = <Row>(
  name: string,
  prepare: (fields: Fields) => Fields = (fields) => fields,
) => {
  const read = (fields: Fields): Row => {
    const coerced = coerceFields(prepare(fields));
    coerced[name] ??= '';
    return coerced as Row; // every field has its contract type now
  };
  return {
    one: (body: unknown): Row | null => {
      const fields = recordOf(body);
      return fields && ['_id', 'id', name].some((key) => fields[key] != null) ? read(fields) : null;
    },
    many: (body: unknown): Row[] => frozen(rowsOf(body).map(read)),
  };
};

/**
 * Reads jobs. Drops a status that isn't in the contract: its meaning is known only to that host
 * (spec §4).
 */
export const readJob = reader<Job>('jobtitle', (fields) => {
  if (!('status' in fields) || jobStatuses.some((each) => each === fields['status'])) return fields;
  const { status: _own, ...rest } = fields;
  return rest;
});
export const readEmployer = reader<Employer>('usernameEmployer');
const readFeaturedEmployer = reader<FeaturedEmployer>('employerName');
const readCategory = reader<Category>('categoryName');
const readTerms = reader<Terms>('termsofuse1');

/**
 * Returns the administrator's token: `data` of the answer, or a token in it; '' if there is none.
 */
const readToken = (body: unknown): string => {
  const data: unknown = isRecord(body) ? (body['data'] ?? body['token']) : body;
  return isRecord(data) ? toText(data['token']) : toText(data);
};
/**
 * Returns the string fields of a login's answer, which may be anything; our own host's has the
 * username as registered.
 */
const readLoggedIn = (body: unknown): Record<string, string> => {
  if (!isRecord(body)) return {};
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
};

/** The readers of visitors' calls whose answers differ between hosts. */
export const transformResponse = {
  getJobs: readJob.many,
  getJobsByEmployer: readJob.many,
  getJobsByCategory: readJob.many,
  getJob: readJob.one,
  getEmployer: readEmployer.one,
  getFeaturedEmployers: readFeaturedEmployer.many,
  getCategories: readCategory.many,
  getTerms: readTerms.many,
  loginEmployer: readLoggedIn,
  loginJobSeeker: readLoggedIn,
  loginAdmin: readToken,
};
