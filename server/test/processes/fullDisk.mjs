// A disk that is full, for `npm run chaos`: an embedded database on a small tmpfs, which a file fills.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** In megabytes: a database takes 50 at first, and its log up to 80 more. */
const size = 320;

/**
 * Mounts a tmpfs on the folder. Returns how to fill it and to free it again, or why it can't be
 * mounted.
 */
export const mountSmallDisk = (folder) => {
  const { status, stderr, error } = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${size}m,mode=755`, 'tmpfs', folder],
    { encoding: 'utf8' },
  );
  if (status !== 0) return { reason: (error?.message ?? stderr).trim() };

  const filler = path.join(folder, 'filler');
  const unmount = () => spawnSync('umount', ['--lazy', folder]);
  process.once('exit', unmount);
  const fill = () => {
    const file = fs.openSync(filler, 'a');
    try {
      // the last page too
      for (const bytes of [2 ** 20, 2 ** 12])
        for (let written = bytes; written === bytes;)
          try {
            written = fs.writeSync(file, Buffer.alloc(bytes));
          } catch (error_) {
            if (error_.code !== 'ENOSPC') throw error_;
            break;
          }
    } finally {
      fs.closeSync(file);
    }
  };
  return {
    fill,
    free: () => fs.rmSync(filler, { force: true }),
    unmount: () => {
      process.off('exit', unmount);
      unmount();
    },
  };
};
