import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const gigabyte = 1024 ** 3;
const memory = '/dev/shm';

/** Bytes that programs could still take. */
const availableMemory = () => {
  const [, kilobytes] = /^MemAvailable:\s+(\d+)/m.exec(readFileSync('/proc/meminfo', 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
};

/**
 * Where a test run's databases are: in memory where there is plenty, since hundreds of them are
 * copied and dropped, and a disk takes many times as long for each. Nothing in them has to outlive
 * the run. Otherwise the folder for temporary files.
 */
export const scratchFolder = () => {
  try {
    const { bavail, bsize } = statfsSync(memory);
    // a container has 64 MB there unless it is given more
    const hasRoom = bavail * bsize >= 3 * gigabyte && availableMemory() >= 6 * gigabyte;
    return hasRoom ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
};
