import { useEffect, useRef, type RefObject } from 'react';

/**
 * A deleted row takes the focus with it: it goes to the button marked `data-delete` of the row in
 * its place, and where there is no more row to `otherwise`. `ids` are the rows shown, in their
 * order.
 */
export const useFocusAfterDelete = (
  rows: RefObject<HTMLElement | null>,
  otherwise: RefObject<HTMLElement | null> | (() => HTMLElement | null | undefined),
  ids: readonly string[],
): void => {
  const before = useRef<readonly string[]>([]);
  const shown = ids.join('\n');
  // what the browser focuses is outside React, and changes when the row has gone
  useEffect(() => {
    const now = shown === '' ? [] : shown.split('\n');
    const gone = before.current.findIndex((id) => !now.includes(id));
    before.current = now;
    if (gone === -1 || document.activeElement !== document.body) return;
    const buttons = rows.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? [];
    (
      buttons[Math.min(gone, buttons.length - 1)] ??
      (typeof otherwise === 'function' ? otherwise() : otherwise.current)
    )?.focus();
  }, [shown, rows, otherwise]);
};
