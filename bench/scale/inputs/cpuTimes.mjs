import { readdirSync, readFileSync } from 'node:fs';
import { processesBelow } from '../../page/memory.mjs';

/**
 * Returns the processor time of all threads of a process, in seconds with a resolution of
 * nanoseconds: precise enough for a single request, and independent of the machine's other load.
 * Linux only.
 *
 * @param {number} pid
 */
const secondsOf = (pid) => {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce(
      (sum, thread) =>
        sum +
        Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e9,
      0,
    );
  } catch {
    return 0;
  }
};

/** Returns the processor time of a host with its workers, in seconds. @param {number} pid */
export const hostSeconds = (pid) =>
  [pid, ...processesBelow(pid).map((one) => one.pid)].reduce(
    (sum, each) => sum + secondsOf(each),
    0,
  );

/** The last known seconds of each connection, also of closed ones. @type {Map<number, number>} */
const lastOf = new Map();

/**
 * Returns the processor time of all connections to a client's database except its own, in seconds.
 * Doesn't include PostgreSQL's background processes.
 *
 * @param {import('pg').Client} client
 */
export const databaseSeconds = async (client) => {
  const { rows } = await client.query(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  for (const { pid } of rows) lastOf.set(pid, Math.max(lastOf.get(pid) ?? 0, secondsOf(pid)));
  return [...lastOf.values()].reduce((sum, each) => sum + each, 0);
};
