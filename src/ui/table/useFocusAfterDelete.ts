import { useEffect, useRef, type RefObject } from 'react';

/** Overlays above the page: focus inside them doesn't count as leaving the row that opened them. */
const overlays = '[role="presentation"], [role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Tracks the last used element of a row, or one marked `data-delete-all`; `null` once anything else
 * on the page is used.
 */
const useLastUsed = (rows: RefObject<HTMLElement | null>) => {
  const last = useRef<Element>(null);
  // an effect, since events on the whole page count. Clicks as well, since Safari doesn't focus
  // clicked buttons
  useEffect(() => {
    const note = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest(overlays)) return;
      const isOurs = rows.current?.contains(target) || target.closest('[data-delete-all]');
      last.current = isOurs ? target : null;
    };
    // capture phase: before a click handler removes the element from the page
    document.addEventListener('focusin', note, true);
    document.addEventListener('click', note, true);
    return () => {
      document.removeEventListener('focusin', note, true);
      document.removeEventListener('click', note, true);
    };
  }, [rows]);
  return last;
};

/**
 * Restores the focus that a deleted row takes with it: to the button marked `data-delete` of the
 * row in its place, of the next row with such a button, or of the last row with one; if there is
 * none, to `otherwise`. Mark a button outside the rows that deletes several with `data-delete-all`.
 * Rows replaced for other reasons, such as by paging, don't move the focus. `rows` must contain one
 * element for each of `ids`, in the same order.
 */
export const useFocusAfterDelete = (
  rows: RefObject<HTMLElement | null>,
  otherwise: RefObject<HTMLElement | null> | (() => HTMLElement | null | undefined),
  ids: readonly string[],
): void => {
  const before = useRef<readonly string[]>([]);
  const last = useLastUsed(rows);
  const shown = ids.join('\n');
  // the focus is outside React, and is lost when the row is removed
  useEffect(() => {
    const now = shown === '' ? [] : shown.split('\n');
    const gone = before.current.findIndex((id) => !now.includes(id));
    before.current = now;
    const isLost = last.current?.isConnected === false && document.activeElement === document.body;
    if (gone === -1 || !isLost) return;
    const buttons = [...(rows.current?.children ?? [])].map((row) =>
      row.querySelector<HTMLElement>('[data-delete]'),
    );
    (
      buttons.slice(gone).find((button) => button !== null) ??
      buttons.findLast((button) => button !== null) ??
      (typeof otherwise === 'function' ? otherwise() : otherwise.current)
    )?.focus();
  }, [shown, rows, otherwise, last]);
};
