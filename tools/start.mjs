// `npm start` and the command-line tools (`npm run import` and so on): builds what is missing or
// out of date, then runs the program in this process.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildNames, buildStale, root } from './builds.mjs';

const tools = [
  'import',
  'create-admin',
  'seed',
  'explain',
  'signs',
  'backup',
  'restore',
  'move-files',
];
const tool = tools.find((name) => name === process.argv[2]);
// removes the tool's name, so that the program sees only its own arguments
if (tool !== undefined) process.argv.splice(2, 1);

try {
  await buildStale(tool === undefined ? buildNames : ['server']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
if (process.env.npm_lifecycle_event !== undefined) {
  // npm sends signals to its shell, which exits without forwarding them; so poll whether the shell
  // is still the parent
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
await import(pathToFileURL(path.join(root, 'dist/server', `${tool ?? 'index'}.mjs`)).href);
