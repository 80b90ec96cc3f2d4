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
import { acts, changesJob, jobScopeOf, seesJob } from '../repositories/companies/jobScope';
import { isId } from '../repositories/ids';
import { findThread } from '../repositories/inbox/threads';
import { findResume } from '../repositories/resumes/resumes';
import { hostTexts } from '../texts/errors';
import { assignSession, hasApiKey } from './callers';

/** The words of `x-allow` (contract/spec.openapi.yaml). */
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
 * The role that `self` refers to at a path, by the path's first segment; undefined where it names
 * none.
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
/** `hidden`: no, and the caller must not learn that the record exists. */
type Verdict = 'yes' | 'no' | 'hidden';

/** Whether the employer may change the job of the path, or just sees it on its desk. */
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
    if (need === 'see' ? seesJob(scope, asked) : changesJob(scope, asked)) return 'yes';
    if (seesJob(scope, asked)) return 'no';
  }
  return found.live || caller.role === 'admin' ? 'no' : 'hidden';
};

/** Whether the employer acts on jobs, or decides about the company's people. */
const inCompany = async (
  { context, caller }: AccessRequest,
  need: 'recruiter' | 'owner',
): Promise<Verdict> => {
  if (caller.role !== 'employer') return 'no';
  const scope = await jobScopeOf(context.db, caller.accountId);
  return (need === 'owner' ? scope.role === 'owner' : acts(scope)) ? 'yes' : 'no';
};

const self = async ({ context, caller, params, path }: AccessRequest): Promise<Verdict> => {
  const role = selfRoleAt(path);
  const username = params['usernameEmployer'] ?? params['usernamejobseek'];
  if (username !== undefined)
    return caller.role === role && caseFold(username) === caseFold(caller.username) ? 'yes' : 'no';
  const id = params['id'] ?? '';
  if (!isId(id)) return 'hidden';
  if (caller.role === role && id.toLowerCase() === caller.accountId) return 'yes';
  // employers are public, so saying that one doesn't exist reveals nothing; nobody may learn that
  // about seekers
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

/** The seeker who sent an application; for others there is none. */
const sender = async ({ context, caller, params }: AccessRequest): Promise<Verdict> => {
  if (caller.role !== 'jobseeker') return 'no';
  const application = await applicationAccess(context.db, params['id'] ?? '');
  return application?.seekerId === caller.accountId ? 'yes' : 'hidden';
};

/** The employer's people who decide about an application, or just see it; for others there is none. */
const recipient = async (
  { context, caller, params }: AccessRequest,
  need: 'change' | 'see',
): Promise<Verdict> => {
  if (caller.role !== 'employer') return 'no';
  const application = await applicationAccess(context.db, params['id'] ?? '');
  if (application === undefined) return 'hidden';
  const scope = await jobScopeOf(context.db, caller.accountId);
  if (!seesJob(scope, application)) return 'hidden';
  return need === 'see' || acts(scope) ? 'yes' : 'no';
};

const resumeOwner = async ({ context, caller, params }: AccessRequest): Promise<Verdict> => {
  if (caller.role !== 'jobseeker') return 'no';
  return (await findResume(context.db, caller.accountId, params['id'] ?? '')) ? 'yes' : 'hidden';
};

const alertOwner = async ({ context, caller, params }: AccessRequest): Promise<Verdict> => {
  if (caller.role !== 'jobseeker') return 'no';
  return (await findOwnAlert(context.db, caller.accountId, params['id'] ?? '')) ? 'yes' : 'hidden';
};

/** One of a thread's two sides, a job's with the colleagues who have it; for others there is none. */
const correspondent = async (
  { context, caller, params }: AccessRequest,
  need: 'change' | 'see',
): Promise<Verdict> => {
  if (caller.role === 'admin') return 'no';
  const thread = await findThread(context.db, params['id'] ?? '');
  if (!thread) return 'hidden';
  if (caller.role === 'jobseeker') return thread.seekerId === caller.accountId ? 'yes' : 'hidden';
  const scope = await jobScopeOf(context.db, caller.accountId);
  // nobody is told of an invitation that was refused or revoked what was written about it, nor who
  // it was that has applied
  const invited = await findInvitationState(context.db, params['id'] ?? '');
  const isTold = invited === undefined || invited === 'accepted';
  if (!isTold || !seesJob(scope, thread)) return 'hidden';
  return need === 'see' || acts(scope) ? 'yes' : 'no';
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
/** Whether one of the rules allows the caller, or what the rules together say instead. */
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

/** What the contract says of an operation's callers. */
type Allowed = {
  allow: readonly Rule[];
  path: string;
  /** what an API key has to be allowed; undefined: no key makes this call */
  keyScope: ApiKeyScope | undefined;
};

/**
 * An API key is its employer for what it may do, and then by the same rules. Beyond that it is
 * refused, or a visitor where everybody is let in.
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

/** The answer to who is nobody; a program is told that it is its key. */
const nobody = (request: FastifyRequest): ApiError =>
  hasApiKey(request)
    ? new ApiError(401, hostTexts.unknownKey, undefined, {
        'www-authenticate': 'Bearer error="invalid_token"',
      })
    : new ApiError(401, hostTexts.noSession);

/**
 * Lets the call through if one of its rules allows the caller; of several logins that may be meant,
 * the latest one that is allowed becomes the caller. Else 401, 403, or 404 for what the latest may
 * not know about.
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
