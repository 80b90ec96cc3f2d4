import { randomUUID } from 'node:crypto';
import sql, { empty, join } from 'sql-template-tag';
import type { ApplicationState } from '@contract/jobs/applicationLife';
import type { Queryable } from '../../database/database';
import { isAnswer } from '../applications/applicants';
import { addEvent } from '../applications/applicationEvents';
import { updatePrivateWords } from '../applications/applicationNotes';
import { senderOf } from '../applications/sender';
import type { TermsTexts } from '../site/terms';

/** Inserts the categories in order; leaves existing ones unchanged. */
export const seedCategories = (tx: Queryable, names: readonly string[]): Promise<number> =>
  tx.execute(sql`
  INSERT INTO categories (id, name, position)
  VALUES ${join(names.map((name, index) => sql`(${randomUUID()}, ${name}, ${index + 1})`))}
  ON CONFLICT (name) DO NOTHING`);

/** Inserts the first terms record, unless one exists. */
export const seedTerms = (tx: Queryable, texts: TermsTexts): Promise<number> =>
  tx.execute(sql`
  INSERT INTO terms (id, terms_of_use_1, terms_of_use_2, terms_of_use_3, privacy_policy, cookies, changes_to_statement)
  SELECT ${randomUUID()}, ${texts.termsofuse1}, ${texts.termsofuse2}, ${texts.termsofuse3}, ${texts.privacypolicy}, ${texts.cookies}, ${texts.changestostatement}
  WHERE NOT EXISTS (SELECT 1 FROM terms)`);

/**
 * Whether this database is unused: it has no job, employer or job seeker, not even a deleted one.
 */
export const isDatabaseUnused = async (db: Queryable): Promise<boolean> => {
  const [row] = await db.query<{ used: boolean }>(sql`
    SELECT EXISTS (SELECT 1 FROM jobs) OR EXISTS (SELECT 1 FROM employers) OR EXISTS (SELECT 1 FROM job_seekers) AS used`);
  return row?.used === false;
};

/** An employer's fields that the forms don't set. */
export type EmployerExtras = {
  birthDate: string;
  residenceCountry: string;
  companyAddress: string;
  logoId: string;
  createdAt: Date;
};

export const setEmployerExtras = (tx: Queryable, id: string, e: EmployerExtras): Promise<number> =>
  tx.execute(sql`
  UPDATE employers SET birth_date = ${e.birthDate}, residence_country = ${e.residenceCountry}, company_address = ${e.companyAddress},
    logo_id = ${e.logoId}, created_at = ${e.createdAt} WHERE id = ${id}`);

export const seedFeaturedEmployer = (
  tx: Queryable,
  row: { name: string; mediaId: string; position: number },
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO featured_employers (id, name, media_id, position) VALUES (${randomUUID()}, ${row.name}, ${row.mediaId}, ${row.position})`);

type SeededApplication = {
  jobId: string;
  seekerId: string;
  message: string;
  note: string;
  state: ApplicationState;
  rating: number | null;
  tags: readonly string[];
  cv: { fileId: string; name: string } | null;
  createdAt: Date;
  /** When the employer decided; the same as `createdAt` if it hasn't. */
  movedAt: Date;
};

/**
 * Inserts an application as if it had been sent at `createdAt`, with the events that led to its
 * state and its job's promise. Returns its id.
 */
export const seedApplication = async (tx: Queryable, row: SeededApplication): Promise<string> => {
  const id = randomUUID();
  await tx.execute(sql`
  INSERT INTO applications (id, job_id, employer_id, seeker_id, message, note, state, rating, tags, cv_id, cv_name, sender, created_at, sent_at, moved_at, updated_at, answer_due_at, answered_at)
  SELECT ${id}::uuid, j.id, j.employer_id, s.id, ${row.message}, ${row.note}, ${row.state}, ${row.rating}::smallint, ${[...row.tags]}::text[],
    ${row.cv?.fileId ?? null}::uuid, ${row.cv?.name ?? null}, ${senderOf}, ${row.createdAt}, ${row.createdAt}, ${row.movedAt}, ${row.movedAt},
    ${row.createdAt}::timestamptz + j.answer_days * interval '1 day', ${isAnswer(row.state) ? row.movedAt : null}::timestamptz
  FROM jobs j, job_seekers s WHERE j.id = ${row.jobId} AND s.id = ${row.seekerId}`);
  await addEvent(tx, { applicationId: id, kind: 'sent', role: 'jobseeker', name: '' });
  if (row.state !== 'sent')
    await addEvent(tx, {
      applicationId: id,
      kind: row.state,
      role: row.state === 'withdrawn' ? 'jobseeker' : 'employer',
      name: '',
    });
  await tx.execute(
    sql`UPDATE application_events SET at = CASE kind WHEN 'sent' THEN ${row.createdAt}::timestamptz ELSE ${row.movedAt}::timestamptz END WHERE application_id = ${id}`,
  );
  await updatePrivateWords(tx, id);
  return id;
};

export const seedSavedJob = (
  tx: Queryable,
  row: { seekerId: string; jobId: string; note: string; savedAt: Date },
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO saved_jobs (seeker_id, job_id, note, saved_at) VALUES (${row.seekerId}, ${row.jobId}, ${row.note}, ${row.savedAt})`);

/** Marks a job as filled, as of `at`. */
export const seedFilled = (tx: Queryable, jobId: string, at: Date): Promise<number> =>
  tx.execute(
    sql`UPDATE jobs SET status = 'filled', ended_at = ${at}, updated_at = ${at} WHERE id = ${jobId}`,
  );

/** Returns which usernames belong to an account of either role. */
export const existingUsernames = async (
  db: Queryable,
  usernameKeys: readonly string[],
): Promise<string[]> => {
  const keys = usernameKeys.length === 0 ? empty : join(usernameKeys);
  const rows = await db.query<{ username: string }>(sql`
    SELECT username FROM employers WHERE username_key IN (${keys}) AND deleted_at IS NULL
    UNION SELECT username FROM job_seekers WHERE username_key IN (${keys}) AND deleted_at IS NULL ORDER BY username`);
  return rows.map(({ username }) => username);
};

/** The prefix of the demo jobs' import keys. */
export const demoKeyPrefix = 'demo:';

/**
 * Extends live demo jobs to 30 days from now. A job that its employer closed stays closed; one with
 * a closing day is extended only once that has passed.
 */
export const extendDemoJobs = (db: Queryable): Promise<number> =>
  db.execute(sql`
  UPDATE jobs SET expires_at = now() + interval '30 days', closes_on = NULL
  WHERE import_key LIKE ${`${demoKeyPrefix}%`} AND status = 'live' AND deleted_at IS NULL
    AND expires_at < CASE WHEN closes_on IS NULL THEN now() + interval '15 days' ELSE now() END`);
