import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { makeDataDir } from '../../../e2e/ourHost.mjs';
import { importPostings } from '../../page/postings.mjs';

/** How long an import is reused, in hours: some queries ask for jobs of today or this week. */
const usableHours = 24;
/** The file that marks a folder as the benchmark's and complete; its time is that of the import. */
const mark = 'bench-postings';

/** @param {string} dataDir */
const fill = (dataDir) => {
  if (importPostings(dataDir) === undefined)
    throw new Error('There are no real postings: POSTINGS_DIR names their folder.');
};

/** @param {string} folder */
const isUsable = (folder) =>
  statSync(path.join(folder, mark)).mtimeMs > Date.now() - usableHours * 3_600_000;

/**
 * Opens a data directory with the real postings: the kept one, which is filled if it is new or too
 * old, or a temporary one, which `remove` deletes.
 *
 * @param {string} [keep]
 */
export const openDataFolder = (keep) => {
  if (keep === undefined) {
    const dataDir = makeDataDir();
    const remove = () => {
      rmSync(dataDir, { recursive: true, force: true });
    };
    try {
      fill(dataDir);
    } catch (error) {
      remove();
      throw error;
    }
    return { dataDir, remove };
  }
  const dataDir = path.resolve(keep);
  const isMarked = existsSync(path.join(dataDir, mark));
  if (!isMarked && existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Error(`${dataDir} has files that aren't a complete import of this benchmark's.`);
  if (!isMarked || !isUsable(dataDir)) {
    rmSync(dataDir, { recursive: true, force: true });
    mkdirSync(dataDir, { recursive: true });
    // PostgreSQL may run as another user
    chmodSync(dataDir, 0o711);
    fill(dataDir);
    writeFileSync(path.join(dataDir, mark), '');
  }
  return { dataDir, remove: () => undefined };
};
