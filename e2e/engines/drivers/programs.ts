import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const runs = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the first of these programs that is installed; absolute paths are used as they are. */
export const findProgram = (...names: string[]): string | undefined =>
  names
    .flatMap((name) =>
      path.isAbsolute(name)
        ? [name]
        : ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)].map((folder) =>
            path.join(folder, name),
          ),
    )
    .find(runs);
