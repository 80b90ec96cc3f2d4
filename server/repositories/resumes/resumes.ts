import sql from 'sql-template-tag';
import type { Queryable } from '../../database/database';
import { isId } from '../ids';

/** A job seeker's CV; use `findFile` to read its file. */
export type ResumeRow = {
  id: string;
  fileId: string;
  name: string;
  contentType: string;
  /** In bytes. */
  size: number;
  isDefault: boolean;
  updatedAt: Date;
  lastSentAt: Date | null;
};

const columns = sql`r.id, r.file_id AS "fileId", r.name, f.content_type AS "contentType", f.size, r.is_default AS "isDefault", r.updated_at AS "updatedAt",
  (SELECT max(a.sent_at) FROM applications a WHERE a.seeker_id = r.seeker_id AND a.cv_id = r.file_id) AS "lastSentAt"`;

/** Returns a job seeker's CVs: the default first, then the latest. */
export const listResumes = (db: Queryable, seekerId: string): Promise<ResumeRow[]> =>
  db.query<ResumeRow>(sql`
  SELECT ${columns} FROM resumes r JOIN files f ON f.id = r.file_id
  WHERE r.seeker_id = ${seekerId} ORDER BY r.is_default DESC, r.updated_at DESC, r.id`);

/** Returns one of the job seeker's own CVs; `undefined` if there is no such CV. */
export const findResume = async (
  db: Queryable,
  seekerId: string,
  id: string,
): Promise<ResumeRow | undefined> => {
  if (!isId(id)) return undefined;
  const [row] = await db.query<ResumeRow>(sql`
    SELECT ${columns} FROM resumes r JOIN files f ON f.id = r.file_id WHERE r.id = ${id} AND r.seeker_id = ${seekerId}`);
  return row;
};

/**
 * Locks the job seeker, so that concurrent uploads can't create a fourth CV or a second default.
 */
export const lockResumes = async (tx: Queryable, seekerId: string): Promise<void> => {
  await tx.execute(sql`SELECT 1 FROM job_seekers WHERE id = ${seekerId} FOR UPDATE`);
};

export const addResume = (
  tx: Queryable,
  resume: { id: string; seekerId: string; fileId: string; name: string; isDefault: boolean },
): Promise<number> =>
  tx.execute(sql`
  INSERT INTO resumes (id, seeker_id, file_id, name, is_default)
  VALUES (${resume.id}, ${resume.seekerId}, ${resume.fileId}, ${resume.name}, ${resume.isDefault})`);

export const renameResume = (tx: Queryable, id: string, name: string): Promise<number> =>
  tx.execute(sql`UPDATE resumes SET name = ${name} WHERE id = ${id}`);

export const replaceResumeFile = (
  tx: Queryable,
  id: string,
  { fileId, name }: { fileId: string; name: string },
): Promise<number> =>
  tx.execute(
    sql`UPDATE resumes SET file_id = ${fileId}, name = ${name}, updated_at = now() WHERE id = ${id}`,
  );

/** Makes one of a job seeker's CVs the default instead of the previous one. */
export const setDefaultResume = async (
  tx: Queryable,
  seekerId: string,
  id: string,
): Promise<void> => {
  await tx.execute(
    sql`UPDATE resumes SET is_default = false WHERE seeker_id = ${seekerId} AND is_default AND id <> ${id}`,
  );
  await tx.execute(sql`UPDATE resumes SET is_default = true WHERE id = ${id}`);
};

export const deleteResumeRow = (tx: Queryable, id: string): Promise<number> =>
  tx.execute(sql`DELETE FROM resumes WHERE id = ${id}`);
