/**
 * Runs steps one after the other. A step that fails doesn't keep the others from running; the first
 * error is thrown at the end.
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
