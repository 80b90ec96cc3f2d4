import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { StartError } from '../../startError';

/** Whom the database server runs as; `undefined`: the one who started the host. */
export type ServerUser = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root: then it runs as whoever owns its data, else as `postgres` or
 * `nobody`.
 */
export const serverUser = (data: string): ServerUser => {
  if (process.getuid?.() !== 0) return undefined;
  const owner = fs.existsSync(data) ? fs.statSync(data) : undefined;
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const entry =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (entry === undefined)
    throw new StartError(
      'The embedded database does not run as root, and there is neither a user "postgres" nor "nobody". Start the host as another user or set DATABASE_URL.',
    );
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
};

const asks = (user: ServerUser, question: string, paths: string[]) =>
  user === undefined ||
  spawnSync('/bin/sh', ['-c', `for p; do ${question} || exit 1; done`, 'sh', ...paths], {
    ...user,
    cwd: '/',
  }).status === 0;

/**
 * Whether the server's user gets into the folders; a folder closed to others anywhere above them
 * keeps it out.
 */
export const canEnter = (user: ServerUser, ...folders: string[]): boolean =>
  asks(user, 'test -x "$p"', folders);
/** Whether the server's user can read (and where marked so, run) the files. */
export const canRead = (user: ServerUser, ...files: string[]): boolean =>
  asks(user, 'test -r "$p"', files);

/** Makes a folder that is the server's alone. */
export const makeOwnFolder = (folder: string, user: ServerUser): void => {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  fs.chmodSync(folder, 0o700);
  if (user !== undefined) fs.chownSync(folder, user.uid, user.gid);
};
