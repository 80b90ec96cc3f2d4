/**
 * Returns the item to open after some have left the list: the first remaining one at or after the
 * open item, otherwise the last one of the list.
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
