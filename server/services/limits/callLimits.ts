import { networkOf } from '../../addresses';
import type { Caller } from '../../caller';
import type { Context } from '../../context';
import type { Queryable } from '../../database/database';
import { dropLastHit } from '../../repositories/limits/rateLimitHits';
import { hostAlertTexts } from '../../texts/alerts';
import { hostCandidateTexts } from '../../texts/candidates';
import { hostCompanyTexts } from '../../texts/companies';
import { hostTexts } from '../../texts/errors';
import { helpTexts } from '../../texts/help';
import { hostModerationTexts } from '../../texts/moderation';
import { hostSourceTexts } from '../../texts/sources';
import { hostWebhookTexts } from '../../texts/webhooks';
import { takenLimit } from './accountLimits';
import type { Visitor } from './formSigns';
import { consumeRateLimit, type Limit } from './rateLimit';

const hourInMinutes = 60;

/**
 * Returns the limits of a form open to everyone: very low for clients that identify as programs. No
 * header raises a limit, since any client can send it.
 */
const openFormLimits = (
  key: string,
  visitor: Visitor,
  max: { all: number; robot: number },
): Limit[] => [
  { key, max: max.all, minutes: hourInMinutes },
  ...(visitor === 'robot' ? [{ key: `${key}:robot`, max: max.robot, minutes: hourInMinutes }] : []),
];

/**
 * Limits registrations per hour from a network: 30 (product §4), 3 for robots. Failed ones don't
 * count, but answers that a name or an address is taken have a limit of their own.
 */
export const consumeRegistrationRateLimit = async (
  context: Context,
  address: string,
  visitor: Visitor,
): Promise<{
  succeeded: (tx: Queryable) => Promise<void>;
  failed: (isTaken: boolean) => Promise<void>;
}> => {
  if (!context.env.rateLimits) return { succeeded: async () => {}, failed: async () => {} };
  const limits = openFormLimits(`register-from:${networkOf(address)}`, visitor, {
    all: 30,
    robot: 3,
  });
  const taken = takenLimit(address);
  await consumeRateLimit(context, [...limits, taken], hostTexts.tooManyRegistrations);
  return {
    succeeded: async (tx) => {
      await dropLastHit(tx, taken.key);
    },
    failed: async (isTaken) => {
      for (const { key } of isTaken ? limits : [...limits, taken])
        await dropLastHit(context.db, key);
    },
  };
};

const networkKey = (form: string, address: string): string => `${form}-from:${networkOf(address)}`;
const accountKeys = (form: string, caller: Caller): string[] =>
  caller ? [`${form}:${caller.role}:${caller.accountId}`] : [];

/** Limits by each of the keys how often a form open to everyone is sent per hour. */
const consumeFormRateLimit = async (
  context: Context,
  keys: string[],
  visitor: Visitor,
  max: { all: number; robot: number },
  message: string,
): Promise<void> => {
  if (!context.env.rateLimits) return;
  const limits = keys.flatMap((key) => openFormLimits(key, visitor, max));
  await consumeRateLimit(context, limits, message);
};

/** Limits reports per hour, from a network and by an account: 10 each, 3 for robots. */
export const consumeReportRateLimit = async (
  context: Context,
  caller: Caller,
  address: string,
  visitor: Visitor,
): Promise<void> => {
  const keys = [networkKey('report', address), ...accountKeys('report', caller)];
  const max = { all: 10, robot: 3 };
  await consumeFormRateLimit(context, keys, visitor, max, hostModerationTexts.tooManyReports);
};

/** Limits job alerts per hour, by an account or by the visitors of a network: 20, 3 for robots. */
export const consumeJobAlertRateLimit = async (
  context: Context,
  caller: Caller,
  address: string,
  visitor: Visitor,
): Promise<void> => {
  const keys = caller ? accountKeys('job-alert', caller) : [networkKey('job-alert', address)];
  const max = { all: 20, robot: 3 };
  await consumeFormRateLimit(context, keys, visitor, max, hostAlertTexts.tooManyAlerts);
};

/** Limits questions per hour, from a network and by an account: 5 each, 2 for robots. */
export const consumeHelpRateLimit = async (
  context: Context,
  caller: Caller,
  address: string,
  visitor: Visitor,
): Promise<void> => {
  const keys = [networkKey('help', address), ...accountKeys('help', caller)];
  await consumeFormRateLimit(context, keys, visitor, { all: 5, robot: 2 }, helpTexts.tooMany);
};

