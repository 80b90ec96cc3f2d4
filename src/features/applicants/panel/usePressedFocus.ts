import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in the panel if a pressed button disappears with the state that it belonged to:
 * focuses the applicant's heading. Call the returned function on each press.
 */
export const usePressedFocus = (state: string, isDialogOpen: boolean): (() => void) => {
  const wasPressed = useRef(false);
  // a dialog may restore the focus to the button before or after the new state is loaded
  useEffect(() => {
    if (isDialogOpen || !wasPressed.current || document.activeElement !== document.body) return;
    wasPressed.current = false;
    document.querySelector<HTMLElement>('[data-detail-heading]')?.focus();
  }, [state, isDialogOpen]);
  return () => {
    wasPressed.current = true;
  };
};
