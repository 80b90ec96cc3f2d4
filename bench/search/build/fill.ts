import sql, { raw } from 'sql-template-tag';
import type { Database } from '../../../server/database/database';
import { allowNoCategory } from '../../../server/repositories/jobs/categories';
import { insertJobs, type NewJob } from '../../../server/repositories/jobs/jobs';
import { seedStarterData } from '../../../server/seed/seedDatabase';
import { refreshSearchStatistics } from '../../../server/services/search/searchUpkeep';
import { concurrency, looseIndexes, makeIndexes, runConcurrently } from './indexes';
import { recipe, recombine } from './recombine';

/** The benchmark's state, which is stored in the database. */
type Checkpoint = {
  recipe: number;
  jobs: number;
  began: string;
  /** Names and CREATE statements of the indexes dropped during the fill. */ indexes: string[];
  seconds: number;
  done: boolean;
};

const checkpointName = 'bench-search';
const readCheckpoint = async (db: Database): Promise<Checkpoint | undefined> =>
  (
    await db.query<{ value: Checkpoint }>(
      sql`SELECT value FROM facts WHERE name = ${checkpointName}`,
    )
  )[0]?.value;
const writeCheckpoint = (db: Database, checkpoint: Checkpoint) =>
  db.execute(sql`
  INSERT INTO facts (name, value) VALUES (${checkpointName}, ${JSON.stringify(checkpoint)}) ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value`);

const batch = 500;

/**
 * Stores a batch. Retries on deadlocks (40P01), which two batches with the same words in another
 * order may cause.
 */
const store = async (db: Database, jobs: readonly NewJob[]): Promise<void> => {
  for (let round = 1; ; round += 1) {
    try {
      await insertJobs(db, jobs);
      return;
    } catch (error) {
      const locked = error instanceof Error && 'code' in error && error.code === '40P01';
      if (!locked || round === 20) throw error;
    }
  }
};

/** Stores the postings numbered `from` to below `count`. */
const fill = async (
  db: Database,
  make: (index: number) => NewJob,
  from: number,
  count: number,
  log: (line: string) => void,
) => {
  const startedAt = performance.now();
  let [next, loggedAt] = [from, startedAt];
  await runConcurrently(async () => {
    while (next < count) {
      const first = next;
      next = Math.min(count, first + batch);
      await store(
        db,
        Array.from({ length: next - first }, (_, index) => make(first + index)),
      );
      if (performance.now() - loggedAt < 20_000) continue;
      loggedAt = performance.now();
      log(
        `${next.toLocaleString('en-US')} of ${count.toLocaleString('en-US')} postings, ${Math.round((next - from) / ((loggedAt - startedAt) / 1000))} a second`,
      );
    }
  });
};

/**
 * The state of a filled database: the number of postings, the seconds it took to build them, and
 * whether an earlier run did.
 */
export type Filled = { jobs: number; seconds: number; kept: boolean };

/**
 * Fills a database with `count` recombined postings, unless it is already filled. Resumes an
 * interrupted run. Throws if the database has other jobs.
 */
export const fillDatabase = async (
  db: Database,
  count: number,
  readPostings: () => Promise<NewJob[]>,
  log: (line: string) => void,
): Promise<Filled> => {
  let checkpoint = await readCheckpoint(db);
  if (checkpoint !== undefined && (checkpoint.recipe !== recipe || checkpoint.jobs !== count))
    throw new Error(
      `It holds ${checkpoint.jobs} postings of recipe ${checkpoint.recipe}: remove it.`,
    );
  if (checkpoint?.done === true) return { jobs: count, seconds: checkpoint.seconds, kept: true };
  const startedAt = performance.now();
  await seedStarterData(db);
  await allowNoCategory(db);
  const [row] = await db.query<{ count: number }>(sql`SELECT count(*) AS count FROM jobs`);
  const present = row?.count ?? 0;
  if (checkpoint === undefined) {
    if (present > 0) throw new Error("It holds jobs that are not the benchmark's.");
    checkpoint = {
      recipe,
      jobs: count,
      began: new Date().toISOString(),
      indexes: await looseIndexes(db),
      seconds: 0,
      done: false,
    };
    await writeCheckpoint(db, checkpoint);
  }
  // IF EXISTS: an interrupted run may have dropped some of them
  for (const index of checkpoint.indexes)
    await db.execute(raw(`DROP INDEX IF EXISTS ${index.split('\n')[0]}`));
  const postings = await readPostings();
  log(
    `${postings.length.toLocaleString('en-US')} real postings are recombined to ${count.toLocaleString('en-US')}`,
  );
  // the last batches of an interrupted run may be missing: store them again, ignoring existing keys
  await fill(
    db,
    recombine(postings, count, new Date(checkpoint.began)),
    Math.max(0, present - 2 * concurrency * batch),
    count,
    log,
  );
  await makeIndexes(db, checkpoint.indexes, log);
  await refreshSearchStatistics(db);
  await db.execute(raw('VACUUM ANALYZE'));
  const seconds = checkpoint.seconds + (performance.now() - startedAt) / 1000;
  await writeCheckpoint(db, { ...checkpoint, seconds, done: true });
  return { jobs: count, seconds, kept: false };
};
