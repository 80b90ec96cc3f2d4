import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../tools/freePort.mjs';

/**
 * Usual settings for PostgreSQL on a machine with two cores and a few gigabytes, without replicas.
 * All other settings have their defaults.
 */
const settings = {
  shared_buffers: '1GB',
  effective_cache_size: '4GB',
  random_page_cost: '1.1',
  max_wal_size: '4GB',
  work_mem: '16MB',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

const programs = ['15', '16', '17', '18']
  .map((version) => `/usr/lib/postgresql/${version}/bin`)
  .find((folder) => existsSync(path.join(folder, 'postgres')));

/** Returns the user to run PostgreSQL as, since it refuses to run as root. */
const postgresUser = () => {
  if (process.getuid?.() !== 0) return {};
  const [, , uid, gid] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .find(([name]) => name === 'postgres') ?? [];
  if (!uid) throw new Error('PostgreSQL does not run as root, and there is no user "postgres".');
  return { uid: Number(uid), gid: Number(gid) };
};

/**
 * @typedef {object} Cluster
 * @property {string} binaries
 * @property {{ uid?: number, gid?: number }} user
 * @property {string} folder
 * @property {string} data
 * @property {string} passwordFile
 * @property {string} socket
 */

/** @param {Cluster} cluster */
const makeCluster = ({ binaries, user, folder, data, passwordFile, socket }) => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(socket, { recursive: true });
  writeFileSync(passwordFile, `${randomBytes(12).toString('hex')}\n`, { mode: 0o600 });
  for (const name of [folder, passwordFile, socket])
    if (user.uid !== undefined) chownSync(name, user.uid, user.gid ?? user.uid);
  const options = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const made = spawnSync(
    path.join(binaries, 'initdb'),
    ['-D', data, ...options, '-E', 'UTF8', '--locale=C.UTF-8'],
    { ...user, cwd: '/', encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`The server could not be made: ${made.stderr}`);
};

/**
 * Starts the server's process, which is stopped when this one exits.
 *
 * @param {Cluster} cluster
 * @param {number} port
 * @param {Record<string, string>} more Settings.
 */
const spawnServer = ({ binaries, user, data, socket }, port, more) => {
  const given = {
    ...settings,
    ...more,
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: socket,
    logging_collector: 'off',
  };
  const child = spawn(
    path.join(binaries, 'postgres'),
    ['-D', data, ...Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...user, cwd: '/', stdio: 'ignore' },
  );
  process.once('exit', () => child.kill('SIGINT'));
  return child;
};

/**
 * Starts Debian's PostgreSQL on a cluster in `folder`, which is created the first time and kept.
 * Returns `addressOf`, which returns a database's connection URL, and `stop`.
 *
 * @param {string} folder
 * @param {Record<string, string>} more Settings.
 */
const startServer = async (folder, more) => {
  if (!programs)
    throw new Error("No PostgreSQL server was found: DATABASE_URL names one, or install Debian's.");
  const cluster = {
    binaries: programs,
    user: postgresUser(),
    folder,
    data: path.join(folder, 'data'),
    passwordFile: path.join(folder, 'password'),
    socket: path.join(folder, 'socket'),
  };
  if (!existsSync(path.join(cluster.data, 'PG_VERSION'))) makeCluster(cluster);
  const port = await freePort();
  const child = spawnServer(cluster, port, more);
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  /** @param {string} database */
  const addressOf = (database) =>
    `postgresql://postgres:${readFileSync(cluster.passwordFile, 'utf8').trim()}@127.0.0.1:${port}/${database}`;
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
  };
  for (let tries = 1; ; tries += 1) {
    const client = new pg.Client(addressOf('postgres'));
    try {
      await client.connect();
      await client.end();
      return { addressOf, stop };
    } catch (error) {
      if (child.exitCode === null && tries < 300) await sleep(100);
      else {
        await stop();
        throw new Error('The server did not start.', { cause: error });
      }
    }
  }
};

/** @param {string} address @param {string} name */
const makeDatabase = async (address, name) => {
  const client = new pg.Client(address);
  await client.connect();
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${name}`);
  await client.end();
};

/**
 * Returns the URL of a server's database for that many jobs, and `stop`: the database of
 * DATABASE_URL, otherwise one of a server that it starts in `folder`.
 *
 * @param {string} folder
 * @param {number | string} jobs
 * @param {Record<string, string>} [more] More settings of the server that it starts.
 */
export const openServer = async (folder, jobs, more = {}) => {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} };
  const { addressOf, stop } = await startServer(path.join(folder, 'server'), more);
  await makeDatabase(addressOf('postgres'), `jobs_${jobs}`);
  return { url: addressOf(`jobs_${jobs}`), stop };
};
