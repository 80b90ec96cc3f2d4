import type { Actor } from '../../caller';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import { hostModerationTexts } from '../../texts/moderation';
import type { Wire } from '../../wire';
import { invalidateJobCaches } from '../cache';
import { storeDecision, takeDown } from './decisions';
import { lockJobToDecide } from './lockCase';

type Result = Wire<'DecisionResult'>;

const takeJobDown = async (
  db: Database,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<Result> => {
  try {
    const decisionId = await db.transaction(async (tx) => {
      const locked = await lockJobToDecide(tx, id);
      const effects = await takeDown(tx, locked, reason);
      return storeDecision(tx, actor, locked, { decision: 'takeDown', reason, effects });
    });
    return { id, done: true, decisionId };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { id, done: false, message: error.message };
  }
};

/**
 * Takes jobs down for one reason, each in its own transaction: one that can't be says why and
 * doesn't stop the others. 400 without a reason.
 */
export const takeDownJobs = async (
  db: Database,
  actor: Actor,
  { ids, reason: given }: Wire<'TakeDownInput'>,
): Promise<Result[]> => {
  const reason = given.trim();
  if (reason === '') throw new ApiError(400, hostModerationTexts.reasonMissing, 'reason');
  const results: Result[] = [];
  for (const id of new Set(ids.map((each) => each.toLowerCase())))
    results.push(await takeJobDown(db, actor, { id, reason }));
  if (results.some(({ done }) => done)) await invalidateJobCaches(db);
  return results;
};
