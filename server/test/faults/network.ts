import type { ClientConfig } from 'pg';
import sql from 'sql-template-tag';
import { buildApp } from '../../app';
import type { Context } from '../../context';
import { openDatabase } from '../../database/database';
import { hostLimits } from '../../database/open';
import { readEnv } from '../../settings/env';
import { openTcpProxy, type TcpProxy } from '../tcpProxy';
import { freshDatabase, silent } from '../testServer';

/** Starts a proxy in front of a connection's server; returns it with a connection through it. */
export const proxied = async (
  connection: ClientConfig,
): Promise<{ proxy: TcpProxy; through: ClientConfig }> => {
  const { connectionString, host = '', port = 5432 } = connection;
  if (connectionString === undefined) {
    const proxy = await openTcpProxy({ path: `${host}/.s.PGSQL.${port}` });
    return { proxy, through: { ...connection, host: '127.0.0.1', port: proxy.port } };
  }
  const url = new URL(connectionString);
  const proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
  url.host = `127.0.0.1:${proxy.port}`;
  return { proxy, through: { connectionString: url.href } };
};

/** Opens a host on a separate database, behind a proxy that can be broken. */
export const openProxiedHost = async (log: Context['log'] = silent, dist?: string) => {
  const { connection, drop } = await freshDatabase();
  const { proxy, through } = await proxied(connection);
  const db = openDatabase({ ...through, ...hostLimits, max: 5 }, log);
  const direct = openDatabase({ ...connection, max: 2 }, silent);
  const env = readEnv({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
  const context = { db, env, log };
  const app = await buildApp(context, dist === undefined ? {} : { dist });
  await app.ready();
  const close = async () => {
    await proxy.restore();
    await app.close();
    await db.close();
    await direct.close();
    await proxy.close();
    await drop();
  };
  return { app, db, direct, env, context, proxy, close };
};

/** Makes that host's database read-only, or writable again. */
export const setReadOnly = async (
  { direct, proxy }: Pick<Awaited<ReturnType<typeof openProxiedHost>>, 'direct' | 'proxy'>,
  value: 'on' | 'off',
) => {
  await direct.execute(
    value === 'on'
      ? sql`DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', current_database()); END $$`
      : sql`DO $$ BEGIN EXECUTE format('ALTER DATABASE %I RESET default_transaction_read_only', current_database()); END $$`,
  );
  // the setting applies to new connections
  proxy.cut();
};
