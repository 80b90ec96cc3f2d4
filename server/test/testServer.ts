import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { scratchFolder } from '../../tools/scratchFolder.mjs';
import { startEmbedded } from '../database/embedded/embedded';
import { migrate } from '../database/migrate';
import type { DatabaseConfig } from '../database/pools';
import { consoleLog } from '../log';
import { startPgBouncer } from './pgBouncer';

export const silent = consoleLog('silent');
export type TestServer = { connection: ClientConfig; stop: () => Promise<void>; folder?: string };

const run = async (connection: ClientConfig, statement: string) => {
  const client = new Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
const on = (connection: ClientConfig, database: string): ClientConfig => {
  if (connection.connectionString === undefined) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
};

/**
 * Starts the server or connects to it, with a pooler in front if TEST_POOLER is on, and creates the
 * template.
 */
export const prepareTestServer = async (): Promise<TestServer> => {
  const server = await openTestServer();
  if (process.env['TEST_POOLER'] !== 'on') return server;
  const pooler = await startPgBouncer(server.connection);
  process.env['JOBLINE_TEST_POOLER'] = JSON.stringify(pooler.connection);
  return {
    ...server,
    stop: async () => {
      await pooler.stop();
      await server.stop();
    },
  };
};

/** Returns the connection a test's host uses: through the pooler if there is one. */
export const asHostsDo = (connection: ClientConfig): DatabaseConfig => {
  const pooler = process.env['JOBLINE_TEST_POOLER'];
  if (pooler === undefined) return connection;
  const { connectionString, database } = connection;
  return {
    // prepareTestServer serializes a ClientConfig here
    ...(JSON.parse(pooler) as ClientConfig),
    database:
      connectionString === undefined ? database : new URL(connectionString).pathname.slice(1),
    prepares: false,
    sessions: connection,
  };
};

/** Prepares the server with the migrated template. */
const openTestServer = async (): Promise<TestServer> => {
  const url = process.env['TEST_DATABASE_URL'];
  const template = `jobline_template_${randomBytes(6).toString('hex')}`;
  process.env['JOBLINE_TEST_TEMPLATE'] = template;
  if (url !== undefined && url !== '') {
    const connection = { connectionString: url };
    await run(connection, `CREATE DATABASE ${template}`);
    await migrate(on(connection, template));
    return { connection, stop: () => run(connection, `DROP DATABASE ${template} WITH (FORCE)`) };
  }
  const folder = fs.mkdtempSync(path.join(scratchFolder(), 'jobline-test-'));
  fs.chmodSync(folder, 0o755);
  // data in these databases doesn't have to survive a power failure
  const server = await startEmbedded(folder, silent, [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
  ]);
  await run(server.connection, `CREATE DATABASE ${template}`);
  await migrate(on(server.connection, template));
  return { connection: server.connection, stop: server.stop, folder };
};

type TestDatabase = { connection: ClientConfig; drop: () => Promise<void> };

const makeDatabase = async (template: string): Promise<TestDatabase> => {
  // globalSetup serializes a ClientConfig here
  const server = JSON.parse(process.env['JOBLINE_TEST_SERVER'] ?? '') as ClientConfig;
  const name = `jobline_test_${randomBytes(8).toString('hex')}`;
  // copied as files: the default, through the write-ahead log, takes three times as long
  await run(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);
  return {
    connection: on(server, name),
    drop: () => run(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
};

/** Creates a fresh migrated database; `drop` deletes it. */
export const freshDatabase = (): Promise<TestDatabase> =>
  makeDatabase(process.env['JOBLINE_TEST_TEMPLATE'] ?? '');

/** Creates a database without any tables. */
export const emptyDatabase = (): Promise<TestDatabase> => makeDatabase('template0');
