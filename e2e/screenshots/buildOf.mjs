import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../tools/builds.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * Builds the commit that last changed a folder, beside this one, and does something with its host.
 * Undefined where the clone has no such commit.
 *
 * @template Result
 * @param {string} folder
 * @param {(entry: string) => Promise<Result>} action
 * @returns {Promise<Result | undefined>}
 */
export const withBuildOf = async (folder, action) => {
  const commit = git('log', '-1', '--format=%H', '--', folder);
  if (commit === '') return undefined;
  const place = mkdtempSync(path.join(tmpdir(), 'jobline-build-'));
  const checkout = path.join(place, 'checkout');
  try {
    git('worktree', 'add', '--detach', checkout, commit);
    symlinkSync(path.join(root, 'node_modules'), path.join(checkout, 'node_modules'));
    const { status, stderr } = spawnSync(process.execPath, ['tools/build.mjs'], {
      cwd: checkout,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${commit} could not be built: ${stderr}`);
    return await action(path.join(checkout, 'dist/server/index.mjs'));
  } finally {
    rmSync(place, { recursive: true, force: true });
    git('worktree', 'prune');
  }
};
