import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** SHA-256 in hex by file name. */
export type Checksums = Record<string, string>;

/** Returns the checksums of all migrations in the folder, by file name. */
export const checksumsOf = (folder: string): Checksums =>
  Object.fromEntries(
    fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
      .map((name) => [
        name,
        createHash('sha256')
          .update(fs.readFileSync(path.join(folder, name)))
          .digest('hex'),
      ]),
  );

/**
 * Compares the recorded migrations with those in the folder. Returns one line per difference; empty
 * if there are none. A landed migration must never be edited: databases that have run it would
 * differ from new ones.
 */
export const compareChecksums = (recorded: Checksums, present: Checksums): string[] => [
  ...Object.entries(recorded)
    .filter(([name, checksum]) => present[name] !== checksum)
    .map(([name]) =>
      name in present
        ? `${name} was edited after it landed: undo that and write a new migration`
        : `${name} has landed and is gone`,
    ),
  ...Object.keys(present)
    .filter((name) => !(name in recorded))
    .map((name) => `${name} is not recorded yet: run npm run schema`),
];
