import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The content of postmaster.pid: PostgreSQL's lock on its data directory. */
export type Lock = {
  pid: number;
  folder: string;
  port: number;
  socket: string;
  ready: boolean;
  text: string;
};

const lockFile = (data: string) => path.join(data, 'postmaster.pid');

export const readLock = (data: string): Lock | undefined => {
  try {
    const text = fs.readFileSync(lockFile(data), 'utf8');
    const [pid = '', folder = '', , port = '', socket = '', , , status = ''] = text.split('\n');
    return {
      pid: Number(pid),
      folder,
      port: Number(port),
      socket,
      ready: status.trim() === 'ready',
      text,
    };
  } catch {
    return undefined;
  }
};

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists, but belongs to another user
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const commandOf = (pid: number): string[] | undefined => {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    const listed = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return listed.status === 0 ? listed.stdout.trim().split(' ') : undefined;
  }
};

/**
 * Whether a PostgreSQL runs on the directory. Checks the command as well as the pid, which after a
 * restart may belong to any program.
 */
export const isHeld = (lock: Lock | undefined): boolean => {
  if (lock === undefined || !(lock.pid > 0) || !isAlive(lock.pid)) return false;
  const command = commandOf(lock.pid);
  // if the command can't be read, assume PostgreSQL: refusing to start is harmless, two servers on
  // one directory are not
  return (
    command === undefined ||
    (path.basename(command[0] ?? '') === 'postgres' && command.includes(lock.folder))
  );
};

/**
 * Waits at most `timeout` milliseconds for an orphan to exit (the database of a killed host ends
 * shortly after it). Returns the lock if it is still held.
 */
export const waitUntilFree = async (data: string, timeout: number): Promise<Lock | undefined> => {
  for (const until = Date.now() + timeout; ;) {
    const lock = readLock(data);
    if (!isHeld(lock)) return undefined;
    if (Date.now() > until) return lock;
    await sleep(25);
  }
};

/**
 * Removes a stale lock whose pid now belongs to another program, since PostgreSQL would take it as
 * valid. A lock whose process is gone is left to PostgreSQL. The file is renamed and compared
 * before it is deleted, since another host may have created its own in the meantime.
 */
export const removeStaleLock = (data: string): void => {
  const lock = readLock(data);
  if (lock === undefined || !isAlive(lock.pid) || isHeld(lock)) return;
  const aside = `${lockFile(data)}.${process.pid}`;
  try {
    fs.renameSync(lockFile(data), aside);
  } catch {
    return;
  }
  if (fs.readFileSync(aside, 'utf8') !== lock.text && !fs.existsSync(lockFile(data)))
    fs.renameSync(aside, lockFile(data));
  else fs.rmSync(aside, { force: true });
};
