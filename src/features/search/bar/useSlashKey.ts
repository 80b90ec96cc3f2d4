import { useEffect } from 'react';

/** Whether this element handles keys itself. */
const takesKeys = (element: Element | null): boolean =>
  element?.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !=
  null;

/** Lets the / key focus the input, unless the focused element handles keys itself. */
export const useSlashKey = (input: HTMLInputElement | null): void => {
  useEffect(() => {
    if (!input) return undefined;
    const lead = (event: KeyboardEvent): void => {
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        takesKeys(document.activeElement)
      )
        return;
      event.preventDefault();
      input.focus();
      input.select();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [input]);
};
