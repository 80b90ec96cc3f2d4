import { test } from '../fixtures';

/**
 * Checks one of several sentences of the spec on the same page; `e2e/spec/sections.ts` counts it
 * like a test with that title.
 */
export const line = (sentence: `§${string}`, see: () => Promise<void> | void): Promise<void> =>
  test.step(sentence, see);
