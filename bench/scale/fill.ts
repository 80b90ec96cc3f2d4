/**
 * Fills the database of DATABASE_URL, whose user must be a superuser, with `--jobs` jobs by SQL
 * (run by fill/database.mjs). Skips a database that is already filled; resumes an interrupted run.
 * POSTINGS_DIR is the folder of the real postings.
 */
import { parseArgs } from 'node:util';
import sql, { raw } from 'sql-template-tag';
import { employmentTypeOf } from '@contract/constants/employmentTypes';
import { readToolEnv, withDatabase } from '../../server/cli/tool';
import type { Database } from '../../server/database/database';
import { allowNoCategory } from '../../server/repositories/jobs/categories';
import { runMain } from '../../server/runMain';
import { seedStarterData } from '../../server/seed/seedDatabase';
import { refreshSearchStatistics } from '../../server/services/search/searchUpkeep';
import { looseIndexes, makeIndexes, runConcurrently } from '../search/build/indexes';
import { readPostings } from '../search/build/postings';
import { makeParts } from './fill/parts';
import { differing, recipe, storeRows } from './fill/rows';

type Checkpoint = {
  recipe: number;
  jobs: number;
  began: string;
  /** Names and CREATE statements of the indexes that are dropped while it is filled. */
  indexes: string[];
  /** The time of each step, in seconds. */
  seconds: Record<string, number>;
  done: boolean;
};

const checkpointName = 'bench-scale';
const batch = 20_000;
const checked = 500;
/** An index that isn't rebuilt: only adding a job reads it, and it takes longer than all others. */
const leftOut = 'jobs_bands';

const readCheckpoint = async (db: Database): Promise<Checkpoint | undefined> =>
  (
    await db.query<{ value: Checkpoint }>(
      sql`SELECT value FROM facts WHERE name = ${checkpointName}`,
    )
  )[0]?.value;
const writeCheckpoint = (db: Database, checkpoint: Checkpoint) =>
  db.execute(
    sql`INSERT INTO facts (name, value) VALUES (${checkpointName}, ${JSON.stringify(checkpoint)}) ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value`,
  );

const log = (line: string) => {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
};

const storeAll = async (db: Database, checkpoint: Checkpoint, postingsDir: string) => {
  const postings = await readPostings(postingsDir);
  const parts = await makeParts(db, postings, employmentTypeOf);
  log(`parts of ${postings.length} real postings are ready`);
  const startedAt = performance.now();
  let [next, loggedAt] = [0, startedAt];
  await runConcurrently(async () => {
    while (next < checkpoint.jobs) {
      const from = next;
      next = Math.min(checkpoint.jobs, from + batch);
      await storeRows(db, parts, {
        from,
        to: Math.min(checkpoint.jobs, from + batch),
        count: checkpoint.jobs,
        began: new Date(checkpoint.began),
      });
      if (performance.now() - loggedAt < 20_000) continue;
      loggedAt = performance.now();
      log(
        `${next} of ${checkpoint.jobs}, ${Math.round((next * 1000) / (loggedAt - startedAt))} a second`,
      );
    }
  });
};

const start = async (db: Database, jobs: number): Promise<Checkpoint> => {
  await seedStarterData(db);
  await allowNoCategory(db);
  const present = await db.query(sql`SELECT 1 FROM jobs LIMIT 1`);
  if (present.length > 0) throw new Error("It holds jobs that aren't the benchmark's.");
  const indexes = (await looseIndexes(db)).filter((each) => !each.startsWith(leftOut));
  const began = new Date().toISOString();
  const checkpoint = { recipe, jobs, began, indexes, seconds: {}, done: false };
  await writeCheckpoint(db, checkpoint);
  return checkpoint;
};

const fill = async (db: Database, jobs: number, postingsDir: string): Promise<Checkpoint> => {
  const found = await readCheckpoint(db);
  if (found && (found.recipe !== recipe || found.jobs !== jobs))
    throw new Error(`It holds ${found.jobs} jobs of recipe ${found.recipe}: remove it.`);
  if (found?.done === true) return found;
  const checkpoint = found ?? (await start(db, jobs));
  const timed = async (name: string, work: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await work();
    checkpoint.seconds[name] = Math.round((performance.now() - startedAt) / 1000);
    log(`${name}: ${checkpoint.seconds[name]} s`);
    await writeCheckpoint(db, checkpoint);
  };
  if (checkpoint.seconds['rows'] === undefined) {
    for (const name of [leftOut, ...checkpoint.indexes.map((each) => each.split('\n')[0])])
      await db.execute(raw(`DROP INDEX IF EXISTS ${name}`));
    await timed('rows', () => storeAll(db, checkpoint, postingsDir));
    const different = await differing(db, checked);
    if (different > 0) throw new Error(`${different} of ${checked} rows of job_search differ.`);
  }
  await timed('indexes', () => makeIndexes(db, checkpoint.indexes, log));
  await timed('vacuum', () => db.execute(raw('VACUUM ANALYZE')));
  await timed('vocabulary', () => refreshSearchStatistics(db));
  const done = { ...checkpoint, done: true };
  await writeCheckpoint(db, done);
  return done;
};

runMain(async () => {
  const { values } = parseArgs({ options: { jobs: { type: 'string', default: '1000000' } } });
  const env = readToolEnv();
  await withDatabase(env, async (db) => {
    const { jobs, seconds } = await fill(db, Number(values.jobs), env.postingsDir);
    log(`${jobs} jobs: ${JSON.stringify(seconds)}`);
  });
});
