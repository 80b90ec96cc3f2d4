import { useSyncExternalStore } from 'react';
import { tryStorage } from '@/session/tryStorage';

type Mode = 'light' | 'dark';

/**
 * The localStorage key of the chosen mode; public/colour-scheme.js reads it before the first paint.
 */
const storageKey = 'jobline-mode';
/**
 * Returns the media query for the system's color scheme, or `undefined` if `matchMedia` is missing.
 */
const systemIsDark = () =>
  'matchMedia' in window ? window.matchMedia('(prefers-color-scheme: dark)') : undefined;
const isMode = (text: string | null): text is Mode => text === 'light' || text === 'dark';

/** Returns the mode chosen in this browser; otherwise the system's. */
const wantedMode = (): Mode => {
  const chosen = tryStorage(() => localStorage.getItem(storageKey), null);
  if (isMode(chosen)) return chosen;
  return systemIsDark()?.matches ? 'dark' : 'light';
};

const page = () => document.documentElement;
const isDark = (): boolean => page().dataset.theme === 'dark';

/** Runs `change` with transitions disabled, so that all colors change at the same time. */
const withoutTransitions = (change: () => void): void => {
  const style = document.createElement('style');
  style.textContent = '*, *::before, *::after { transition: none !important }';
  document.head.append(style);
  change();
  // forces a style flush before transitions are enabled again
  window.getComputedStyle(document.body).getPropertyValue('color');
  setTimeout(() => style.remove(), 1);
};

const showMode = (mode: Mode): void => {
  if (page().dataset.theme === mode) return;
  withoutTransitions(() => {
    page().dataset.theme = mode;
  });
};

/** Sets the mode, also in this browser's other tabs. */
export const chooseMode = (mode: Mode): void => {
  tryStorage(() => localStorage.setItem(storageKey, mode), undefined);
  showMode(mode);
};

/**
 * Keeps the page in the mode chosen in any tab or, until one is chosen, in the system's. Returns a
 * function that stops it.
 */
export const followMode = (): (() => void) => {
  const follow = () => showMode(wantedMode());
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key === storageKey) follow();
  };
  const system = systemIsDark();
  follow();
  system?.addEventListener('change', follow);
  window.addEventListener('storage', onStorage);
  return () => {
    system?.removeEventListener('change', follow);
    window.removeEventListener('storage', onStorage);
  };
};

const onModeChange = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(page(), { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

/** Returns whether the page is dark; `false` during hydration. */
export const useIsDark = (): boolean => useSyncExternalStore(onModeChange, isDark, () => false);
