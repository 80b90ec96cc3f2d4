import pg from 'pg';
import { importPostings } from '../../page/postings.mjs';
import { runBundled } from '../../search/build/runBundled.mjs';
import { openServer } from '../../search/speed/server.mjs';

/**
 * Settings for storing ten million rows fast, without durability, as the database can be filled
 * again; and the extension that counts the buffers of queries.
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
 *   Times in milliseconds. Means per query: `buffers`, `read` (those not in shared buffers) and the
 *   database's execution time `milliseconds`.
 */
/** @typedef {{ jobs: number, histogram: number, queries: Query[], tables: Table[] }} Size */
/** @typedef {{ name: string, bytes: number, indexes: number }} Table */
/** @typedef {{ jobs: number, url: string, stop: () => Promise<void> }} Filled */

/**
 * Starts a server with a database of that many jobs, which is filled the first time. Call `stop` at
 * the end.
 *
 * @param {number} jobs
 * @param {string} data
 * @param {number | string} [name] The database's name, if the caller changes its jobs.
 * @returns {Promise<Filled>}
 */
export const openFilled = async (jobs, data, name = jobs) => {
  const { url, stop } = await openServer(data, name, settings);
  const filled = runBundled('bench/scale/fill.ts', ['--jobs', String(jobs)], { DATABASE_URL: url });
  if (filled === undefined) {
    await stop();
    throw new Error('The jobs were not stored.');
  }
  return { jobs, url, stop };
};

/**
 * Returns the bytes of each table including indexes and TOAST, the largest first, and those of its
 * indexes.
 *
 * @param {string} url
 * @returns {Promise<Table[]>}
 */
const tablesOf = async (url) => {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(`
    SELECT relname AS name, pg_total_relation_size(oid)::float8 AS bytes, pg_indexes_size(oid)::float8 AS indexes FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relname !~ '^bench_' AND pg_total_relation_size(oid) > 1000000
    ORDER BY 2 DESC`);
  await client.end();
  return rows;
};

/** Measures the three hottest queries. @param {Filled} filled @returns {Promise<Size>} */
export const measureQueries = async ({ url }) => {
  const printed = runBundled('bench/scale/queries.ts', [], { DATABASE_URL: url });
  if (printed === undefined) throw new Error('The queries were not measured.');
  return { ...JSON.parse(printed), tables: await tablesOf(url) };
};

/**
 * Starts a server with the real postings, imported as by `npm run import`, with all indexes. Call
 * `stop` at the end.
 *
 * @param {string} data
 * @returns {Promise<Filled>}
 */
export const openImported = async (data) => {
  const { url, stop } = await openServer(data, 'imported', settings);
  try {
    if (importPostings(data, url) === undefined)
      throw new Error('POSTINGS_DIR names the folder with the real postings.');
    const client = new pg.Client(url);
    await client.connect();
    await client.query('VACUUM ANALYZE');
    const { rows } = await client.query('SELECT count(*)::integer AS jobs FROM jobs');
    await client.end();
    return { jobs: rows[0].jobs, url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
