import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What postmaster.pid tells: PostgreSQL's own lock on its data directory. */
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
    // it lives, but is somebody else's
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
 * Whether a PostgreSQL runs on the directory. A number alone says little: after a restart it may be
 * any program's.
 */
export const isHeld = (lock: Lock | undefined): boolean => {
  if (lock === undefined || !(lock.pid > 0) || !isAlive(lock.pid)) return false;
  const command = commandOf(lock.pid);
  // where nothing can be learned, it is taken for a PostgreSQL: refusing is harmless, two servers
  // on one directory are not
  return (
    command === undefined ||
    (path.basename(command[0] ?? '') === 'postgres' && command.includes(lock.folder))
  );
};

/**
 * Waits for an orphan to exit (the database of a host that was killed ends a moment after it), for
 * `timeout` milliseconds at most. Returns the lock if it is still held then.
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
 * Removes a stale lock: its pid now belongs to another program, and PostgreSQL itself would believe
 * it. One whose process is gone is left to PostgreSQL. Moved aside first and read again, since
 * another host may have put its own there in between.
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
