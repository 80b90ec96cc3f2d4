import fs from 'node:fs';
import { prepareTestServer } from './testServer';

/**
 * Provides one PostgreSQL server for the whole run: TEST_DATABASE_URL's, or an embedded one. Each
 * test's database is a copy of a migrated template on it.
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
