import sql, { empty, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { isLive, type NewestKey } from '../jobs/jobRows';

/** The name of a page and when it last changed. */
export type SitemapEntry = { name: string; changedAt: Date };
/** Where a sitemap file of jobs begins, and when one of its jobs last changed. */
export type SitemapPart = { from: NewestKey; changedAt: Date };

const oldestFirst = sql`j.created_at, j.id`;
const fromOn = (key: NewestKey | undefined): Sql =>
  key ? sql`AND (j.created_at, j.id) >= (${key.at}, ${key.id})` : empty;
const before = (key: NewestKey | undefined): Sql =>
  key ? sql`AND (j.created_at, j.id) < (${key.at}, ${key.id})` : empty;

/**
 * Divides the live jobs into files of `size`, oldest first: new jobs go into the last one, while
 * the other files keep their jobs. Runs a statement per file, so that none takes long.
 */
export const divideJobs = async (db: Queryable, size: number): Promise<SitemapPart[]> => {
  const startAfter = (key: NewestKey | undefined) =>
    db.query<NewestKey>(sql`
      SELECT j.created_at AS at, j.id FROM jobs j WHERE ${isLive} ${fromOn(key)}
      ORDER BY ${oldestFirst} OFFSET ${key ? Math.trunc(size) : 0} LIMIT 1`);
  const parts: SitemapPart[] = [];
  let [from] = await startAfter(undefined);
  while (from) {
    const [next] = await startAfter(from);
    const [newest] = await db.query<{ changedAt: Date | null }>(sql`
      SELECT max(j.updated_at) AS "changedAt" FROM jobs j WHERE ${isLive} ${fromOn(from)} ${before(next)}`);
    parts.push({ from, changedAt: newest?.changedAt ?? from.at });
    from = next;
  }
  return parts;
};

/**
 * Returns a fingerprint of the live jobs from one key to another: their number and when they were
 * changed.
 */
export const stateOfSitemapJobs = async (
  db: Queryable,
  { from, to }: { from: NewestKey; to: NewestKey | undefined },
): Promise<string> => {
  const [row] = await db.query<{ state: string }>(sql`
    SELECT concat_ws(' ', count(*), sum(extract(epoch FROM j.updated_at))) AS state FROM jobs j WHERE ${isLive} ${fromOn(from)} ${before(to)}`);
  return row?.state ?? '';
};

const batch = 1000;

/**
 * Yields live jobs from one key to another, oldest first, in batches that hold no connection in
 * between; at most `limit` of them.
 */
export async function* listSitemapJobs(
  db: Queryable,
  { from, to, limit }: { from: NewestKey; to: NewestKey | undefined; limit: number },
): AsyncGenerator<SitemapEntry[], void, undefined> {
  let start: Sql = fromOn(from);
  for (let left = limit; left > 0; left -= batch) {
    const size = Math.min(batch, left);
    const rows = await db.query<SitemapEntry & { at: Date }>(sql`
      SELECT j.id AS name, j.updated_at AS "changedAt", j.created_at AS at FROM jobs j
      WHERE ${isLive} ${start} ${before(to)} ORDER BY ${oldestFirst} LIMIT ${size}`);
    const end = rows.at(-1);
    if (end) yield rows;
    if (!end || rows.length < size) return;
    start = sql`AND (j.created_at, j.id) > (${end.at}, ${end.name})`;
  }
}

const hiring = sql`e.deleted_at IS NULL AND EXISTS (SELECT 1 FROM jobs j WHERE j.employer_id = e.id AND ${isLive})`;

/** Returns where the sitemap files of employers with a live job begin: every `size`th, by id. */
export const divideEmployers = async (db: Queryable, size: number): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(sql`
    SELECT id FROM (SELECT e.id, row_number() OVER (ORDER BY e.id) AS number FROM employers e WHERE ${hiring}) numbered
    WHERE (number - 1) % ${Math.trunc(size)} = 0 ORDER BY id`);
  return rows.map(({ id }) => id);
};

const employersUntil = (to: string | undefined): Sql =>
  to === undefined ? empty : sql`AND e.id < ${to}`;

/** Returns a fingerprint of the employers with a live job, like `stateOfSitemapJobs`. */
export const stateOfSitemapEmployers = async (
  db: Queryable,
  { from, to }: { from: string; to: string | undefined },
): Promise<string> => {
  const [row] = await db.query<{ state: string }>(sql`
    SELECT concat_ws(' ', count(*), sum(extract(epoch FROM e.updated_at))) AS state FROM employers e WHERE e.id >= ${from} ${employersUntil(to)} AND ${hiring}`);
  return row?.state ?? '';
};

/** Yields the usernames of employers with a live job, from one id to another, in batches. */
export async function* listSitemapEmployers(
  db: Queryable,
  { from, to, limit }: { from: string; to: string | undefined; limit: number },
): AsyncGenerator<SitemapEntry[], void, undefined> {
  let start: Sql = sql`e.id >= ${from}`;
  for (let left = limit; left > 0; left -= batch) {
    const size = Math.min(batch, left);
    const rows = await db.query<SitemapEntry & { id: string }>(sql`
      SELECT e.id, e.username AS name, e.updated_at AS "changedAt" FROM employers e
      WHERE ${start} ${employersUntil(to)} AND ${hiring} ORDER BY e.id LIMIT ${size}`);
    const end = rows.at(-1);
    if (end) yield rows;
    if (!end || rows.length < size) return;
    start = sql`e.id > ${end.id}`;
  }
}

/**
 * Returns all categories, each with the time its newest live job was posted; null if it has none.
 */
export const listSitemapCategories = (
  db: Queryable,
): Promise<{ name: string; changedAt: Date | null }[]> =>
  db.query(sql`
    SELECT c.name, (SELECT j.created_at FROM jobs j WHERE j.category = c.name AND ${isLive} ORDER BY j.created_at DESC, j.id DESC LIMIT 1) AS "changedAt"
    FROM categories c WHERE c.name <> '' ORDER BY c.position`);
