import { useEffect, useRef, type KeyboardEvent } from 'react';

/** How long a result has to be focused before it is shown beside the list, in milliseconds. */
const debounceMs = 250;

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * Returns a key handler for a list of results, which are `[data-job]` elements with a link each.
 * Arrows, Home and End move the focus between the links; `onChoose`, if given, is called with the
 * job that keeps the focus.
 */
export const useResultKeys = (onChoose?: (id: string) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // clears the timer on unmount
  useEffect(() => () => clearTimeout(timer.current), []);
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Enter follows the link: choosing its job afterwards would navigate back to the list
    if (event.key === 'Enter') clearTimeout(timer.current);
    const step = steps[event.key];
    if (!step) return;
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-job]')];
    const at = entries.findIndex((entry) => entry.contains(document.activeElement));
    if (at === -1) return;
    event.preventDefault();
    const entry = entries[step(at, entries.length - 1)];
    const link = entry?.querySelector('a');
    link?.focus();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const id = entry?.dataset['job'];
      if (id !== undefined && document.activeElement === link) onChoose?.(id);
    }, debounceMs);
  };
};
