import { readdirSync, readFileSync } from 'node:fs';

/** @param {number | string} pid */
const statusOf = (pid) => {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    return {
      name: /^Name:\s+(.*)$/m.exec(text)?.[1] ?? '',
      parent: Number(/^PPid:\s+(\d+)$/m.exec(text)?.[1]),
    };
  } catch {
    return undefined;
  }
};

/**
 * Returns a process's proportional set size (PSS) in bytes: shared memory is divided among its
 * processes, so that sums count nothing twice.
 *
 * @param {number} pid
 */
const bytesOf = (pid) => {
  try {
    return (
      Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) *
      1024
    );
  } catch {
    return 0;
  }
};

/** Lists all descendants of a process. @param {number} pid */
export const processesBelow = (pid) => {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), ...statusOf(name) }));
  /** @param {number} parent @returns {typeof processes} */
  const below = (parent) =>
    processes.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
};

/**
 * Returns the memory of a host's main process and of the postgres processes below it, in bytes.
 * Returns `undefined` on other systems than Linux.
 *
 * @param {number | undefined} pid
 * @returns {{ host: number, database: number } | undefined}
 */
export const memoryOf = (pid) => {
  if (process.platform !== 'linux' || pid === undefined) return undefined;
  return {
    host: bytesOf(pid),
    database: processesBelow(pid)
      .filter(({ name }) => name === 'postgres')
      .reduce((sum, one) => sum + bytesOf(one.pid), 0),
  };
};
