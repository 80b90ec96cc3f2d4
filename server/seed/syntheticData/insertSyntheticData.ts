import type { Database } from '../../database/database';
import { insertJobs } from '../../repositories/jobs/jobs';
import {
  analyzeSyntheticData,
  countSyntheticData,
  insertEmployers,
  insertSeekers,
  listOwners,
} from '../../repositories/seed/syntheticData';
import { StartError } from '../../startError';
import { employerOf, jobOf, seekerOf } from './syntheticData';

/** Total numbers of records to reach. */
export type Sizes = { jobs: number; employers: number; seekers: number };

const batchSize = 1000;
/**
 * Batches inserted concurrently: two keep two cores busy with jobs' texts. People one at a time,
 * since two batches with the same names would deadlock.
 */
const concurrency = { jobs: 2, people: 1 };

/**
 * Inserts records until `wanted` is reached, skipping those whose name is taken. Numbering starts
 * at the number of existing records, so a second run continues.
 */
const fill = async (
  what: keyof typeof concurrency,
  present: number,
  wanted: number,
  store: (numbers: readonly number[]) => Promise<number>,
): Promise<number> => {
  let [next, added] = [present, 0];
  const missing = Math.max(0, wanted - present);
  // some names are taken, but never most of them
  for (const last = present + 20 * missing + 20 * batchSize; added < missing && next < last;) {
    const sizes = Array.from({ length: concurrency[what] }, (_, hand) =>
      Math.min(batchSize, missing - added - hand * batchSize),
    ).filter((size) => size > 0);
    const stored = await Promise.all(
      sizes.map((size) => {
        const from = next;
        next += size;
        return store(Array.from({ length: size }, (_, index) => from + index));
      }),
    );
    added += stored.reduce((sum, count) => sum + count, 0);
  }
  return added;
};

/**
 * Fills the database up to the sizes with invented employers, job seekers and jobs, dated within
 * the year before `now`. Returns how many were added.
 */
export const insertSyntheticData = async (
  db: Database,
  sizes: Sizes,
  passwordHash: string,
  now: Date,
): Promise<Sizes> => {
  const present = await countSyntheticData(db);
  const employers = await fill('people', present.employers, sizes.employers, (numbers) =>
    insertEmployers(
      db,
      numbers.map((number) => employerOf(number, now)),
      passwordHash,
    ),
  );
  const seekers = await fill('people', present.seekers, sizes.seekers, (numbers) =>
    insertSeekers(
      db,
      numbers.map((number) => seekerOf(number, now)),
      passwordHash,
    ),
  );
  const owners = await listOwners(db);
  if (owners.length === 0 && sizes.jobs > present.jobs)
    throw new StartError('Jobs need employers: say --employers as well.');
  const jobs = await fill('jobs', present.jobs, sizes.jobs, (numbers) =>
    insertJobs(
      db,
      numbers.map((number) => jobOf(number, now, owners)),
    ),
  );
  await analyzeSyntheticData(db);
  return { jobs, employers, seekers };
};
