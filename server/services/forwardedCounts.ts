import { every } from '../timing/every';

/** How often what was counted is passed on, in milliseconds. */
const interval = 200;
/** What is kept while nobody takes it: a flood must not fill the memory. */
const maxKept = 10_000;

/**
 * Counts for another process of this host, which alone can tell whom it has seen before: collects
 * what is to be counted and passes it on. `pass` says whether it was taken, else it is tried again;
 * `now`: it is to be stored at once, since somebody asks for the sums.
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
