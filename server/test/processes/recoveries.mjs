// How long hosts take to recover from a fault, for `npm run chaos`.

/** Healthy again in so many milliseconds after the cause is gone. */
const promised = 5_000;
/**
 * A recovery takes a few calls more than time-outs. What a call takes on this machine just now is
 * measured before each fault, so that other work on it isn't taken for a slow recovery.
 */
const callsOfRecovery = 10;

export const makeRecoveries = (load) => {
  const times = new Map();
  const slow = [];
  return {
    /** `fault` returns once its cause is gone. */
    measure: async (name, fault) => {
      await load.isHealthy();
      const before = Date.now();
      await load.isHealthy();
      const usual = Date.now() - before;
      await fault();
      const began = Date.now();
      await load.isHealthy();
      const took = Date.now() - began;
      times.set(name, [...(times.get(name) ?? []), took]);
      if (took > promised + callsOfRecovery * usual)
        slow.push(`${name}: ${took} ms, where a healthy host answers in ${usual} ms`);
    },
    print: () => {
      for (const [name, all] of times)
        console.log(
          `${name}: ${all.length} ${all.length === 1 ? 'time' : 'times'}, healthy after ${Math.max(...all)} ms at most (${all.join(', ')})`,
        );
      for (const line of slow) console.log(`Too slow: ${line}`);
    },
    tooSlow: () => slow.length > 0,
  };
};
