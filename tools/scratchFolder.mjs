import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const gigabyte = 1024 ** 3;
const memory = '/dev/shm';

/** Returns the available memory in bytes. */
const availableMemory = () => {
  const [, kilobytes] = /^MemAvailable:\s+(\d+)/m.exec(readFileSync('/proc/meminfo', 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
};

/**
 * Returns the folder for a test run's databases: /dev/shm if there is plenty of memory, otherwise
 * the temporary folder. Tests copy and drop hundreds of databases, each many times slower on a
 * disk, and need none of them after the run.
 */
export const scratchFolder = () => {
  try {
    const { bavail, bsize } = statfsSync(memory);
    // containers have only 64 MB there by default
    const hasRoom = bavail * bsize >= 3 * gigabyte && availableMemory() >= 6 * gigabyte;
    return hasRoom ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
};
