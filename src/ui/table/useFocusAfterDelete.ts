import { useEffect, useRef, type RefObject } from 'react';

/** What is opened above the page: an element that it asks about counts as the last one meanwhile. */
const overlays = '[role="presentation"], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** The element of a row, or one marked `data-delete-all`, while none of the rest was used since. */
const useLastUsed = (rows: RefObject<HTMLElement | null>) => {
  const last = useRef<Element>(null);
  // an effect, as anything else on the page counts. Safari focuses no button that is clicked
  useEffect(() => {
    const note = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest(overlays)) return;
      const isOurs = rows.current?.contains(target) || target.closest('[data-delete-all]');
      last.current = isOurs ? target : null;
    };
    // before anything that a click does takes the element out of the page
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
 * A deleted row takes the focus with it: it goes to the button marked `data-delete` of the row in
 * its place, of the next one that has such a button or of the last one before, and where no row has
 * one to `otherwise`. A button beside the rows that deletes several is marked `data-delete-all`.
 * Rows that make room for others, as those of a page that is turned, take no focus. `rows` holds one element for each of `ids`, in their order.
 */
export const useFocusAfterDelete = (
  rows: RefObject<HTMLElement | null>,
  otherwise: RefObject<HTMLElement | null> | (() => HTMLElement | null | undefined),
  ids: readonly string[],
): void => {
  const before = useRef<readonly string[]>([]);
  const last = useLastUsed(rows);
  const shown = ids.join('\n');
  // what the browser focuses is outside React, and changes when the row has gone
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
