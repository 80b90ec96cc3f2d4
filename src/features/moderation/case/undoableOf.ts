import type { Decision } from '@/api/jobBoardApi';

/** The decision in force among a case's decisions (newest first), if it can be undone. */
export const undoableOf = (decisions: readonly Decision[]): Decision | undefined => {
  const inForce = decisions.find(({ undoneAt }) => undoneAt === undefined);
  return inForce?.mayUndo ? inForce : undefined;
};
