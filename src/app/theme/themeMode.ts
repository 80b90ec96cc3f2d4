import { useSyncExternalStore } from 'react';
import { tryStorage } from '@/session/tryStorage';

type Mode = 'light' | 'dark';

/** In localStorage: what somebody chose; public/colour-scheme.js reads it before the first paint. */
const storageKey = 'jobline-mode';
/** What the system wants; undefined where nobody knows. */
const systemIsDark = () =>
  'matchMedia' in window ? window.matchMedia('(prefers-color-scheme: dark)') : undefined;
const isMode = (text: string | null): text is Mode => text === 'light' || text === 'dark';

/** What somebody chose in this browser, else the system's. */
const wantedMode = (): Mode => {
  const chosen = tryStorage(() => localStorage.getItem(storageKey), null);
  if (isMode(chosen)) return chosen;
  return systemIsDark()?.matches ? 'dark' : 'light';
};

const page = () => document.documentElement;
const isDark = (): boolean => page().dataset.theme === 'dark';

/** Colors change at once: what fades by itself would be late, each thing by its own time. */
const withoutTransitions = (change: () => void): void => {
  const style = document.createElement('style');
  style.textContent = '*, *::before, *::after { transition: none !important }';
  document.head.append(style);
  change();
  // the browser has to see it before transitions come back
  window.getComputedStyle(document.body).getPropertyValue('color');
  setTimeout(() => style.remove(), 1);
};

const showMode = (mode: Mode): void => {
  if (page().dataset.theme === mode) return;
  withoutTransitions(() => {
    page().dataset.theme = mode;
  });
};

/** Dark or light from now on, in this browser's other tabs as well. */
export const chooseMode = (mode: Mode): void => {
  tryStorage(() => localStorage.setItem(storageKey, mode), undefined);
  showMode(mode);
};

/** Shows the mode that is chosen in another tab or, until somebody chooses, on the system. */
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

/** Whether the page is dark; light while what the host rendered is being hydrated. */
export const useIsDark = (): boolean => useSyncExternalStore(onModeChange, isDark, () => false);
