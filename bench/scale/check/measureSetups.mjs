import { cpus } from 'node:os';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { startOurHost } from '../../../e2e/ourHost.mjs';
import { freePort } from '../../../tools/freePort.mjs';
import { readCorpus } from '../../search/speed/corpus.mjs';
import { quantile } from '../../search/speed/run.mjs';
import { untilIdle } from '../../search/speed/untilIdle.mjs';
import { databaseSeconds, hostSeconds } from '../inputs/cpuTimes.mjs';
import { openVisitors } from '../inputs/visitors.mjs';

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
 * Visitors who ask again once they have their answer, on a host with so many processes.
 *
 * @param {string} name
 * @param {number} workers
 * @param {string} url
 * @returns {Promise<Check>}
 */
const measureSetup = async (name, workers, url) => {
  const client = new pg.Client(url);
  await client.connect();
  const env = { DEMO: 'off', DATABASE_URL: url, WORKERS: workers > 1 ? String(workers) : '' };
  const host = await startOurHost({ port: await freePort(), env });
  const pid = host.child.pid ?? 0;
  try {
    await untilIdle(client);
    const { day, close } = await openVisitors(host.origin, await readCorpus(client), client);
    const reads = day.filter(({ isWrite }) => !isWrite);
    const all = reads.reduce((sum, { share }) => sum + share, 0);
    const draw = () => {
      let left = Math.random() * all;
      return reads.find(({ share }) => (left -= share) < 0) ?? reads[0];
    };
    /** @param {number} time */
    const run = async (time) => {
      /** @type {number[]} */
      const times = [];
      const end = performance.now() + time * 1000;
      const visitor = async () => {
        while (performance.now() < end) {
          const startedAt = performance.now();
          const status = await draw()?.ask();
          if (status !== 200) throw new Error(`${name}: ${status}`);
          times.push((performance.now() - startedAt) / 1000);
        }
      };
      await Promise.all(Array.from({ length: clients }, visitor));
      return times;
    };
    await run(seconds / 3);
    const freeBefore = await freeShare();
    const used = { host: hostSeconds(pid), database: await databaseSeconds(client) };
    const own = process.cpuUsage();
    const times = await run(seconds);
    const { user, system } = process.cpuUsage(own);
    const host_ = hostSeconds(pid) - used.host;
    const database = (await databaseSeconds(client)) - used.database;
    const free = (freeBefore + (await freeShare())) / 2;
    close();
    return {
      ...{ name, processes: workers, clients, cores: cpus().length, free },
      rate: times.length / seconds,
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
      p99: quantile(times, 0.99),
      host: host_ / times.length,
      database: database / times.length,
      generator: (user + system) / 1e6 / times.length,
    };
  } finally {
    await client.end();
    await host.stop();
  }
};

/** One process and two, one after the other. @param {import('../fill/database.mjs').Filled} filled */
export const measureSetups = async ({ url }) => [
  await measureSetup('one process', 1, url),
  await measureSetup('`WORKERS=2`', 2, url),
];
