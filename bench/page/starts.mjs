import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeDataDir, startOurHost } from '../../e2e/ourHost.mjs';
import { memoryOf } from './memory.mjs';
import { MB, printTable, seconds } from './tables.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs `npm start` in a fresh copy of the committed files. Returns the milliseconds until the first
 * page, including the build and the creation of the database.
 *
 * @param {number} port
 */
const firstStart = async (port) => {
  const copy = mkdtempSync(path.join(tmpdir(), 'jobline-start-'));
  execFileSync('sh', ['-c', `git -C "${root}" archive HEAD | tar -x -C "${copy}"`]);
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: path.join(copy, 'data'),
    },
  });
  try {
    for (;;) {
      const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
      if (page?.ok && (await page.text()).includes('</html>')) return performance.now() - startedAt;
      if (performance.now() - startedAt > 300_000 || child.exitCode !== null)
        throw new Error('npm start did not answer with a page.');
      await sleep(100);
    }
  } finally {
    // stops the whole process group: npm, the build and the host
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    if (child.exitCode === null)
      await new Promise((resolve) => {
        child.once('exit', resolve);
      });
    await sleep(1000);
    rmSync(copy, { recursive: true, force: true });
  }
};

/** @param {number} port */
export const measureStarts = async (port) => {
  const fromNothing = await firstStart(port);
  const dataDir = makeDataDir();
  const first = await startOurHost({ port, dataDir });
  await first.stop();
  const later = await startOurHost({ port, dataDir });
  await sleep(10_000);
  const memory = memoryOf(later.child.pid);
  await later.stop();
  rmSync(dataDir, { recursive: true, force: true });
  printTable(
    'Starting, and memory at rest',
    ['what', 'measured'],
    [
      [
        'first page after the install (`npm start`: build, database, demo data)',
        seconds(fromNothing),
      ],
      ['the built host on an empty data directory', seconds(first.startedIn)],
      ['a later start', seconds(later.startedIn)],
      ...(memory
        ? [
            ['memory at rest, host', MB(memory.host)],
            ['memory at rest, PostgreSQL', MB(memory.database)],
          ]
        : []),
    ],
  );
};
