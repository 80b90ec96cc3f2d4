import type { Actor } from '../../caller';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import {
  listColleagues,
  lockCompanyOf,
  type ColleagueRow,
} from '../../repositories/companies/colleagues';
import { handOver, type HandedJobs } from '../../repositories/companies/handOver';
import { jobScopeOf } from '../../repositories/companies/jobScope';
import { jobOwners, lockEmployer } from '../../repositories/jobs/jobOwners';
import { lockForDecision } from '../../repositories/moderation/suspension';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hostCompanyTexts } from '../../texts/companies';
import { hostTexts } from '../../texts/errors';
import { hostModerationTexts } from '../../texts/moderation';
import type { Wire } from '../../wire';
import { invalidateJobCaches } from '../cache';
import { lockUnsuspendedEmployer } from '../jobs/jobs';

/**
 * Returns the colleague who receives the jobs. Throws a 404 if they aren't a colleague, a 409 if
 * they can't have jobs.
 */
const receiverOf = async (
  tx: Queryable,
  people: readonly ColleagueRow[],
  id: string,
): Promise<ColleagueRow> => {
  const receiver = people.find((each) => each.id === id.toLowerCase());
  if (!receiver) throw new ApiError(404, hostCompanyTexts.noColleague, 'to');
  if (receiver.role === 'reader') throw new ApiError(409, hostCompanyTexts.readerReceives, 'to');
  const locked = await lockEmployer(tx, receiver.id);
  if (locked?.suspension !== null)
    throw new ApiError(409, hostCompanyTexts.suspendedReceives, 'to');
  return receiver;
};

type HandedOver = HandedJobs & { to: string; by: Actor; companyId: string };

/**
 * Hands jobs over, inside a transaction that has locked the company. Returns the number of jobs.
 */
export const handOverTo = async (
  tx: Queryable,
  people: readonly ColleagueRow[],
  { from, jobIds, to, by, companyId }: HandedOver,
): Promise<number> => {
  // waits for jobs that are being posted concurrently
  await lockForDecision(tx, 'employer', from);
  const receiver = await receiverOf(tx, people, to);
  if (receiver.id === from) return 0;
  const jobs = await handOver(tx, { from, jobIds }, receiver.id);
  const [only] = jobs;
  if (only !== undefined)
    await addAudit(tx, {
      ...auditActor(by),
      companyId,
      action: 'handOverJobs',
      recordId: receiver.id,
      after: { jobs: jobs.length, from, ...(jobs.length === 1 && { jobId: only }) },
    });
  return jobs.length;
};

/**
 * Groups jobs by their owner; throws a 404 if one doesn't belong to the company, or the caller may
 * not hand it over.
 */
const jobsByOwner = async (
  tx: Queryable,
  jobIds: readonly string[],
  mayHandOver: (employerId: string) => boolean,
): Promise<Map<string, string[]>> => {
  const owners = await jobOwners(tx, jobIds);
  if (owners.length < new Set(jobIds.map((id) => id.toLowerCase())).size)
    throw new ApiError(404, hostTexts.notFound);
  const byOwner = new Map<string, string[]>();
  for (const { id, employerId } of owners) {
    if (employerId === null || !mayHandOver(employerId))
      throw new ApiError(404, hostTexts.notFound);
    byOwner.set(employerId, [...(byOwner.get(employerId) ?? []), id]);
  }
  return byOwner;
};

/**
 * Hands over some jobs, or all jobs of a person: owners anybody's, others their own. Throws a 404
 * for jobs that the caller may not hand over and for a receiver who isn't a colleague, a 403 if the
 * caller is suspended.
 */
export const handOverJobs = async (
  db: Database,
  actor: Actor,
  { to, from, jobIds }: Wire<'HandOverInput'>,
): Promise<number> => {
  if ((from === undefined) === (jobIds === undefined))
    throw new ApiError(400, hostCompanyTexts.whichJobs, 'jobIds');
  const count = await db.transaction(async (tx) => {
    const companyId = await lockCompanyOf(tx, actor.accountId);
    if (companyId === undefined) throw new ApiError(404, hostCompanyTexts.noColleague, 'to');
    await lockUnsuspendedEmployer(tx, actor, hostModerationTexts.suspendedActs);
    const { role } = await jobScopeOf(tx, actor.accountId);
    if (role === 'reader') throw new ApiError(403, hostTexts.forbidden);
    const people = await listColleagues(tx, companyId);
    const mayHandOver = (employerId: string): boolean =>
      role === 'owner'
        ? people.some((each) => each.id === employerId)
        : employerId === actor.accountId;
    if (from !== undefined && !mayHandOver(from.toLowerCase()))
      throw new ApiError(404, hostCompanyTexts.noColleague, 'from');
    const parts: [string, string[] | undefined][] =
      from === undefined
        ? [...(await jobsByOwner(tx, jobIds ?? [], mayHandOver))]
        : [[from.toLowerCase(), undefined]];
    let sum = 0;
    for (const [owner, ids] of parts)
      sum += await handOverTo(tx, people, {
        from: owner,
        ...(ids && { jobIds: ids }),
        to,
        by: actor,
        companyId,
      });
    return sum;
  });
  await invalidateJobCaches(db);
  return count;
};
