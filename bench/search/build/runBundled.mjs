import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Bundles and runs a TypeScript program of `bench/`; esbuild-register can't compile modules that
 * are loaded by dynamic imports. Returns its stdout, or `undefined` if it failed, after it has
 * printed the reason to stderr.
 *
 * @param {string} entry Its path from the repository's root.
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
export const runBundled = (entry, args, env) => {
  const program = path.join(
    root,
    'node_modules/.cache/bench',
    `${path.basename(entry, '.ts')}.mjs`,
  );
  buildSync({
    entryPoints: [path.join(root, entry)],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@contract': path.join(root, 'contract') },
    logLevel: 'error',
  });
  const { status, stdout } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...process.env, ...env },
  });
  return status === 0 ? stdout : undefined;
};
