/**
 * Starts the built host on a fresh data directory that is deleted afterwards: `node
 * e2e/ourHost.mjs` for Playwright (port in E2E_PORT, directory in E2E_DATA_DIR, another build's
 * host in E2E_ENTRY), `startOurHost` for the screenshots and benchmarks.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const adminPassword = 'an-e2e-administrator';
const ownEntry = fileURLToPath(new URL('../dist/server/index.mjs', import.meta.url));

/** Creates an empty data directory that PostgreSQL can access as any user. */
export const makeDataDir = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'jobline-e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o711);
  return folder;
};

/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM'];

const answers = async (url) => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
};

/**
 * Starts the host and waits until it answers. `dataDir` is kept if given, otherwise created and
 * deleted at `stop`. Returns its origin, its process, the milliseconds until it answered, and
 * `stop`.
 *
 * @param {object} options
 * @param {number} options.port
 * @param {string} [options.dataDir]
 * @param {string} [options.entry] Another build's host.
 * @param {Record<string, string>} [options.env]
 * @param {'ignore' | 'inherit'} [options.output]
 */
export const startOurHost = async ({
  port,
  dataDir,
  entry = ownEntry,
  env = {},
  output = 'ignore',
}) => {
  const folder = dataDir ?? makeDataDir();
  const startedAt = performance.now();
  const child = spawn(process.execPath, [entry], {
    stdio: ['ignore', output, 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      DEMO: 'on',
      RATE_LIMITS: 'off',
      // stand-ins for employers' programs run on the same machine
      OUTGOING_LOOPBACK: 'on',
      WEBHOOK_HTTP: 'on',
      ADMIN_PASSWORD: adminPassword,
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  // the caller may exit with an error
  process.once('exit', () => child.kill('SIGTERM'));
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
    if (!dataDir) rmSync(folder, { recursive: true, force: true });
    for (const signal of signals) process.off(signal, endWithHost);
  };
  // a process killed by a signal emits no exit event, which would leave the host running
  const endWithHost = (signal) => {
    void stop().then(() => process.exit(128 + constants.signals[signal]));
  };
  for (const signal of signals) process.once(signal, endWithHost);
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(`${origin}/healthz`))) {
    if (child.exitCode !== null || performance.now() - startedAt > 120_000) {
      await stop();
      throw new Error(`The host did not start on port ${port}.`);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
  }
  return { origin, child, startedIn: performance.now() - startedAt, stop };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dataDir = process.env.E2E_DATA_DIR || makeDataDir();
  // left over by a killed run
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o711);
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const host = await startOurHost({
    port: Number(process.env.E2E_PORT ?? 4150),
    dataDir,
    ...(process.env.E2E_ENTRY && { entry: process.env.E2E_ENTRY }),
    output: 'inherit',
  });
  host.child.once('exit', (code) => process.exit(code ?? 1));
}
