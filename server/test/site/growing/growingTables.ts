import { randomUUID } from 'node:crypto';
import sql, { type Sql } from 'sql-template-tag';
import { insertTestJobs } from '../../jobFixtures';
import type { Growing, World } from './growing';
import { growingApplications } from './growingApplications';
import { growingLists } from './growingLists';

/**
 * Describes everything that grows on a host, one row of each kind at a time; `world` is called once
 * a test runs.
 */
export const growingTables = (world: () => World) => {
  const run = (statement: Sql) => world().host.db.execute(statement);
  const addJob = async (id: string) =>
    insertTestJobs(world().host, [{ id, employerId: world().employer.id }]);
  const addCase = async (id: string, closedAt: Date | null) => {
    const job = randomUUID();
    await addJob(job);
    await run(
      sql`INSERT INTO cases (id, job_id, kind, closed_at) VALUES (${id}, ${job}, 'reported', ${closedAt})`,
    );
    await run(
      sql`INSERT INTO reports (id, case_id, reason, reporter_role, reporter_key) VALUES (${randomUUID()}, ${id}, 'scam', 'visitor', 'x')`,
    );
    await run(
      sql`INSERT INTO decisions (id, case_id, job_id, employer_id, admin_id, kind) VALUES (${randomUUID()}, ${id}, ${job}, ${world().employer.id}, ${world().admin.id}, 'dismiss')`,
    );
    return job;
  };

  const { addApplication, partsOfApplications } = growingApplications(world, addJob);

  const growing: Growing[] = [
    {
      what: 'a session that nobody uses',
      age: '14 days',
      add: (id, at) =>
        run(
          sql`INSERT INTO sessions (id, role, account_id, secret_hash, seen_at, expires_at) VALUES (${id}, 'jobseeker', ${world().seeker.id}, ${Buffer.from(id)}, ${at}, now() + interval '1 day')`,
        ),
      left: sql`SELECT id FROM sessions`,
    },
    {
      what: 'a session at its end',
      age: '0',
      add: (id, at) =>
        run(
          sql`INSERT INTO sessions (id, role, account_id, secret_hash, expires_at) VALUES (${id}, 'jobseeker', ${world().seeker.id}, ${Buffer.from(id)}, ${at})`,
        ),
      left: sql`SELECT id FROM sessions`,
    },
    {
      what: 'a hit of a limit',
      age: '1 day',
      add: (id, at) => run(sql`INSERT INTO attempts (key, at) VALUES (${id}, ${at})`),
      left: sql`SELECT key AS id FROM attempts`,
    },
    {
      what: 'a key of a call',
      age: '1 day',
      add: (id, at) =>
        run(
          sql`INSERT INTO idempotency_keys (account_id, key, body_hash, created_at) VALUES (${world().seeker.id}, ${id}, '', ${at})`,
        ),
      left: sql`SELECT key AS id FROM idempotency_keys`,
    },
    {
      what: 'an invitation',
      age: '0',
      add: (id, at) =>
        run(
          sql`INSERT INTO admin_invitations (id, name, name_key, token_hash, invited_by, expires_at) VALUES (${id}, ${id}, ${id}, ${Buffer.from(id)}, ${world().admin.id}, ${at})`,
        ),
      left: sql`SELECT id FROM admin_invitations`,
    },
    {
      what: 'a colleague’s invitation',
      age: '0',
      add: async (id, at) => {
        await run(sql`INSERT INTO companies (id) VALUES (${id})`);
        await run(
          sql`INSERT INTO colleague_invitations (id, company_id, email, email_key, role, all_jobs, token_hash, invited_by, expires_at) VALUES (${id}, ${id}, 'a@b.example', 'a@b.example', 'reader', true, ${Buffer.from(id)}, ${world().employer.id}, ${at})`,
        );
      },
      left: sql`SELECT id FROM colleague_invitations`,
    },
    {
      what: 'an expired API key',
      age: '30 days',
      add: (id, at) =>
        run(
          sql`INSERT INTO api_keys (id, employer_id, name, scopes, secret_hash, hint, expires_at) VALUES (${id}, ${world().employer.id}, '', '{jobs.manage}', ${Buffer.from(id)}, '', ${at})`,
        ),
      left: sql`SELECT id FROM api_keys`,
    },
    {
      what: 'the calls of a network in a minute',
      age: '5 minutes',
      margin: '1 minute',
      add: (id, at) =>
        run(sql`INSERT INTO traffic (network, minute, calls) VALUES (${id}, ${at}, 1)`),
      left: sql`SELECT network AS id FROM traffic`,
    },
    {
      what: 'a sent mail',
      age: '30 days',
      add: (id, at) =>
        run(
          sql`INSERT INTO mails (id, kind, recipient, subject, text_body, html_body, state, ended_at) VALUES (${id}, 'notice', 'a@b.example', '', '', '', 'sent', ${at})`,
        ),
      left: sql`SELECT id FROM mails`,
    },
    {
      what: 'a line for a daily mail that was never sent',
      age: '30 days',
      add: (id, at) =>
        run(
          sql`INSERT INTO digest_items (role, account_id, text, url, created_at) VALUES ('jobseeker', ${id}, '', '', ${at})`,
        ),
      left: sql`SELECT account_id AS id FROM digest_items`,
    },
    {
      what: 'a mailed link',
      age: '0',
      add: (id, at) =>
        run(
          sql`INSERT INTO mailed_links (token_hash, purpose, role, account_id, email_key, expires_at) VALUES (${Buffer.from(id)}, 'reset', 'jobseeker', ${id}, '', ${at})`,
        ),
      left: sql`SELECT account_id AS id FROM mailed_links`,
    },
    {
      what: 'a link that undoes a change of address',
      age: '0',
      add: (id, at) =>
        run(
          sql`INSERT INTO email_undos (token_hash, role, account_id, email, email_key, expires_at) VALUES (${Buffer.from(id)}, 'jobseeker', ${id}, '', '', ${at})`,
        ),
      left: sql`SELECT account_id AS id FROM email_undos`,
    },
    {
      what: 'a network that somebody logged in from',
      age: '90 days',
      add: (id, at) =>
        run(
          sql`INSERT INTO known_networks (role, account_id, network_hash, seen_at) VALUES ('jobseeker', ${id}, '', ${at})`,
        ),
      left: sql`SELECT account_id AS id FROM known_networks`,
    },
    {
      what: 'the link that confirms a job',
      age: '0',
      add: async (id, at) => {
        await addJob(id);
        await run(sql`UPDATE jobs SET expires_at = ${at} WHERE id = ${id}`);
        await run(
          sql`INSERT INTO job_confirmations (job_id, token_hash, email_key) VALUES (${id}, ${Buffer.from(id)}, '')`,
        );
      },
      left: sql`SELECT job_id AS id FROM job_confirmations`,
    },
    {
      what: 'the views of a day',
      age: '1 year',
      margin: '1 day',
      add: async (id, at) => {
        await addJob(id);
        await run(
          sql`INSERT INTO job_views (job_id, day, source, views) VALUES (${id}, (${at}::timestamptz AT TIME ZONE 'UTC')::date, 'link', 1)`,
        );
      },
      left: sql`SELECT job_id AS id FROM job_views`,
    },
    ...(['unconfirmed', 'stopped'] as const).map((state) => ({
      what: `a job alert of an address without an account that is ${state}`,
      age: '30 days',
      add: (id: string, at: Date) =>
        run(
          sql`INSERT INTO job_alerts (id, email, email_key, name, search, frequency, weekday, hour, time_zone, state, state_at, link_key) VALUES (${id}, 'a@b.example', 'a@b.example', '', '{}', 'daily', 0, 0, 'UTC', ${state}, ${at}, ${id})`,
        ),
      left: sql`SELECT id FROM job_alerts`,
    })),
    {
      what: 'a job that an alert found',
      age: '90 days',
      add: (id, at) =>
        run(
          sql`INSERT INTO job_alert_matches (alert_id, job_id, matched_at) VALUES (${id}, ${id}, ${at})`,
        ),
      left: sql`SELECT alert_id AS id FROM job_alert_matches`,
    },
    ...growingLists({ run, addJob, world }),
    {
      what: 'what somebody was told',
      age: '1 year',
      add: (id, at) =>
        run(
          sql`INSERT INTO inbox_items (id, role, account_id, kind, at, announced) VALUES (${id}, 'jobseeker', ${world().seeker.id}, 'alert', ${at}, true)`,
        ),
      left: sql`SELECT id FROM inbox_items`,
    },
    {
      what: 'what was searched on a day',
      age: '30 days',
      margin: '1 day',
      add: (id, at) =>
        run(
          sql`INSERT INTO search_terms (day, term, visitors, searches, no_results, clicks) VALUES ((${at}::timestamptz AT TIME ZONE 'UTC')::date, ${id}, 5, 5, 0, 0)`,
        ),
      left: sql`SELECT term AS id FROM search_terms`,
    },
    {
      what: 'how fast a page was on a day',
      age: '28 days',
      margin: '1 day',
      add: (id, at) =>
        run(
          sql`INSERT INTO page_loads (day, page, metric, bucket, loads) VALUES ((${at}::timestamptz AT TIME ZONE 'UTC')::date, ${id}, 'lcp', 70, 5)`,
        ),
      left: sql`SELECT page AS id FROM page_loads`,
    },
    ...Object.entries(partsOfApplications).map(([what, left]) => ({
      what: `${what} to a job that ended`,
      age: '6 months',
      add: addApplication,
      left,
    })),
    {
      what: 'an entry of the audit log',
      age: '24 months',
      add: (id, at) =>
        run(
          sql`INSERT INTO audit_log (at, actor_role, action, record_id) VALUES (${at}, 'host', 'addJob', ${id})`,
        ),
      left: sql`SELECT record_id AS id FROM audit_log`,
    },
    {
      what: 'a closed case',
      age: '24 months',
      add: addCase,
      left: sql`SELECT c.id FROM cases c JOIN reports r ON r.case_id = c.id JOIN decisions d ON d.case_id = c.id`,
    },
    {
      what: 'the open case of a deleted job',
      age: '24 months',
      add: async (id, at) => {
        const job = await addCase(id, null);
        await run(sql`UPDATE jobs SET deleted_at = ${at} WHERE id = ${job}`);
      },
      left: sql`SELECT id FROM cases`,
    },
    {
      what: 'a decision without a case',
      age: '24 months',
      add: (id, at) =>
        run(
          sql`INSERT INTO decisions (id, employer_id, admin_id, kind, created_at) VALUES (${id}, ${world().employer.id}, ${world().admin.id}, 'suspend', ${at})`,
        ),
      left: sql`SELECT id FROM decisions`,
    },
    {
      what: 'a notice',
      age: '12 months',
      add: (id, at) =>
        run(
          sql`INSERT INTO notices (id, employer_id, kind, created_at) VALUES (${id}, ${world().employer.id}, 'takenDown', ${at})`,
        ),
      left: sql`SELECT id FROM notices`,
    },
    {
      what: 'the search row of an ended job',
      age: '24 months',
      add: async (id, at) => {
        await addJob(id);
        await run(
          sql`UPDATE jobs SET status = 'expired', expires_at = ${at}, ended_at = ${at} WHERE id = ${id}`,
        );
      },
      left: sql`SELECT job_id AS id FROM job_search`,
    },
    {
      what: 'a deleted job',
      age: '12 months',
      add: async (id, at) => {
        await addJob(id);
        await run(sql`UPDATE jobs SET deleted_at = ${at} WHERE id = ${id}`);
      },
      left: sql`SELECT id FROM jobs`,
    },
    {
      what: 'the text of a deleted job that was imported',
      age: '12 months',
      add: async (id, at) => {
        await insertTestJobs(world().host, [{ id, importKey: id }]);
        await run(sql`UPDATE jobs SET deleted_at = ${at} WHERE id = ${id}`);
      },
      left: sql`SELECT id FROM jobs WHERE overview <> ''`,
    },
  ];
  return { run, addCase, growing };
};
