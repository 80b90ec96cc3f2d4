import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { caseFold } from '@contract/text/caseFold';
import type { Queryable } from '../../database/database';
import { senderOf } from '../applications/sender';
import { addFile } from '../media/files';

/**
 * Inserts synthetic applications to one employer's live jobs, from as many job seekers: a tenth of
 * them to its oldest job, in all states, sent within the last 60 days. Returns their number; 0 if
 * the employer has no live job.
 */
export const insertApplications = (
  tx: Queryable,
  username: string,
  count: number,
): Promise<number> =>
  tx.execute(sql`
  WITH own AS (
    SELECT j.id, j.employer_id, row_number() OVER (ORDER BY j.created_at, j.id) - 1 AS number, count(*) OVER () AS jobs
    FROM jobs j JOIN employers e ON e.id = j.employer_id
    WHERE e.username_key = ${caseFold(username)} AND j.status = 'live' AND j.deleted_at IS NULL
  ), s AS (
    SELECT *, row_number() OVER (ORDER BY id) - 1 AS number FROM job_seekers WHERE deleted_at IS NULL ORDER BY id LIMIT ${count}
  )
  INSERT INTO applications (id, job_id, employer_id, seeker_id, message, note, sender, state, rating, tags, sent_at, created_at, moved_at, answer_due_at)
  SELECT gen_random_uuid(), own.id, own.employer_id, s.id, 'Hello, I would like to apply.', 'I have done this work for years and would like to show you.', ${senderOf},
    (ARRAY['sent', 'sent', 'sent', 'opened', 'opened', 'shortlisted', 'interview', 'offer', 'notSelected', 'notSelected'])[1 + s.number % 10],
    CASE WHEN s.number % 3 = 0 THEN 1 + s.number % 5 END, CASE WHEN s.number % 7 = 0 THEN '{Nights}'::text[] ELSE '{}' END,
    now() - (s.number % 86400) * interval '1 minute', now() - (s.number % 86400) * interval '1 minute', now(), now() + (s.number % 9 - 3) * interval '1 day'
  FROM s JOIN own ON own.number = CASE WHEN s.number < ${count}::int / 10 OR own.jobs = 1 THEN 0 ELSE 1 + s.number % (own.jobs - 1) END
  ON CONFLICT DO NOTHING`);

/** Attaches a separate CV to each of an employer's latest `count` applications. */
export const insertCvs = async (
  tx: Queryable,
  username: string,
  count: number,
  bytesOfCv: () => Buffer,
): Promise<void> => {
  const rows = await tx.query<{ id: string }>(sql`
    SELECT a.id FROM applications a JOIN employers e ON e.id = a.employer_id
    WHERE e.username_key = ${caseFold(username)} AND a.cv_id IS NULL ORDER BY a.sent_at DESC, a.id LIMIT ${count}`);
  for (const { id } of rows) {
    const fileId = randomUUID();
    await addFile(tx, fileId, { contentType: 'application/pdf', bytes: bytesOfCv() });
    await tx.execute(
      sql`UPDATE applications SET cv_id = ${fileId}, cv_name = 'cv.pdf' WHERE id = ${id}`,
    );
  }
};
