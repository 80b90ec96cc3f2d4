import { cpus } from 'node:os';
import { Worker } from 'node:worker_threads';
import { quantile } from '../../search/speed/run.mjs';
import { databaseSeconds, hostSeconds } from '../inputs/cpuTimes.mjs';

const clients = 8;
const seconds = 15;

/**
 * The part of the machine's cores that is left for who wants all of them, 1 where nothing else
 * runs: by it everything takes longer than its processor time says.
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
 * @property {number} free The part of the cores that other programs left.
 * @property {number} rate
 * @property {number} p50
 * @property {number} p95
 * @property {number} p99
 * @property {number} host
 * @property {number} database
 * @property {number} generator
 */

/**
 * Visitors who ask again once they have their answer; what a host that is too busy refuses isn't
 * counted.
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
 * A host under the load of a day's reads.
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
