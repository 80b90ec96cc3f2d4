import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { StartError } from '../../startError';

/** The user that the database server runs as; `undefined`: the user who started the host. */
export type ServerUser = { uid: number; gid: number } | undefined;

/**
 * Returns the user to run PostgreSQL as. It refuses to run as root: then it is the owner of its
 * data, or else `postgres` or `nobody`.
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
 * Whether the server's user can enter the folders, which needs access to every folder above them.
 */
export const canEnter = (user: ServerUser, ...folders: string[]): boolean =>
  asks(user, 'test -x "$p"', folders);
/** Whether the server's user can read the files. */
export const canRead = (user: ServerUser, ...files: string[]): boolean =>
  asks(user, 'test -r "$p"', files);

/** Creates a folder that only the server's user can access. */
export const makeOwnFolder = (folder: string, user: ServerUser): void => {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  fs.chmodSync(folder, 0o700);
  if (user !== undefined) fs.chownSync(folder, user.uid, user.gid);
};
