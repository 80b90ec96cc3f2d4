import fs from 'node:fs';
import { prepareTestServer } from './testServer';

/**
 * One PostgreSQL for the whole run: TEST_DATABASE_URL's, or an embedded one of its own; a migrated
 * database on it is what every test's is copied from.
 */
export default async () => {
  const server = await prepareTestServer();
  process.env['JOBLINE_TEST_SERVER'] = JSON.stringify(server.connection);
  Object.assign(globalThis, {
    stopTestServer: async () => {
      await server.stop();
      if (server.folder !== undefined) fs.rmSync(server.folder, { recursive: true, force: true });
    },
  });
};
