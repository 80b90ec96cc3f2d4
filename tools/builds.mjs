// The builds, their sources, and whether they are up to date.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const common = ['contract', 'webpack.config.js', 'package.json', 'package-lock.json'];

/**
 * The builds of webpack.config.js by name: the output file that the host needs, and the sources.
 */
const builds = {
  web: { output: 'dist/web/index.html', sources: ['src', 'public', ...common] },
  page: { output: 'dist/host/renderPage.cjs', sources: ['src', ...common] },
  worker: { output: 'dist/worker/sw.js', sources: ['src/serviceWorker', ...common] },
  server: { output: 'dist/server/index.mjs', sources: ['server', ...common] },
};

/** @typedef {keyof typeof builds} BuildName */
/** @type {BuildName[]} */
export const buildNames = ['web', 'page', 'worker', 'server'];

/** @param {string} name */
const isTest = (name) => /\.test\.tsx?$/.test(name) || name === 'test';

/**
 * Returns when a file, or anything in a folder, last changed. Includes the folder's own time, which
 * changes when files are deleted.
 *
 * @param {string} name
 * @returns {number} Milliseconds since 1970, 0 if it doesn't exist.
 */
const changedAt = (name) => {
  const entry = fs.statSync(name, { throwIfNoEntry: false });
  if (entry === undefined) return 0;
  if (!entry.isDirectory()) return entry.mtimeMs;
  return fs
    .readdirSync(name)
    .filter((each) => !isTest(each))
    .reduce((newest, each) => Math.max(newest, changedAt(path.join(name, each))), entry.mtimeMs);
};

/** @param {string} name */
const at = (name) => path.join(root, name);
// each production build writes a stamp file: the output's own time can't be used, because
// development builds write there too and a build with an unchanged result doesn't touch its files
/** @param {BuildName} name */
const stampOf = (name) => at(`dist/${name}.built`);
/** @param {BuildName} name */
const isStale = (name) => {
  const { output, sources } = builds[name];
  const made = changedAt(stampOf(name));
  return (
    made === 0 ||
    !fs.existsSync(at(output)) ||
    sources.some((source) => changedAt(at(source)) > made)
  );
};

/** Forces a full build at the next start, because the files in dist are about to be overwritten. */
export const forgetBuilds = () => {
  for (const name of buildNames) fs.rmSync(stampOf(name), { force: true });
};

/** @param {BuildName[]} names @param {Date} startedAt */
const stamp = (names, startedAt) => {
  for (const name of names) {
    fs.writeFileSync(stampOf(name), '');
    // changes made during the build may not be in its output
    fs.utimesSync(stampOf(name), startedAt, startedAt);
  }
};

/** @param {BuildName[]} names @returns {Promise<void>} */
const run = (names) =>
  new Promise((resolve, reject) => {
    const startedAt = new Date();
    const webpack = at('node_modules/webpack/bin/webpack.js');
    if (!fs.existsSync(webpack)) {
      reject(
        new Error(
          'The program is not built, and what builds it is not installed. Run npm ci (without omitting development packages).',
        ),
      );
      return;
    }
    const child = spawn(
      process.execPath,
      [webpack, '--mode', 'production', ...names.flatMap((name) => ['--config-name', name])],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, NODE_ENV: 'production', WEBPACK_SERVE: '' },
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes) => {
        output += bytes;
      });
    child.once('error', reject);
    child.on('close', (code) => {
      if (code !== 0) {
        reject(new Error(`${output}\nThe build failed.`));
        return;
      }
      stamp(names, startedAt);
      resolve();
    });
  });

/**
 * Runs production builds. The web app is built in parallel with the others, on the second core.
 *
 * @param {BuildName[]} names
 */
export const build = async (names) => {
  if (names.length === 0) return;
  console.log(`Building ${names.join(', ')} …`);
  fs.mkdirSync(at('dist'), { recursive: true });
  const others = names.filter((name) => name !== 'web');
  await Promise.all([names.includes('web') && run(['web']), others.length > 0 && run(others)]);
};
/**
 * Builds those that are missing or older than their sources.
 *
 * @param {BuildName[]} names
 */
export const buildStale = (names) => build(names.filter(isStale));
