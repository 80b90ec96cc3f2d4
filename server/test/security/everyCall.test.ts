import { randomUUID } from 'node:crypto';
import sql, { raw } from 'sql-template-tag';
import document from '@contract/generated/contract.json';
import type { OperationId } from '@contract/generated/operations';
import { operationsOf } from '../../plugins/contract';
import { saveAlert } from '../alerts/alertFixtures';
import { applyTo, uploadCv } from '../applicationFixtures';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, post, setStatus } from '../jobFixtures';
import { admins, callerTable, kinds, lineOf, type Who } from './callerTable';

const operations = operationsOf(document);
/** Calls about one job, which only its owner and administrators can see while it isn't live. */
const aboutJob = operations.filter(
  ({ allow }) => allow.includes('owner') || allow.includes('jobReader'),
);

let host: TestHost;
let people: Record<Exclude<Who, 'nobody'>, Person>;
let jobId: string;
let applicationId: string;
let resumeId: string;
let alertId: string;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  const admin = await asAdmin(host);
  const ended = await asEmployer(host);
  await host.app.inject({ method: 'DELETE', url: '/api/session', headers: ended.headers });
  people = {
    ended,
    adminByCookie: { ...admin, headers: { cookie: admin.cookie } },
    seeker: await asSeeker(host),
    stranger: await asSeeker(host),
    owner: await asEmployer(host),
    other: await asEmployer(host),
    admin,
  };
  jobId = (await post(host, people.owner))._id;
  resumeId = (await uploadCv(host, people.seeker))._id;
  alertId = (await saveAlert(host, people.seeker))._id;
  applicationId = (await applyTo(host, people.seeker, { jobId, resumeId }))._id;
});
afterAll(() => host.close());

type Operation = (typeof operations)[number];
const call = async (
  who: Who,
  { method, path, contentTypes, operationId }: Operation,
  job: string,
) => {
  const self = /^\/jobseeker/.test(path) ? people.seeker : people.owner;
  // administrators' calls use an id that doesn't exist: an authorized caller gets a 404, and
  // nothing is deleted
  const id =
    callerTable[operationId as OperationId] === admins
      ? randomUUID()
      : path.includes('jobdescriptions')
        ? job
        : /^\/(appli|threads)/.test(path)
          ? applicationId
          : path.startsWith('/resumes')
            ? resumeId
            : path.startsWith('/job-alerts')
              ? alertId
              : self.id; // the contract's own ids
  const values: Record<string, string> = {
    id,
    jobId: job,
    usernameEmployer: people.owner.username,
    usernamejobseek: people.seeker.username,
    categoryName: 'Nurse Jobs',
    number: '1',
    noteId: randomUUID(),
    messageId: randomUUID(),
    deliveryId: randomUUID(),
    kind: 'reject',
    role: 'jobseeker',
    key: randomUUID(),
  };
  const json = contentTypes.includes('application/json');
  const isStream = operationId === 'getEvents';
  const answer = await host.app.inject({
    // the stream has no end
    ...(isStream && { payloadAsStream: true }),
    method: method.toUpperCase() as 'GET', // or another of the contract's methods
    url: `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))}`,
    headers: who === 'nobody' ? {} : people[who].headers,
    ...(json && { payload: {} }),
  });
  if (isStream) answer.stream().destroy();
  return answer.statusCode;
};

const tables = [
  'jobs',
  'employers',
  'job_seekers',
  'admins',
  'applications',
  'featured_employers',
  'terms',
  'audit_log',
  'cases',
  'reports',
  'decisions',
  'notices',
  'media',
  'sessions',
  'consents',
  'mails',
  'mailed_links',
  'job_confirmations',
  'resumes',
  'files',
  'application_events',
  'application_messages',
  'application_notes',
  'interviews',
  'letter_templates',
  'saved_jobs',
  'hidden_items',
  'help_questions',
  'message_files',
  'message_mails',
  'blocked_seekers',
  'inbox_items',
  'job_alerts',
  'job_alert_queries',
  'open_profiles',
  'candidate_search',
  'blocked_employers',
  'candidate_views',
  'shortlisted_candidates',
  'candidate_invitations',
  'candidate_searches',
  'companies',
  'colleagues',
  'colleague_invitations',
  'job_sources',
  'source_jobs',
  'webhooks',
  'webhook_deliveries',
  'company_letter_templates',
  'announcement',
  'company_history',
  'abuse_signals',
  'sent_texts',
  'case_accounts',
  'api_keys',
];
/** Returns everything stored, except when sessions were last seen. */
const stored = async () =>
  Promise.all(
    tables.map(async (name) => [
      name,
      (
        await host.db.query(
          sql`SELECT to_jsonb(t) - 'seen_at' AS row FROM ${raw(name)} t ORDER BY 1`,
        )
      ).map((each) => JSON.stringify(each)),
    ]),
  );

test('the table has a line for every call of the contract', () => {
  expect(Object.keys(callerTable).toSorted()).toEqual(
    operations.map(({ operationId }) => operationId).toSorted(),
  );
});

test.each([
  ['a live job', 'live'],
  ['a draft', 'draft'],
  ['a waiting job', 'waiting'],
  ['an expired job', 'expired'],
  ['a filled job', 'filled'],
  ['a removed job', 'removed'],
])('who may not make a call about %s is refused, and nothing changes', async (_, status) => {
  await setStatus(host, jobId, status);
  const before = await stored();
  for (const operation of status === 'live' ? operations : aboutJob) {
    for (const who of kinds) {
      const expected = callerTable[operation.operationId as OperationId][lineOf(who)]; // as above
      if (expected === 'may') continue;
      const hidden =
        status !== 'live' &&
        aboutJob.includes(operation) &&
        lineOf(who) !== 'nobody' &&
        lineOf(who) !== 'admin';
      expect([operation.operationId, who, await call(who, operation, jobId)]).toEqual([
        operation.operationId,
        who,
        hidden ? 404 : expected,
      ]);
    }
  }
  expect(await stored()).toEqual(before);
});

// logging out comes last: it ends the session that the other calls need
const allowed = operations.toSorted(
  (one, other) => Number(one.operationId === 'logOut') - Number(other.operationId === 'logOut'),
);
test('who may make a call is not refused', async () => {
  for (const operation of allowed) {
    for (const who of kinds) {
      if (callerTable[operation.operationId as OperationId][lineOf(who)] !== 'may') continue; // as above
      const job = aboutJob.includes(operation) ? (await post(host, people.owner))._id : jobId;
      const status = await call(who, operation, job);
      const refused = aboutJob.includes(operation) ? [401, 403, 404] : [401, 403];
      expect([
        operation.operationId,
        who,
        status,
        refused.includes(status) || status >= 500,
      ]).toEqual([
        operation.operationId,
        who,
        status,
        operation.operationId.startsWith('login') && status === 401,
      ]);
    }
  }
}, 300_000);
