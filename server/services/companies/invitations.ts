import { randomUUID } from 'node:crypto';
import { companyLimits } from '@contract/companies';
import { paths } from '@contract/paths';
import { caseFold } from '@contract/text/caseFold';
import { day } from '@contract/time/durations';
import type { Actor } from '../../caller';
import type { Context } from '../../context';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../errors';
import { endBlockedInvitations } from '../../repositories/candidates/candidateInvitations';
import {
  consumeColleagueInvitation,
  dropColleagueInvitation,
  findColleagueInvitation,
  listColleagueInvitations,
  upsertColleagueInvitation,
  type InvitationRow,
} from '../../repositories/companies/colleagueInvitations';
import {
  addColleague,
  companyOf,
  dropColleague,
  dropEmptyCompany,
  foundCompany,
  listColleagues,
  lockCompanies,
  lockCompanyOf,
  type Access,
} from '../../repositories/companies/colleagues';
import { jobScopeOf } from '../../repositories/companies/jobScope';
import { lockEmployer } from '../../repositories/jobs/jobOwners';
import { dropWaitingMails } from '../../repositories/mail/mails';
import { lockForDecision } from '../../repositories/moderation/suspension';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { dropSourcesOf } from '../../repositories/sources/jobSources';
import { dropWebhooksOf } from '../../repositories/webhooks/webhooks';
import { hashSecret, newSecret } from '../../secrets';
import { companyMailTexts, hostCompanyTexts } from '../../texts/companies';
import { hostTexts } from '../../texts/errors';
import { hostModerationTexts } from '../../texts/moderation';
import type { Wire } from '../../wire';
import { shownEmployer } from '../applications/people';
import { invalidateJobCaches } from '../cache';
import { lockUnsuspendedEmployer } from '../jobs/jobs';
import { consumeInvitedRateLimit } from '../limits/accountLimits';
import { storeIdempotencyRecord } from '../limits/exactlyOnce';
import { consumeTokenRateLimit } from '../limits/loginLimits';
import { notify } from '../mail/notify';
import { mailQueued, queueMail } from '../mail/queue';
import { companyNameOf, readCompany, toColleagueInvitation } from './companyWire';

/** Normalizes access for storage: with access to all jobs, no single ones are listed. */
export const accessOf = ({ role, allJobs, jobIds = [] }: Wire<'ColleagueAccess'>): Access => {
  const hasAll = allJobs || role === 'owner';
  return { role, allJobs: hasAll, jobIds: hasAll ? [] : jobIds };
};

/** Masks an address: enough for an owner to recognize it, but not to write to it. */
const masked = (email: string): string => email.replace(/^(.).*@/s, '$1…@');

/** Throws a 403 if the caller isn't an unsuspended owner; locks the caller's account. */
export const checkOwner = async (tx: Queryable, actor: Actor): Promise<void> => {
  await lockUnsuspendedEmployer(tx, actor, hostModerationTexts.suspendedActs);
  if ((await jobScopeOf(tx, actor.accountId)).role !== 'owner')
    throw new ApiError(403, hostTexts.forbidden);
};

const checkLimits = async (tx: Queryable, companyId: string, email: string): Promise<void> => {
  const key = caseFold(email);
  const people = await listColleagues(tx, companyId);
  if (people.some((each) => caseFold(each.email) === key))
    throw new ApiError(409, hostCompanyTexts.colleagueAlready, 'email');
  if (people.length >= companyLimits.people) throw new ApiError(409, hostCompanyTexts.full);
  const others = (await listColleagueInvitations(tx, companyId)).filter(
    (each) => caseFold(each.email) !== key,
  );
  if (others.length >= companyLimits.invitations)
    throw new ApiError(409, hostCompanyTexts.invitationsFull);
};

/**
 * Returns the inviting employer's company, locked; the first invitation creates it. Returns
 * `undefined` if a concurrent invitation has created it: companies are always locked before their
 * people, which is no longer possible in this transaction.
 */
