import { randomUUID } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { components } from '@contract/generated/types';
import type { Queryable } from '../../database/database';
import { deleteBatch, sweepBatch } from '../deleteBatch';
import { isId } from '../ids';

type Schemas = components['schemas'];

/** What a job seeker lets employers see; null for what they haven't stated. */
export type OpenProfile = {
  open: boolean;
  nameShown: Schemas['NameShown'];
  headline: string;
  skills: string[];
  place: string;
  categories: string[];
  types: Schemas['EmploymentType'][];
  payFrom: number | null;
  start: Schemas['CandidateStart'] | null;
  years: number | null;
  education: Schemas['CandidateEducation'] | null;
  showCv: boolean;
  hideEmployer: boolean;
};
/** The coordinates of the place, for searches by distance; null for a state or no place. */
export type ProfilePoint = {
  state: string | null;
  latitude: number | null;
  longitude: number | null;
};

/** Returns a job seeker's profile; `undefined` if it was never opened. */
export const findOpenProfile = async (
  db: Queryable,
  seekerId: string,
): Promise<(OpenProfile & { updatedAt: Date }) | undefined> => {
  const [row] = await db.query<OpenProfile & { updatedAt: Date }>(sql`
    SELECT is_open AS open, name_shown AS "nameShown", headline, skills, place, categories, types, pay_from AS "payFrom", start, years, education,
      show_cv AS "showCv", hide_employer AS "hideEmployer", updated_at AS "updatedAt"
    FROM open_profiles WHERE seeker_id = ${seekerId}`);
  return row;
};

/**
 * Locks a job seeker's profile until the transaction ends, even if it doesn't exist yet; returns
 * `undefined` if it was never opened.
 */
export const lockProfile = async (
  tx: Queryable,
  seekerId: string,
): Promise<{ open: boolean; updatedAt: Date } | undefined> => {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`open profile ${seekerId}`}, 0))`,
  );
  const [row] = await tx.query<{ open: boolean; updatedAt: Date }>(
    sql`SELECT is_open AS open, updated_at AS "updatedAt" FROM open_profiles WHERE seeker_id = ${seekerId} FOR UPDATE`,
  );
  return row;
};

/**
 * Stores a profile. When it is opened again, it gets a new id, so that employers can't recognize it
 * by the previous one. If it is closed, triggers hide it from employers in the same transaction.
 */
export const saveOpenProfile = (
  tx: Queryable,
  seekerId: string,
  p: OpenProfile,
  at: ProfilePoint,
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO open_profiles AS known (seeker_id, candidate_id, is_open, name_shown, headline, skills, place, state, latitude, longitude, categories, types,
    pay_from, start, years, education, show_cv, hide_employer)
  VALUES (${seekerId}, ${randomUUID()}, ${p.open}, ${p.nameShown}, ${p.headline}, ${p.skills}, ${p.place}, ${at.state}, ${at.latitude}, ${at.longitude}, ${p.categories}, ${p.types},
    ${p.payFrom}, ${p.start}, ${p.years}, ${p.education}, ${p.showCv}, ${p.hideEmployer})
  ON CONFLICT (seeker_id) DO UPDATE SET
    candidate_id = CASE WHEN excluded.is_open AND NOT known.is_open THEN excluded.candidate_id ELSE known.candidate_id END,
    opened_at = CASE WHEN excluded.is_open AND NOT known.is_open THEN now() ELSE known.opened_at END,
    is_open = excluded.is_open, name_shown = excluded.name_shown, headline = excluded.headline, skills = excluded.skills, place = excluded.place,
    state = excluded.state, latitude = excluded.latitude, longitude = excluded.longitude, categories = excluded.categories, types = excluded.types,
    pay_from = excluded.pay_from, start = excluded.start, years = excluded.years, education = excluded.education,
    show_cv = excluded.show_cv, hide_employer = excluded.hide_employer, updated_at = now()`);

/** Closes a job seeker's profile and changes nothing else; returns 0 if it was closed already. */
export const closeProfile = (tx: Queryable, seekerId: string): Promise<number> =>
  tx.execute(
    sql`UPDATE open_profiles SET is_open = false WHERE seeker_id = ${seekerId} AND is_open`,
  );

export type BlockedEmployer = { id: string; name: string };

export const listBlocked = (db: Queryable, seekerId: string): Promise<BlockedEmployer[]> =>
  db.query(
    sql`SELECT id, name FROM blocked_employers WHERE seeker_id = ${seekerId} ORDER BY created_at, id`,
  );

/** Whether a name contains a letter or digit, without which it can't be matched. */
export const canBeBlocked = async (db: Queryable, name: string): Promise<boolean> => {
  const [row] = await db.query<{ key: string }>(sql`SELECT title_key(${name}) AS key`);
  return row !== undefined && row.key !== '';
};

/** Whether an employer `e` has a name that contains the words of `name`, in sequence. */
const hasName = (name: string, names: Sql): Sql =>
  sql`EXISTS (SELECT 1 FROM unnest(${names}) own WHERE strpos(' ' || own || ' ', ' ' || title_key(${name}) || ' ') > 0)`;

/**
 * Blocks a name, and the employers that have it now, so that they stay blocked if renamed. For
 * employers that know the job seeker, or have an application, the names on their jobs count as
 * well. If the name is blocked already, only adds employers. Triggers revoke what these employers
 * could see.
 */
