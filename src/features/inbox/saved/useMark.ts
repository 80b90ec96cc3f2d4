import { useLayoutEffect } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { useTakePresses, type Presses } from '../usePresses';

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
  presses: Presses<Marking>;
  onKnown: (isSaved: boolean) => void;
};

/** Reports whether the job is saved, and applies presses. */
export const useMark = (
  { presses, onKnown }: KnownMarkProps,
  isSaved: boolean,
  does: Record<Marking, () => void>,
): void => {
  // before paint, so that a saved job's bookmark doesn't flash
  useLayoutEffect(() => onKnown(isSaved), [onKnown, isSaved]);
  useTakePresses(presses, (marking) => does[marking]());
};
