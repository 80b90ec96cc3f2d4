// Runs an embedded database on a small tmpfs that a file fills up, for `npm run chaos`.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { makeLoad } from './chaosLoad.mjs';
import { makeDataDir, removeDataDir, startHost } from './hostProcess.mjs';
import { makeRecoveries } from './recoveries.mjs';

/** In megabytes: a new database takes 50, and its log up to 80 more. */
const size = 320;

/**
 * Mounts a tmpfs on the folder. Returns functions that fill and free it, or why it can't be
 * mounted.
 */
const mountSmallDisk = (folder) => {
  const { status, stderr, error } = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${size}m,mode=755`, 'tmpfs', folder],
    { encoding: 'utf8' },
  );
  if (status !== 0) return { reason: (error?.message ?? stderr).trim() };

  const filler = path.join(folder, 'filler');
  const unmount = () => spawnSync('umount', ['--lazy', folder]);
  process.once('exit', unmount);
  const fill = () => {
    const file = fs.openSync(filler, 'a');
    try {
      // down to the last page
      for (const bytes of [2 ** 20, 2 ** 12])
        for (let written = bytes; written === bytes;)
          try {
            written = fs.writeSync(file, Buffer.alloc(bytes));
          } catch (error_) {
            if (error_.code !== 'ENOSPC') throw error_;
            break;
          }
    } finally {
      fs.closeSync(file);
    }
  };
  return {
    fill,
    free: () => fs.rmSync(filler, { force: true }),
    unmount: () => {
      process.off('exit', unmount);
      unmount();
    },
  };
};

/** Timeout of each step, in milliseconds. */
const stepTimeout = 120_000;
const waitUntil = async (what, isSo) => {
  for (const end = Date.now() + stepTimeout; !(await isSo());) {
    if (Date.now() > end) throw new Error(`On a full disk this never happened: ${what}`);
    await sleep(50);
  }
};

/** Switches to a new write-ahead log segment; without room for it, the server ends. */
const switchLog = async (dataDir) => {
  const client = new pg.Client({
    host: `${dataDir}/socket`,
    user: 'postgres',
    database: 'postgres',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT pg_switch_wal()');
  } catch {
    // the expected outcome
  } finally {
    await client.end().catch(() => {});
  }
};

const breakDisk = async ({ address }, dataDir, disk) => {
  const load = await makeLoad(address, () => [address]);
  const refusals = () => load.counts().failures.get('503 write') ?? 0;
  const read = (path_) =>
    fetch(address + path_).then(
      ({ status }) => status,
      () => 0,
    );
  const refuses = async (count) => {
    const before = refusals();
    await waitUntil(`${count} writes answered with a 503`, () => refusals() >= before + count);
  };
  const recoveries = makeRecoveries(load);
  await recoveries.measure('a full disk', async () => {
    disk.fill();
    await refuses(50);
    // reads, which need no room, are served throughout
    for (let round = 0; round < 20; round += 1) {
      const status = await read('/api/jobs/search');
      if (status !== 200) throw new Error(`A read on a full disk was answered with ${status}`);
    }
    disk.free();
  });
  await recoveries.measure("a full disk, the log's next part missing", async () => {
    disk.fill();
    await switchLog(dataDir);
    await waitUntil('/readyz is a 503', async () => (await read('/readyz')) === 503);
    await refuses(50);
    disk.free();
  });
  await load.stop();
  recoveries.print();
  return {
    result: { ...load.counts(), ...(await load.check()) },
    tooSlow: recoveries.tooSlow(),
  };
};

/**
 * Fills up the disk of a host under load, twice: first with room left in the write-ahead log, so
 * that reads are served and writes refused, then without. Returns the counts and the ledger, or why
 * it was skipped.
 */
export const runFullDisk = async () => {
  const dataDir = makeDataDir();
  const disk = mountSmallDisk(dataDir);
  try {
    if (disk.reason !== undefined) return { skipped: disk.reason };
    const host = await startHost(dataDir);
    try {
      return await breakDisk(host, dataDir, disk);
    } finally {
      disk.free();
      await host.stop();
      disk.unmount();
    }
  } finally {
    removeDataDir(dataDir);
  }
};
