import { Client } from 'pg';

/**
 * Changes the database of the app's own host directly, to simulate what otherwise takes time.
 * `statement` refers to its values as $1, $2.
 */
export const changeDatabase = async (statement: string, ...values: unknown[]): Promise<void> => {
  // dynamic, because Playwright `require`s what its tests import, which not every Node supports for
  // ES modules
  const { connectionOf } = await import('../../bench/page/postings.mjs');
  const client = new Client(connectionOf(process.env.E2E_DATA_DIR ?? ''));
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
};
