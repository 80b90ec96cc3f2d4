import { useLayoutEffect } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { useTakePresses, type Presses } from '../usePresses';

export type MarkProps = {
  job: Job;
  /** Where it stands: at the corner of a card, of the pane beside the list, in a page's head. */
  of: 'card' | 'pane' | 'page';
};
export type Marking = 'save' | 'remove';
export type KnownMarkProps = {
  job: Job;
  presses: Presses<Marking>;
  onKnown: (isSaved: boolean) => void;
};

/** Says whether the job is saved, and does what is pressed. */
export const useMark = (
  { presses, onKnown }: KnownMarkProps,
  isSaved: boolean,
  does: Record<Marking, () => void>,
): void => {
  // before it is painted: a saved job's bookmark doesn't blink
  useLayoutEffect(() => onKnown(isSaved), [onKnown, isSaved]);
  useTakePresses(presses, (marking) => does[marking]());
};
