import sql, { raw } from 'sql-template-tag';
import type { Database } from '../../../server/database/database';
import { allowNoCategory } from '../../../server/repositories/jobs/categories';
import { insertJobs, type NewJob } from '../../../server/repositories/jobs/jobs';
import { seedStarterData } from '../../../server/seed/seedDatabase';
import { refreshSearchStatistics } from '../../../server/services/search/searchUpkeep';
import { concurrency, looseIndexes, makeIndexes, runConcurrently } from './indexes';
import { recipe, recombine } from './recombine';

/** The benchmark's state, which is stored in the database. */
type Note = {
  recipe: number;
  jobs: number;
  began: string;
  /** Names and CREATE statements of the indexes dropped during the fill. */ indexes: string[];
  seconds: number;
  done: boolean;
};

const noteName = 'bench-search';
const readNote = async (db: Database): Promise<Note | undefined> =>
  (await db.query<{ value: Note }>(sql`SELECT value FROM facts WHERE name = ${noteName}`))[0]
    ?.value;
const writeNote = (db: Database, note: Note) =>
  db.execute(sql`
  INSERT INTO facts (name, value) VALUES (${noteName}, ${JSON.stringify(note)}) ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value`);

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
  say: (line: string) => void,
) => {
  const startedAt = performance.now();
  let [next, said] = [from, startedAt];
  await runConcurrently(async () => {
    while (next < count) {
      const first = next;
      next = Math.min(count, first + batch);
      await store(
        db,
        Array.from({ length: next - first }, (_, index) => make(first + index)),
      );
      if (performance.now() - said < 20_000) continue;
      said = performance.now();
      say(
        `${next.toLocaleString('en-US')} of ${count.toLocaleString('en-US')} postings, ${Math.round((next - from) / ((said - startedAt) / 1000))} a second`,
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
  say: (line: string) => void,
): Promise<Filled> => {
  let note = await readNote(db);
  if (note !== undefined && (note.recipe !== recipe || note.jobs !== count))
    throw new Error(`It holds ${note.jobs} postings of recipe ${note.recipe}: remove it.`);
  if (note?.done === true) return { jobs: count, seconds: note.seconds, kept: true };
  const startedAt = performance.now();
  await seedStarterData(db);
  await allowNoCategory(db);
  const [row] = await db.query<{ count: number }>(sql`SELECT count(*) AS count FROM jobs`);
  const present = row?.count ?? 0;
  if (note === undefined) {
    if (present > 0) throw new Error("It holds jobs that are not the benchmark's.");
    note = {
      recipe,
      jobs: count,
      began: new Date().toISOString(),
      indexes: await looseIndexes(db),
      seconds: 0,
      done: false,
    };
    await writeNote(db, note);
  }
  // IF EXISTS: an interrupted run may have dropped some of them
  for (const index of note.indexes)
    await db.execute(raw(`DROP INDEX IF EXISTS ${index.split('\n')[0]}`));
  const postings = await readPostings();
  say(
    `${postings.length.toLocaleString('en-US')} real postings are recombined to ${count.toLocaleString('en-US')}`,
  );
  // the last batches of an interrupted run may be missing: store them again, ignoring existing keys
  await fill(
    db,
    recombine(postings, count, new Date(note.began)),
    Math.max(0, present - 2 * concurrency * batch),
    count,
    say,
  );
  await makeIndexes(db, note.indexes, say);
  await refreshSearchStatistics(db);
  await db.execute(raw('VACUUM ANALYZE'));
  const seconds = note.seconds + (performance.now() - startedAt) / 1000;
  await writeNote(db, { ...note, seconds, done: true });
  return { jobs: count, seconds, kept: false };
};
