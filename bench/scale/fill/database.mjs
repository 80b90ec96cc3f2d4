import { runBundled } from '../../search/build/runBundled.mjs';
import { openServer } from '../../search/speed/server.mjs';

/**
 * What makes ten million rows in less time: the database can be filled again, so nothing is kept
 * safe from a crash; and what counts the buffers of queries.
 */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  shared_buffers: '2GB',
  max_wal_size: '4GB',
  checkpoint_timeout: '15min',
  autovacuum: 'off',
  shared_preload_libraries: 'pg_stat_statements',
};

/**
 * @typedef {{ name: string, p50: number, p95: number, p99: number, failed: number, buffers: number, read: number, milliseconds: number }} Query
 *   Times in milliseconds; buffers (of them read from outside PostgreSQL's own memory) and the
 *   database's milliseconds in the mean for one.
 */
/** @typedef {{ jobs: number, histogram: number, queries: Query[], tables: { name: string, bytes: number }[] }} Size */
/** @typedef {{ jobs: number, url: string, stop: () => Promise<void> }} Filled */

/**
 * A server with a database of so many jobs, which is filled at the first time; `stop` it.
 *
 * @param {number} jobs
 * @param {string} data
 * @returns {Promise<Filled>}
 */
export const openFilled = async (jobs, data) => {
  const { url, stop } = await openServer(data, jobs, settings);
  const filled = runBundled('bench/scale/fill.ts', ['--jobs', String(jobs)], { DATABASE_URL: url });
  if (filled === undefined) {
    await stop();
    throw new Error('The jobs were not stored.');
  }
  return { jobs, url, stop };
};

/** Measures the three hottest queries on it. @param {Filled} filled @returns {Size} */
export const measureQueries = ({ url }) => {
  const printed = runBundled('bench/scale/queries.ts', [], { DATABASE_URL: url });
  if (printed === undefined) throw new Error('The queries were not measured.');
  return JSON.parse(printed);
};
