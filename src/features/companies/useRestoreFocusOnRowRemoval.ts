import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Moves the focus to `field` when the focused row of `ids` is replaced, for example by a search.
 * Returns props for the element around the rows.
 */
export const useRestoreFocusOnRowRemoval = (
  field: RefObject<HTMLElement | null>,
  ids: readonly string[],
) => {
  const isInRows = useRef(false);
  const shown = ids.join('\n');
  // the focus is outside React, and lost once the row is removed
  useEffect(() => {
    if (!isInRows.current || document.activeElement !== document.body) return;
    isInRows.current = false;
    field.current?.focus();
  }, [shown, field]);
  return {
    onFocus: (): void => {
      isInRows.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent): void => {
      // `relatedTarget` is null if the focused row was removed
      if (relatedTarget !== null) isInRows.current = false;
    },
  };
};
