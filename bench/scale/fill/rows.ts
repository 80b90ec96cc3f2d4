import sql, { raw, type Sql } from 'sql-template-tag';
import type { Database } from '../../../server/database/database';
import type { Parts } from './parts';

/** The version of how jobs are generated: a kept database of another version isn't reused. */
export const recipe = 1;

/** The numbers of the jobs to store, of `count` in all, spread over the 30 days before `began`. */
export type Run = { from: number; to: number; count: number; began: Date };

/** Returns SQL of a number from 0 to below `below`, the same for the same job and seed. */
const draw = (seed: number, below: number | string): Sql =>
  raw(`((hashint8extended(i, ${seed}) & 2147483647) % ${below})`);

/**
 * Selects the jobs numbered `from` to below `to`, each composed of a title, a company, a place and
 * two pieces of text of different real postings. One in 18 has a complete text, as among the real
 * ones.
 */
const drawn = (
  { titles, companies, places, levels }: Parts,
  { from, to, count, began }: Run,
): Sql => sql`
  SELECT i, md5('job ' || i)::uuid AS id,
    date_trunc('minute', ${began}::timestamptz - interval '30 days' * (1 - (i + 1)::float8 / ${count}::integer)) AS at,
    ${began}::timestamptz + interval '60 days' AS expires_at,
    t.*, c.company, c.words AS company_words, c.marks AS company_marks, p.location, p.remote AS place_remote, p.words AS place_words, p.marks AS place_marks,
    p.town, p.town_words, p.town_marks, ${draw(5, 3)} = 0 AND p.town <> '' AS in_town,
    l.level, l.key AS level_key, l.words AS level_words, CASE WHEN ${draw(6, 12)} = 0 THEN ${draw(7, 9_999_999)} END AS req,
    a.text AS first_piece, a.words AS first_words, b.text AS second_piece, b.words AS second_words, w.text AS whole, w.words AS whole_words
  FROM generate_series(${raw(String(from))}::bigint, ${raw(String(to - 1))}::bigint) i
    JOIN bench_titles t ON t.n = ${draw(1, titles)}
    JOIN bench_companies c ON c.n = ${draw(2, companies)}
    JOIN bench_places p ON p.n = ${draw(3, places)}
    LEFT JOIN bench_levels l ON l.n = ${draw(4, 10 * levels)}
    JOIN bench_texts a ON a.n = t.first_text + ${draw(8, 't.texts')}
    JOIN bench_texts b ON b.n = t.first_text + ${draw(9, 't.texts')}
    LEFT JOIN bench_wholes w ON ${draw(10, 18)} = 0 AND w.n = t.first_whole + ${draw(11, 't.wholes')}`;

const jobsOf = (rows: Sql): Sql => sql`
  INSERT INTO jobs (id, title, company, location, overview, responsibilities, qualifications, employment_type, employment_kind,
    pay_from, pay_to, vacancies, degree, category, description, remote, import_key, status, created_at, updated_at, expires_at)
  SELECT id, coalesce(level || ' ', '') || title || coalesce(' - Req ' || req, ''), CASE WHEN in_town THEN company || ' ' || town ELSE company END, location,
    first_piece || ' ' || second_piece, '{"","","","",""}', '{"","","",""}', type, kind,
    pay_from, pay_to, 1, degree, category, whole, remote OR place_remote, 'bench-' || i, 'live', at, at, expires_at
  FROM (${rows}) r`;

/**
 * Inserts the rows that the function search_row would create of the same jobs (`differing` checks
 * it).
 */
const searchOf = (rows: Sql): Sql => sql`
  INSERT INTO job_search (job_id, live, created_at, expires_at, category, employment_kind, pay_from, pay_to, title_key, place, head, marks, body)
  SELECT id, true, at, expires_at, category, kind, pay_from, pay_to, title_key, btrim(location), head,
    array_to_tsvector(ARRAY['h' || hour, 'q' || hour / 6, 'd' || hour / 24] || marks || place_marks || company_marks || CASE WHEN in_town THEN town_marks ELSE '{}' END),
    CASE WHEN whole_words IS NULL THEN head || first_words || second_words ELSE head || first_words || second_words || whole_words END
  FROM (
    SELECT r.*, floor(extract(epoch FROM at) / 3600)::bigint AS hour, concat_ws(' ', level_key, key, 'req ' || req) AS title_key,
      CASE WHEN level IS NULL THEN words ELSE level_words || words END || CASE WHEN req IS NULL THEN '' ELSE setweight(word_forms('Req ' || req), 'A') END
        || company_words || CASE WHEN in_town THEN town_words ELSE '' END || rest || place_words AS head
    FROM (${rows}) r OFFSET 0
  ) r`;

/** Stores jobs and their rows of job_search in one transaction, unless they exist. */
export const storeRows = (db: Database, parts: Parts, run: Run): Promise<void> =>
  db.transaction(
    async (tx) => {
      const present = await tx.query(
        sql`SELECT 1 FROM jobs WHERE import_key = ${`bench-${run.from}`}`,
      );
      if (present.length > 0) return;
      // no triggers and no foreign key checks: both tables are filled here
      await tx.execute(sql`SET LOCAL session_replication_role = replica`);
      await tx.execute(sql`SET LOCAL work_mem = '256MB'`);
      await tx.execute(jobsOf(drawn(parts, run)));
      await tx.execute(searchOf(drawn(parts, run)));
    },
    { timeout: 3_600_000 },
  );

/**
 * Counts how many of the first `checked` jobs have a row in job_search that differs from that of
 * the product's own function search_row.
 */
export const differing = async (db: Database, checked: number): Promise<number> => {
  const [row] = await db.query<{ count: number }>(sql`
    SELECT count(*) AS count FROM generate_series(0, ${checked - 1}::integer) i
      JOIN jobs j ON j.import_key = 'bench-' || i JOIN job_search s ON s.job_id = j.id, search_row(j) r
    WHERE (s.live, s.created_at, s.expires_at, s.category, s.employment_kind, s.pay_from, s.pay_to, s.title_key, s.place, strip(s.head), s.marks, strip(s.body))
      IS DISTINCT FROM (r.live, r.created_at, r.expires_at, r.category, r.employment_kind, r.pay_from, r.pay_to, r.title_key, r.place, strip(r.head), r.marks, strip(r.body))
      OR strip(ts_filter(s.head, '{a}')) <> strip(ts_filter(r.head, '{a}')) OR strip(ts_filter(s.head, '{b}')) <> strip(ts_filter(r.head, '{b}'))`);
  return row?.count ?? 0;
};
