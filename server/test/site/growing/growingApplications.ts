import { randomUUID } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import type { World } from './growing';

/** Describes applications with all their parts, and where each part is stored. */
export const growingApplications = (
  world: () => World,
  addJob: (id: string) => Promise<unknown>,
) => {
  const run = (statement: Sql) => world().host.db.execute(statement);
  /** Inserts an application with all its parts; the file, the event and the rest share its id. */
  const addApplication = async (id: string, endedAt: Date) => {
    const { seeker, employer } = world();
    const job = randomUUID();
    await addJob(job);
    await run(sql`UPDATE jobs SET status = 'filled', ended_at = ${endedAt} WHERE id = ${job}`);
    await run(
      sql`INSERT INTO files (id, content_type, size, bytes) VALUES (${id}, 'text/plain', 0, '')`,
    );
    await run(
      sql`INSERT INTO applications (id, job_id, seeker_id, sender, employer_id, cv_id, cv_name) VALUES (${id}, ${job}, ${seeker.id}, '{}', ${employer.id}, ${id}, 'cv.txt')`,
    );
    await run(
      sql`INSERT INTO application_events (application_id, kind, actor_role) VALUES (${id}, 'sent', 'jobseeker')`,
    );
    await run(
      sql`INSERT INTO application_messages (id, application_id, from_role, author_name, text) VALUES (${id}, ${id}, 'employer', '', '')`,
    );
    const file = randomUUID();
    await run(
      sql`INSERT INTO files (id, content_type, size, bytes) VALUES (${file}, 'text/plain', 0, '')`,
    );
    await run(
      sql`INSERT INTO message_files (message_id, file_id, name) VALUES (${id}, ${file}, 'plan.txt')`,
    );
    await run(
      sql`INSERT INTO inbox_items (id, role, account_id, kind, application_id, announced) VALUES (${id}, 'jobseeker', ${seeker.id}, 'message', ${id}, true)`,
    );
    await run(
      sql`INSERT INTO application_notes (id, application_id, author_id, author_name, text) VALUES (${id}, ${id}, ${employer.id}, '', '')`,
    );
    await run(
      sql`INSERT INTO interviews (id, application_id, state, kind, minutes, times) VALUES (${id}, ${id}, 'offered', 'phone', 30, '{}')`,
    );
  };
  const partsOfApplications: Record<string, Sql> = {
    'an application': sql`SELECT id FROM applications`,
    'the CV sent': sql`SELECT id FROM files`,
    'the history of an application': sql`SELECT application_id AS id FROM application_events`,
    'a message about an application': sql`SELECT id FROM application_messages`,
    'the file of a message': sql`SELECT x.message_id AS id FROM message_files x JOIN files f ON f.id = x.file_id`,
    'what was told of an application': sql`SELECT id FROM inbox_items`,
    'a note on an application': sql`SELECT id FROM application_notes`,
    'an interview after an application': sql`SELECT id FROM interviews`,
  };
  return { addApplication, partsOfApplications };
};
