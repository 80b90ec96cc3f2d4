import type { CaseBrief } from '@/api/jobBoardApi';

/**
 * The case to open once some of the list are decided: the first that is left from the open one on,
 * else the last of the list.
 */
export const nextCase = (
  cases: readonly CaseBrief[],
  openId: string | undefined,
  decidedIds: readonly string[],
): string | undefined => {
  const isLeft = ({ _id }: CaseBrief): boolean => !decidedIds.includes(_id);
  const openIndex = cases.findIndex(({ _id }) => _id === openId);
  return (cases.slice(Math.max(0, openIndex)).find(isLeft) ?? cases.findLast(isLeft))?._id;
};
