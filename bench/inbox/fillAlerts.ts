/**
 * `node --require esbuild-register bench/inbox/fillAlerts.ts 100000 20000`: fills the database of a
 * running host with that many alerts, of that many different searches. Titles and places are drawn
 * with a probability proportional to their number of live jobs.
 */
import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { readToolEnv, withDatabase } from '../../server/cli/tool';
import type { Database } from '../../server/database/database';
import { upsertAlertQuery } from '../../server/repositories/alerts/alertQueries';
import {
  changeAlert,
  insertAlert,
  type AlertSearch,
} from '../../server/repositories/alerts/jobAlerts';
import { runMain } from '../../server/runMain';
import { readAlertSearch, toStored } from '../../server/services/alerts/readAlertSearch';
import { loadVocabulary } from '../../server/services/search/vocabulary';

/** The number of searches that are read in parallel, one per processor. */
const concurrency = 2;

/**
 * Returns a pseudo-random number generator (mulberry32): numbers from 0 to 1, the same for a seed.
 */
const numbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};

type Phrase = { said: string; jobs: number };
const phrasesOf = (db: Database, kind: 'title' | 'place'): Promise<Phrase[]> =>
  db.query<Phrase>(
    sql`SELECT said, jobs FROM search_phrases WHERE kind = ${kind} AND jobs > 1 ORDER BY jobs DESC, said LIMIT 5000`,
  );
const weighted = (phrases: readonly Phrase[], random: () => number) => {
  const all = phrases.reduce((sum, { jobs }) => sum + jobs, 0);
  return (): string => {
    let left = random() * all;
    for (const { said, jobs } of phrases) {
      left -= jobs;
      if (left <= 0) return said;
    }
    return '';
  };
};

const searchesOf = async (db: Database, count: number): Promise<AlertSearch[]> => {
  const random = numbers(17);
  const [title, place] = [
    weighted(await phrasesOf(db, 'title'), random),
    weighted(await phrasesOf(db, 'place'), random),
  ];
  const categories = await db.query<{ name: string }>(sql`SELECT name FROM categories`);
  const types = ['full-time', 'part-time', 'contract'] as const;
  const is = (share: number): boolean => random() < share;
  return Array.from({ length: count }, (): AlertSearch => {
    const category = categories[Math.floor(random() * categories.length)]?.name ?? '';
    return {
      ...(is(0.9) ? { q: title() } : { category: [category] }),
      ...(is(0.7) && { location: place(), ...(is(0.8) && { miles: is(0.5) ? 25 : 50 }) }),
      ...(is(0.1) && { remote: true }),
      ...(is(0.2) && { type: [types[Math.floor(random() * types.length)] ?? 'full-time'] }),
      ...(is(0.2) && { payMin: 1000 * Math.ceil(random() * 6) }),
    };
  });
};

/** Adds alerts of one search, each with its own email address, and returns how many. */
const addAlerts = async (db: Database, search: AlertSearch, copies: number): Promise<number> => {
  const reading = await readAlertSearch(db, search);
  if (!reading) return 0;
  const id = randomUUID();
  await db.transaction(async (tx) => {
    await insertAlert(tx, {
      id,
      seekerId: null,
      email: `${id}@alerts.invalid`,
      name: search.q ?? search.category?.join() ?? 'jobs',
      search,
      linkKey: randomUUID(),
      frequency: 'daily',
      weekday: 0,
      hour: 7,
      timeZone: 'America/Chicago',
      confirmation: null,
    });
    await upsertAlertQuery(tx, id, new Date(), reading.query);
    // not due until the benchmark makes it due
    const nextAt = new Date(Date.now() + 7 * 24 * 3_600_000);
    await changeAlert(tx, id, { state: 'on', nextAt, reading: toStored(reading) });
    await tx.execute(sql`
      WITH made AS (
        INSERT INTO job_alerts (id, email, email_key, name, search, compiled, compiled_version, frequency, weekday, hour, time_zone, state, link_key, next_at)
        SELECT new.id, new.id || '@alerts.invalid', new.id || '@alerts.invalid', a.name, a.search, a.compiled, a.compiled_version, a.frequency, a.weekday, a.hour,
          a.time_zone, a.state, gen_random_uuid(), a.next_at
        FROM job_alerts a, (SELECT gen_random_uuid() AS id FROM generate_series(2, ${copies}) OFFSET 0) new WHERE a.id = ${id} RETURNING id)
      INSERT INTO job_alert_queries (alert_id, since, keys, words, marks, is_near, latitude, longitude, miles, places, place_marks, pay_min, pay_max, is_paid)
      SELECT made.id, q.since, q.keys, q.words, q.marks, q.is_near, q.latitude, q.longitude, q.miles, q.places, q.place_marks, q.pay_min, q.pay_max, q.is_paid
      FROM made, job_alert_queries q WHERE q.alert_id = ${id}`);
  });
  return copies;
};

runMain(async () => {
  const [alerts = 0, different = 0] = process.argv.slice(2).map(Number);
  await withDatabase(readToolEnv(), async (db) => {
    await loadVocabulary(db, { now: true });
    const searches = await searchesOf(db, different);
    const startedAt = Date.now();
    let [next, added] = [0, 0];
    const work = async (): Promise<void> => {
      for (let search = searches[next]; search; search = searches[next]) {
        next += 1;
        const made = await addAlerts(db, search, Math.ceil(alerts / different));
        added += made;
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    await db.execute(sql`VACUUM (ANALYZE) job_alerts, job_alert_queries`);
    const each = ((Date.now() - startedAt) / different).toFixed(1);
    process.stdout.write(`${added} alerts of ${different} searches, ${each} ms for each search\n`);
  });
});
