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

/** Hours for which an import is used again: queries ask for postings of today and of this week. */
const usableHours = 24;
/** The file that says that a folder is the benchmark's and complete, and by its time since when. */
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
 * A data directory with the real postings: a kept one, filled where it is new or too old, or one
 * that `remove` deletes.
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
    // any user's PostgreSQL may enter
    chmodSync(dataDir, 0o711);
    fill(dataDir);
    writeFileSync(path.join(dataDir, mark), '');
  }
  return { dataDir, remove: () => undefined };
};
