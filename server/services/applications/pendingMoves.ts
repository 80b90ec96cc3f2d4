import type { Actor } from '../../caller';
import type { Context } from '../../context';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import { lockApplication } from '../../repositories/applications/applications';
import { clearPendingMove, lockDueMove } from '../../repositories/applications/pendingMoves';
import { hostApplicationTexts } from '../../texts/applications';
import { ownOrigin } from '../mail/notify';
import { mailQueued } from '../mail/queue';
import { applyMove, lockOwn } from './moves';

/** Takes back a decision whose applicant hasn't been told. 409 where there is none. */
export const cancelPendingMove = (db: Database, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const application = await lockOwn(tx, actor, id);
    if ((await clearPendingMove(tx, application.id)) === 0)
      throw new ApiError(409, hostApplicationTexts.noPendingMove);
  });

/** Carries out the decision that has been due the longest; false: none is due. */
const settleOne = ({ db, env }: Context): Promise<boolean> =>
  db.transaction(async (tx) => {
    const due = await lockDueMove(tx);
    if (!due) return false;
    const application = await lockApplication(tx, due.id);
    if (!application) return true;
    await applyMove(tx, application, due.state, { letter: due.letter, origin: ownOrigin(env) });
    return true;
  });

/** Carries out the decisions whose day has come; returns how many. */
export const settlePendingMoves = async (
  context: Context,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  let settled = 0;
  while (!isStopped() && (await settleOne(context))) settled += 1;
  if (settled > 0) mailQueued(context.db);
  return settled;
};
