import { readlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second for programs, whatever its own clock does. */
const tick = 10;

/** The calling thread's folder below /proc; undefined where the system has none. */
export const ownThread = (): string | undefined => {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return undefined;
  }
};

/**
 * The processor's time that a thread of this process has taken, in milliseconds; undefined where it
 * isn't known. Unlike time on the clock it doesn't grow while others have the processor.
 */
export const threadTime = async (thread: string): Promise<number | undefined> => {
  try {
    const stat = await readFile(`/proc/${thread}/stat`, 'utf8');
    // the name before may hold spaces and parentheses
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system] = [Number(fields[11]), Number(fields[12])];
    return Number.isFinite(user + system) ? (user + system) * tick : undefined;
  } catch {
    return undefined;
  }
};
