// Places the database's and the pooler's files of deploy/ with local addresses and folders, and
// runs statements on a server.
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { find, otherUser, place, run, start, waitUntil } from './place.mjs';

/** Small enough for a test, and without fsync. */
const small = 'shared_buffers = 32MB\nfsync = off\nmax_wal_size = 64MB\nmin_wal_size = 32MB\n';
export const passwords = { jobline: "a'password", replicator: 'another' };

/** Makes the servers' user the owner of a file. */
export const own = (file) => {
  const { uid, gid } = otherUser();
  if (uid !== undefined) fs.chownSync(file, uid, gid);
};

/**
 * Adapts pg_hba.conf to this machine: the socket's user has another name, and the private network
 * is the loopback address, without TLS.
 *
 * @type {[string, [RegExp | string, string][]]}
 */
export const localHba = [
  'pg_hba.conf',
  [
    [/peer$/gm, 'trust'],
    [/^hostssl/gm, 'host'],
    [/10\.0\.0\.0\/24/g, '127.0.0.1/32'],
  ],
];

/**
 * Gives an initialized server its files.
 *
 * @param {string} data Its folder; its socket is next to it.
 * @param {[string, [RegExp | string, string][]?][]} files Of deploy/postgres, with what is
 * replaced.
 * @param {string} more Additional settings, such as its port.
 */
export const placeServer = (data, files, more) => {
  for (const [name, replacements = []] of files) {
    const target = path.join(data, path.basename(name));
    own(place(`postgres/${name}`, target, replacements) && target);
  }
  const includes = files
    .filter(([name]) => path.basename(name) !== 'pg_hba.conf')
    .map(([name]) => `include '${path.basename(name)}'\n`)
    .join('');
  const file = path.join(data, 'postgresql.conf');
  fs.writeFileSync(
    file,
    `${includes}${small}listen_addresses = '127.0.0.1'\nunix_socket_directories = '${path.dirname(data)}'\n${more}`,
  );
  own(file);
};

/** Runs statements one after another on a new connection; returns the rows of the last. */
export const query = async (config, ...statements) => {
  const client = new pg.Client({ host: '127.0.0.1', connectionTimeoutMillis: 5_000, ...config });
  client.on('error', () => {});
  await client.connect();
  try {
    let rows;
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
};

export const answers = (config) =>
  query(config, 'SELECT 1').then(
    () => true,
    () => false,
  );

/** Runs a program as the servers' user; throws with its output if it fails. */
export const runOrThrow = (folder, program, args, options = {}) => {
  const found = run(program, args, { ...otherUser(), cwd: folder, ...options });
  if (found.status !== 0) throw new Error(`${program}: ${found.output}`);
};

export const initialize = (folder, data) =>
  runOrThrow(folder, 'initdb', [
    ...['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
  ]);

/** Creates the roles and the database with roles.sql, through the socket in `folder`. */
export const makeRoles = (folder, port) =>
  runOrThrow(folder, 'psql', [
    ...['-h', folder, '-p', String(port), '-U', 'postgres', '-v', 'ON_ERROR_STOP=1'],
    ...['-v', `password=${passwords.jobline}`],
    ...['-v', `replicator_password=${passwords.replicator}`],
    ...['-f', place('postgres/roles.sql', path.join(folder, 'roles.sql'))],
  ]);

/**
 * Starts PgBouncer in front of a server, with the files of deploy/, and waits until it listens.
 *
 * @param {string} inside A separate folder.
 * @param {{ port: number, serverPort: number, secret: string }} machine `secret`: the role's, as
 * the server stores it.
 */
export const startPooler = async (inside, { port, serverPort, secret }) => {
  place('pgbouncer', inside, [
    [/\/etc\/pgbouncer/g, inside],
    ['listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1'],
    ['listen_port = 6432', `listen_port = ${port}`],
    ['/var/run/postgresql/pgbouncer.pid', path.join(inside, 'pid')],
    ['/var/run/postgresql', ''],
    ['port=5432', `port=${serverPort}`],
  ]);
  fs.writeFileSync(path.join(inside, 'userlist.txt'), `"jobline" "${secret}"\n`);
  own(inside);
  return runPooler(inside);
};

/** Starts a pooler again whose files are in place. */
export const runPooler = async (inside) => {
  // a killed pooler leaves its pid file, and another process may have that pid by now
  fs.rmSync(path.join(inside, 'pid'), { force: true });
  const pooler = start(find('pgbouncer'), [path.join(inside, 'pgbouncer.ini')], otherUser());
  await waitUntil(
    () => / process up: /.test(pooler.output()),
    () => `PgBouncer: ${pooler.output()}`,
  );
  return pooler;
};

/** Returns the role's password secret for PgBouncer, as the server stores it. */
export const secretOf = async (config) => {
  const [{ rolpassword }] = await query(
    config,
    "SELECT rolpassword FROM pg_authid WHERE rolname = 'jobline'",
  );
  return rolpassword;
};
