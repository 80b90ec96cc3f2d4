import type { Decision } from '@/api/jobBoardApi';

/**
 * Returns the decision in force among a case's decisions (newest first) if it can be undone,
 * otherwise `undefined`.
 */
export const undoableOf = (decisions: readonly Decision[]): Decision | undefined => {
  const inForce = decisions.find(({ undoneAt }) => undoneAt === undefined);
  return inForce?.mayUndo ? inForce : undefined;
};
