import type { SpecOperation } from '@contract/generated/operations';
import {
  wildCategories,
  wildEmployer,
  wildFeatured,
  wildId,
  wildJob,
  wildSeeker,
  wildTerms,
  type WildRecord,
} from './records';

export type Answer = {
  status: number;
  body?: unknown;
  /** The body as JSON text, instead of `body`. */
  text?: string;
};
export type Fields = Record<string, unknown>;
export type Seed = {
  jobs?: number | WildRecord[];
  employers?: WildRecord[];
  seekers?: WildRecord[];
  featured?: WildRecord[];
  categories?: WildRecord[];
  terms?: WildRecord[];
};
export type WildStore = ReturnType<typeof makeStore>;

const ok = (body: unknown): Answer => ({ status: 200, body });
const created = (body: unknown): Answer => ({ status: 201, body });
const missing: Answer = { status: 404, body: { error: 'Not found' } };
const refused: Answer = { status: 401, body: { error: 'Invalid credentials' } };

/**
 * Creates the host's records. It validates nothing: two accounts may have the same username, and a
 * job may have any fields.
 */
export const makeStore = (seed: Seed) => ({
  jobs: Array.isArray(seed.jobs)
    ? [...seed.jobs]
    : Array.from({ length: seed.jobs ?? 45 }, (_, n) => wildJob(n)),
  employers: seed.employers ?? [wildEmployer(0), wildEmployer(1)],
  seekers: seed.seekers ?? [wildSeeker(0), wildSeeker(1)],
  featured: seed.featured ?? wildFeatured(),
  categories: seed.categories ?? wildCategories(),
  terms: seed.terms ?? wildTerms(),
  made: 0,
  /** getAll as JSON, cached until a job changes: 50,000 jobs are 40 MB. */
  allJobs: undefined as string | undefined,
});

const add = (store: WildStore, list: WildRecord[], kind: number, fields: Fields): Answer => {
  const record = { ...fields, _id: wildId(kind, 0x10000 + store.made++), __v: 0 };
  list.push(record);
  return created(record);
};

const change = (
  list: WildRecord[],
  id: string,
  fields: Fields,
  shape: (record: WildRecord) => unknown,
): Answer => {
  const record = list.find((item) => item._id === id);
  return record ? ok(shape(Object.assign(record, fields))) : missing;
};

const remove = (list: WildRecord[], id: string): Answer => {
  const at = list.findIndex((item) => item._id === id);
  if (at < 0) return missing;
  list.splice(at, 1);
  return ok({ message: 'Deleted' });
};

const one = (
  list: WildRecord[],
  field: string,
  value: unknown,
  shape: (record: WildRecord) => unknown,
): Answer => {
  const record = list.find((item) => item[field] === value);
  return record ? ok(shape(record)) : missing;
};

const login = (list: WildRecord[], name: string, password: string, fields: Fields): Answer =>
  list.some((item) => item[name] === fields[name] && item[password] === fields[password])
    ? ok({ message: 'ok', user: { seen: true } })
    : refused;

const inData = (data: unknown) => ({ data });
const bare = (record: WildRecord) => record;

const jobsChanged = (store: WildStore, answer: Answer) => {
  store.allJobs = undefined;
  return answer;
};

/** The host's response to each call: `key` is the value in the path, `fields` the body. */
export const answers: Record<
  SpecOperation,
  (store: WildStore, key: string, fields: Fields) => Answer
> = {
  getJobs: (store) => ({ status: 200, text: (store.allJobs ??= JSON.stringify(store.jobs)) }),
  getJobsByEmployer: (store, key) => ok(store.jobs.filter((job) => job.usernameEmployer === key)),
  getJobsByCategory: (store, key) => ok(store.jobs.filter((job) => job.categoryName === key)),
  getJob: (store, key) => one(store.jobs, '_id', key, bare),
  addJob: (store, _key, fields) => jobsChanged(store, add(store, store.jobs, 1, fields)),
  updateJob: (store, key, fields) =>
    jobsChanged(
      store,
      change(store.jobs, key, fields, () => ({ message: 'Updated' })),
    ),
  deleteJob: (store, key) => jobsChanged(store, remove(store.jobs, key)),
  getFeaturedEmployers: (store) => ok(store.featured),
  updateFeaturedEmployer: (store, key, fields) => change(store.featured, key, fields, bare),
  getCategories: (store) => ok(store.categories),
  loginEmployer: (store, _key, fields) =>
    login(store.employers, 'usernameEmployer', 'passwordnameEmployer', fields),
  registerEmployer: (store, _key, fields) => add(store, store.employers, 2, fields),
  getEmployer: (store, key) => one(store.employers, 'usernameEmployer', key, inData),
  updateEmployer: (store, key, fields) => change(store.employers, key, fields, inData),
  getEmployers: (store) => ok(store.employers),
  deleteEmployer: (store, key) => remove(store.employers, key),
  loginJobSeeker: (store, _key, fields) =>
    login(store.seekers, 'usernamejobseek', 'passwordnamejobseek', fields),
  registerJobSeeker: (store, _key, fields) => add(store, store.seekers, 3, fields),
  getJobSeekers: (store) => ok(store.seekers),
  getJobSeeker: (store, key) => one(store.seekers, 'usernamejobseek', key, bare),
  updateJobSeeker: (store, key, fields) => change(store.seekers, key, fields, inData),
  deleteJobSeeker: (store, key) => remove(store.seekers, key),
  loginAdmin: (_store, _key, fields) =>
    fields.adminname === 'admin' && fields.adminpassword === 'spec-host-password'
      ? ok(inData('spec-host-token'))
      : refused,
  getTerms: (store) => ok(store.terms),
  updateTerms: (store, key, fields) => change(store.terms, key, fields, bare),
};
