import fs from 'node:fs';
import path from 'node:path';

const isRoot = (folder: string) =>
  fs.existsSync(path.join(folder, 'package.json')) &&
  fs.existsSync(path.join(folder, 'server', 'migrations'));

const climb = (start: string): string | undefined => {
  for (let folder = start; ; folder = path.dirname(folder)) {
    if (isRoot(folder)) return folder;
    if (folder === path.dirname(folder)) return undefined;
  }
};

/**
 * Returns the program's own folder (with package.json, server/migrations and dist), regardless of
 * the working directory.
 */
export const rootFolder = (): string => {
  // the built host, the sources and the tests are at different depths, so search upwards from the
  // running file
  const started =
    process.argv[1] === undefined ? process.cwd() : path.dirname(fs.realpathSync(process.argv[1]));
  const root = climb(started) ?? climb(process.cwd());
  if (root === undefined)
    throw new Error('The folder with package.json and server/migrations was not found.');
  return root;
};
