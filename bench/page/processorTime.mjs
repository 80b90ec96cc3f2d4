import { readFileSync } from 'node:fs';
import { processesBelow } from './memory.mjs';

/** Of the kernel's clock, everywhere but on exotic machines. */
const ticksASecond = 100;

/** @param {number} pid */
const ticksOf = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ') ?? [];
    // utime and stime
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
};

/**
 * Milliseconds of processor time that a host and its database have used so far. Unlike the time by
 * the clock it hardly hangs on what else the machine does. Linux only, else NaN.
 *
 * @param {number | undefined} pid
 */
export const processorTimeOf = (pid) => {
  if (process.platform !== 'linux' || pid === undefined) return Number.NaN;
  const ticks = [pid, ...processesBelow(pid).map((one) => one.pid)].reduce(
    (sum, each) => sum + ticksOf(each),
    0,
  );
  return (ticks * 1000) / ticksASecond;
};

/** Of the processes that one started and that ended since. @param {number} pid */
const ticksOfEnded = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ') ?? [];
    // cutime and cstime
    return Number(fields[13]) + Number(fields[14]);
  } catch {
    return 0;
  }
};

/** Seconds of processor time of the processes that one started and that ended. @param {number} pid */
export const processorTimeOfEnded = (pid) => ticksOfEnded(pid) / ticksASecond;

/**
 * The same in seconds for a host with all its processes, and for the database below it, those of its
 * connections that ended included.
 *
 * @param {number} pid
 */
export const processorTimesOf = (pid) => {
  const below = processesBelow(pid);
  const isDatabase = (/** @type {{ name?: string }} */ { name }) => name === 'postgres';
  const database = below.filter(isDatabase);
  const host = [{ pid }, ...below.filter((one) => !isDatabase(one))];
  return {
    host: host.reduce((sum, one) => sum + ticksOf(one.pid), 0) / ticksASecond,
    database:
      database.reduce((sum, one) => sum + ticksOf(one.pid) + ticksOfEnded(one.pid), 0) /
      ticksASecond,
  };
};
