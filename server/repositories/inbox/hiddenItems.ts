import sql from 'sql-template-tag';
import { caseFold } from '@contract/text/caseFold';
import type { Queryable } from '../../database/database';
import { deleteBatch, sweepBatch } from '../deleteBatch';
import { isId } from '../ids';

export type HiddenKind = 'job' | 'company';
export type HiddenRow = { kind: HiddenKind; key: string; name: string; hiddenAt: Date };

/** Returns the key of an item: a company's name or a job's id, case-folded. */
export const keyOf = (kind: HiddenKind, key: string): string =>
  kind === 'company' ? caseFold(key.trim()) : key.toLowerCase();

/**
 * Returns a job seeker's hidden items, latest first; the key of a company is its name when it was
 * hidden.
 */
export const listHidden = (db: Queryable, seekerId: string): Promise<HiddenRow[]> =>
  db.query<HiddenRow>(sql`
  SELECT kind, CASE kind WHEN 'company' THEN name ELSE key END AS key, name, hidden_at AS "hiddenAt"
  FROM hidden_items WHERE seeker_id = ${seekerId} ORDER BY hidden_at DESC, kind, key`);

export const countHidden = async (db: Queryable, seekerId: string): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`SELECT count(*) AS count FROM hidden_items WHERE seeker_id = ${seekerId}`,
  );
  return row?.count ?? 0;
};

export const isHidden = async (
  db: Queryable,
  seekerId: string,
  kind: HiddenKind,
  key: string,
): Promise<boolean> => {
  const rows = await db.query(
    sql`SELECT FROM hidden_items WHERE seeker_id = ${seekerId} AND kind = ${kind} AND key = ${keyOf(kind, key)}`,
  );
  return rows.length > 0;
};

type NamedJob = { id: string; name: string };
const jobName = sql`concat_ws(', ', nullif(title, ''), nullif(company, ''))`;
const isPublic = sql`deleted_at IS NULL AND status IN ('live', 'expired', 'filled')`;

/** Returns the names of those jobs that are public, or were until they ended. */
export const publicJobNames = (db: Queryable, ids: readonly string[]): Promise<NamedJob[]> =>
  db.query<NamedJob>(sql`
    SELECT id, ${jobName} AS name FROM jobs WHERE id = ANY(${ids.filter(isId)}::uuid[]) AND ${isPublic}`);

/**
 * Returns the name of a job that is public, or was until it ended: "Night Nurse, Harbour Clinic".
 */
export const publicJobName = async (db: Queryable, jobId: string): Promise<string | undefined> =>
  (await publicJobNames(db, [jobId]))[0]?.name;

/** Hides an item; a no-op if it is hidden already. */
export const addHidden = (
  db: Queryable,
  seekerId: string,
  { kind, key, name }: Pick<HiddenRow, 'kind' | 'key' | 'name'>,
): Promise<number> =>
  db.execute(sql`
  INSERT INTO hidden_items (seeker_id, kind, key, name) VALUES (${seekerId}, ${kind}, ${keyOf(kind, key)}, ${name})
  ON CONFLICT (seeker_id, kind, key) DO NOTHING`);

type NewHidden = Pick<HiddenRow, 'kind' | 'key' | 'name'>;
/** Hides several items, latest first, with times a millisecond apart to keep the order. */
export const addManyHidden = (
  db: Queryable,
  seekerId: string,
  items: readonly NewHidden[],
): Promise<number> =>
  db.execute(sql`
  INSERT INTO hidden_items (seeker_id, kind, key, name, hidden_at)
  SELECT ${seekerId}, i.kind, i.key, i.name, now() - i.place * interval '1 ms'
  FROM jsonb_to_recordset(${JSON.stringify(items.map((item, place) => ({ ...item, key: keyOf(item.kind, item.key), place })))}::jsonb)
    AS i(kind text, key text, name text, place integer)
  ON CONFLICT (seeker_id, kind, key) DO NOTHING`);

export const removeHidden = (
  db: Queryable,
  seekerId: string,
  kind: HiddenKind,
  key: string,
): Promise<number> =>
  db.execute(
    sql`DELETE FROM hidden_items WHERE seeker_id = ${seekerId} AND kind = ${kind} AND key = ${keyOf(kind, key)}`,
  );

/** Deletes hidden jobs after a year: no job is listed that long. */
export const dropOldHidden = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(
    db,
    sql`hidden_items`,
    sql`kind = 'job' AND hidden_at < now() - interval '1 year'`,
    limit,
  );
