import type { Actor } from '../../caller';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import {
  dropColleague,
  dropEmptyCompany,
  listColleagues,
  lockCompanyOf,
  setAccess,
  type ColleagueRow,
} from '../../repositories/companies/colleagues';
import { lockEmployer } from '../../repositories/jobs/jobOwners';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { dropSourcesOf, handOverSources } from '../../repositories/sources/jobSources';
import { dropWebhooksOf } from '../../repositories/webhooks/webhooks';
import { hostCompanyTexts } from '../../texts/companies';
import { hostModerationTexts } from '../../texts/moderation';
import type { Wire } from '../../wire';
import { endInvitationsBy } from '../accounts/endAccess';
import { invalidateJobCaches } from '../cache';
import { lockUnsuspendedEmployer } from '../jobs/jobs';
import { readCompany } from './companyWire';
import { handOverTo } from './handOver';
import { accessOf, checkOwner } from './invitations';

type Locked = { companyId: string; people: ColleagueRow[] };

/** Locks a person's company; throws a 409 if they have none. */
const lockPeople = async (tx: Queryable, accountId: string): Promise<Locked> => {
  const companyId = await lockCompanyOf(tx, accountId);
  if (companyId === undefined) throw new ApiError(409, hostCompanyTexts.noCompany);
  return { companyId, people: await listColleagues(tx, companyId) };
};

/**
 * Locks a company that the caller owns, and returns one of its people; throws a 404 for anybody
 * else.
 */
const lockColleague = async (
  tx: Queryable,
  actor: Actor,
  id: string,
): Promise<Locked & { colleague: ColleagueRow }> => {
  const companyId = await lockCompanyOf(tx, actor.accountId);
  await checkOwner(tx, actor);
  const people = companyId === undefined ? [] : await listColleagues(tx, companyId);
  const colleague = people.find((each) => each.id === id.toLowerCase());
  if (companyId === undefined || !colleague) throw new ApiError(404, hostCompanyTexts.noColleague);
  return { companyId, people, colleague };
};

const isLastOwner = (people: readonly ColleagueRow[], id: string): boolean => {
  const owners = people.filter(({ role }) => role === 'owner');
  return owners.length === 1 && owners[0]?.id === id;
};

/** Ends what only owners have: their pending invitations with queued mails, and their webhooks. */
const endOwnership = async (tx: Queryable, employerId: string): Promise<void> => {
  await endInvitationsBy(tx, employerId);
  await dropWebhooksOf(tx, employerId);
};

const rolesOf = ({ role, allJobs, jobIds }: Pick<ColleagueRow, 'role' | 'allJobs' | 'jobIds'>) => ({
  role,
  allJobs,
  ...(jobIds.length > 0 && { jobs: jobIds.length }),
});

/** Changes a colleague's access, effective at once. Throws a 409 for the last owner. */
export const changeColleague = async (
  db: Database,
  actor: Actor,
  id: string,
  input: Wire<'ColleagueAccess'>,
): Promise<Wire<'Company'>> => {
  const access = accessOf(input);
  await db.transaction(async (tx) => {
    const { companyId, people, colleague } = await lockColleague(tx, actor, id);
    if (access.role !== 'owner' && isLastOwner(people, colleague.id))
      throw new ApiError(409, hostCompanyTexts.lastOwner);
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'changeColleague',
      recordId: colleague.id,
      before: rolesOf(colleague),
      after: rolesOf(access),
    });
    await setAccess(tx, companyId, colleague.id, access);
    if (access.role !== 'owner') await endOwnership(tx, colleague.id);
    if (access.role === 'reader') await dropSourcesOf(tx, colleague.id);
  });
  return readCompany(db, actor.accountId);
};

/**
 * Hands over the imports that keep the jobs up to date; those of a suspended colleague are deleted
 * instead.
 */
const handOverImports = async (tx: Queryable, from: string, to: string): Promise<void> => {
  const employer = await lockEmployer(tx, from);
  if (employer?.suspension === null) await handOverSources(tx, from, to);
  else await dropSourcesOf(tx, from);
};

type Leaving = Locked & {
  id: string;
  by: Actor;
  to: string | undefined;
  action: 'removeColleague' | 'leaveCompany';
};

