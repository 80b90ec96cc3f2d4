import { useEffect, useRef, useState, type RefObject } from 'react';

type FocusTarget = 'detail' | 'opener';

const isFocusable = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected;
const focusPageHeading = (): void => document.querySelector('h1')?.focus();

/**
 * Where the focus goes when a dialog closes or another item opens beside its list, as both take the
 * focused element with them: to the item's heading (`data-detail-heading`), or back to what opened
 * the dialog. `frame` is the element around list and item.
 */
export const useDetailFocus = (
  frame: RefObject<HTMLElement | null>,
  chosenId: string | undefined,
) => {
  const opener = useRef<Element | null>(null);
  // an object, so that moving it to the same target again is a change too
  const [focus, setFocus] = useState<{ on: FocusTarget } | null>(null);

  // the target is on the screen only after the render that follows the move
  useEffect(() => {
    if (!focus) return;
    const heading = frame.current?.querySelector<HTMLElement>('[data-detail-heading]');
    if (focus.on === 'opener' && isFocusable(opener.current)) opener.current.focus();
    else if (heading) heading.focus();
    else focusPageHeading();
  }, [frame, focus]);
  // with the last item the heading that had the focus disappears
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
