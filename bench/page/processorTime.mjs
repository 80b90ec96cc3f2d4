import { readFileSync } from 'node:fs';
import { processesBelow } from './memory.mjs';

/** The kernel's USER_HZ, which is 100 on all common systems. */
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
 * Returns the processor time that a host and its database have used so far, in milliseconds. Unlike
 * wall-clock time, it hardly depends on the machine's other load. Returns NaN on other systems than
 * Linux.
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

/** Returns the clock ticks of a process's children that have ended. @param {number} pid */
const ticksOfEnded = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ') ?? [];
    // cutime and cstime
    return Number(fields[13]) + Number(fields[14]);
  } catch {
    return 0;
  }
};

/** Returns the processor time of a process's ended children, in seconds. @param {number} pid */
export const processorTimeOfEnded = (pid) => ticksOfEnded(pid) / ticksASecond;

/**
 * Returns the processor time of a host with all its processes, and of the embedded database,
 * including connections that have ended, in seconds.
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
