import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createServer, connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { ClientConfig } from 'pg';
import { waitFor } from './waitFor';

const deployed = path.join(__dirname, '..', '..', 'deploy', 'pgbouncer', 'pgbouncer.ini');
/** Debian's folder for administrators' programs comes last. */
const program = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin']
  .map((folder) => path.join(folder, 'pgbouncer'))
  .find((file) => fs.existsSync(file));

/** Whether PgBouncer is installed; tests that need it are skipped otherwise. */
export const isPoolerInstalled = program !== undefined;

export type Pooler = { connection: ClientConfig; stop: () => Promise<void> };

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      // listening on a network address, so not a path
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .once('connect', () => resolve(socket.destroy().destroyed))
      .once('error', () => resolve(false));
  });

/** Returns a server's address and the credentials, with libpq's names. */
const addressOf = ({ connectionString, host = '', port = 5432, user = '' }: ClientConfig) => {
  if (connectionString === undefined) return { host, port, user, password: 'any will do' };
  const url = new URL(connectionString);
  return {
    host: url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
};

/** PgBouncer refuses to run as root, and an embedded server's socket belongs to its own user. */
const userOf = (host: string) => {
  if (process.getuid?.() !== 0) return {};
  const { uid, gid } = fs.statSync(host.startsWith('/') ? host : '/var/lib/postgresql');
  return { uid, gid };
};

/**
 * Starts PgBouncer in transaction mode in front of a server, with the file of deploy/ and local
 * settings. `poolSize` is the number of server connections per database that clients share;
 * `database` is the server's database, whichever one a client asks for.
 */
export const startPgBouncer = async (
  server: ClientConfig,
  { poolSize = 10, database }: { poolSize?: number; database?: string | undefined } = {},
): Promise<Pooler> => {
  if (program === undefined) throw new Error("PgBouncer isn't installed.");
  const { user, password, ...to } = addressOf(server);
  const [folder, port] = [fs.mkdtempSync('/tmp/jobline-pooler-'), await freePort()];
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
  write('userlist.txt', `"${user}" "${password}"\n`);
  write(
    'databases.ini',
    `* = host=${to.host} port=${to.port} pool_size=${poolSize}${database === undefined ? '' : ` dbname=${database}`}\n`,
  );
  write(
    'machine.ini',
    `listen_addr = 127.0.0.1
listen_port = ${port}
auth_file = ${folder}/userlist.txt
unix_socket_dir =
`,
  );
  const file = fs.readFileSync(deployed, 'utf8');
  write('pgbouncer.ini', file.replaceAll('/etc/pgbouncer', folder));
  fs.chmodSync(folder, 0o755);
  const child = spawn(program, [`${folder}/pgbouncer.ini`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...userOf(to.host),
  });
  // in case a failed test doesn't stop it
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  child.stderr.on('data', (bytes) => {
    output += String(bytes);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  await waitFor(async () => {
    if (child.exitCode !== null) throw new Error(`PgBouncer did not start: ${output}`);
    return isListening(port);
  });
  return {
    connection: { host: '127.0.0.1', port, user, password },
    stop: async () => {
      child.kill('SIGINT');
      const force = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await ended;
      clearTimeout(force);
      process.off('exit', kill);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};
