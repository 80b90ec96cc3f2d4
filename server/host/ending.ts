type Stop = () => Promise<void>;

/** What a process has started, and its end, which happens once, whoever asks for it. */
export const makeEnding = (firstStop: Stop) => {
  /** What ends what was started, in the order of the starts. */
  const stops: Stop[] = [firstStop];
  let ending: Promise<void> | undefined;
  const endAll = async (before: Stop): Promise<void> => {
    await before();
    // one by one from the end: a start in progress may still add some
    for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) await stop();
  };
  /** Ends all, the last start first, after what `before` does; nothing more where that has begun. */
  const end = (before: Stop = async () => {}): Promise<void> => (ending ??= endAll(before));
  return {
    stops,
    end,
    isEnding: () => ending !== undefined,
    /**
     * Starts, and ends all where that fails. A start that fails because the process was told to stop
     * meanwhile is no failure.
     */
    run: async (start: () => Promise<void>): Promise<void> => {
      try {
        await start();
      } catch (error) {
        const wasTold = ending !== undefined;
        await end();
        if (!wasTold) throw error;
      }
    },
  };
};
