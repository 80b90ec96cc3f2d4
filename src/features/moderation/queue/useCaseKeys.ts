import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const storageKey = 'jobline-case-keys';
const textFields =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';

const caseKeys = ['j', 'k', 'd', 'a', 'e', 't', 's', 'x', 'u', '?'] as const;
type CaseKey = (typeof caseKeys)[number];
const isCaseKey = (key: string): key is CaseKey => caseKeys.some((each) => each === key);
/** What each key of src/texts/admin/moderation does. */
export type CaseKeys = Record<CaseKey, () => void>;

// whether the keys are on is stored in this browser until the log-out
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
const areOn = (): boolean => localStorage.getItem(storageKey) !== 'off';

/**
 * Single-key shortcuts for the whole screen. They do nothing while somebody types or while a dialog
 * or menu is open, and they can be switched off (WCAG 2.1.4).
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
    if (!isCaseKey(key) || (!on && key !== '?')) return;
    event.preventDefault();
    keys[key]();
  });
  // an effect, as key presses anywhere in the document count
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const switchKeys = (isOn: boolean): void => {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
    for (const listener of listeners) listener();
  };
  return { on, switchKeys };
};
