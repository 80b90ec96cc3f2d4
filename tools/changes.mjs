/** Lists what changed in this checkout, according to git. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './builds.mjs';

/** @param {string[]} args @returns {string[]} The lines of git's output. */
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter(Boolean);

/** @param {string} file */
const exists = (file) => existsSync(path.join(root, file));

/**
 * Returns the commit at which the work here branched off `origin/main`, or `HEAD` if there is no
 * such branch.
 */
export const baseCommit = () => {
  try {
    return git('merge-base', 'HEAD', 'origin/main')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
};

/**
 * Lists the files that differ from a commit, including untracked files but not deleted ones.
 *
 * @param {string} commit
 */
export const changedSince = (commit) =>
  [
    ...git('diff', '--name-only', '--diff-filter=d', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter(exists);

/** Lists the files that the next commit adds or changes. */
export const stagedFiles = () =>
  git('diff', '--cached', '--name-only', '--diff-filter=d').filter(exists);