const companyToInviteTo = async (tx: Queryable, actor: Actor): Promise<string | undefined> => {
  const companyId = await lockCompanyOf(tx, actor.accountId);
  if (companyId === undefined) await lockForDecision(tx, 'employer', actor.accountId);
  await lockUnsuspendedEmployer(tx, actor);
  if (companyId !== undefined) return companyId;
  const isMade = (await companyOf(tx, actor.accountId)) !== undefined;
  return isMade ? undefined : foundCompany(tx, actor.accountId);
};

/** Stores an invitation with its mail; returns `undefined` if it must be retried. */
const storeInvitation = (
  context: Pick<Context, 'db' | 'env'>,
  actor: Actor,
  input: Wire<'ColleagueInvitationInput'>,
  origin: string,
): Promise<Wire<'ColleagueInvitation'> | undefined> => {
  const token = newSecret();
  const email = input.email.trim();
  return context.db.transaction(async (tx) => {
    const companyId = await companyToInviteTo(tx, actor);
    if (companyId === undefined) return undefined;
    await checkOwner(tx, actor);
    await checkLimits(tx, companyId, email);
    await consumeInvitedRateLimit(context, tx, email);
    const replaced = (await listColleagueInvitations(tx, companyId)).find(
      (each) => caseFold(each.email) === caseFold(email),
    );
    if (replaced) await dropWaitingMails(tx, replaced.id);
    const access = accessOf(input);
    const invitation: InvitationRow = {
      ...access,
      id: randomUUID(),
      companyId,
      email,
      invitedBy: actor.accountId,
      expiresAt: new Date(Date.now() + companyLimits.invitationDays * day),
    };
    await upsertColleagueInvitation(tx, { ...invitation, tokenHash: hashSecret(token) });
    await storeIdempotencyRecord(tx, invitation.id);
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'inviteColleague',
      recordId: invitation.id,
      after: { email: masked(email), role: access.role, allJobs: access.allJobs },
    });
    await queueMail(tx, {
      kind: 'colleagueInvitation',
      to: email,
      about: invitation.id,
      letter: companyMailTexts.invitation({
        url: `${origin}${paths.companyInvitation()}#${token}`,
      }),
    });
    return toColleagueInvitation(invitation, await shownEmployer(tx, actor.accountId));
  });
};

/**
 * Invites somebody by a mail that only they receive. The first invitation creates the company.
 * Throws a 409 for a colleague's address or if the company is full, a 429 for an address that was
 * invited too often.
 */
export const inviteColleague = async (
  context: Pick<Context, 'db' | 'env'>,
  actor: Actor,
  input: Wire<'ColleagueInvitationInput'>,
  origin: string,
): Promise<Wire<'ColleagueInvitation'>> => {
  let stored: Wire<'ColleagueInvitation'> | undefined;
  while (stored === undefined) stored = await storeInvitation(context, actor, input, origin);
  mailQueued(context.db);
  return stored;
};

/** Withdraws an invitation, and its mail if it is still queued. Throws a 404 if there is none. */
export const withdrawColleagueInvitation = (
  db: Database,
  actor: Actor,
  id: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const companyId = await lockCompanyOf(tx, actor.accountId);
    await checkOwner(tx, actor);
    const dropped = companyId && (await dropColleagueInvitation(tx, companyId, id));
    if (!dropped) throw new ApiError(404, hostTexts.notFound);
    await dropWaitingMails(tx, dropped.id);
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'withdrawColleagueInvitation',
      recordId: dropped.id,
      before: { email: masked(dropped.email), role: dropped.role },
    });
  });

/** Returns what a link is for, without using it up. Throws a 404 if it isn't valid. */
export const readColleagueInvitation = async (
  context: Context,
  token: string,
  address: string,
): Promise<Wire<'LinkedInvitation'>> => {
  const attempt = await consumeTokenRateLimit(context, address);
  const { db } = context;
  const found = await findColleagueInvitation(db, hashSecret(token));
  if (!found) throw new ApiError(404, hostCompanyTexts.linkOver);
  await attempt.succeeded(db);
  return {
    companyName: companyNameOf(await listColleagues(db, found.companyId)),
    invitedBy: await shownEmployer(db, found.invitedBy),
    role: found.role,
    allJobs: found.allJobs,
  };
};

