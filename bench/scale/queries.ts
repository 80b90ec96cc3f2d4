/**
 * Measures the three hottest queries on the filled database of DATABASE_URL: a job by its id, the
 * newest 20, a search by a word with a filter (run by fill/database.mjs). They run through the
 * product's own functions, one after the other. Prints JSON. The buffers are those of EXPLAIN
 * (ANALYZE, BUFFERS), summed by pg_stat_statements: they don't depend on the machine's other load.
 */
import { parseArgs } from 'node:util';
import sql from 'sql-template-tag';
import { readToolEnv, withDatabase } from '../../server/cli/tool';
import type { Database } from '../../server/database/database';
import { findJob } from '../../server/repositories/jobs/jobLists';
import { briefJobColumns } from '../../server/repositories/jobs/jobRows';
import { newestJobs } from '../../server/repositories/search/jobSearch';
import { readHistogram } from '../../server/repositories/search/jobWindows';
import { runMain } from '../../server/runMain';
import { findAnswer } from '../../server/services/search/jobSearch';
import { loadVocabulary } from '../../server/services/search/vocabulary';
import { quantile } from '../search/speed/run.mjs';

type Counters = { buffers: number; read: number; milliseconds: number };
const readCounters = async (db: Database): Promise<Counters> => {
  const [row] = await db.query<Counters>(sql`
    SELECT coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 AS buffers, coalesce(sum(shared_blks_read), 0)::float8 AS read,
      coalesce(sum(total_exec_time), 0) AS milliseconds
    FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid WHERE d.datname = current_database() AND query NOT LIKE '%pg_stat_statements%'`);
  return row ?? { buffers: 0, read: 0, milliseconds: 0 };
};

/** Times in milliseconds; the database's counters are means per query. */
type Measured = { name: string; p50: number; p95: number; p99: number; failed: number } & Counters;

const measure = async (
  db: Database,
  name: string,
  works: readonly (() => Promise<unknown>)[],
): Promise<Measured> => {
  for (const work of works.slice(0, 20)) await work().catch(() => {});
  const before = await readCounters(db);
  const times: number[] = [];
  let failed = 0;
  for (const work of works) {
    const startedAt = performance.now();
    await work().catch(() => {
      failed += 1;
    });
    times.push(performance.now() - startedAt);
  }
  const after = await readCounters(db);
  const each = (key: keyof Counters) => (after[key] - before[key]) / works.length;
  return {
    name,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    failed,
    buffers: each('buffers'),
    read: each('read'),
    milliseconds: each('milliseconds'),
  };
};

/** The most common words of titles, each with the most frequent category of its jobs. */
const searchesOf = async (db: Database, count: number) => {
  const words = await db.query<{ word: string; category: string | null }>(sql`
    SELECT word, (SELECT category FROM (SELECT s.category FROM job_search s WHERE s.live AND s.head @@ (quoted_word(w.word) || ':A')::tsquery LIMIT 200) found
      WHERE category <> '' GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1) AS category
    FROM (SELECT word FROM search_words WHERE length(word) > 3 AND word ~ '^[a-z]+$' ORDER BY title_jobs DESC, word LIMIT ${count}) w`);
  return words.map(({ word, category }) => ({
    q: word,
    ...(category === null ? {} : { category: [category] }),
    brief: true,
  }));
};

/** The ids of random jobs; those of generated jobs are computed without reading any. */
const idsOf = (db: Database, total: number, count: number) =>
  db.query<{ id: string }>(
    total < 50_000
      ? sql`SELECT id FROM jobs ORDER BY md5(id::text) LIMIT ${count}`
      : sql`SELECT md5('job ' || (hashint8extended(i, 99) & 2147483647) % ${total}::bigint)::uuid AS id FROM generate_series(1, ${count}::integer) i`,
  );

runMain(async () => {
  const { values } = parseArgs({ options: { count: { type: 'string', default: '200' } } });
  const count = Number(values.count);
  await withDatabase(
    readToolEnv(),
    async (db) => {
      await db.execute(sql`CREATE EXTENSION IF NOT EXISTS pg_stat_statements`);
      await loadVocabulary(db);
      const startedAt = performance.now();
      const { total } = await readHistogram(db);
      const histogram = performance.now() - startedAt;
      const ids = await idsOf(db, total, count);
      const searches = await searchesOf(db, count);
      const queries = [
        await measure(
          db,
          'a job by its id',
          ids.map(
            ({ id }) =>
              () =>
                findJob(db.reads, id),
          ),
        ),
        await measure(
          db,
          'the newest 20',
          ids.map(() => () => newestJobs(db.searches, 20, undefined, briefJobColumns)),
        ),
        // there are no words before their counts exist
        ...(searches.length === 0
          ? []
          : [
              await measure(
                db,
                'a word and a category',
                searches.map((search) => () => findAnswer(db, search)),
              ),
            ]),
      ];
      process.stdout.write(JSON.stringify({ jobs: total, histogram, queries }));
    },
    { asItIs: true },
  );
});
