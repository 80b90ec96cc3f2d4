import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Moves the focus to `field` when the row of `ids` that has it makes room for others, as those that
 * were searched for. Answers what to spread on the element around the rows.
 */
export const useFocusOfGoneRow = (field: RefObject<HTMLElement | null>, ids: readonly string[]) => {
  const isInRows = useRef(false);
  const shown = ids.join('\n');
  // what has the focus is outside React, and lost once the row is out of the document
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
      // a row that goes leaves the focus to nothing
      if (relatedTarget !== null) isInRows.current = false;
    },
  };
};