/** Hands over a person's jobs and imports, and removes them from the company. */
const removeFromCompany = async (
  tx: Queryable,
  { companyId, people, id, by, to, action }: Leaving,
): Promise<void> => {
  if (to !== undefined) {
    if (to.toLowerCase() === id) throw new ApiError(409, hostCompanyTexts.needsReceiver, 'to');
    await handOverTo(tx, people, { from: id, to, by, companyId });
    await handOverImports(tx, id, to);
  }
  await addAudit(tx, { ...auditActor(by), companyId, action, recordId: id });
  await endOwnership(tx, id);
  await dropColleague(tx, id);
  await dropEmptyCompany(tx, companyId);
};

/** Removes a colleague and hands their jobs over, by default to the caller. */
export const removeColleague = async (
  db: Database,
  actor: Actor,
  id: string,
  { to = actor.accountId }: Wire<'LeaveInput'>,
): Promise<Wire<'Company'>> => {
  await db.transaction(async (tx) => {
    const { colleague, ...locked } = await lockColleague(tx, actor, id);
    if (colleague.id === actor.accountId) throw new ApiError(409, hostCompanyTexts.yourself);
    await removeFromCompany(tx, {
      ...locked,
      id: colleague.id,
      by: actor,
      to,
      action: 'removeColleague',
    });
  });
  await invalidateJobCaches(db);
  return readCompany(db, actor.accountId);
};

/**
 * Returns who receives the jobs of a leaving person by default: an owner, the first to join,
 * otherwise a recruiter; `undefined` if all of them are suspended.
 */
const successorOf = (people: readonly ColleagueRow[], id: string): string | undefined =>
  // owners come first
  people.find((each) => each.id !== id && each.role !== 'reader' && !each.suspended)?.id;

/**
 * Leaves the company; takes the jobs along if nobody in it can receive them, so that a suspended
 * owner doesn't prevent people from leaving. Throws a 409 for the last owner, who must make
 * somebody else owner first, a 403 for a suspended employer.
 */
export const leaveCompany = async (
  db: Database,
  actor: Actor,
  { to }: Wire<'LeaveInput'>,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const locked = await lockPeople(tx, actor.accountId);
    const id = actor.accountId;
    await lockUnsuspendedEmployer(tx, actor, hostModerationTexts.suspendedActs);
    if (isLastOwner(locked.people, id)) throw new ApiError(409, hostCompanyTexts.lastOwner);
    const successor = successorOf(locked.people, id);
    await removeFromCompany(tx, {
      ...locked,
      id,
      by: actor,
      to: successor === undefined ? undefined : (to ?? successor),
      action: 'leaveCompany',
    });
  });
  await invalidateJobCaches(db);
};

/**
 * Removes an account that is being deleted from its company. Its jobs go to an owner, otherwise to
 * a recruiter, and stay with the account if all of them are suspended. The last owner of a company
 * with other people can't delete the account (409); if an administrator does, the longest-standing
 * colleague becomes owner, recruiters first, suspended people last. Call it before the account is
 * locked.
 */
export const leaveForDeletion = async (
  tx: Queryable,
  by: Actor,
  employerId: string,
): Promise<void> => {
  const companyId = await lockCompanyOf(tx, employerId);
  if (companyId === undefined) return;
  const people = await listColleagues(tx, companyId);
  const others = people.filter((each) => each.id !== employerId);
  const isLast = isLastOwner(people, employerId);
  if (isLast && others.length > 0 && by.accountId === employerId)
    throw new ApiError(409, hostCompanyTexts.lastOwner);
  if (isLast) await promote(tx, by, companyId, others);
  const left = await listColleagues(tx, companyId);
  await removeFromCompany(tx, {
    companyId,
    people: left,
    id: employerId,
    by,
    to: successorOf(left, employerId),
    action: 'leaveCompany',
  });
};

const promote = async (
  tx: Queryable,
  by: Actor,
  companyId: string,
  others: readonly ColleagueRow[],
): Promise<void> => {
  const unsuspended = others.filter(({ suspended }) => !suspended);
  const among = unsuspended.length > 0 ? unsuspended : others;
  const next = among.find(({ role }) => role === 'recruiter') ?? among[0];
  if (!next) return;
  const access = { role: 'owner', allJobs: true, jobIds: [] } as const;
  await addAudit(tx, {
    ...auditActor(by),
    companyId,
    action: 'changeColleague',
    recordId: next.id,
    before: rolesOf(next),
    after: rolesOf(access),
  });
  await setAccess(tx, companyId, next.id, access);
};
