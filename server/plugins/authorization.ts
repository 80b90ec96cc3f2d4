import type { FastifyRequest } from 'fastify';
import type { AccountRole } from '@contract/accountFields';
import type { ApiKeyScope } from '@contract/apiKeys';
import { caseFold } from '@contract/text/caseFold';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { ApiError } from '../errors';
import { appliedTo, employerExists, jobAccess } from '../repositories/accounts/access';
import { findOwnAlert } from '../repositories/alerts/jobAlerts';
import { applicationAccess } from '../repositories/applications/applications';
import { findInvitationState } from '../repositories/candidates/candidateInvitations';
import { canAct, canChangeJob, canSeeJob, jobScopeOf } from '../repositories/companies/jobScope';
import { isId } from '../repositories/ids';
import { findThread } from '../repositories/inbox/threads';
import { findResume } from '../repositories/resumes/resumes';
import { hostTexts } from '../texts/errors';
import { assignSession, hasApiKey } from './callers';

/** The rules of `x-allow` (contract/spec.openapi.yaml). */
const rules = [
  'everyone',
  'employer',
  'jobseeker',
  'admin',
  'recruiter',
  'companyOwner',
  'owner',
  'jobReader',
  'self',
  'employerOfApplicant',
  'sender',
  'recipient',
  'applicationReader',
  'resumeOwner',
  'alertOwner',
  'correspondent',
  'threadReader',
] as const;
export type Rule = (typeof rules)[number];
export const isRule = (word: unknown): word is Rule => rules.some((rule) => rule === word);

/**
 * Returns the role that `self` refers to at a path, by the path's first segment; `undefined` if it
 * names none.
 */
export const selfRoleAt = (path: string): AccountRole | undefined => {
  const [, noun = ''] = path.split('/');
  return (
    {
      employer: 'employer',
      employers: 'employer',
      jobseeker: 'jobseeker',
      jobseekers: 'jobseeker',
    } as const
  )[noun];
};

type AccessRequest = {
  context: Context;
  caller: NonNullable<Caller>;
  params: Record<string, string>;
  path: string;
};
/** `hidden`: not allowed, and the caller must not learn that the record exists. */
type Verdict = 'yes' | 'no' | 'hidden';

/** Whether the employer may change the job in the path, or only see it among its own jobs. */
const job = async (
  { context, caller, params }: AccessRequest,
  need: 'change' | 'see',
): Promise<Verdict> => {
  const jobId = params['id'] ?? params['jobId'] ?? '';
  const found = await jobAccess(context.db, jobId);
  if (found === undefined) return 'hidden';
  if (caller.role === 'employer') {
    const scope = await jobScopeOf(context.db, caller.accountId);
    const asked = { jobId, employerId: found.employerId };
    if (need === 'see' ? canSeeJob(scope, asked) : canChangeJob(scope, asked)) return 'yes';
    if (canSeeJob(scope, asked)) return 'no';
  }
  return found.live || caller.role === 'admin' ? 'no' : 'hidden';
};

/** Whether the employer may act on jobs (`recruiter`), or manage the company's people (`owner`). */
const inCompany = async (
  { context, caller }: AccessRequest,
  need: 'recruiter' | 'owner',
): Promise<Verdict> => {
  if (caller.role !== 'employer') return 'no';
  const scope = await jobScopeOf(context.db, caller.accountId);
  return (need === 'owner' ? scope.role === 'owner' : canAct(scope)) ? 'yes' : 'no';
};

const self = async ({ context, caller, params, path }: AccessRequest): Promise<Verdict> => {
  const role = selfRoleAt(path);
  const username = params['usernameEmployer'] ?? params['usernamejobseek'];
  if (username !== undefined)
    return caller.role === role && caseFold(username) === caseFold(caller.username) ? 'yes' : 'no';
  const id = params['id'] ?? '';
  if (!isId(id)) return 'hidden';
  if (caller.role === role && id.toLowerCase() === caller.accountId) return 'yes';
  // employers are public, so a 404 reveals nothing; whether a job seeker exists must not be
  // revealed
  return role === 'employer' && !(await employerExists(context.db, id)) ? 'hidden' : 'no';
};

const employerOfApplicant = async ({ context, caller, params }: AccessRequest): Promise<Verdict> =>
  caller.role === 'employer' &&
  (await appliedTo(
    context.db,
    params['usernamejobseek'] ?? '',
    await jobScopeOf(context.db, caller.accountId),
  ))
    ? 'yes'
    : 'no';

/** The job seeker who sent an application; hidden from everyone else. */
const sender = async ({ context, caller, params }: AccessRequest): Promise<Verdict> => {
  if (caller.role !== 'jobseeker') return 'no';
  const application = await applicationAccess(context.db, params['id'] ?? '');
  return application?.seekerId === caller.accountId ? 'yes' : 'hidden';
};

/** The employers who may decide about an application, or only see it; hidden from everyone else. */
const recipient = async (
  { context, caller, params }: AccessRequest,
  need: 'change' | 'see',
): Promise<Verdict> => {
  if (caller.role !== 'employer') return 'no';
  const application = await applicationAccess(context.db, params['id'] ?? '');
  if (application === undefined) return 'hidden';
  const scope = await jobScopeOf(context.db, caller.accountId);
  if (!canSeeJob(scope, application)) return 'hidden';
  return need === 'see' || canAct(scope) ? 'yes' : 'no';
};

