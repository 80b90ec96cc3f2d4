import '@testing-library/jest-dom';
import './withoutOwnerStacks';
import { configure } from '@testing-library/react';
import { testHost } from './host/server';

// a screen is compiled when a test first shows it, and tests run in parallel
configure({ asyncUtilTimeout: 20_000 });
// jsdom has no layout to scroll in
window.scrollTo = () => undefined;
// jsdom has no user timing
Object.assign(window.performance, { mark: () => undefined });
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// React only logs an error if children have the same key, and may then omit one: fail the test
const sameKeys: string[] = [];
const { error } = console;
console.error = (...said: unknown[]) => {
  error(...said);
  const [text] = said;
  if (typeof text === 'string' && text.includes('two children with the same key'))
    sameKeys.push(String(said[1]));
};
afterEach(() => {
  const found = sameKeys.splice(0);
  if (found.length > 0) throw new Error(`Several children have the key ${found.join(', ')}.`);
});

// a call that no test expects is a bug in the app or in the test
beforeAll(() => testHost.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  testHost.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
});
afterAll(() => testHost.close());

// jsdom evaluates the selector `:invalid`, which is in the CSS of MUI's inputs, with
// checkValidity(), which fires "invalid" events; browsers fire them only when a form is submitted
for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
  prototype.checkValidity = function isValid(this: typeof prototype): boolean {
    return !this.willValidate || this.validity.valid;
  };
HTMLFormElement.prototype.checkValidity = function isValid(): boolean {
  return this.querySelector('input:invalid, select:invalid, textarea:invalid') === null;
};
