import { useEffect } from 'react';

/** Whether keys are this element's own. */
const takesKeys = (element: Element | null): boolean =>
  element?.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !=
  null;

/** The key / leads to an input where there is one, from wherever nothing is typed into. */
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
