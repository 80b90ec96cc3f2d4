import sql, { join, type Sql } from 'sql-template-tag';
import type { components } from '@contract/generated/types';
import type { Queryable } from '../../database/database';
import { isId } from '../ids';

/** A saved candidate search; `nextAt` is null while it is off. */
export type CandidateSearchRow = {
  id: string;
  employerId: string;
  name: string;
  search: components['schemas']['CandidateSearchParameters'];
  hour: number;
  timeZone: string;
  isOn: boolean;
  /** Profiles opened earlier don't count as new. */
  since: Date;
  sentAt: Date | null;
};

const columns = sql`id, employer_id AS "employerId", name, search, hour, time_zone AS "timeZone", is_on AS "isOn", since, sent_at AS "sentAt"`;

export const listCandidateSearches = (
  db: Queryable,
  employerId: string,
): Promise<CandidateSearchRow[]> =>
  db.query(
    sql`SELECT ${columns} FROM candidate_searches WHERE employer_id = ${employerId} ORDER BY created_at DESC, id`,
  );

export const findCandidateSearch = async (
  db: Queryable,
  employerId: string,
  id: string,
): Promise<CandidateSearchRow | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await db.query<CandidateSearchRow>(
    sql`SELECT ${columns} FROM candidate_searches WHERE employer_id = ${employerId} AND id = ${id}`,
  );
  return row;
};

type NewSearch = Pick<
  CandidateSearchRow,
  'id' | 'employerId' | 'name' | 'search' | 'hour' | 'timeZone'
> & { nextAt: Date };

/** Stores a search that is on; returns 0 if the employer already has `most`. */
export const insertCandidateSearch = async (
  tx: Queryable,
  s: NewSearch,
  most: number,
): Promise<number> => {
  // concurrent calls wait for each other, or both could take the last free slot
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`candidate searches ${s.employerId}`}, 0))`,
  );
  return tx.execute(sql`
    INSERT INTO candidate_searches (id, employer_id, name, search, hour, time_zone, is_on, next_at)
    SELECT ${s.id}::uuid, ${s.employerId}::uuid, ${s.name}::text, ${JSON.stringify(s.search)}::jsonb, ${s.hour}::smallint, ${s.timeZone}::text, true, ${s.nextAt}::timestamptz
    WHERE (SELECT count(*) FROM candidate_searches WHERE employer_id = ${s.employerId}) < ${most}`);
};

/** Changes a search. If it is turned on again, earlier profiles don't count as new. */
export const changeCandidateSearch = (
  tx: Queryable,
  id: string,
  { name, nextAt }: { name?: string | undefined; nextAt?: Date | null | undefined },
): Promise<number> => {
  const turned: Sql[] =
    nextAt === undefined
      ? []
      : [
          sql`since = CASE WHEN is_on THEN since ELSE now() END, is_on = ${nextAt !== null}, next_at = ${nextAt}`,
        ];
  return tx.execute(
    sql`UPDATE candidate_searches SET ${join([sql`id = id`, ...turned, ...(name === undefined ? [] : [sql`name = ${name}`])])} WHERE id = ${id}`,
  );
};

export const deleteCandidateSearch = async (
  db: Queryable,
  employerId: string,
  id: string,
): Promise<void> => {
  if (!isId(id)) return;
  await db.execute(
    sql`DELETE FROM candidate_searches WHERE id = ${id} AND employer_id = ${employerId}`,
  );
};

/**
 * Locks the search that has been due the longest; concurrent callers get the next one. Returns
 * `undefined` if none is due. Searches of deleted or suspended employers wait.
 */
export const lockDueSearch = async (
  tx: Queryable,
  now: Date,
): Promise<CandidateSearchRow | undefined> => {
  const [row] = await tx.query<CandidateSearchRow>(sql`
    SELECT ${columns} FROM candidate_searches WHERE is_on AND next_at <= ${now}
      AND EXISTS (SELECT 1 FROM employers e WHERE e.id = employer_id AND e.deleted_at IS NULL AND e.suspended_at IS NULL)
    ORDER BY next_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`);
  return row;
};

/** Postpones a search that is still on. */
export const postponeSearch = (db: Queryable, id: string, nextAt: Date): Promise<number> =>
  db.execute(sql`UPDATE candidate_searches SET next_at = ${nextAt} WHERE id = ${id} AND is_on`);

/** Sets when a search is due next; `toldUntil`: its email covered everyone until then. */
export const setSearchDue = (
  tx: Queryable,
  id: string,
  nextAt: Date,
  toldUntil: Date | null,
): Promise<number> =>
  tx.execute(sql`
  UPDATE candidate_searches SET next_at = ${nextAt}, since = coalesce(${toldUntil}, since), sent_at = CASE WHEN ${toldUntil}::timestamptz IS NULL THEN sent_at ELSE now() END WHERE id = ${id}`);
