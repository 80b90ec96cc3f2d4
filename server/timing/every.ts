type Repeated = {
  /** milliseconds between the end of a run and the start of the next */
  interval: number;
  /** milliseconds until the first run; 0: at once */
  firstAfter?: number;
  /** `stopped` is aborted if a run should end early. */
  run: (stopped: AbortSignal) => Promise<void>;
  /** Called if a run failed and wasn't stopped; the next one still follows. */
  onError: (error: unknown) => void;
};

/**
 * Runs something repeatedly, never two at once, without keeping the process alive. Returns a
 * function that stops it and waits for a run in progress.
 */
export const every = ({
  interval,
  firstAfter = interval,
  run,
  onError,
}: Repeated): (() => Promise<void>) => {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const runOnce = async () => {
    try {
      await run(stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) onError(error);
    }
    if (!stop.signal.aborted) schedule(interval);
  };
  const start = () => {
    running = runOnce();
  };
  const schedule = (milliseconds: number) => {
    timer = setTimeout(start, milliseconds).unref();
  };
  if (firstAfter === 0) start();
  else schedule(firstAfter);
  return () => {
    stop.abort();
    clearTimeout(timer);
    return running;
  };
};
