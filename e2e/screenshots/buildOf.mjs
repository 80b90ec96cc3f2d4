import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../tools/builds.mjs';

/** @param {string[]} args */
const git = (...args) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

/** @param {unknown} error */
const lastLine = (error) => String(error).trim().split('\n').at(-1);

/**
 * Returns the commit that last changed a folder, or why it isn't known. At the boundary of a
 * shallow clone, git treats every file as changed, so that commit is unusable.
 *
 * @param {string} folder
 * @returns {{ commit: string } | { whyNot: string }}
 */
const commitOf = (folder) => {
  try {
    const commit = git('log', '-1', '--format=%H', '--', folder);
    if (commit === '') return { whyNot: 'no commit has it' };
    if (git('status', '--porcelain', '--', folder) !== '')
      return { whyNot: 'it has changes that are not committed' };
    const shallow = path.resolve(root, git('rev-parse', '--git-path', 'shallow'));
    if (existsSync(shallow) && readFileSync(shallow, 'utf8').includes(commit))
      return { whyNot: 'this clone’s history begins after it (git fetch --unshallow)' };
    return { commit };
  } catch (error) {
    return { whyNot: `git does not tell its commit (${lastLine(error)})` };
  }
};

/**
 * Checks out a commit's files into a folder, with the installed packages but a separate build
 * cache.
 *
 * @param {string} commit
 * @param {string} checkout
 */
const checkOut = (commit, checkout) => {
  const modules = path.join(checkout, 'node_modules');
  mkdirSync(modules, { recursive: true });
  git('archive', '--output', `${checkout}.tar`, commit);
  execFileSync('tar', ['-xf', `${checkout}.tar`, '-C', checkout]);
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '.cache')
      symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
};

/**
 * Builds the commit that last changed a folder, next to the current build, and runs an action with
 * its host. Returns the result, or why there is none: the clone lacks the commit, or the installed
 * packages can't build it.
 *
 * @template Result
 * @param {string} folder
 * @param {(entry: string) => Promise<Result>} action
 * @returns {Promise<{ result: Result } | { whyNot: string }>}
 */
export const withBuildOf = async (folder, action) => {
  const found = commitOf(folder);
  if ('whyNot' in found) return found;
  const place = mkdtempSync(path.join(tmpdir(), 'jobline-build-'));
  const checkout = path.join(place, 'checkout');
  try {
    checkOut(found.commit, checkout);
    const { status, stderr } = spawnSync(process.execPath, ['tools/build.mjs'], {
      cwd: checkout,
      encoding: 'utf8',
    });
    if (status !== 0) return { whyNot: `${found.commit} could not be built (${lastLine(stderr)})` };
    return { result: await action(path.join(checkout, 'dist/server/index.mjs')) };
  } finally {
    rmSync(place, { recursive: true, force: true, maxRetries: 5 });
  }
};
