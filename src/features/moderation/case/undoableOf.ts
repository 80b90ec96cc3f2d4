import type { Decision } from '@/api/jobBoardApi';

/** Of a case's decisions, newest first, the one that stands where it can be taken back. */
export const undoableOf = (decisions: readonly Decision[]): Decision | undefined => {
  const standing = decisions.find(({ undoneAt }) => undoneAt === undefined);
  return standing?.mayUndo ? standing : undefined;
};
