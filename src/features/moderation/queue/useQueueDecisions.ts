import type { Decision, DecisionInput } from '@/api/jobBoardApi';
import { moderationTexts } from '@/texts/admin/moderation';
import { undoableOf } from '../case/undoableOf';
import type { CaseQueueControls } from './useCaseQueue';
import { useDecisions } from './useDecisions';

const { edit: editTexts } = moderationTexts;

/** Decides cases in the queue; each decision opens the next case. */
export const useQueueDecisions = (queue: CaseQueueControls) => {
  const { current, dialogs, openNext, reopen } = queue;
  const { decide, undo, announce, lastIds, busy } = useDecisions((caseIds) => reopen(caseIds[0]));

  /** Resolves to whether any case was decided. */
  const send = async (
    decision: DecisionInput['decision'],
    ids: string[],
    reason?: string,
  ): Promise<boolean> => {
    if (busy || ids.length === 0) return false;
    const decidedIds = await decide({
      ids,
      decision,
      versions: queue.versionsOf(ids),
      ...(reason !== undefined && { reason }),
    });
    if (decidedIds.length > 0) openNext(decidedIds);
    return decidedIds.length > 0;
  };
  /** Returns the submit function of the dialog that asks for the reason. */
  const sendWithReason =
    (decision: 'takeDown' | 'suspend') =>
    async (reason: string): Promise<boolean> => {
      const isDecided = await send(decision, dialogs.dialog?.ids ?? [], reason);
      if (isDecided) dialogs.closeDialog('detail');
      return isDecided;
    };
  /** An edit closes the case, unless the job is still waiting for approval. */
  const jobEdited = ({ _id }: Decision): void => {
    const stillWaits = current?.job.status === 'waiting';
    const withEmployer = current?.employer ? editTexts.saved : editTexts.savedNobody;
    announce(stillWaits ? editTexts.savedWaiting : withEmployer, [_id]);
    dialogs.closeDialog('detail');
    if (!stillWaits && current) openNext([current._id]);
  };
  /** Undoes the last decision made here, otherwise the one that closed the selected case. */
  const undoLast = (): void => {
    if (busy) return;
    const undoable = current && undoableOf(current.decisions);
    if (lastIds.length > 0) void undo(lastIds);
    else if (current?.closedAt !== undefined && undoable) void undo([undoable._id]);
  };
  return { send, sendWithReason, jobEdited, undo, undoLast, busy };
};
export type QueueDecisions = ReturnType<typeof useQueueDecisions>;
