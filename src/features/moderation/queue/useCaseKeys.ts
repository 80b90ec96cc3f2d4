import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const storageKey = 'jobline-case-keys';
const textFields =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';

/** What each key of src/texts/admin/moderation does. */
export type CaseKeys = Record<
  'j' | 'k' | 'd' | 'a' | 'e' | 't' | 's' | 'x' | 'u' | '?',
  () => void
>;

// whether the keys act is kept for this browser, until the log-out
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
const areOn = (): boolean => localStorage.getItem(storageKey) !== 'off';

/**
 * Single keys for a whole screen; not while somebody types or while a dialog or menu is open, and
 * they can be switched off (WCAG 2.1.4).
 */
export const useCaseKeys = (keys: CaseKeys) => {
  const on = useSyncExternalStore(subscribe, areOn, () => true);
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.isComposing ||
      event.defaultPrevented
    )
      return;
    if (event.target instanceof Element && event.target.matches(textFields)) return;
    if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]')) return;
    const key = event.key.toLowerCase();
    if (!Object.hasOwn(keys, key) || (!on && key !== '?')) return;
    event.preventDefault();
    keys[key as keyof CaseKeys](); // one of its own names
  });
  // keys belong to the whole document
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const use = (wanted: boolean): void => {
    if (wanted) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
    for (const listener of listeners) listener();
  };
  return { on, use };
};
