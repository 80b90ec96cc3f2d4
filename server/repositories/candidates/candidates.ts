import sql, { type Sql } from 'sql-template-tag';
import type { components } from '@contract/generated/types';
import type { Queryable } from '../../database/database';
import { isId } from '../ids';
import { isSeenBy } from './candidateSearch';

type Schemas = components['schemas'];

export type CandidateRow = {
  seekerId: string;
  id: string;
  name: string | null;
  headline: string;
  skills: string[];
  place: string;
  categories: string[];
  types: Schemas['EmploymentType'][];
  payFrom: number | null;
  start: Schemas['CandidateStart'] | null;
  years: number | null;
  education: Schemas['CandidateEducation'] | null;
  activeOn: string;
  note: string | null;
  invitations: Schemas['CandidateInvitation'][];
  application: Schemas['Candidate']['application'] | null;
};

/**
 * Selects the invitations from an employer to candidate `c` with profile `p` that the employer may
 * see.
 */
const ownInvitations = (employerId: string): Sql =>
  sql`candidate_invitations i WHERE i.seeker_id = c.seeker_id AND i.employer_id = ${employerId} AND i.state <> 'ended' AND i.created_at >= p.opened_at`;
const hasAccepted = (employerId: string): Sql =>
  sql`EXISTS (SELECT 1 FROM ${ownInvitations(employerId)} AND i.state = 'accepted')`;

/** The full name of job seeker `s`. */
export const fullName = sql`coalesce(nullif(btrim(s.first_name || ' ' || s.last_name), ''), s.username)`;
/** "Imani K." */
const shortName = sql`btrim(btrim(s.first_name) || CASE WHEN btrim(s.last_name) = '' THEN '' ELSE ' ' || left(btrim(s.last_name), 1) || '.' END)`;
/**
 * Returns the name of job seeker `s` with profile `p` as an employer sees it; `isKnown`: the
 * employer knows the full name.
 */
export const candidateName = (isKnown: Sql): Sql =>
  sql`CASE WHEN ${isKnown} THEN ${fullName} WHEN p.name_shown = 'short' THEN nullif(${shortName}, '') END`;

const source = (employerId: string): Sql => sql`
  candidate_search c JOIN open_profiles p ON p.seeker_id = c.seeker_id JOIN job_seekers s ON s.id = c.seeker_id
  LEFT JOIN shortlisted_candidates l ON l.seeker_id = c.seeker_id AND l.employer_id = ${employerId}
  -- doesn't reveal that a candidate who hides their name is an applicant
  LEFT JOIN LATERAL (
    SELECT jsonb_build_object('_id', a.id, 'jobtitle', j.title, 'sentAt', to_jsonb(a.sent_at)) AS application
    FROM applications a JOIN jobs j ON j.id = a.job_id
    WHERE a.seeker_id = c.seeker_id AND a.employer_id = ${employerId} AND a.state <> 'withdrawn' AND p.name_shown = 'short'
    ORDER BY a.sent_at DESC LIMIT 1) applied ON true`;

const columns = (employerId: string): Sql => sql`
  c.seeker_id AS "seekerId", c.candidate_id AS id, p.headline, p.skills, p.place, p.categories, p.types, p.pay_from AS "payFrom", p.start, p.years, p.education,
  c.active_on::text AS "activeOn", l.note, applied.application,
  ${candidateName(sql`applied.application IS NOT NULL OR ${hasAccepted(employerId)}`)} AS name,
  coalesce((SELECT jsonb_agg(jsonb_build_object('_id', i.id, 'jobId', i.job_id, 'jobtitle', (SELECT title FROM jobs WHERE id = i.job_id), 'state', i.state,
      'createdAt', i.created_at, 'answeredAt', i.answered_at) ORDER BY i.created_at DESC) FROM ${ownInvitations(employerId)}), '[]') AS invitations`;

/** Returns those job seekers who are candidates for an employer, unordered. */
export const listCandidates = (
  db: Queryable,
  employerId: string,
  seekerIds: readonly string[],
): Promise<CandidateRow[]> =>
  db.query(sql`
  SELECT ${columns(employerId)} FROM ${source(employerId)}
  WHERE c.seeker_id = ANY(${[...seekerIds]}::uuid[]) AND ${isSeenBy(employerId)}`);

/** Returns a candidate as an employer may see it; `undefined` if it may not. */
export const findCandidate = async (
  db: Queryable,
  employerId: string,
  id: string,
): Promise<CandidateRow | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await db.query<CandidateRow>(
    sql`SELECT ${columns(employerId)} FROM ${source(employerId)} WHERE c.candidate_id = ${id} AND ${isSeenBy(employerId)}`,
  );
  return row;
};

