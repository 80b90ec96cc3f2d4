import { networkOf } from '../../addresses';
import type { Caller } from '../../caller';
import type { Context } from '../../context';
import { dropLastAttempt } from '../../repositories/limits/rateLimitHits';
import { hostTexts } from '../../texts/errors';
import { hostModerationTexts } from '../../texts/moderation';
import type { Visitor } from './formSigns';
import { take, type Limit } from './limits';

const hour = 60;

/**
 * A form that anybody may send: a person twice as often as a client that says nothing of itself, a
 * program that gives itself away hardly ever.
 */
const openForm = (key: string, visitor: Visitor, most: Record<Visitor, number>): Limit[] => [
  { key, most: most.person, minutes: hour },
  ...(visitor === 'person'
    ? []
    : [{ key: `${key}:${visitor}`, most: most[visitor], minutes: hour }]),
];

/** Registrations an hour from a network: 30 (product §4), 60 of people, 3 of robots. */
export const takeRegistration = async (
  context: Context,
  address: string,
  visitor: Visitor,
): Promise<{ failed: () => Promise<void> }> => {
  if (!context.env.rateLimits) return { failed: async () => {} };
  const limits = openForm(`register-from:${networkOf(address)}`, visitor, {
    bare: 30,
    person: 60,
    robot: 3,
  });
  await take(context, limits, hostTexts.tooManyRegistrations);
  return {
    failed: async () => {
      for (const { key } of limits) await dropLastAttempt(context.db, key);
    },
  };
};

/**
 * Reports an hour from a network, and as many of an account wherever it is: 10, 20 of people, 3 of
 * robots.
 */
export const takeReport = async (
  context: Context,
  caller: Caller,
  address: string,
  visitor: Visitor,
): Promise<void> => {
  if (!context.env.rateLimits) return;
  const keys = [
    `report-from:${networkOf(address)}`,
    ...(caller ? [`report:${caller.role}:${caller.accountId}`] : []),
  ];
  await take(
    context,
    keys.flatMap((key) => openForm(key, visitor, { bare: 10, person: 20, robot: 3 })),
    hostModerationTexts.tooManyReports,
  );
};

type Most = { name: string; account: number; network: number; message: string };
const posts: Most = {
  name: 'post',
  account: 300,
  network: 600,
  message: hostTexts.tooManyPostings,
};
const applications: Most = {
  name: 'apply',
  account: 100,
  network: 300,
  message: hostTexts.tooManyApplications,
};
/**
 * What an account, and all accounts of a network together, may do in an hour: far more than anybody
 * writes.
 */
const most: Partial<Record<string, Most>> = {
  addJob: posts,
  addDraft: posts,
  duplicateJob: posts,
  publishJob: posts,
  applyToJob: applications,
};

/**
 * Counts a call that writes for others to read; 429 after too many. A repetition that is answered
 * from the record isn't one.
 */
export const takeCall = async (
  context: Context,
  operationId: string,
  caller: Caller,
  address: string,
): Promise<void> => {
  const limit = most[operationId];
  if (limit === undefined || caller === null || !context.env.rateLimits) return;
  await take(
    context,
    [
      {
        key: `${limit.name}:${caller.role}:${caller.accountId}`,
        most: limit.account,
        minutes: hour,
      },
      { key: `${limit.name}-from:${networkOf(address)}`, most: limit.network, minutes: hour },
    ],
    limit.message,
  );
};
