/**
 * Runs steps one after the other. One that fails keeps none of the others from its turn; what the
 * first of those failed with is thrown after the last.
 */
export const runSteps = async (steps: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const failures: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
};
