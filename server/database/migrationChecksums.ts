import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** SHA-256 in hex by file name. */
export type Checksums = Record<string, string>;

/** The checksums of all migrations in the folder, by file name. */
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
 * What differs between the recorded migrations and those in the folder, as a line for each file;
 * nothing where all are the same. A migration that has landed is never edited: databases that have
 * run it would differ from new ones.
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
