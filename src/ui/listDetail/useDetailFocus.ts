import { useEffect, useRef, useState, type RefObject } from 'react';

type FocusTarget = 'detail' | 'opener';

const isFocusable = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected;
const focusPageHeading = (): void => document.querySelector('h1')?.focus();

/**
 * Moves the focus when a dialog closes or another item opens next to its list, since both remove
 * the focused element: to the item's heading (`data-detail-heading`), or back to the element that
 * opened the dialog. `frame` is the element around list and item.
 */
export const useDetailFocus = (
  frame: RefObject<HTMLElement | null>,
  chosenId: string | undefined,
) => {
  const opener = useRef<Element | null>(null);
  // an object, so that moving to the same target again is also a change
  const [focus, setFocus] = useState<{ on: FocusTarget } | null>(null);

  // the target is rendered only after the move
  useEffect(() => {
    if (!focus) return;
    const heading = frame.current?.querySelector<HTMLElement>('[data-detail-heading]');
    if (focus.on === 'opener' && isFocusable(opener.current)) opener.current.focus();
    else if (heading) heading.focus();
    else focusPageHeading();
  }, [frame, focus]);
  // when the last item goes, so does its heading, which had the focus
  useEffect(() => {
    if (chosenId === undefined && focus && document.activeElement === document.body)
      focusPageHeading();
  }, [chosenId, focus]);

  return {
    rememberOpener: (): void => {
      opener.current = document.activeElement;
    },
    moveFocus: (on: FocusTarget): void => setFocus({ on }),
  };
};
export type DetailFocus = ReturnType<typeof useDetailFocus>;
