import { test } from '../fixtures';

/**
 * Checks one sentence of the specification, of several on the same page; `e2e/spec/sections.ts`
 * counts it like a test of that title.
 */
export const line = (sentence: `§${string}`, see: () => Promise<void> | void): Promise<void> =>
  test.step(sentence, see);
