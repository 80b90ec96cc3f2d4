import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

const versions = '/usr/lib/postgresql';
const bin = fs.existsSync(versions)
  ? fs
      .readdirSync(versions)
      .toSorted((one, other) => Number(other) - Number(one))
      .map((version) => path.join(versions, version, 'bin'))
      .find((folder) => fs.existsSync(path.join(folder, 'pg_basebackup')))
  : undefined;

/** Whether Debian's PostgreSQL is installed; tests that need it are skipped otherwise. */
export const isPostgresInstalled = bin !== undefined;

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      // listening on a network address, so not a path
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Runs a program as another user, because PostgreSQL refuses to run as root. */
const runAsOwner = (program: string, args: string[]) => {
  const isRoot = process.getuid?.() === 0;
  const command = path.join(bin ?? '', program);
  execFileSync(
    isRoot ? 'setpriv' : command,
    isRoot ? ['--reuid=postgres', '--regid=postgres', '--init-groups', command, ...args] : args,
    { cwd: '/', stdio: 'ignore', timeout: 60_000 },
  );
};

/** Starts a primary and a standby that streams from it. */
export const startPair = async () => {
  const folder = fs.mkdtempSync('/tmp/jobline-pair-');
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres:', folder]);
  const start = (name: string, port: number) =>
    runAsOwner('pg_ctl', [
      ...['-D', `${folder}/${name}`, '-w', '-l', `${folder}/${name}.log`, '-o'],
      `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} -c fsync=off`,
      'start',
    ]);
  const stop = (name: string) => {
    try {
      runAsOwner('pg_ctl', ['-D', `${folder}/${name}`, '-m', 'immediate', '-w', 'stop']);
    } catch {
      // it was already stopped
    }
  };
  const [primary, standby] = [await freePort(), await freePort()];
  runAsOwner('initdb', [
    ...['-D', `${folder}/primary`, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'],
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  start('primary', primary);
  runAsOwner('pg_basebackup', [
    ...['-D', `${folder}/standby`, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
    ...['-h', '127.0.0.1', '-p', String(primary), '-U', 'postgres'],
  ]);
  start('standby', standby);
  const urlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    primary: urlOf(primary),
    standby: urlOf(standby),
    killPrimary: () => stop('primary'),
    startPrimary: () => start('primary', primary),
    killStandby: () => stop('standby'),
    startStandby: () => start('standby', standby),
    end: () => {
      stop('standby');
      stop('primary');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
};
