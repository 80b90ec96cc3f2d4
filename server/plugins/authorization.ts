import type { FastifyRequest } from 'fastify';
import type { AccountRole } from '@contract/accountFields';
import { caseFold } from '@contract/caseFold';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { ApiError } from '../errors';
import { appliedTo, employerExists, jobAccess } from '../repositories/accounts/access';
import { findOwnAlert } from '../repositories/alerts/jobAlerts';
import { applicationAccess } from '../repositories/applications/applications';
import { isId } from '../repositories/ids';
import { findResume } from '../repositories/resumes/resumes';
import { hostTexts } from '../texts/errors';
import { assignSession } from './callers';

/** The words of `x-allow` (contract/spec.openapi.yaml). */
const rules = [
  'everyone',
  'employer',
  'jobseeker',
  'admin',
  'owner',
  'self',
  'employerOfApplicant',
  'sender',
  'recipient',
  'resumeOwner',
  'alertOwner',
] as const;
export type Rule = (typeof rules)[number];
export const isRule = (word: unknown): word is Rule => rules.some((rule) => rule === word);

/**
 * The role that `self` refers to at a path, by the path's first segment; undefined where it names
 * none.
 */
export const selfRoleAt = (path: string): AccountRole | undefined => {
  const [, noun = ''] = path.split('/');
  return ({ employer: 'employer', employers: 'employer', jobseeker: 'jobseeker' } as const)[noun];
};

type AccessRequest = {
  context: Context;
  caller: NonNullable<Caller>;
  params: Record<string, string>;
  path: string;
};
/** `hidden`: no, and the caller must not learn that the record exists. */
type Verdict = 'yes' | 'no' | 'hidden';

const owner = async ({ context, caller, params }: AccessRequest): Promise<Verdict> => {
  const job = await jobAccess(context.db, params['id'] ?? params['jobId'] ?? '');
  if (job === undefined) return 'hidden';
  if (caller.role === 'employer' && job.employerId === caller.accountId) return 'yes';
  return job.live || caller.role === 'admin' ? 'no' : 'hidden';
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
  (await appliedTo(context.db, params['usernamejobseek'] ?? '', caller.accountId))
    ? 'yes'
    : 'no';

/** The seeker who sent an application, or the employer who received it; for others there is none. */
const side = async (
  { context, caller, params }: AccessRequest,
  role: 'jobseeker' | 'employer',
): Promise<Verdict> => {
  if (caller.role !== role) return 'no';
  const application = await applicationAccess(context.db, params['id'] ?? '');
  const accountId = role === 'jobseeker' ? application?.seekerId : application?.employerId;
  return accountId === caller.accountId ? 'yes' : 'hidden';
};

const resumeOwner = async ({ context, caller, params }: AccessRequest): Promise<Verdict> => {
  if (caller.role !== 'jobseeker') return 'no';
  return (await findResume(context.db, caller.accountId, params['id'] ?? '')) ? 'yes' : 'hidden';
};

const alertOwner = async ({ context, caller, params }: AccessRequest): Promise<Verdict> => {
  if (caller.role !== 'jobseeker') return 'no';
  return (await findOwnAlert(context.db, caller.accountId, params['id'] ?? '')) ? 'yes' : 'hidden';
};

const verdict = async (rule: Rule, asked: AccessRequest): Promise<Verdict> => {
  if (rule === 'owner') return owner(asked);
  if (rule === 'self') return self(asked);
  if (rule === 'employerOfApplicant') return employerOfApplicant(asked);
  if (rule === 'sender') return side(asked, 'jobseeker');
  if (rule === 'recipient') return side(asked, 'employer');
  if (rule === 'resumeOwner') return resumeOwner(asked);
  if (rule === 'alertOwner') return alertOwner(asked);
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

/**
 * Lets the call through if one of its rules allows the caller; of several logins that may be meant,
 * the latest one that is allowed becomes the caller. Else 401, 403, or 404 for what the latest may
 * not know about.
 */
export const authorize = async (
  context: Context,
  request: FastifyRequest,
  allow: readonly Rule[],
  path: string,
): Promise<void> => {
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
  if (latest === undefined) throw new ApiError(401, hostTexts.noSession);
  throw latest === 'hidden'
    ? new ApiError(404, hostTexts.notFound)
    : new ApiError(403, hostTexts.forbidden);
};
