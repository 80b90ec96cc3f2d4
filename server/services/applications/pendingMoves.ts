import type { Actor } from '../../caller';
import type { Context } from '../../context';
import type { Database } from '../../database/database';
import { ApiError } from '../../errors';
import { lockApplication } from '../../repositories/applications/applications';
import { clearPendingMove, lockDueMove } from '../../repositories/applications/pendingMoves';
import { addAudit, auditActor } from '../../repositories/office/audit';
import { hostApplicationTexts } from '../../texts/applications';
import { mailQueued } from '../mail/queue';
import { processDueHiringRows, type ClaimOptions } from '../processDueRows';
import { applyMove, lockOwn } from './moves';

/** Cancels a decision that the applicant hasn't been notified of. Throws a 409 if there is none. */
export const cancelPendingMove = (db: Database, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const application = await lockOwn(tx, actor, id);
    if ((await clearPendingMove(tx, application.id)) === 0)
      throw new ApiError(409, hostApplicationTexts.noPendingMove);
    await addAudit(tx, {
      ...auditActor(actor),
      action: 'cancelPendingMove',
      recordId: application.id,
    });
  });

/** Applies the pending decision that has been due the longest; returns false if none is due. */
const settleOne = (
  db: Database,
  origin: string,
  { skippedIds, onLocked }: ClaimOptions,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const due = await lockDueMove(tx, skippedIds);
    if (!due) return false;
    onLocked(due.id);
    const application = await lockApplication(tx, due.id);
    if (!application) return true;
    await applyMove(tx, application, due.state, {
      by: due.employerId,
      letter: due.letter,
      origin,
    });
    return true;
  });

/** Applies all pending decisions that are due; returns how many. `origin` is the site's. */
export const settlePendingMoves = async (
  { db, log }: Pick<Context, 'db' | 'log'>,
  origin: string,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  const settled = await processDueHiringRows({ log, isStopped, what: 'decision' }, (options) =>
    settleOne(db, origin, options),
  );
  if (settled > 0) mailQueued(db);
  return settled;
};
