import sql, { raw, type Sql } from 'sql-template-tag';
import type { Database } from '../../../server/database/database';
import type { NewJob } from '../../../server/repositories/jobs/jobs';

/*
 * The tables of parts that jobs are composed of: each title, company, place and piece of text of
 * the real postings, with its lexemes. PostgreSQL parses each part once instead of once per job,
 * and so fills ten million rows in the time that parsing one million takes.
 */

/** The number of words of a piece of text; a job has two pieces. */
const pieceWords = 15;
const levels = ['Senior', 'Lead', 'Junior', 'Associate', 'Principal', 'Assistant', 'Traveling'];

const piecesOf = (text: string): string[] => {
  const words = text.split(/\s+/).filter(Boolean);
  return Array.from({ length: Math.floor(words.length / pieceWords) }, (_, index) =>
    words.slice(index * pieceWords, (index + 1) * pieceWords).join(' '),
  );
};

/** The first row and the number of rows of each category, in a table sorted by category. */
type Ranges = Map<string, { first: number; count: number }>;
const rangesOf = (rows: readonly { category: string }[]): Ranges => {
  const ranges: Ranges = new Map();
  for (const [at, { category }] of rows.entries()) {
    const range = ranges.get(category);
    if (range) range.count += 1;
    else ranges.set(category, { first: at, count: 1 });
  }
  return ranges;
};

const sortedByCategory = <Row extends { category: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) =>
    one.category < other.category ? -1 : Number(one.category > other.category),
  );

const numbered = <Row extends object>(rows: readonly Row[]): string =>
  JSON.stringify(rows.map((row, n) => ({ n, ...row })));

/** Creates a table of numbered rows. */
const make = async (db: Database, name: string, rows: Sql): Promise<void> => {
  await db.execute(raw(`DROP TABLE IF EXISTS ${name}`));
  await db.transaction((tx) => tx.execute(sql`CREATE UNLOGGED TABLE ${raw(name)} AS ${rows}`), {
    timeout: 600_000,
  });
  await db.execute(raw(`ANALYZE ${name}`));
};

/** The number of rows of each table of parts. */
export type Parts = { titles: number; companies: number; places: number; levels: number };

const titlesFrom = (rows: string): Sql => sql`
  SELECT n, title, title_key(title) AS key, setweight(word_forms(title), 'A') AS words,
    setweight(word_forms(category || CASE WHEN remote THEN ' . remote' ELSE '' END), 'C') || kind_words(kind) AS rest,
    category, type, kind, degree, remote, "payFrom" AS pay_from, "payTo" AS pay_to,
    ARRAY(SELECT m FROM unnest(tsvector_to_array(job_marks('epoch', category, kind, remote, "payFrom", "payTo", NULL, '', '', degree))) m WHERE m !~ '^[hqd][0-9]') AS marks,
    "firstText" AS first_text, texts, "firstWhole" AS first_whole, wholes
  FROM jsonb_to_recordset(${rows}::jsonb) AS t(n integer, title text, category text, type text, kind text, degree text, remote boolean,
    "payFrom" numeric, "payTo" numeric, "firstText" integer, texts integer, "firstWhole" integer, wholes integer)`;

const companiesFrom = (rows: string): Sql => sql`
  SELECT n, company, setweight(word_forms(company), 'B') AS words, marked_words('o', company) AS marks
  FROM jsonb_to_recordset(${rows}::jsonb) AS t(n integer, company text)`;

const placesFrom = (rows: string): Sql => sql`
  SELECT n, location, remote, town, setweight(word_forms(town), 'B') AS town_words, marked_words('o', town) AS town_marks,
    setweight(word_forms(location || CASE WHEN remote THEN ' . remote' ELSE '' END), 'C') AS words,
    marked_words('l', location) || CASE WHEN remote THEN ARRAY['r'] ELSE '{}' END AS marks
  FROM jsonb_to_recordset(${rows}::jsonb) AS t(n integer, location text, remote boolean, town text)`;

const textsFrom = (rows: string): Sql => sql`
  SELECT n, text, setweight(to_tsvector('pg_catalog.english', search_text(text)), 'D') AS words
  FROM jsonb_to_recordset(${rows}::jsonb) AS t(n integer, text text)`;

const levelsFrom = (rows: string): Sql => sql`
  SELECT n, level, title_key(level) AS key, setweight(word_forms(level), 'A') AS words
  FROM jsonb_to_recordset(${rows}::jsonb) AS t(n integer, level text)`;

/** Creates the tables of parts from real postings. */
export const makeParts = async (
  db: Database,
  postings: readonly NewJob[],
  kindOf: (type: string) => string,
): Promise<Parts> => {
  const whole = sortedByCategory(
    postings.flatMap(({ category, description }) =>
      description === null ? [] : [{ category, text: description }],
    ),
  );
  const texts = whole.flatMap(({ category, text }) =>
    piecesOf(text).map((piece) => ({ category, text: piece })),
  );
  const [wholeBy, textsBy] = [rangesOf(whole), rangesOf(texts)];
  const titles = postings.map((job) => {
    const ofText = textsBy.get(job.category) ?? { first: 0, count: texts.length };
    const ofWhole = wholeBy.get(job.category) ?? { first: 0, count: whole.length };
    return {
      title: job.title,
      category: job.category,
      type: job.employmentType,
      kind: kindOf(job.employmentType),
      degree: job.degree,
      remote: job.remote ?? false,
      payFrom: job.payFrom,
      payTo: job.payTo,
      firstText: ofText.first,
      texts: ofText.count,
      firstWhole: ofWhole.first,
      wholes: ofWhole.count,
    };
  });
  const named = postings.filter(({ description }) => description !== null);
  const companies = named.map(({ company }) => ({ company }));
  const places = postings.map(({ location, remote = false }) => ({
    location,
    remote: remote && /remote/i.test(location),
    town: /^[A-Z][^,]*/.exec(location)?.[0].trim() ?? '',
  }));
  await make(db, 'bench_titles', titlesFrom(numbered(titles)));
  await make(db, 'bench_companies', companiesFrom(numbered(companies)));
  await make(db, 'bench_places', placesFrom(numbered(places)));
  await make(db, 'bench_texts', textsFrom(numbered(texts)));
  await make(db, 'bench_wholes', textsFrom(numbered(whole)));
  await make(db, 'bench_levels', levelsFrom(numbered(levels.map((level) => ({ level })))));
  return {
    titles: titles.length,
    companies: companies.length,
    places: places.length,
    levels: levels.length,
  };
};
