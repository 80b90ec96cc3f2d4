import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const textFields =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';
/** Where a key press belongs to what is open, or to the field being filled in. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.matches(textFields)) ||
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** Next and previous: held down, they go on. */
const walking: readonly string[] = ['j', 'k'];

// whether the keys are on is stored in this browser until the log-out
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** What each key does, by `KeyboardEvent.key` in lower case: "j", "?", "escape". */
export type SingleKeys = Readonly<Record<string, () => void>>;

/**
 * Single-key shortcuts for the whole screen. They do nothing while somebody types or while a dialog
 * or menu is open; a held one acts once, but for next and previous. Those that type a character can
 * be switched off (WCAG 2.1.4), except "?"; `storageKey` names where this browser stores that.
 */
export const useSingleKeys = (storageKey: string, keys: SingleKeys) => {
  const areOn = (): boolean => localStorage.getItem(storageKey) !== 'off';
  const on = useSyncExternalStore(subscribe, areOn, () => true);
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.isComposing ||
      event.defaultPrevented ||
      isTaken(event)
    )
      return;
    const key = event.key.toLowerCase();
    const act = Object.hasOwn(keys, key) ? keys[key] : undefined;
    const canBeOff = key.length === 1 && key !== '?';
    if (!act || (canBeOff && !on) || (event.repeat && !walking.includes(key))) return;
    event.preventDefault();
    act();
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
