import sql, { type Sql } from 'sql-template-tag';
import type { CompanyRole } from '@contract/companies';
import type { Queryable } from '../../database/database';
import { prepared } from '../../database/prepared';

/**
 * The jobs that an employer's account has on its desk, and what it may do with them. This is the
 * one place that decides it: whoever is in no company has what it posted, as an owner does, and
 * whoever is suspended has nothing of its colleagues'.
 */
export type JobScope = {
  accountId: string;
  /** null: it is in no company. */
  companyId: string | null;
  role: CompanyRole;
  allJobs: boolean;
  /** Whose jobs it has, all of them: its own first. */
  employerIds: readonly string[];
  /** Colleagues' jobs that it has one by one. */
  jobIds: readonly string[];
};

/** What decides whose a job is: its poster, or whom it was handed over to. */
type OwnedJob = { jobId: string; employerId: string | null };

export const jobScopeOf = async (db: Queryable, accountId: string): Promise<JobScope> => {
  const [row] = await db.query<Omit<JobScope, 'accountId'>>(
    prepared(sql`
    SELECT c.company_id AS "companyId", c.role, c.all_jobs AS "allJobs",
      CASE WHEN c.all_jobs AND e.suspended_at IS NULL THEN ARRAY(SELECT o.employer_id FROM colleagues o WHERE o.company_id = c.company_id ORDER BY o.employer_id <> c.employer_id)
        ELSE ARRAY[c.employer_id] END AS "employerIds",
      -- a job that left the company with its poster isn't had any more
      CASE WHEN c.all_jobs OR e.suspended_at IS NOT NULL THEN '{}'::uuid[] ELSE ARRAY(
        SELECT g.job_id FROM colleague_jobs g JOIN jobs j ON j.id = g.job_id JOIN colleagues o ON o.employer_id = j.employer_id
        WHERE g.employer_id = c.employer_id AND o.company_id = c.company_id AND o.employer_id <> c.employer_id) END AS "jobIds"
    FROM colleagues c JOIN employers e ON e.id = c.employer_id WHERE c.employer_id = ${accountId}`),
  );
  return {
    accountId,
    ...(row ?? {
      companyId: null,
      role: 'owner',
      allJobs: true,
      employerIds: [accountId],
      jobIds: [],
    }),
  };
};

/** Whether it sees the job, with its applicants. */
export const seesJob = (scope: JobScope, { jobId, employerId }: OwnedJob): boolean =>
  (employerId !== null && scope.employerIds.includes(employerId)) ||
  scope.jobIds.includes(jobId.toLowerCase());

/** Everybody who sees a job with its applicants: whose it is, then the colleagues who have it. */
export const whoSeesJob = async (
  db: Queryable,
  { jobId, employerId }: { jobId: string; employerId: string },
): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(sql`
    SELECT c.employer_id AS id FROM colleagues o JOIN colleagues c ON c.company_id = o.company_id
    WHERE o.employer_id = ${employerId} AND c.employer_id <> o.employer_id
      AND (c.all_jobs OR EXISTS (SELECT 1 FROM colleague_jobs g WHERE g.employer_id = c.employer_id AND g.job_id = ${jobId})) ORDER BY 1`);
  return [employerId, ...rows.map(({ id }) => id)];
};

/** Whether it acts on what it sees; a reader only looks. */
export const acts = ({ role }: Pick<JobScope, 'role'>): boolean => role !== 'reader';

/** Whether it may change the job and decide about its applicants. */
export const changesJob = (scope: JobScope, job: OwnedJob): boolean =>
  acts(scope) && seesJob(scope, job);

/**
 * The same as a condition: whether the account sees the job of a row. With one employer it is an
 * equality, which an index in the list's order answers.
 */
export const isSeen = (
  { employerIds, jobIds }: Pick<JobScope, 'employerIds' | 'jobIds'>,
  { employerId, jobId }: { employerId: Sql; jobId: Sql },
): Sql => {
  const [first] = employerIds;
  const owned =
    employerIds.length === 1
      ? sql`${employerId} = ${first}`
      : sql`${employerId} = ANY(${[...employerIds]}::uuid[])`;
  return jobIds.length === 0 ? owned : sql`(${owned} OR ${jobId} = ANY(${[...jobIds]}::uuid[]))`;
};
