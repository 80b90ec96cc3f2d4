import { test } from '../fixtures';

/**
 * A sentence of the specification, of several that are seen to hold on one page;
 * `e2e/spec/sections.ts` counts it like a test named by one.
 */
export const line = (sentence: `§${string}`, see: () => Promise<void> | void): Promise<void> =>
  test.step(sentence, see);
