import { companyLimits, companyRoles } from '@contract/companies';
import type { operations } from '@contract/generated/types';
import { applicationStates } from '@contract/jobs/applicationLife';
import type { Actor } from '../../caller';
import type { Database } from '../../database/database';
import { listHistory, type HistoryRow } from '../../repositories/companies/companyHistory';
import { jobScopeOf } from '../../repositories/companies/jobScope';
import { findSuspension } from '../../repositories/moderation/suspension';
import type { Wire } from '../../wire';

type Query = NonNullable<operations['getCompanyHistory']['parameters']['query']>;

const peopleActions = ['joinCompany', 'changeColleague', 'removeColleague', 'leaveCompany'];
const textIn = (record: HistoryRow['after'], key: string): string | undefined => {
  const value = record?.[key];
  return typeof value === 'string' ? value : undefined;
};

/** Returns whom an entry is about, besides the person who did it. */
const personOf = ({ action, record, before, after }: HistoryRow): string | undefined =>
  peopleActions.includes(action) || action === 'handOverJobs'
    ? record
    : (textIn(after, 'email') ?? textIn(before, 'email'));

const toEvent = (row: HistoryRow): Wire<'CompanyEvent'> => {
  const state = applicationStates.find((each) => each === textIn(row.after, 'state'));
  const role = companyRoles.find((each) => each === textIn(row.after, 'role'));
  const jobs = row.after?.['jobs'];
  return {
    _id: row.id,
    at: row.at.toISOString(),
    name: row.actor,
    action: row.action,
    ...(row.jobId !== null && { jobId: row.jobId }),
    ...(row.title !== null && { jobtitle: row.title }),
    ...(row.applicationId !== null && { applicationId: row.applicationId }),
    ...(row.applicant && { applicant: row.applicant }),
    ...(state && { state }),
    person: personOf(row),
    ...(role && { role }),
    ...(typeof jobs === 'number' && { jobs }),
  };
};

/**
 * Returns a page of a company's history; empty for callers without a company, and for suspended
 * ones.
 */
export const historyPage = async (
  db: Database,
  { accountId }: Actor,
  { before, person }: Query,
): Promise<Wire<'CompanyHistory'>> => {
  const { companyId } = await jobScopeOf(db, accountId);
  if (companyId === null || (await findSuspension(db, accountId))) return { items: [] };
  const limit = companyLimits.historySize;
  const rows = await listHistory(db.reads, companyId, { before, person, limit: limit + 1 });
  const items = rows.slice(0, limit).map(toEvent);
  const last = items.at(-1);
  return { items, ...(rows.length > limit && last && { next: last._id }) };
};
