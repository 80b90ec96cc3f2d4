import '@testing-library/jest-dom';
import { testHost } from './server';

// a call that no test expects is a mistake in the app or in the test
beforeAll(() => testHost.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  testHost.resetHandlers();
  sessionStorage.clear();
  localStorage.clear();
});
afterAll(() => testHost.close());
