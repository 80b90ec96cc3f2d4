/**
 * `npm run test:rooms`: checks that no folder has too many files, tests included, and that no two
 * scripts have paths that differ only in case, which case-insensitive file systems (macOS, Windows)
 * would confuse in imports.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from './builds.mjs';

const limit = 25;
/** Folders without a limit: plain lists in which files are found by name. */
const lists = new Set(['server/migrations', 'server/routes', 'e2e/screenshots/set']);

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter(Boolean);
/** @type {Map<string, number>} */
const counts = new Map();
for (const folder of files.map((file) => path.posix.dirname(file))) {
  counts.set(folder, (counts.get(folder) ?? 0) + 1);
}
const crowded = [...counts].filter(([folder, count]) => count > limit && !lists.has(folder));

for (const [folder, count] of crowded) {
  console.error(`${folder} has ${count} files, more than ${limit}: give some a room of their own.`);
}

/** @type {Map<string, string>} */
const imported = new Map();
/** Pairs that `import './name'` can't tell apart if case is ignored. @type {[string, string][]} */
const alike = [];
for (const file of files.filter((name) => /\.[cm]?[jt]sx?$/.test(name))) {
  const name = file.replace(/\.[^./]+$/, '').toLowerCase();
  const other = imported.get(name);
  if (other) alike.push([other, file]);
  imported.set(name, file);
}
for (const [one, other] of alike) {
  console.error(`${one} and ${other} differ by upper and lower case alone: rename one of them.`);
}

if (crowded.length > 0 || alike.length > 0) process.exitCode = 1;
else console.log(`No folder has more than ${limit} files, but lists: ${[...lists].join(', ')}.`);
