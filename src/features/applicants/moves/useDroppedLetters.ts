import { useState } from 'react';
import type { Applicant, EmployerMove } from '@/api/jobBoardApi';
import { canMoveApplication } from '@contract/jobs/applicationLife';
import type { DeskControls } from '../desk/useDesk';

type Asked = {
  move: EmployerMove;
  applicants: readonly Applicant[];
  /** Whose letter waits for its day and would be deleted. */
  dropped: readonly Applicant[];
};

/** Those whose letter that waits for its day a move would delete. */
export const droppedBy = (
  move: EmployerMove,
  applicants: readonly Applicant[],
): readonly Applicant[] =>
  applicants.filter(
    ({ state, pendingState }) => pendingState !== undefined && canMoveApplication(move, state),
  );

/** The desk's moves, asked about first where they delete a letter that nothing brings back. */
export const useDroppedLetters = ({
  move,
  readsOnly,
}: Pick<DeskControls, 'move' | 'readsOnly'>) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    move: (name: EmployerMove, applicants: readonly Applicant[]): void => {
      const dropped = droppedBy(name, applicants);
      if (dropped.length === 0 || readsOnly) move(name, applicants);
      else setAsked({ move: name, applicants, dropped });
    },
    /** Those whose letter would be deleted, while that is asked. */
    dropped: asked?.dropped ?? null,
    answer: (isMeant: boolean): void => {
      setAsked(null);
      if (asked && isMeant) move(asked.move, asked.applicants);
    },
  };
};
