// Measures how long hosts take to recover from a fault, for `npm run chaos`.

/** The maximum time to recover once the cause is gone, in milliseconds. */
const promised = 5_000;
/**
 * A recovery takes a few calls in addition to timeouts. The current duration of a call is measured
 * before each fault, so that other load on the machine isn't taken for a slow recovery.
 */
const callsOfRecovery = 10;

export const makeRecoveries = (load) => {
  const times = new Map();
  const slow = [];
  return {
    /** Measures a recovery; `fault` resolves once its cause is gone. */
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
