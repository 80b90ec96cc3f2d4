import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import type { Log } from '../../log';
import { StartError } from '../../startError';
import { removeStaleLock, isHeld, readLock, waitUntilFree } from './embeddedLock';
import { databaseFolder, preparePlace, refuseUnreadableData, type Place } from './embeddedPlace';
import { socketPort, startProcess, type ServerProcess } from './embeddedProcess';
import { makeOwnFolder } from './embeddedUser';

export type Embedded = {
  connection: ClientConfig;
  /** says where the data is stored, to be printed at start */ line: string;
} & Pick<ServerProcess, 'stop' | 'stopOnceUnused'>;

/** How long the database of a host that was just killed may take to exit, in milliseconds. */
const orphanTimeout = 5_000;
/** How long a tool waits for the database of a host that is starting, in milliseconds. */
const startTimeout = 15_000;
/** Delay between attempts to restart a server, in milliseconds. */
const restartDelay = 1_000;
const user = 'postgres';
const database = 'postgres';

/**
 * Starts the embedded PostgreSQL of `dataDir`; throws a StartError if the directory is in use. A
 * server that ends unexpectedly is restarted, without a limit on attempts. `extra`: settings, as
 * `name=value`.
 */
export const startEmbedded = async (
  dataDir: string,
  log: Log,
  extra: string[] = [],
): Promise<Embedded> => {
  refuseUnreadableData(path.resolve(dataDir));
  const place = preparePlace(path.resolve(dataDir));
  removePartialClusters(place.data);
  if (!fs.existsSync(path.join(place.data, 'PG_VERSION'))) createCluster(place);
  const holder = await waitUntilFree(place.data, orphanTimeout);
  if (holder !== undefined) {
    throw new StartError(
      `The data directory ${dataDir} is in use by another host or tool (its database is process ${holder.pid}). Stop that one, or set DATA_DIR to another folder.`,
    );
  }
  removeStaleLock(place.data);

  let stopping = false;
  let server: ServerProcess = await startProcess(place, log, extra);
  // keeps trying: a full disk, for example, may have space again soon; until then, callers get a
  // 503
  const restart = async (): Promise<void> => {
    for (; !stopping; await sleep(restartDelay)) {
      try {
        removeStaleLock(place.data);
        server = await startProcess(place, log, extra);
        if (stopping) await server.stop();
        return;
      } catch (error) {
        log.error(
          { reason: error instanceof Error ? error.message : String(error) },
          'The database could not be started again; retrying until it starts.',
        );
      }
    }
  };
  const watch = async (): Promise<void> => {
    for (;;) {
      await server.exited;
      if (stopping) return;
      log.warn('The database ended unexpectedly; starting it again.');
      await restart();
    }
  };
  const watching = watch();
  const end = async (how: 'stop' | 'stopOnceUnused') => {
    stopping = true;
    await server[how]();
    await watching;
    if (!place.socket.startsWith(path.dirname(place.data)))
      fs.rmSync(place.socket, { recursive: true, force: true });
  };
  return {
    connection: { host: place.socket, port: socketPort, user, database },
    line: place.line,
    stop: () => end('stop'),
    stopOnceUnused: () => end('stopOnceUnused'),
  };
};

/**
 * Returns how to connect to the database of the host that runs on `dataDir`, once it is ready;
 * `undefined` if none runs.
 */
export const joinEmbedded = async (dataDir: string): Promise<ClientConfig | undefined> => {
  const data = databaseFolder(path.resolve(dataDir));
  for (const until = Date.now() + startTimeout; Date.now() < until; await sleep(50)) {
    const lock = readLock(data);
    if (lock === undefined || !isHeld(lock)) return undefined;
    if (lock.ready) return { host: lock.socket, port: lock.port, user, database };
  }
  return undefined;
};

/** Whether a host or a tool is using the data directory. */
export const isInUse = (dataDir: string): boolean =>
  isHeld(readLock(databaseFolder(path.resolve(dataDir))));

/**
 * Runs initdb under a temporary name, so that a first start that is killed leaves no partial
 * cluster behind.
 */
const createCluster = (place: Place) => {
  const half = `${place.data}.init.${process.pid}`;
  makeOwnFolder(half, place.user);
  const result = spawnSync(
    path.join(place.binaries.folder, 'bin/initdb'),
    [
      '-D',
      half,
      '-U',
      user,
      '--auth-local=trust',
      '--auth-host=reject',
      '-E',
      'UTF8',
      '--no-locale',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    {
      ...place.user,
      cwd: '/',
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    },
  );
  if (result.status !== 0) {
    fs.rmSync(half, { recursive: true, force: true });
    throw new StartError(
      `The embedded database could not be made: ${result.error?.message ?? result.stderr.trim().split('\n').at(-1) ?? ''}`,
    );
  }
  try {
    fs.renameSync(half, place.data);
  } catch (error) {
    // another host that started at the same time was faster
    fs.rmSync(half, { recursive: true, force: true });
    if (!fs.existsSync(path.join(place.data, 'PG_VERSION'))) throw error;
  }
};

const removePartialClusters = (data: string) => {
  const prefix = `${path.basename(data)}.init.`;
  for (const name of fs.readdirSync(path.dirname(data))) {
    if (!name.startsWith(prefix)) continue;
    const maker = Number(name.slice(prefix.length));
    try {
      process.kill(maker, 0);
    } catch {
      try {
        fs.rmSync(path.join(path.dirname(data), name), { recursive: true, force: true });
      } catch {
        // its initdb may still be running and writing: the next start removes it
      }
    }
  }
};
