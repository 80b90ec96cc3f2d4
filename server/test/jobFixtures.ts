import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { categories } from '@contract/constants/categories';
import type { CaseJob } from '@contract/search/cases/searchCase';
import { day } from '@contract/time/durations';
import { insertJobs, type NewJob } from '../repositories/jobs/jobs';
import type { Wire } from '../wire';
import type { Person, TestHost } from './host';

/** Inserts the 12 categories of a seeded database. */
export const addCategories = async ({ db }: TestHost): Promise<void> => {
  for (const [position, name] of categories.entries()) {
    await db.execute(
      sql`INSERT INTO categories (id, name, position) VALUES (${randomUUID()}, ${name}, ${position})`,
    );
  }
};

/** Returns a valid body for addJob. */
export const jobForm = (
  usernameEmployer: string,
  changes: Partial<Wire<'JobPosting'>> = {},
): Wire<'JobPosting'> => ({
  usernameEmployer,
  jobtitle: 'Night Nurse',
  companyname: 'Harbour Clinic',
  location: 'Boston, MA',
  joboverview: 'Care for patients through the night.',
  responsibilities1: 'Watch over the ward',
  responsibilities2: 'Give medicine',
  responsibilities3: 'Write reports',
  responsibilities4: 'Talk with families',
  responsibilities5: 'Train newcomers',
  qualification1: 'A licence',
  qualification2: 'Calm',
  qualification3: 'Two years of work',
  qualification4: 'English',
  employementtype: 'Full-time',
  monthlysalary1: 4000,
  monthlysalary2: 5200,
  numberofvacancies: 2,
  degreerequired: 'Bachelor of Nursing',
  categoryName: 'Nurse Jobs',
  ...changes,
});
/** Returns a valid body for updateJob. */
export const jobChange = (changes: Partial<Wire<'JobInput'>> = {}): Wire<'JobInput'> => {
  const { usernameEmployer: _name, categoryName: _category, ...rest } = jobForm('', changes);
  return rest;
};

/** Returns a row for insertJobs: a live job without an employer, created now. */
export const jobRow = (changes: Partial<NewJob> = {}): NewJob => {
  const createdAt = changes.createdAt ?? new Date();
  return {
    employerId: null,
    title: 'Clerk',
    company: 'Northern Mill',
    location: 'Denver, CO',
    overview: 'Keep the books.',
    responsibilities: ['', '', '', '', ''],
    qualifications: ['', '', '', ''],
    employmentType: 'Full-time',
    payFrom: 0,
    payTo: 0,
    vacancies: 1,
    degree: '',
    category: 'Finance Jobs',
    description: null,
    importKey: null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 30 * day),
    ...changes,
  };
};
/** Inserts rows; returns their ids in the given order. */
export const insertTestJobs = async (
  { db }: TestHost,
  rows: Partial<NewJob>[],
): Promise<string[]> => {
  const whole = rows.map((row) => ({ ...jobRow(row), id: row.id ?? randomUUID() }));
  await insertJobs(db, whole);
  return whole.map(({ id }) => id);
};

/** Returns rows for a case's jobs; jobs without a date get an old one by position. */
export const caseRows = (jobs: readonly CaseJob[]): Partial<NewJob>[] => {
  const now = Date.now();
  return jobs.map((job, at) => ({
    title: job.title ?? '',
    company: job.company ?? '',
    location: job.place ?? '',
    category: job.category ?? 'Finance Jobs',
    employmentType: job.type ?? 'Full-time',
    payFrom: job.payFrom ?? 0,
    payTo: job.payTo ?? 0,
    degree: job.degree ?? '',
    overview: job.overview ?? '',
    responsibilities: ['', '', job.duty ?? '', '', ''],
    description: job.description ?? null,
    createdAt: new Date(now - (job.daysAgo ?? 100 + at) * day),
    expiresAt: new Date(now + day),
  }));
};

/** Posts a job as an employer; returns it. */
export const post = async (
  host: TestHost,
  employer: Person,
  changes: Partial<Wire<'JobPosting'>> = {},
): Promise<Wire<'Job'>> => {
  const answer = await host.app.inject({
    method: 'POST',
    url: '/api/jobdescriptions/add',
    headers: employer.headers,
    payload: jobForm(employer.username, changes),
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
};

/** Sets a job's status. */
export const setStatus = ({ db }: TestHost, id: string, status: string): Promise<number> => {
  const [removedFor, before] = status === 'removed' ? ['takeDown', 'live'] : [null, null];
  return db.execute(
    sql`UPDATE jobs SET status = ${status}, removed_for = ${removedFor}, status_before = ${before} WHERE id = ${id}`,
  );
};
/**
 * Call it before each test if all tests post the same form: after a take-down in an earlier test,
 * the posting would wait for review.
 */
export const forgetTakeDowns = ({ db }: TestHost): Promise<number> =>
  db.execute(sql`UPDATE jobs SET removed_for = 'suspension' WHERE removed_for = 'takeDown'`);
export const expireJob = ({ db }: TestHost, id: string): Promise<number> =>
  db.execute(sql`UPDATE jobs SET expires_at = now() - interval '1 minute' WHERE id = ${id}`);

export const countRows = async (
  { db }: TestHost,
  table: 'jobs' | 'applications' | 'audit_log' | 'media' | 'files',
): Promise<number> => {
  const statements = {
    jobs: sql`SELECT count(*) AS n FROM jobs`,
    applications: sql`SELECT count(*) AS n FROM applications`,
    audit_log: sql`SELECT count(*) AS n FROM audit_log`,
    media: sql`SELECT count(*) AS n FROM media`,
    files: sql`SELECT count(*) AS n FROM files`,
  };
  const [row] = await db.query<{ n: number }>(statements[table]);
  return row?.n ?? 0;
};
