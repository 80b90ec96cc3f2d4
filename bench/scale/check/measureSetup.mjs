import { cpus } from 'node:os';
import { Worker } from 'node:worker_threads';
import { quantile } from '../../search/speed/run.mjs';
import { databaseSeconds, hostSeconds } from '../inputs/cpuTimes.mjs';

const clients = 8;
const seconds = 15;

/**
 * Measures the share of the machine's cores that other programs leave free, 1 if nothing else runs.
 * Wall-clock times are longer than processor times by this factor.
 */
const freeShare = async () => {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  const spin = 'const end = performance.now() + 1500; while (performance.now() < end);';
  await Promise.all(
    cpus().map(
      () =>
        new Promise((resolve) => {
          new Worker(spin, { eval: true }).once('exit', resolve);
        }),
    ),
  );
  const { user, system } = process.cpuUsage(before);
  return Math.min(
    1,
    (user + system) / 1e6 / ((cpus().length * (performance.now() - startedAt)) / 1000),
  );
};

/**
 * @typedef {object} Check A setup under load: times in seconds, the processor's seconds for one
 *   request of the mix.
 * @property {string} name
 * @property {number} processes
 * @property {number} clients
 * @property {number} cores
 * @property {number} free The share of the cores that other programs left free.
 * @property {number} rate
 * @property {number} p50
 * @property {number} p95
 * @property {number} p99
 * @property {number} host
 * @property {number} database
 * @property {number} generator
 */

/**
 * Runs visitors who each send the next request once the last one is answered. Returns the times of
 * successful requests, in seconds. Throws if more than about 1 % are refused.
 *
 * @param {import('../inputs/visitors.mjs').Asked[]} kinds
 * @param {number} time
 */
const visit = async (kinds, time) => {
  const all = kinds.reduce((sum, { share }) => sum + share, 0);
  const draw = () => {
    let left = Math.random() * all;
    return kinds.find(({ share }) => (left -= share) < 0) ?? kinds[0];
  };
  /** @type {number[]} */
  const times = [];
  let refused = 0;
  const end = performance.now() + time * 1000;
  const visitor = async () => {
    while (performance.now() < end) {
      const startedAt = performance.now();
      const status = await draw()?.ask();
      if (status === 200) times.push((performance.now() - startedAt) / 1000);
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, visitor));
  if (refused > times.length / 100) throw new Error(`${refused} requests were refused.`);
  return times;
};

/**
 * Measures a host under the load of a day's reads.
 *
 * @param {import('../inputs/openSetup.mjs').Setup} setup
 * @returns {Promise<Check>}
 */
export const measureSetup = async ({ processes, client, pid, visitors }) => {
  const reads = visitors.day.filter(({ isWrite }) => !isWrite);
  await visit(reads, seconds / 3);
  const freeBefore = await freeShare();
  const before = { host: hostSeconds(pid), database: await databaseSeconds(client) };
  const own = process.cpuUsage();
  const times = await visit(reads, seconds);
  const { user, system } = process.cpuUsage(own);
  const after = { host: hostSeconds(pid), database: await databaseSeconds(client) };
  const free = (freeBefore + (await freeShare())) / 2;
  return {
    name: processes === 1 ? 'one process' : `\`WORKERS=${processes}\``,
    ...{ processes, clients, cores: cpus().length, free },
    rate: times.length / seconds,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    host: (after.host - before.host) / times.length,
    database: (after.database - before.database) / times.length,
    generator: (user + system) / 1e6 / times.length,
  };
};
