import { every } from '../timing/every';

/** How often collected items are passed on, in milliseconds. */
const interval = 200;
/** How many items are kept while they can't be passed on, to bound memory. */
const maxKept = 10_000;

/**
 * Collects items to be counted and passes them on to the one process of this host that counts,
 * since only that process knows which visitors it has already counted. `pass` resolves to whether
 * they were accepted; otherwise they are retried. `now` is set if they must be stored at once,
 * because somebody is about to read the sums.
 */
export const forwardCounts = <Counted>(
  pass: (all: Counted[], now: boolean) => Promise<boolean>,
) => {
  let kept: Counted[] = [];
  let stopPassing: (() => Promise<void>) | undefined;
  const passOn = async (now: boolean): Promise<void> => {
    const passed = kept;
    kept = [];
    const isTaken = await pass(passed, now).catch(() => false);
    if (!isTaken) kept = [...passed, ...kept].slice(0, maxKept);
  };
  return {
    count: (counted: Counted): void => {
      if (kept.length < maxKept) kept.push(counted);
    },
    flush: () => passOn(true),
    start: (): void => {
      stopPassing = every({
        interval,
        run: async () => {
          if (kept.length > 0) await passOn(false);
        },
        onError: () => {},
      });
    },
    stop: async (): Promise<void> => {
      await stopPassing?.();
      if (kept.length > 0) await passOn(false);
    },
  };
};
