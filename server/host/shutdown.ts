type Stop = () => Promise<void>;

/**
 * Keeps track of what a process has started, and stops it all once, no matter how often that is
 * requested.
 */
export const makeShutdown = (firstStop: Stop) => {
  /** Functions that stop what was started, in the order of the starts. */
  const stops: Stop[] = [firstStop];
  let shutdown: Promise<void> | undefined;
  const endAll = async (before: Stop): Promise<void> => {
    await before();
    // one by one from the end: a start in progress may still add some
    for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) await stop();
  };
  /**
   * Stops everything in reverse order of the starts, after `before`; if already ending, waits for
   * that instead.
   */
  const end = (before: Stop = async () => {}): Promise<void> => (shutdown ??= endAll(before));
  return {
    stops,
    end,
    isShuttingDown: () => shutdown !== undefined,
    /**
     * Runs a start, and stops everything if it fails. Ignores a failure that happened because the
     * process was told to stop in the meantime.
     */
    run: async (start: () => Promise<void>): Promise<void> => {
      try {
        await start();
      } catch (error) {
        const wasTold = shutdown !== undefined;
        await end();
        if (!wasTold) throw error;
      }
    },
  };
};
