import { useEffect, useEffectEvent, useRef } from 'react';
import { nextItem } from './nextItem';

type Items = readonly { _id: string }[];

/**
 * Moves the focus when an action on the selected items has deselected them all, since the bar
 * disappears with the pressed button. `focusItem` gets the first item that was selected, or the
 * next one if it has left the list; `undefined` if the list is empty.
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
    // a checkbox that clears the last selection keeps the focus
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
  // the focus is lost only once the bar is removed from the document
  useEffect(() => follow(), [selected.length]);
};
