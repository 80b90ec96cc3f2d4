import { useState } from 'react';
import type { Applicant, EmployerMove } from '@/api/jobBoardApi';
import { canMoveApplication } from '@contract/jobs/applicationLife';
import type { DeskControls } from '../desk/useDesk';

type Asked = {
  move: EmployerMove;
  applicants: readonly Applicant[];
  /** The applicants whose delayed letter would be deleted. */
  discarded: readonly Applicant[];
};

/** Returns the applicants whose delayed letter a move would delete. */
export const withDiscardedLetters = (
  move: EmployerMove,
  applicants: readonly Applicant[],
): readonly Applicant[] =>
  applicants.filter(
    ({ state, pendingState }) => pendingState !== undefined && canMoveApplication(move, state),
  );

/**
 * Wraps the desk's `move`: asks for confirmation first if the move deletes delayed letters, which
 * can't be undone.
 */
export const useConfirmDiscardLetters = ({
  move,
  readsOnly,
}: Pick<DeskControls, 'move' | 'readsOnly'>) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    move: (name: EmployerMove, applicants: readonly Applicant[]): void => {
      const discarded = withDiscardedLetters(name, applicants);
      if (discarded.length === 0 || readsOnly) move(name, applicants);
      else setAsked({ move: name, applicants, discarded });
    },
    /** The applicants whose letter would be deleted, while the user is asked. */
    discarded: asked?.discarded ?? null,
    answer: (isMeant: boolean): void => {
      setAsked(null);
      if (asked && isMeant) move(asked.move, asked.applicants);
    },
  };
};
