import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in the panel when a pressed button disappears with the state it belonged to: the
 * open applicant's heading takes it. Returns what is called at the press.
 */
export const usePressedFocus = (state: string, isDialogOpen: boolean): (() => void) => {
  const wasPressed = useRef(false);
  // a dialog gives the focus back to the button before the new state has been read, or after
  useEffect(() => {
    if (isDialogOpen || !wasPressed.current || document.activeElement !== document.body) return;
    wasPressed.current = false;
    document.querySelector<HTMLElement>('[data-detail-heading]')?.focus();
  }, [state, isDialogOpen]);
  return () => {
    wasPressed.current = true;
  };
};
