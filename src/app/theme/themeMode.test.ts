import { chooseMode, followMode } from './themeMode';

const shown = () => document.documentElement.dataset.theme;
let stop: (() => void) | undefined;

/** A system color scheme that can change. */
const system = (isDark: boolean) => {
  const list = Object.assign(new EventTarget(), { matches: isDark });
  Object.assign(window, { matchMedia: () => list });
  return (matches: boolean): void => {
    Object.assign(list, { matches });
    list.dispatchEvent(new Event('change'));
  };
};

afterEach(() => {
  stop?.();
  stop = undefined;
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
  delete document.documentElement.dataset.theme;
});

test('follows the system until somebody chooses', () => {
  const change = system(true);
  stop = followMode();
  expect(shown()).toBe('dark');
  change(false);
  expect(shown()).toBe('light');
  chooseMode('dark');
  change(true);
  change(false);
  expect(shown()).toBe('dark');
});

test('shows what is chosen in another tab, and the system’s once that is taken back', () => {
  system(false);
  stop = followMode();
  localStorage.setItem('jobline-mode', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(shown()).toBe('light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'jobline-mode' }));
  expect(shown()).toBe('dark');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(shown()).toBe('light');
});

test('changes the page where the browser keeps nothing or keeps nonsense', () => {
  localStorage.setItem('jobline-mode', 'system');
  stop = followMode();
  expect(shown()).toBe('light');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  chooseMode('dark');
  expect(shown()).toBe('dark');
});
