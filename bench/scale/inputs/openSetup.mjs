import pg from 'pg';
import { startOurHost } from '../../../e2e/ourHost.mjs';
import { freePort } from '../../../tools/freePort.mjs';
import { readCorpus } from '../../search/speed/corpus.mjs';
import { waitUntilIdle } from '../../search/speed/waitUntilIdle.mjs';
import { openVisitors } from './visitors.mjs';

/** @typedef {Awaited<ReturnType<typeof openSetup>>} Setup */

/**
 * Starts a host with that many processes on a filled database, waits until its startup work is
 * done, and opens its visitors. Call `close` at the end.
 *
 * @param {string} url
 * @param {number} processes
 */
export const openSetup = async (url, processes) => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  const env = { DEMO: 'off', DATABASE_URL: url, WORKERS: processes > 1 ? String(processes) : '' };
  const host = await startOurHost({ port: await freePort(), env });
  const end = async () => {
    await client.end();
    await host.stop();
  };
  try {
    await waitUntilIdle(client);
    const visitors = await openVisitors(host.origin, await readCorpus(client), client);
    const close = async () => {
      visitors.close();
      await end();
    };
    return { url, processes, client, pid: host.child.pid ?? 0, visitors, close };
  } catch (error) {
    await end();
    throw error;
  }
};
