/**
 * The item to open once some have left the list: the first that is left from the open one on, else
 * the last of the list.
 */
export const nextItem = (
  items: readonly { _id: string }[],
  openId: string | undefined,
  goneIds: readonly string[],
): string | undefined => {
  const isLeft = ({ _id }: { _id: string }): boolean => !goneIds.includes(_id);
  const openIndex = items.findIndex(({ _id }) => _id === openId);
  return (items.slice(Math.max(0, openIndex)).find(isLeft) ?? items.findLast(isLeft))?._id;
};
