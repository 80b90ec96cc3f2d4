import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Returns the path of a file of postings in the fixtures folder. */
export const fixture = (name: string): string => path.resolve('server/test/fixtures', name);

/** Writes a file into a new folder, gzipped if the name ends in gz. `drop` deletes the folder. */
export const writtenFile = (
  name: string,
  content: string | Uint8Array,
): { file: string; drop: () => void } => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'jobline-import-'));
  const file = path.join(folder, name);
  fs.writeFileSync(file, name.endsWith('.gz') ? gzipSync(content) : content);
  return { file, drop: () => fs.rmSync(folder, { recursive: true }) };
};
