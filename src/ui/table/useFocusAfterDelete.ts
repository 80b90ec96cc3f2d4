import { useEffect, useRef, type RefObject } from 'react';

/**
 * A deleted row takes the focus with it: it goes to the button marked `data-delete` of the row in
 * its place, of the next one that has such a button or of the last one before, and where no row has
 * one to `otherwise`. `rows` holds one element for each of `ids`, in their order.
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
    const buttons = [...(rows.current?.children ?? [])].map((row) =>
      row.querySelector<HTMLElement>('[data-delete]'),
    );
    (
      buttons.slice(gone).find((button) => button !== null) ??
      buttons.findLast((button) => button !== null) ??
      (typeof otherwise === 'function' ? otherwise() : otherwise.current)
    )?.focus();
  }, [shown, rows, otherwise]);
};
