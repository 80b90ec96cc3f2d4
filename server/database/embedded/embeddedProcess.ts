import { spawn, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../log';
import { StartError } from '../../startError';
import { readLock } from './embeddedLock';
import type { Place } from './embeddedPlace';

/** Only part of the socket's file name: the server listens on no network address. */
export const socketPort = 5432;
export type ServerProcess = {
  exited: Promise<void>;
  /** Stops the server, disconnecting all clients. */
  stop: () => Promise<void>;
  /** Refuses new connections and stops once the existing ones have ended. */
  stopOnceUnused: () => Promise<void>;
};

/**
 * sh holds a pipe from this process. When this process ends in any way, even by kill -9, `read`
 * returns and PostgreSQL is told to stop. The watcher ignores INT, TERM and HUP, so that Ctrl-C in
 * a terminal stops the host first; it is therefore ended with kill -9.
 */
const supervise =
  '"$@" 3<&- & P=$!; trap "" INT TERM HUP; (exec <&3; read _; kill -INT $P 2>/dev/null) & R=$!; wait $P; X=$?; kill -9 $R 2>/dev/null; exit $X';
const settings = [
  'listen_addresses=',
  'timezone=UTC',
  'log_timezone=UTC',
  'jit=off',
  'max_connections=60',
  // keeps statements out of the log, since they contain users' data
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  // reads come from an SSD or memory: with the default, the planner scans whole tables for a common
  // word
  'random_page_cost=1.1',
  'wal_level=minimal',
  'max_wal_senders=0',
  // an eighth of the machine's memory, within bounds that suit a small machine and a large board;
  // allocated only as needed
  `shared_buffers=${Math.round(Math.min(1024, Math.max(128, os.totalmem() / 8 / 1024 ** 2)))}MB`,
  // keeps the sorts of searches and vocabulary counts in memory; and makes checkpoints fewer and
  // longer
  'work_mem=16MB',
  'maintenance_work_mem=128MB',
  'max_wal_size=2GB',
];
/** What the server prints while processes of a killed server are still shutting down. */
const stillShuttingDown =
  /still in use|is another (postmaster|server)|pre-existing shared memory|lock file/;

const launch = (place: Place, extra: string[]) => {
  const options = [...settings, ...extra].flatMap((setting) => ['-c', setting]);
  const server = [
    path.join(place.binaries.folder, 'bin/postgres'),
    '-D',
    place.data,
    '-k',
    place.socket,
    '-p',
    String(socketPort),
    ...options,
  ];
  return spawn('/bin/sh', ['-c', supervise, 'sh', ...server], {
    ...place.user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  });
};

/**
 * Starts PostgreSQL on the place's data and waits until it accepts connections. `extra` settings
 * are written `name=value`.
 */
export const startProcess = async (
  place: Place,
  log: Log,
  extra: string[],
): Promise<ServerProcess> => {
  for (let round = 1; ; round += 1) {
    const child = launch(place, extra);
    const said = await readiness(child);
    if (said === undefined) return handle(child, place, log);
    if (round > 25 || !stillShuttingDown.test(said))
      throw new StartError(`The embedded database did not start: ${lastLine(said)}`);
    await sleep(200);
  }
};

/** Resolves to undefined once the server is ready, or to its output if it ends before. */
const readiness = (child: ChildProcess) =>
  new Promise<string | undefined>((resolve) => {
    let said = '';
    child.stderr?.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      if (said.includes('ready to accept connections')) resolve(undefined);
    });
    child.on('error', (error) => resolve(error.message));
    child.on('close', () => resolve(said));
  });
const lastLine = (said: string) =>
  said
    .trim()
    .split('\n')
    .findLast((line) => line.includes('FATAL')) ??
  said.trim().split('\n').at(-1) ??
  '';

const handle = (child: ChildProcess, place: Place, log: Log): ServerProcess => {
  child.stderr?.removeAllListeners('data');
  child.stderr?.on('data', (bytes: Buffer) => log.debug(bytes.toString().trimEnd()));
  const exited = new Promise<void>((resolve) => {
    if (child.exitCode !== null) resolve();
    child.on('exit', () => resolve());
  });
  const tell = (signal: NodeJS.Signals) => {
    const pid = readLock(place.data)?.pid;
    // it may have exited after the pid was read
    try {
      if (pid !== undefined) process.kill(pid, signal);
    } catch {
      /* already gone */
    }
  };
  const leave = async () => {
    await exited;
    child.stdio[3]?.destroy();
    child.stderr?.destroy();
  };
  const stop = async () => {
    tell('SIGINT');
    const slow = setTimeout(() => tell('SIGQUIT'), 10_000);
    await leave();
    clearTimeout(slow);
  };
  const stopOnceUnused = () => {
    tell('SIGTERM');
    return leave();
  };
  return { exited, stop, stopOnceUnused };
};
