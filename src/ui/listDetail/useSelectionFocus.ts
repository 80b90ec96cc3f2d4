import { useEffect, useEffectEvent, useRef } from 'react';
import { nextItem } from './nextItem';

type Items = readonly { _id: string }[];

/**
 * Where the focus goes when what was done with the ticked items has unticked them all, as the bar
 * takes the pressed button with it: `focusItem` gets the first that was ticked, or who follows it
 * where it has left the list; undefined where nobody is left.
 */
export const useSelectionFocus = (
  items: Items,
  selected: readonly string[],
  focusItem: (id: string | undefined) => void,
): void => {
  const ticked = useRef<{ items: Items; first: string } | null>(null);
  const follow = useEffectEvent(() => {
    const before = ticked.current;
    const [first] = selected;
    ticked.current = first === undefined ? null : { items, first };
    // a checkbox that unticks the last one keeps the focus
    if (!before || first !== undefined || document.activeElement !== document.body) return;
    const gone = before.items.filter(({ _id }) => !items.some((each) => each._id === _id));
    focusItem(
      nextItem(
        before.items,
        before.first,
        gone.map(({ _id }) => _id),
      ),
    );
  });
  // the focus is lost only once the bar is out of the document
  useEffect(() => follow(), [selected.length]);
};