const resumeOwner = async ({ context, caller, params }: AccessRequest): Promise<Verdict> => {
  if (caller.role !== 'jobseeker') return 'no';
  return (await findResume(context.db, caller.accountId, params['id'] ?? '')) ? 'yes' : 'hidden';
};

const alertOwner = async ({ context, caller, params }: AccessRequest): Promise<Verdict> => {
  if (caller.role !== 'jobseeker') return 'no';
  return (await findOwnAlert(context.db, caller.accountId, params['id'] ?? '')) ? 'yes' : 'hidden';
};

/**
 * One of a thread's two sides, including colleagues with access to the job; hidden from everyone
 * else.
 */
const correspondent = async (
  { context, caller, params }: AccessRequest,
  need: 'change' | 'see',
): Promise<Verdict> => {
  if (caller.role === 'admin') return 'no';
  const thread = await findThread(context.db, params['id'] ?? '');
  if (!thread) return 'hidden';
  if (caller.role === 'jobseeker') return thread.seekerId === caller.accountId ? 'yes' : 'hidden';
  const scope = await jobScopeOf(context.db, caller.accountId);
  // while an invitation isn't accepted, colleagues must not see what was written about it, nor who
  // has applied
  const invited = await findInvitationState(context.db, params['id'] ?? '');
  const isTold = invited === undefined || invited === 'accepted';
  if (!isTold || !canSeeJob(scope, thread)) return 'hidden';
  return need === 'see' || canAct(scope) ? 'yes' : 'no';
};

const verdict = async (rule: Rule, asked: AccessRequest): Promise<Verdict> => {
  if (rule === 'owner') return job(asked, 'change');
  if (rule === 'jobReader') return job(asked, 'see');
  if (rule === 'recruiter') return inCompany(asked, 'recruiter');
  if (rule === 'companyOwner') return inCompany(asked, 'owner');
  if (rule === 'self') return self(asked);
  if (rule === 'employerOfApplicant') return employerOfApplicant(asked);
  if (rule === 'sender') return sender(asked);
  if (rule === 'recipient') return recipient(asked, 'change');
  if (rule === 'applicationReader') return recipient(asked, 'see');
  if (rule === 'resumeOwner') return resumeOwner(asked);
  if (rule === 'alertOwner') return alertOwner(asked);
  if (rule === 'correspondent') return correspondent(asked, 'change');
  if (rule === 'threadReader') return correspondent(asked, 'see');
  return rule === 'everyone' || asked.caller.role === rule ? 'yes' : 'no';
};

type Asked = Omit<AccessRequest, 'caller'>;
/**
 * Returns `yes` if one of the rules allows the caller, otherwise the combined verdict of all rules.
 */
const verdictOf = async (
  allow: readonly Rule[],
  asked: Asked,
  caller: NonNullable<Caller>,
): Promise<Verdict> => {
  let isHidden = false;
  for (const rule of allow) {
    const answer = await verdict(rule, { ...asked, caller });
    if (answer === 'yes') return 'yes';
    if (answer === 'hidden') isHidden = true;
  }
  return isHidden ? 'hidden' : 'no';
};

/** What the contract declares about an operation's callers. */
type Allowed = {
  allow: readonly Rule[];
  path: string;
  /** the scope that an API key needs; undefined: API keys can't make this call */
  keyScope: ApiKeyScope | undefined;
};

/**
 * Limits an API key to its scopes; within them, the rules apply to its employer as usual. Outside
 * its scopes the key is refused with a 403, or treated as a visitor if the operation is open to
 * everyone.
 */
const keepToScopes = (request: FastifyRequest, { allow, keyScope }: Allowed): void => {
  const key = request.caller?.key;
  if (key === undefined || (keyScope !== undefined && key.scopes.includes(keyScope))) return;
  if (!allow.includes('everyone'))
    throw new ApiError(
      403,
      keyScope === undefined ? hostTexts.noKeyCall : hostTexts.keyLacks(keyScope),
    );
  request.caller = null;
  request.sessions = [];
};

/** The 401 for a caller who isn't logged in; a program learns that its API key is the problem. */
const nobody = (request: FastifyRequest): ApiError =>
  hasApiKey(request)
    ? new ApiError(401, hostTexts.unknownKey, undefined, {
        'www-authenticate': 'Bearer error="invalid_token"',
      })
    : new ApiError(401, hostTexts.noSession);

/**
 * Lets the call through if one of its rules allows the caller. If the request has several possible
 * sessions, the latest one that is allowed becomes the caller. Otherwise throws a 401 or 403, or a
 * 404 if the latest one may not know that the record exists.
 */
export const authorize = async (
  context: Context,
  request: FastifyRequest,
  allowed: Allowed,
): Promise<void> => {
  keepToScopes(request, allowed);
  const { allow, path } = allowed;
  if (allow.includes('everyone')) return;
  const asked = {
    context,
    params: request.params as Record<string, string>, // strings by the contract's schema
    path,
  };
  const verdicts: Verdict[] = [];
  for (const session of request.sessions) {
    const answer = await verdictOf(allow, asked, session);
    if (answer === 'yes') {
      assignSession(request, session);
      return;
    }
    verdicts.push(answer);
  }
  const [latest] = verdicts;
  if (latest === undefined) throw nobody(request);
  throw latest === 'hidden'
    ? new ApiError(404, hostTexts.notFound)
    : new ApiError(403, hostTexts.forbidden);
};
