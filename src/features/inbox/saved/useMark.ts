import { useLayoutEffect } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { useHandlePendingAction, type PendingAction } from '../usePendingAction';

export type MarkProps = {
  job: Job;
  /**
   * Where it is shown: in the corner of a card or of the pane beside the list, or in a page's head.
   */
  of: 'card' | 'pane' | 'page';
};
export type Marking = 'save' | 'remove';
export type KnownMarkProps = {
  job: Job;
  pending: PendingAction<Marking>;
  onKnown: (isSaved: boolean) => void;
};

/** Reports whether the job is saved, and applies the pending action. */
export const useMark = (
  { pending, onKnown }: KnownMarkProps,
  isSaved: boolean,
  does: Record<Marking, () => void>,
): void => {
  // before paint, so that a saved job's bookmark doesn't flash
  useLayoutEffect(() => onKnown(isSaved), [onKnown, isSaved]);
  useHandlePendingAction(pending, (marking) => does[marking]());
};
