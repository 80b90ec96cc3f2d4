// Measures a running host: memory, handles, event-loop lag, and the size of its database.
import pg from 'pg';
import { memoryOf } from '../../../bench/page/memory.mjs';

/** Parses Prometheus's text into numbers by name; samples that differ only in labels are summed. */
const parseMetrics = (text) => {
  const values = new Map();
  for (const [, name, value] of text.matchAll(/^(\w+)(?:\{[^}]*\})? (\S+)/gm))
    values.set(name, (values.get(name) ?? 0) + Number(value));
  return values;
};

/**
 * Opens a separate connection to the embedded database of `dataDir`, which isn't counted. `read`
 * returns the current figures; event-loop lag is measured since the last call.
 */
export const openFigures = async ({ address, child }, dataDir) => {
  const client = new pg.Client({
    host: `${dataDir}/socket`,
    user: 'postgres',
    database: 'postgres',
  });
  await client.connect();
  const connections = async () => {
    const { rows } = await client.query(
      "SELECT count(*)::integer AS n FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
    );
    return rows[0].n;
  };
  const read = async () => {
    const metrics = parseMetrics(await (await fetch(`${address}/metrics`)).text());
    const of = (name) => metrics.get(name) ?? Number.NaN;
    return {
      rss: of('process_resident_memory_bytes'),
      heap: of('nodejs_heap_size_used_bytes'),
      external: of('nodejs_external_memory_bytes'),
      database: memoryOf(child.pid)?.database ?? Number.NaN,
      files: of('process_open_fds'),
      handles: of('nodejs_active_handles_total'),
      lag: of('nodejs_eventloop_lag_p99_seconds') * 1000,
      connections: await connections(),
    };
  };
  /** Returns rows and bytes of each non-empty table. */
  const tables = async () => {
    const { rows } = await client.query(`
      SELECT relname AS name, pg_total_relation_size(c.oid)::float8 AS bytes,
        (xpath('//n/text()', query_to_xml(format('SELECT count(*) AS n FROM %I', relname), false, true, '')))[1]::text::integer AS count
      FROM pg_class c WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY bytes DESC`);
    return rows.filter(({ count }) => count > 0);
  };
  return { read, tables, close: () => client.end() };
};
