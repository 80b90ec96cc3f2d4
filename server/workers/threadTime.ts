import { readlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/**
 * Milliseconds per clock tick: Linux reports CPU times in hundredths of a second, whatever its own
 * clock rate.
 */
const tick = 10;

/** Returns the calling thread's folder below /proc; `undefined` if the system has none. */
export const ownThread = (): string | undefined => {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return undefined;
  }
};

/**
 * Returns the CPU time that a thread of this process has used, in milliseconds; `undefined` if it
 * isn't known. Unlike elapsed time, it doesn't grow while others use the CPU.
 */
export const threadTime = async (thread: string): Promise<number | undefined> => {
  try {
    const stat = await readFile(`/proc/${thread}/stat`, 'utf8');
    // the preceding name may contain spaces and parentheses
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system] = [Number(fields[11]), Number(fields[12])];
    return Number.isFinite(user + system) ? (user + system) * tick : undefined;
  } catch {
    return undefined;
  }
};