/**
 * Returns the types and start that an applicant of an employer looks for; `undefined` if the
 * employer may not see them. Job seekers who hide their name are never returned, since that would
 * reveal that they have applied.
 */
export const findWants = async (
  db: Queryable,
  employerId: string,
  seekerId: string,
): Promise<Pick<CandidateRow, 'types' | 'start'> | undefined> => {
  const [row] = await db.query<Pick<CandidateRow, 'types' | 'start'>>(sql`
    SELECT p.types, p.start FROM candidate_search c JOIN open_profiles p ON p.seeker_id = c.seeker_id
    WHERE c.seeker_id = ${seekerId} AND p.name_shown = 'short' AND ${isSeenBy(employerId)}`);
  return row;
};

/** Returns the candidate id of a job seeker with an open profile. */
export const findOwnCandidate = async (
  db: Queryable,
  seekerId: string,
): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(
    sql`SELECT candidate_id AS id FROM candidate_search WHERE seeker_id = ${seekerId}`,
  );
  return row?.id;
};

/**
 * Returns the job seeker of a candidate that an employer may see, and locks the profile until the
 * transaction ends, so that closing it or blocking waits or comes first.
 */
export const lockCandidate = async (
  tx: Queryable,
  employerId: string,
  id: string,
): Promise<string | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await tx.query<{ seekerId: string }>(sql`
    SELECT p.seeker_id AS "seekerId" FROM open_profiles p JOIN candidate_search c ON c.seeker_id = p.seeker_id
    WHERE p.candidate_id = ${id} AND ${isSeenBy(employerId)} FOR UPDATE OF p`);
  if (!row) return undefined;
  // a transaction that this waited for may have hidden the candidate
  const [still] = await tx.query(
    sql`SELECT 1 FROM candidate_search c WHERE c.candidate_id = ${id} AND ${isSeenBy(employerId)}`,
  );
  return still && row.seekerId;
};

export type ShownCv = Pick<Schemas['CandidateDetails'], 'experience' | 'training'>;

/** Returns the positions and training that a job seeker shows; empty if the CV isn't shown. */
export const findShownCv = async (db: Queryable, seekerId: string): Promise<ShownCv> => {
  const [row] = await db.query<ShownCv>(sql`
    SELECT cv -> 'experience' AS experience, cv -> 'education' AS training FROM (
      SELECT shown_cv(s.cv, p.hide_employer) AS cv FROM open_profiles p JOIN job_seekers s ON s.id = p.seeker_id
      WHERE p.seeker_id = ${seekerId} AND p.is_open AND p.show_cv AND s.cv IS NOT NULL) shown`);
  return row ?? { experience: [], training: [] };
};

export type ContactRow = Schemas['CandidateContact'] & { fileId: string | null; fileName: string };

/**
 * Returns the contact data of a candidate who accepted an employer's invitation; `undefined` for
 * others.
 */
export const findContact = async (
  db: Queryable,
  employerId: string,
  id: string,
): Promise<ContactRow | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await db.query<ContactRow>(sql`
    SELECT ${fullName} AS name, s.email, s.phone, r.file_id IS NOT NULL AS "hasCv", r.file_id AS "fileId", coalesce(r.name, '') AS "fileName"
    FROM candidate_search c JOIN open_profiles p ON p.seeker_id = c.seeker_id JOIN job_seekers s ON s.id = c.seeker_id
    LEFT JOIN LATERAL (SELECT file_id, name FROM resumes WHERE seeker_id = c.seeker_id AND p.show_cv ORDER BY is_default DESC, created_at LIMIT 1) r ON true
    WHERE c.candidate_id = ${id} AND ${isSeenBy(employerId)} AND ${hasAccepted(employerId)}`);
  return row;
};

/** Counts the candidates on an employer's shortlist. */
export const countShortlisted = async (tx: Queryable, employerId: string): Promise<number> => {
  const [row] = await tx.query<{ count: number }>(
    sql`SELECT count(*) AS count FROM shortlisted_candidates WHERE employer_id = ${employerId}`,
  );
  return row?.count ?? 0;
};

export const saveShortlisted = (
  tx: Queryable,
  employerId: string,
  seekerId: string,
  note: string,
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO shortlisted_candidates (employer_id, seeker_id, note) VALUES (${employerId}, ${seekerId}, ${note})
  ON CONFLICT (employer_id, seeker_id) DO UPDATE SET note = excluded.note`);

export const dropShortlisted = async (
  db: Queryable,
  employerId: string,
  id: string,
): Promise<void> => {
  if (!isId(id)) return;
  await db.execute(sql`
    DELETE FROM shortlisted_candidates WHERE employer_id = ${employerId}
      AND seeker_id = (SELECT seeker_id FROM open_profiles WHERE candidate_id = ${id})`);
};
