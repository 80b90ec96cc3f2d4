import type { Actor } from '../../caller';
import type { Context } from '../../context';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import { hostModerationTexts } from '../../texts/moderation';
import type { Wire } from '../../wire';
import { invalidateJobCaches } from '../cache';
import { eachRecord } from '../severalRecords';
import { storeDecision, takeDown } from './decisions';
import { lockJobToDecide } from './lockCase';

type Result = Wire<'DecisionResult'>;

/** Takes a job down in one transaction; returns the decision's id. */
const takeJobDown = (
  db: Database,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<string> =>
  db.transaction(async (tx) => {
    const locked = await lockJobToDecide(tx, id);
    const effects = await takeDown(tx, locked, reason);
    return storeDecision(tx, actor, locked, { decision: 'takeDown', reason, effects });
  });

/**
 * Takes jobs down for one reason, each in its own transaction: one that can't be taken down returns
 * its reason and doesn't affect the others (`eachRecord`). 400 without a reason.
 */
export const takeDownJobs = async (
  { db, log }: Pick<Context, 'db' | 'log'>,
  actor: Actor,
  { ids, reason: given }: Wire<'TakeDownInput'>,
): Promise<Result[]> => {
  const reason = given.trim();
  if (reason === '') throw new ApiError(400, hostModerationTexts.reasonMissing, 'reason');
  const results = await eachRecord<string, Result>(
    log,
    new Set(ids.map((each) => each.toLowerCase())),
    {
      idOf: (id) => id,
      work: async (id) => ({
        id,
        done: true,
        decisionId: await takeJobDown(db, actor, { id, reason }),
      }),
    },
  );
  if (results.some(({ done }) => done)) await invalidateJobCaches(db);
  return results;
};
