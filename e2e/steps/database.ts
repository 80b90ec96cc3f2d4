import { Client } from 'pg';

/**
 * Changes our own host's database beneath it, for what only time does otherwise. `statement` takes
 * its values as $1, $2.
 */
export const changeDatabase = async (statement: string, ...values: unknown[]): Promise<void> => {
  // Playwright requires what its tests import, which not every Node does with ES modules
  const { connectionOf } = await import('../../bench/page/postings.mjs');
  const client = new Client(connectionOf(process.env.E2E_DATA_DIR ?? ''));
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
};
