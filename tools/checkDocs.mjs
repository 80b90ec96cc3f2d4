/**
 * `npm run test:docs`: checks that every path in backticks and every link to a file in the
 * documents exists, so that a moved file can't leave a broken reference.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './builds.mjs';

/** Paths that exist only after a build, a start or a test run. */
const madeLater = /^(dist|data|bench-data|test-results|outbox|node_modules)(\/|$)/;
const notOurs = /^(node_modules|dist|data|bench-data|test-results|playwright-report|\.git)$/;

/** @param {string} folder @returns {string[]} All files below it, as paths from the root. */
const filesBelow = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !notOurs.test(name))
    .flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(name) : [name];
    });
const files = filesBelow('.');
const rooms = new Set(files.map((file) => file.split('/')[0]));
const fileNames = new Set(files.map((file) => path.posix.basename(file)));

/** A file name without a folder, such as `routes.test.ts`. */
const fileName = /^\.?[\w-]+(\.[\w-]+)*\.(tsx?|mts|mjs|cjs|js|json|md|sql|yaml)$/;

/**
 * Whether a text is meant as a path in this repository: it starts with one of its top-level
 * folders, or is a file name.
 *
 * @param {string} text
 */
const isPath = (text) =>
  fileName.test(text) || (/^[\w@./*-]+\/[\w@./*-]*$/.test(text) && rooms.has(text.split('/')[0]));

/** @param {string} pattern A path, optionally with `*` in its last part, or a file name. */
const exists = (pattern) => {
  if (fileName.test(pattern)) return fileNames.has(pattern);
  if (!pattern.includes('*')) return existsSync(path.join(root, pattern));
  const folder = path.join(root, path.dirname(pattern));
  const name = new RegExp(
    `^${path.basename(pattern).replaceAll('.', '\\.').replaceAll('*', '.*')}$`,
  );
  return existsSync(folder) && readdirSync(folder).some((entry) => name.test(entry));
};

/** @param {string} document Its path. @returns {string[]} The paths in it that don't exist. */
const brokenPaths = (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, quote = '']) => quote).filter(isPath);
  const linked = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => path.posix.join(path.posix.dirname(document), target));
  return [...quoted, ...linked].filter((name) => !madeLater.test(name) && !exists(name));
};

const documents = files.filter((name) => name.endsWith('.md'));
const broken = documents.flatMap((name) =>
  brokenPaths(name).map((missing) => `${name}: ${missing}`),
);
for (const line of broken) console.error(`${line} does not exist`);
if (broken.length === 0) console.log(`The paths in ${documents.join(', ')} exist.`);
process.exitCode = broken.length > 0 ? 1 : 0;
