import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until the database has been idle for a second, at most 10 minutes: a host counts the words
 * of all jobs when it starts. Returns the seconds waited.
 *
 * @param {import('pg').Client} client
 */
export const waitUntilIdle = async (client) => {
  const startedAt = performance.now();
  for (let idle = 0; idle < 10 && performance.now() - startedAt < 600_000; await sleep(100)) {
    const { rows } = await client.query(
      "SELECT count(*)::integer AS busy FROM pg_stat_activity WHERE backend_type = 'client backend' AND state <> 'idle' AND datname = current_database() AND pid <> pg_backend_pid()",
    );
    idle = rows[0].busy === 0 ? idle + 1 : 0;
  }
  return (performance.now() - startedAt) / 1000;
};
