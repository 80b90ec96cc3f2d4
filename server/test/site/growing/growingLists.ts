import sql, { type Sql } from 'sql-template-tag';
import type { Growing, World } from './growing';

type Steps = {
  run: (statement: Sql) => Promise<number>;
  addJob: (id: string) => Promise<unknown>;
  world: () => World;
};

/** Describes the growing lists that employers and job seekers keep of each other. */
export const growingLists = ({ run, addJob, world }: Steps): Growing[] => {
  const addSeeker = (id: string) =>
    run(
      sql`INSERT INTO job_seekers (id, username, username_key, email, email_key, password_hash, first_name, last_name) VALUES (${id}, ${id}, ${id}, ${id}, ${id}, '', '', '')`,
    );
  return [
    {
      what: 'a saved job that was removed',
      age: '1 hour',
      margin: '5 minutes',
      add: async (id, at) => {
        await addJob(id);
        await run(
          sql`INSERT INTO saved_jobs (seeker_id, job_id, removed_at) VALUES (${world().seeker.id}, ${id}, ${at})`,
        );
      },
      left: sql`SELECT job_id AS id FROM saved_jobs`,
    },
    {
      what: 'a hidden job',
      age: '1 year',
      add: (id, at) =>
        run(
          sql`INSERT INTO hidden_items (seeker_id, kind, key, name, hidden_at) VALUES (${world().seeker.id}, 'job', ${id}, 'Nurse', ${at})`,
        ),
      left: sql`SELECT key::uuid AS id FROM hidden_items`,
    },
    {
      what: 'a changed page that nobody was told of',
      age: '1 day',
      add: (id, at) =>
        run(
          sql`INSERT INTO changed_pages (job_id, is_new, changed_at) VALUES (${id}, true, ${at})`,
        ),
      left: sql`SELECT job_id AS id FROM changed_pages`,
    },
    {
      what: 'a question to the administrators',
      age: '1 year',
      add: (id, at) =>
        run(
          sql`INSERT INTO help_questions (id, role, name, email, message, created_at) VALUES (${id}, 'visitor', 'Ann', 'ann@mail.example', 'How?', ${at})`,
        ),
      left: sql`SELECT id FROM help_questions`,
    },
    {
      what: 'a delivery to a webhook',
      age: '30 days',
      add: async (id, at) => {
        await run(
          sql`INSERT INTO webhooks (id, employer_id, url, events, secret) VALUES (${id}, ${world().employer.id}, '', '{job.ended}', '')`,
        );
        await run(
          sql`INSERT INTO webhook_deliveries (id, webhook_id, event, job_title, happened_at, created_at) VALUES (${id}, ${id}, 'job.ended', '', ${at}, ${at})`,
        );
      },
      left: sql`SELECT id FROM webhook_deliveries`,
    },
    {
      what: 'that an employer looked at a candidate',
      age: '1 year',
      add: async (id, at) => {
        await addSeeker(id);
        await run(
          sql`INSERT INTO candidate_views (seeker_id, employer_id, last_at) VALUES (${id}, ${world().employer.id}, ${at})`,
        );
      },
      left: sql`SELECT seeker_id AS id FROM candidate_views`,
    },
    {
      what: 'an invitation to a job',
      age: '1 year',
      add: async (id, at) => {
        await addSeeker(id);
        await addJob(id);
        await run(
          sql`INSERT INTO candidate_invitations (id, job_id, employer_id, seeker_id, message, state, created_at) VALUES (${id}, ${id}, ${world().employer.id}, ${id}, '', 'sent', ${at})`,
        );
      },
      left: sql`SELECT id FROM candidate_invitations`,
    },
    {
      what: 'a replaced picture',
      age: '1 hour',
      margin: '1 minute',
      add: (id, at) =>
        run(
          sql`INSERT INTO media (id, content_type, bytes, replaced_at) VALUES (${id}, 'image/webp', '', ${at})`,
        ),
      left: sql`SELECT id FROM media`,
    },
    {
      what: 'the hash of a message',
      age: '2 days',
      add: (id, at) =>
        run(
          sql`INSERT INTO sent_texts (id, role, account_id, recipient_id, has_link, sent_at) VALUES (${id}, 'employer', ${world().employer.id}, ${world().seeker.id}, false, ${at})`,
        ),
      left: sql`SELECT id FROM sent_texts`,
    },
    {
      what: 'a sign of abuse',
      age: '90 days',
      add: (id, at) =>
        run(
          sql`INSERT INTO abuse_signals (role, account_id, signal, count, last_at) VALUES ('employer', ${id}, 'links', 20, ${at})`,
        ),
      left: sql`SELECT account_id AS id FROM abuse_signals`,
    },
  ];
};
