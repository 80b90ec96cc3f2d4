import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../startError';

const majorOf = (data: string): string | undefined => {
  try {
    return fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  } catch {
    return undefined;
  }
};

const refuse = (data: string, found: string, major: string): never => {
  throw new StartError(
    `${data} holds a database of PostgreSQL ${found}, and this release has PostgreSQL ${major}, which can't read it. Nothing was changed. To take the data along, make a backup with the release that it is from (npm run backup -- FILE), rename that folder to ${path.basename(data)}.old, and run npm run restore -- FILE with this one.`,
  );
};

/**
 * Throws if a folder holds a database of another major version of PostgreSQL and none of `major`:
 * starting with an empty site beside existing data would look like data loss.
 */
export const refuseOtherMajors = (folder: string, major: string): void => {
  const own = path.join(folder, `pg${major}`);
  const found = majorOf(own);
  if (found === major) return;
  if (found !== undefined) refuse(own, found, major);
  // a path that isn't a folder is rejected when the folder is created
  if (fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return;
  for (const name of fs.readdirSync(folder)) {
    const data = path.join(folder, name);
    const other = /^pg\d+$/.test(name) ? majorOf(data) : undefined;
    if (other !== undefined) refuse(data, other, major);
  }
};
