import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../../startError';
import { refuseOtherMajors } from '../foreignData';
import { copyBinaries, packagedBinaries, restoreLinks, type Binaries } from './embeddedBinaries';
import { canEnter, canRead, makeOwnFolder, serverUser, type ServerUser } from './embeddedUser';

/**
 * Where the embedded database is stored. The directory's name includes PostgreSQL's major version,
 * since other versions can't read it.
 */
export type Place = {
  data: string;
  socket: string;
  binaries: Binaries;
  user: ServerUser;
  /** says where the data is stored, to be printed at start */ line: string;
};

const major = '18';
const version = `pg${major}`;
/** Used if the server's user can't enter the data directory. */
const fallbackRoot = '/var/lib/jobline';
/** The full path of a socket is limited to 107 bytes. */
const maxSocketDirBytes = 85;

/** Returns the database's directory of `dataDir`, without creating anything. */
export const databaseFolder = (dataDir: string): string => path.join(keptIn(dataDir), version);

// a file in the data directory that stores where its database is, so that a new data directory
// never picks up an old database
const pointer = (dataDir: string) => path.join(dataDir, 'database-location');
const keptIn = (dataDir: string) =>
  fs.existsSync(pointer(dataDir)) ? fs.readFileSync(pointer(dataDir), 'utf8').trim() : dataDir;

/**
 * Throws if the data directory holds a database that this release can't read, or points to one that
 * is gone. Runs before anything is created.
 */
export const refuseUnreadableData = (dataDir: string): void => {
  const kept = keptIn(dataDir);
  if (!fs.existsSync(kept) && kept !== dataDir)
    throw new StartError(
      `The database of ${dataDir} was kept in ${kept}, which isn't there. Bring that folder back; or, to begin anew or from a backup (npm run restore -- FILE), delete ${pointer(dataDir)}.`,
    );
  for (const folder of new Set([kept, dataDir])) refuseOtherMajors(folder, major);
};

/** Throws if the data directory has no database that this user can read; creates none. */
export const refuseWithoutDatabase = (dataDir: string): void => {
  refuseUnreadableData(dataDir);
  if (!fs.existsSync(path.join(databaseFolder(dataDir), 'PG_VERSION')))
    throw new StartError(
      `There is no database in ${dataDir}, or this user can't read it. Set DATA_DIR to that of the host, or DATABASE_URL.`,
    );
};

/**
 * Finds or creates the folders. If the server's user can't enter the data directory (root's home, a
 * `mktemp -d`), data and binaries go to /var/lib instead, and `line` says so.
 */
export const preparePlace = (dataDir: string): Place => {
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.accessSync(dataDir, fs.constants.W_OK);
  } catch (error) {
    throw new StartError(
      `The data directory ${dataDir} can't be made or written to (${error instanceof Error ? error.message : String(error)}).`,
    );
  }
  const folder = reachableFolder(dataDir);
  const data = path.join(folder, version);
  const user = serverUser(data);
  const socket =
    Buffer.byteLength(path.join(folder, 'socket')) <= maxSocketDirBytes
      ? path.join(folder, 'socket')
      : fs.mkdtempSync('/tmp/jobline-');
  makeOwnFolder(socket, user);
  const line =
    folder === dataDir
      ? `The data is kept in ${dataDir}.`
      : `The data is kept in ${folder}, since a folder above ${dataDir} is closed to the database's user.`;
  return { data, socket, user, line, binaries: usableBinaries(user, folder) };
};

const reachableFolder = (dataDir: string): string => {
  const kept = keptIn(dataDir);
  if (kept !== dataDir || canEnter(serverUser(path.join(dataDir, version)), dataDir)) return kept;
  const folder = path.join(fallbackRoot, randomUUID());
  fs.mkdirSync(folder, { recursive: true, mode: 0o755 });
  const here = path.join(dataDir, version);
  if (fs.existsSync(here)) moveData(here, path.join(folder, version));
  fs.writeFileSync(pointer(dataDir), `${folder}\n`);
  return folder;
};

/**
 * Moves data created before the folder was closed. The old directory is renamed rather than
 * deleted, so that nothing is lost.
 */
const moveData = (from: string, to: string) => {
  const { uid, gid } = fs.statSync(from);
  fs.cpSync(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  const own = (name: string) => {
    fs.lchownSync(name, uid, gid);
    if (fs.lstatSync(name).isDirectory())
      for (const entry of fs.readdirSync(name)) own(path.join(name, entry));
  };
  own(to);
  fs.chmodSync(to, 0o700);
  fs.renameSync(from, `${from}.moved`);
};

const usableBinaries = (user: ServerUser, folder: string): Binaries => {
  const packaged = packagedBinaries();
  const linked = restoreLinks(packaged);
  const tried = ['bin/postgres', 'bin/initdb', 'lib', 'share'].map((part) =>
    path.join(packaged.folder, part),
  );
  if (linked && canRead(user, ...tried)) return packaged;
  return copyBinaries(packaged, user === undefined ? folder : ensureFallbackRoot());
};
const ensureFallbackRoot = () => {
  fs.mkdirSync(fallbackRoot, { recursive: true, mode: 0o755 });
  return fallbackRoot;
};
