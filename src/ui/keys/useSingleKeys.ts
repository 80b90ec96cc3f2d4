import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const textFields =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';
/** Whether a key press belongs to a focused text field or an open dialog or menu. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.matches(textFields)) ||
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** Next and previous: these repeat while held down. */
const walking: readonly string[] = ['j', 'k'];

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** What each key does, by `KeyboardEvent.key` in lower case: "j", "?", "escape". */
export type SingleKeys = Readonly<Record<string, () => void>>;

/** Whether the keys are on; `store` remembers the user's choice. */
type KeysSetting = { areOn: () => boolean; store: (isOn: boolean) => void };

/**
 * Single-key shortcuts for the whole screen. Ignored while a text field is focused or a dialog or
 * menu is open; a key held down acts once, except next and previous. Character keys other than "?"
 * can be switched off (WCAG 2.1.4), which is stored in `setting`.
 */
export const useSingleKeys = ({ areOn, store }: KeysSetting, keys: SingleKeys) => {
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
  // an effect, since the listener is on the whole document
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const switchKeys = (isOn: boolean): void => {
    store(isOn);
    for (const listener of listeners) listener();
  };
  return { on, switchKeys };
};