export const addBlock = (
  tx: Queryable,
  seekerId: string,
  name: string,
  employerId: string | null,
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO blocked_employers AS known (id, seeker_id, name, name_key, employer_ids)
  SELECT ${randomUUID()}::uuid, ${seekerId}::uuid, ${name}::text, title_key(${name}), ARRAY(
    SELECT id FROM employers WHERE id = ${employerId}::uuid
    UNION SELECT e.id FROM employers e
      WHERE e.deleted_at IS NULL AND ${hasName(name, sql`ARRAY[title_key(e.company_name)]`)}
        -- so that the index can be used: it finds those with the name's longest word
        AND e.words LIKE '%' || (SELECT word FROM unnest(string_to_array(title_key(${name}), ' ')) word ORDER BY length(word) DESC, word LIMIT 1) || '%'
    UNION SELECT e.id FROM employers e
      WHERE e.id IN (
        SELECT employer_id FROM candidate_views WHERE seeker_id = ${seekerId} UNION SELECT employer_id FROM candidate_invitations WHERE seeker_id = ${seekerId}
        UNION SELECT employer_id FROM shortlisted_candidates WHERE seeker_id = ${seekerId} UNION SELECT employer_id FROM applications WHERE seeker_id = ${seekerId})
        AND ${hasName(name, sql`employer_names(e.id)`)})
  ON CONFLICT (seeker_id, name_key) DO UPDATE SET
    employer_ids = ARRAY(SELECT unnest(known.employer_ids) UNION SELECT unnest(excluded.employer_ids))`);

export const removeBlock = async (db: Queryable, seekerId: string, id: string): Promise<void> => {
  if (!isId(id)) return;
  await db.execute(sql`DELETE FROM blocked_employers WHERE id = ${id} AND seeker_id = ${seekerId}`);
};

/**
 * Returns a job seeker's blocks that match an employer; `isItsName`: the block is its full name,
 * not part of it.
 */
export const blocksOn = (
  db: Queryable,
  seekerId: string,
  employerId: string,
): Promise<(BlockedEmployer & { isItsName: boolean })[]> =>
  db.query(sql`
  SELECT b.id, b.name, b.name_key = title_key(${companyOf}) AS "isItsName" FROM blocked_employers b JOIN employers e ON e.id = ${employerId}
  WHERE b.seeker_id = ${seekerId} AND blocks_employer(ARRAY[b.name_key], b.employer_ids, (SELECT company_accounts(e.id)), (SELECT employer_names(e.id)))
  ORDER BY b.created_at, b.id`);

/** The display name of an employer: its company's, otherwise the person's. */
export const companyOf = sql`coalesce(nullif(btrim(e.company_name), ''), nullif(btrim(e.first_name || ' ' || e.last_name), ''), e.username)`;

/** Returns the name that is stored when an employer is blocked. */
export const findEmployerName = async (
  db: Queryable,
  employerId: string,
): Promise<string | undefined> => {
  const [row] = await db.query<{ name: string }>(
    sql`SELECT CASE WHEN title_key(${companyOf}) = '' THEN e.username ELSE ${companyOf} END AS name FROM employers e WHERE e.id = ${employerId}`,
  );
  return row?.name;
};

/**
 * Returns an employer that viewed a job seeker's profile, invited them, or has an application from
 * them.
 */
export const findKnownEmployer = async (
  db: Queryable,
  seekerId: string,
  usernameKey: string,
): Promise<{ id: string; company: string } | undefined> => {
  const [row] = await db.query<{ id: string; company: string }>(sql`
    SELECT e.id, ${companyOf} AS company FROM employers e WHERE e.username_key = ${usernameKey} AND e.erased_at IS NULL
      AND (EXISTS (SELECT 1 FROM candidate_views v WHERE v.seeker_id = ${seekerId} AND v.employer_id = e.id)
        OR EXISTS (SELECT 1 FROM candidate_invitations i WHERE i.seeker_id = ${seekerId} AND i.employer_id = e.id)
        OR EXISTS (SELECT 1 FROM applications a WHERE a.seeker_id = ${seekerId} AND a.employer_id = e.id))`);
  return row;
};

export type ViewRow = {
  company: string;
  usernameEmployer: string;
  views: number;
  firstAt: Date;
  lastAt: Date;
};

/** Returns the employers that viewed a profile, latest first. */
export const listViews = (db: Queryable, seekerId: string, limit: number): Promise<ViewRow[]> =>
  db.query(sql`
  SELECT ${companyOf} AS company, e.username AS "usernameEmployer", v.views, v.first_at AS "firstAt", v.last_at AS "lastAt"
  FROM candidate_views v JOIN employers e ON e.id = v.employer_id
  WHERE v.seeker_id = ${seekerId} AND e.erased_at IS NULL ORDER BY v.last_at DESC, e.id LIMIT ${limit}`);

/** Records that an employer viewed a profile. */
export const addView = (db: Queryable, seekerId: string, employerId: string): Promise<number> =>
  db.execute(sql`
  INSERT INTO candidate_views AS known (seeker_id, employer_id) VALUES (${seekerId}, ${employerId})
  ON CONFLICT (seeker_id, employer_id) DO UPDATE SET views = known.views + 1, last_at = now()`);

/** Deletes views whose last visit was over a year ago. */
export const dropOldCandidateViews = (db: Queryable, limit = sweepBatch): Promise<number> =>
  deleteBatch(db, sql`candidate_views`, sql`last_at < now() - interval '1 year'`, limit);
