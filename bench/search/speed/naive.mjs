import { quantile } from './run.mjs';

/**
 * Where the lexemes of jobs may be stored: table, key, column, and the condition of live jobs. The
 * first that exists is used.
 */
const homes = [
  { table: 'job_search', id: 'job_id', column: 'body', live: 's.live AND s.expires_at > now()' },
  {
    table: 'jobs',
    id: 'id',
    column: 'search',
    live: "s.status = 'live' AND s.deleted_at IS NULL AND s.expires_at > now()",
  },
];
const timeout = 60_000;
/** The kinds of requests that are words only. */
const kinds = [
  'common words',
  'titles of two or three words',
  'rare words',
  'nothing to find',
  'typos',
];

/**
 * Measures the same queries with a naive search: counts all matches, ranks all matches, returns the
 * best twenty. Returns quantiles in milliseconds, including queries that timed out after a minute,
 * and the number of timeouts.
 *
 * @param {import('pg').Client} client
 * @param {import('./mix.mjs').Request[]} mix
 * @param {number} count
 */
export const measureNaive = async (client, mix, count) => {
  /** @type {{ rows: { table: string, column: string }[] }} */
  const { rows: columns } = await client.query(`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns WHERE table_schema = 'public' AND udt_name = 'tsvector'`);
  const home = homes.find(({ table, column }) =>
    columns.some((each) => each.table === table && each.column === column),
  );
  if (!home) throw new Error('The words of jobs were found in no table.');
  const { table, id, column, live } = home;
  const asked = mix.filter(({ kind }) => kinds.includes(kind)).slice(0, count);
  /** @type {number[]} */
  const taken = [];
  let cut = 0;
  await client.query(`SET statement_timeout = ${timeout}`);
  for (const { words } of asked) {
    const startedAt = performance.now();
    try {
      await client.query(
        `SELECT count(*) FROM ${table} s WHERE ${live} AND s.${column} @@ plainto_tsquery('english', $1)`,
        [words],
      );
      await client.query(
        `
        SELECT j.id, j.title, j.company, j.location, ts_rank(s.${column}, plainto_tsquery('english', $1)) AS rank FROM ${table} s JOIN jobs j ON j.id = s.${id}
        WHERE ${live} AND s.${column} @@ plainto_tsquery('english', $1) ORDER BY rank DESC, j.created_at DESC LIMIT 20`,
        [words],
      );
    } catch (error) {
      // query_canceled
      if (!(error instanceof Error && 'code' in error && error.code === '57014')) throw error;
      cut += 1;
    }
    taken.push(performance.now() - startedAt);
  }
  await client.query('RESET statement_timeout');
  return {
    p50: quantile(taken, 0.5),
    p95: quantile(taken, 0.95),
    asked: asked.map(({ path }) => path),
    cut,
  };
};