/** Leaves a company with no other members; throws a 409 if it has some. */
const leaveOwn = async (
  tx: Queryable,
  accountId: string,
  { own, next }: { own: string | undefined; next: string },
): Promise<void> => {
  if (own === undefined) return;
  if (own === next) throw new ApiError(409, hostCompanyTexts.sameCompany);
  if ((await listColleagues(tx, own)).length > 1)
    throw new ApiError(409, hostCompanyTexts.otherCompany);
  await dropColleague(tx, accountId);
  await dropEmptyCompany(tx, own);
};

/**
 * Uses up a link's token and returns its invitation, with the company that the person is in. Locks
 * that company, the inviting one and the person, companies first as everywhere. Returns `undefined`
 * if the person joined another company in the meantime, to be retried.
 */
const acceptInvitation = async (
  tx: Queryable,
  actor: Actor,
  tokenHash: Buffer,
): Promise<{ invitation: InvitationRow; own: string | undefined } | undefined> => {
  const linked = await findColleagueInvitation(tx, tokenHash);
  if (!linked) throw new ApiError(404, hostCompanyTexts.linkOver);
  const own = await companyOf(tx, actor.accountId);
  await lockCompanies(tx, own === undefined ? [linked.companyId] : [linked.companyId, own]);
  // nobody can join two companies at once
  await lockForDecision(tx, 'employer', actor.accountId);
  if ((await companyOf(tx, actor.accountId)) !== own) return undefined;
  // the inviter can't be suspended during this transaction
  await lockEmployer(tx, linked.invitedBy);
  const invitation = await consumeColleagueInvitation(tx, tokenHash);
  if (!invitation) throw new ApiError(404, hostCompanyTexts.linkOver);
  return { invitation, own };
};

/** Returns false if the person's company changed in the meantime: retry in another transaction. */
const storeColleague = async (
  tx: Queryable,
  actor: Actor,
  tokenHash: Buffer,
  origin: string,
): Promise<boolean> => {
  const accepted = await acceptInvitation(tx, actor, tokenHash);
  if (!accepted) return false;
  const { invitation, own } = accepted;
  await leaveOwn(tx, actor.accountId, { own, next: invitation.companyId });
  await lockUnsuspendedEmployer(tx, actor);
  if ((await listColleagues(tx, invitation.companyId)).length >= companyLimits.people)
    throw new ApiError(409, hostCompanyTexts.full);
  await addColleague(tx, invitation.companyId, actor.accountId, invitation);
  await endBlockedInvitations(tx, actor.accountId);
  const { role, allJobs } = invitation;
  if (role !== 'owner') await dropWebhooksOf(tx, actor.accountId);
  if (role === 'reader') await dropSourcesOf(tx, actor.accountId);
  await addAudit(tx, {
    ...auditActor(actor),
    action: 'joinCompany',
    recordId: actor.accountId,
    after: { role, allJobs },
  });
  const colleague = await shownEmployer(tx, actor.accountId);
  await notify(tx, {
    role: 'employer',
    accountId: invitation.invitedBy,
    origin,
    kind: 'notice',
    write: (name) =>
      companyMailTexts.joined({ name, colleague, url: `${origin}${paths.companyPeople()}` }),
  });
  return true;
};

/**
 * Makes a person a colleague by the link in a mail, which is used up. Their jobs belong to the
 * company from then on; invitations to job seekers who block either side end. Throws a 404 for a
 * link that isn't valid, a 409 if they are in this company already, or in another one with other
 * people.
 */
export const joinCompany = async (
  context: Context,
  actor: Actor,
  token: string,
  { address, origin }: { address: string; origin: string },
): Promise<Wire<'Company'>> => {
  const attempt = await consumeTokenRateLimit(context, address);
  const { db } = context;
  const tokenHash = hashSecret(token);
  let isStored = false;
  while (!isStored)
    isStored = await db.transaction(async (tx) => {
      const stored = await storeColleague(tx, actor, tokenHash, origin);
      if (stored) await attempt.succeeded(tx);
      return stored;
    });
  mailQueued(db);
  await invalidateJobCaches(db);
  return readCompany(db, actor.accountId);
};
