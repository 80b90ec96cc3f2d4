import { readdirSync, readFileSync } from 'node:fs';
import { processesBelow } from '../../page/memory.mjs';

/**
 * Seconds that a process had a processor for, all its threads together, to the nanosecond: what one
 * request takes can be seen, whatever else the machine does. Linux only.
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

/** Of a host with its workers. @param {number} pid */
export const hostSeconds = (pid) =>
  [pid, ...processesBelow(pid).map((one) => one.pid)].reduce(
    (sum, each) => sum + secondsOf(each),
    0,
  );

/** What each connection had used when it was last looked at: those that ended count on. @type {Map<number, number>} */
const lastOf = new Map();

/**
 * Of the connections to the database that a client is connected to, its own left out; what
 * PostgreSQL writes in the background isn't among it.
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
