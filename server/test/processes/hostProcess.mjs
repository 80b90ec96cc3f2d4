// Runs the built host as a separate process, on its own data directory.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { buildStale, root } from '../../../tools/builds.mjs';
import { scratchFolder } from '../../../tools/scratchFolder.mjs';

export const build = () => buildStale(['server']);

export const makeDataDir = () => {
  const folder = fs.mkdtempSync(path.join(scratchFolder(), 'jobline-process-'));
  // mkdtemp creates the folder without access for the database's user
  fs.chmodSync(folder, 0o755);
  return folder;
};
export const removeDataDir = (folder) => fs.rmSync(folder, { recursive: true, force: true });

/** Returns the pid of the database server on a data directory; `undefined` if there is none. */
export const databasePid = (dataDir) => {
  try {
    return Number(
      fs.readFileSync(path.join(dataDir, 'pg18/postmaster.pid'), 'utf8').split('\n')[0],
    );
  } catch {
    return undefined;
  }
};

/**
 * Runs a built program; `ended` resolves with its exit code, and `written` has its output in `out`
 * and `err`.
 */
export const run = (program, env, args = []) => {
  const child = spawn(process.execPath, [path.join(root, `dist/server/${program}.mjs`), ...args], {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  const written = { out: '', err: '' };
  child.stdout.on('data', (bytes) => {
    written.out += bytes;
  });
  child.stderr.on('data', (bytes) => {
    written.err += bytes;
  });
  const ended = new Promise((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  return { child, written, ended };
};

/**
 * Starts the host and waits for the line with its address; throws with its output if it ends
 * before.
 */
export const startHost = async (dataDir, env = {}) => {
  const host = run('index', { DATA_DIR: dataDir, ...env });
  const address = await new Promise((resolve, reject) => {
    host.child.stdout.on('data', () => {
      const [, found] = /(http:\/\/\S+?),?\s/.exec(host.written.out) ?? [];
      if (found !== undefined) resolve(found.replace('localhost', '127.0.0.1'));
    });
    void host.ended.then((code) =>
      reject(new Error(`The host ended with ${code}: ${host.written.err}${host.written.out}`)),
    );
  });
  const stop = () => {
    host.child.kill('SIGTERM');
    return host.ended;
  };
  return { ...host, address, stop };
};
