import sql, { type Sql } from 'sql-template-tag';
import type { CompanyRole } from '@contract/companies';
import type { Queryable } from '../../database/database';
import { prepared } from '../../database/prepared';

/**
 * The jobs that an employer's account can see, and what it may do with them. This is decided only
 * here: without a company, it sees its own jobs and acts as an owner; while suspended, it sees no
 * colleagues' jobs.
 */
export type JobScope = {
  accountId: string;
  /** null: it is in no company */
  companyId: string | null;
  role: CompanyRole;
  allJobs: boolean;
  /** The employers whose jobs it sees, all of them: itself first. */
  employerIds: readonly string[];
  /** Colleagues' jobs to which it has individual access. */
  jobIds: readonly string[];
};

/** What determines a job's owner: its poster, or the employer it was handed over to. */
type OwnedJob = { jobId: string; employerId: string | null };

export const jobScopeOf = async (db: Queryable, accountId: string): Promise<JobScope> => {
  const [row] = await db.query<Omit<JobScope, 'accountId'>>(
    prepared(sql`
    SELECT c.company_id AS "companyId", c.role, c.all_jobs AS "allJobs",
      CASE WHEN c.all_jobs AND e.suspended_at IS NULL THEN ARRAY(SELECT o.employer_id FROM colleagues o WHERE o.company_id = c.company_id ORDER BY o.employer_id <> c.employer_id)
        ELSE ARRAY[c.employer_id] END AS "employerIds",
      -- jobs that left the company with their poster are no longer accessible
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

/** Whether the account sees the job and its applicants. */
export const canSeeJob = (scope: JobScope, { jobId, employerId }: OwnedJob): boolean =>
  (employerId !== null && scope.employerIds.includes(employerId)) ||
  scope.jobIds.includes(jobId.toLowerCase());

/**
 * Returns all accounts that see a job and its applicants: its owner, then colleagues with access.
 */
export const accountsThatSeeJob = async (
  db: Queryable,
  { jobId, employerId }: { jobId: string; employerId: string },
): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(sql`
    SELECT c.employer_id AS id FROM colleagues o JOIN colleagues c ON c.company_id = o.company_id
    WHERE o.employer_id = ${employerId} AND c.employer_id <> o.employer_id
      AND (c.all_jobs OR EXISTS (SELECT 1 FROM colleague_jobs g WHERE g.employer_id = c.employer_id AND g.job_id = ${jobId})) ORDER BY 1`);
  return [employerId, ...rows.map(({ id }) => id)];
};

/** Whether the account may act on what it sees; a reader may not. */
export const canAct = ({ role }: Pick<JobScope, 'role'>): boolean => role !== 'reader';

/** Whether the account may change the job and decide about its applicants. */
export const canChangeJob = (scope: JobScope, job: OwnedJob): boolean =>
  canAct(scope) && canSeeJob(scope, job);

/**
 * Returns a SQL condition: whether the account sees the job of a row. For a single employer it is
 * an equality, so that an index in the list's order can be used.
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