type CallLimit = { name: string; account: number; network: number; message: string };
/**
 * Calls per hour: of an account, of all accounts of a network together, and the error's message.
 */
const callLimit = (name: string, account: number, network: number, message: string): CallLimit => ({
  name,
  account,
  network,
  message,
});
const posts = callLimit('post', 300, 600, hostTexts.tooManyPostings);
const updates = callLimit('update', 600, 1200, hostTexts.tooManyUpdates);
const applications = callLimit('apply', 100, 300, hostTexts.tooManyApplications);
const uploads = callLimit('upload', 60, 300, hostTexts.tooManyUploads);
const cvTexts = callLimit('cv-text', 300, 900, hostTexts.tooManyCvTexts);
const messages = callLimit('message', 200, 600, hostTexts.tooManyMessages);
const saves = callLimit('save', 1200, 3600, hostTexts.tooManySaves);
const profiles = callLimit('profile', 300, 900, hostCandidateTexts.tooManyProfiles);
const invitations = callLimit('colleague', 30, 90, hostCompanyTexts.tooManyInvitations);
const exports = callLimit('export', 20, 100, hostTexts.tooManyExports);
const webhooks = callLimit('webhook', 60, 180, hostWebhookTexts.tooManyChanges);
const sources = callLimit('job-source', 60, 180, hostSourceTexts.tooManyChanges);
/** Calls by an API key: far more than a program needs to read new data every few minutes. */
const keyLimit = (id: string): Limit => ({ key: `api-key:${id}`, max: 600, minutes: 10 });
/**
 * Calls per hour of an account, and of all accounts of a network together: far more than any person
 * makes.
 */
const callLimits: Partial<Record<string, CallLimit>> = {
  addJob: posts,
  addDraft: posts,
  duplicateJob: posts,
  publishJob: posts,
  renewJob: posts,
  updateJob: updates,
  updateJobHiring: updates,
  updateEmployer: updates,
  updateEmployerDetails: updates,
  updateJobSeeker: updates,
  updateJobSeekerDetails: updates,
  applyToJob: applications,
  uploadResume: uploads,
  replaceResume: uploads,
  uploadCompanyLogo: uploads,
  getApplicationCvText: cvTexts,
  sendMessage: messages,
  sendFile: messages,
  offerInterview: messages,
  saveJob: saves,
  hide: saves,
  updateSavedJob: saves,
  joinSavedJobs: saves,
  joinHidden: saves,
  updateOpenToWork: updates,
  blockEmployer: updates,
  addApplicantNote: updates,
  shortlistCandidate: saves,
  getCandidate: profiles,
  inviteColleague: invitations,
  addWebhook: webhooks,
  updateWebhook: webhooks,
  rotateWebhookSecret: webhooks,
  testWebhook: webhooks,
  resendWebhookDelivery: webhooks,
  previewJobSource: sources,
  addJobSource: sources,
  updateJobSource: sources,
  runJobSource: sources,
  exportAccount: exports,
  exportApplicants: exports,
  exportApplicantCvs: exports,
};

/**
 * Counts a call by an API key, and a call with a limit: one that writes for others to read, reads
 * personal data that others share, or generates a large file. Throws a 429 after too many. A
 * repetition answered with the stored response isn't counted.
 */
export const consumeCallRateLimit = async (
  context: Context,
  operationId: string,
  caller: Caller,
  address: string,
): Promise<void> => {
  if (caller?.key && context.env.rateLimits)
    await consumeRateLimit(context, [keyLimit(caller.key.id)], hostTexts.tooManyKeyCalls);
  const limit = callLimits[operationId];
  if (limit === undefined || caller === null || !context.env.rateLimits) return;
  await consumeRateLimit(
    context,
    [
      {
        key: `${limit.name}:${caller.role}:${caller.accountId}`,
        max: limit.account,
        minutes: hourInMinutes,
      },
      {
        key: `${limit.name}-from:${networkOf(address)}`,
        max: limit.network,
        minutes: hourInMinutes,
      },
    ],
    limit.message,
  );
};
