import '@testing-library/jest-dom';
import './withoutOwnerStacks';
import { configure } from '@testing-library/react';
import { testHost } from './host/server';

// a screen is compiled when a test first shows it, beside others that run at the same time
configure({ asyncUtilTimeout: 20_000 });
// jsdom has no layout to scroll in
window.scrollTo = () => undefined;
// nor user timing
Object.assign(window.performance, { mark: () => undefined });
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// a call that no test expects is a mistake in the app or in the test
beforeAll(() => testHost.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  testHost.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
});
afterAll(() => testHost.close());

// jsdom answers the selector `:invalid`, which is in the CSS of MUI's inputs, by checkValidity(),
// and that fires "invalid" events; browsers fire them only when a form is submitted
for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
  prototype.checkValidity = function isValid(this: typeof prototype): boolean {
    return !this.willValidate || this.validity.valid;
  };
HTMLFormElement.prototype.checkValidity = function isValid(): boolean {
  return this.querySelector('input:invalid, select:invalid, textarea:invalid') === null;
};
