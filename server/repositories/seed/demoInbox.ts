import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { AccountRole } from '@contract/accountFields';
import type { Queryable } from '../../database/database';
import type { ThreadTopic } from '../inbox/threadTopic';

type DemoSides = {
  id: string;
  employerId: string;
  seekerId: string;
  names: Record<AccountRole, string>;
};

/** Returns a demo job seeker's application to a demo employer's job. */
export const findDemoApplication = async (
  db: Queryable,
  { seeker, employer, title }: { seeker: string; employer: string; title: string },
): Promise<DemoSides | undefined> => {
  const [row] = await db.query<DemoSides>(sql`
    SELECT a.id, a.employer_id AS "employerId", a.seeker_id AS "seekerId",
      jsonb_build_object('employer', e.first_name || ' ' || e.last_name, 'jobseeker', s.first_name || ' ' || s.last_name) AS names
    FROM applications a JOIN jobs j ON j.id = a.job_id JOIN employers e ON e.id = a.employer_id JOIN job_seekers s ON s.id = a.seeker_id
    WHERE s.username_key = ${seeker} AND e.username_key = ${employer} AND j.title = ${title}`);
  return row;
};

type SeededMessage = {
  thread: ThreadTopic;
  from: AccountRole;
  name: string;
  text: string;
  at: Date;
  isRead: boolean;
};
/**
 * Inserts a message as if it had been sent and read at `at`; an employer's message counts as an
 * answer.
 */
export const seedMessage = async (tx: Queryable, m: SeededMessage): Promise<void> => {
  await tx.execute(sql`
  INSERT INTO application_messages (id, application_id, invitation_id, from_role, author_name, text, created_at, read_at)
  VALUES (${randomUUID()}, ${m.thread.applicationId}, ${m.thread.invitationId}, ${m.from}, ${m.name}, ${m.text}, ${m.at}, ${m.isRead ? m.at : null})`);
  if (m.from === 'employer')
    await tx.execute(
      sql`UPDATE applications SET answered_at = ${m.at} WHERE id = ${m.thread.applicationId} AND answered_at IS NULL`,
    );
};

type SeededItem = {
  role: AccountRole;
  accountId: string;
  kind: 'message' | 'alert' | 'invitation';
  applicationId?: string;
  invitationId?: string;
  alertId?: string;
  data: object;
  at: Date;
  isRead: boolean;
};
/**
 * Inserts an inbox item as if it had been sent at `at`; an existing item of the same thread is
 * updated.
 */
export const seedInboxItem = (tx: Queryable, i: SeededItem): Promise<number> =>
  tx.execute(sql`
  INSERT INTO inbox_items (id, role, account_id, kind, application_id, invitation_id, alert_id, data, at, read_at, announced)
  VALUES (${randomUUID()}, ${i.role}, ${i.accountId}, ${i.kind}, ${i.applicationId ?? null}, ${i.invitationId ?? null}, ${i.alertId ?? null}, ${JSON.stringify(i.data)}::jsonb, ${i.at}, ${i.isRead ? i.at : null}, true)
  ON CONFLICT (role, account_id, kind, application_id) WHERE kind IN ('message', 'interview') DO UPDATE SET at = excluded.at, read_at = excluded.read_at`);
