import type { ClientConfig } from 'pg';
import sql from 'sql-template-tag';
import type { Database } from '../database/database';

/** Returns the connection with which another process reaches the test's database. */
export const connectionOf = async (db: Database): Promise<ClientConfig> => {
  const [row] = await db.query<{ name: string }>(sql`SELECT current_database() AS name`);
  // globalSetup serializes a ClientConfig here
  const server = JSON.parse(process.env['JOBLINE_TEST_SERVER'] ?? '') as ClientConfig;
  if (server.connectionString === undefined) return { ...server, database: row?.name };
  const url = new URL(server.connectionString);
  url.pathname = `/${row?.name}`;
  return { connectionString: url.href };
};
