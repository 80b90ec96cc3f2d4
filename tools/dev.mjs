// `npm run dev`: serves the web app with hot reload on port 3000, proxying API calls to the host on
// DEV_API_PORT (3001), which is restarted when it is rebuilt.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { forgetBuilds, root } from './builds.mjs';

const webpack = path.join(root, 'node_modules/webpack/bin/webpack.js');
const entry = path.join(root, 'dist/server/index.mjs');
const port = process.env.DEV_API_PORT ?? '3001';
/** @param {string[]} args @param {Record<string, string>} [env] */
const start = (args, env = {}) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });

// the host first starts when its first build is done
fs.rmSync(entry, { force: true });
forgetBuilds();
const children = new Set([
  start([
    webpack,
    'watch',
    '--mode',
    'development',
    '--config-name',
    'page',
    '--config-name',
    'server',
  ]),
  start([webpack, 'serve', '--mode', 'development', '--config-name', 'web'], {
    PORT: process.env.PORT ?? '3000',
    DEV_API_PORT: port,
  }),
]);

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @type {ChildProcess | undefined} */
let host;
let ending = false;
/** @param {ChildProcess | undefined} child @returns {Promise<void>} */
const ended = (child) =>
  new Promise((resolve) => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

let restarts = Promise.resolve();
const restart = async () => {
  host?.kill('SIGTERM');
  await ended(host);
  if (!ending) host = start([entry], { PORT: port });
};
/** @type {NodeJS.Timeout | undefined} */
let debounce;
fs.watchFile(entry, { interval: 300 }, ({ mtimeMs }, before) => {
  if (mtimeMs === 0 || mtimeMs === before.mtimeMs) return;
  clearTimeout(debounce);
  debounce = setTimeout(() => {
    restarts = restarts.then(restart);
  }, 100);
});

/** @param {number} code */
const end = async (code) => {
  if (ending) return;
  ending = true;
  fs.unwatchFile(entry);
  for (const child of [...children, host]) child?.kill('SIGTERM');
  await Promise.all([...children, host].map(ended));
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    void end(0);
  });
for (const child of children)
  child.once('exit', (code) => {
    void end(code ?? 1);
  });
