/** `npm run test:rooms`: no folder holds more files than one can take in, tests included. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from './steps.mjs';

const limit = 25;
/** Lists by their nature, in which a file is found by its name. */
const lists = new Set(['server/migrations', 'server/routes', 'e2e/screenshots/set']);

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
/** @type {Map<string, number>} */
const counts = new Map();
for (const folder of files.filter(Boolean).map((file) => path.posix.dirname(file))) {
  counts.set(folder, (counts.get(folder) ?? 0) + 1);
}
const crowded = [...counts].filter(([folder, count]) => count > limit && !lists.has(folder));

for (const [folder, count] of crowded) {
  console.error(`${folder} has ${count} files, more than ${limit}: give some a room of their own.`);
}
if (crowded.length > 0) process.exitCode = 1;
else console.log(`No folder has more than ${limit} files, but lists: ${[...lists].join(', ')}.`);
