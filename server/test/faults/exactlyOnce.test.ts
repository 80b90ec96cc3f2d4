import sql from 'sql-template-tag';
import document from '@contract/generated/contract.json';
import { operationsOf } from '../../plugins/contract';
import { smallPdf } from '../applicationFixtures';
import { multipart, type Part } from '../attacks/multipart';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, jobForm, post } from '../jobFixtures';
import { waitFor } from '../waitFor';

let host: TestHost;
let employer: Person;
let seeker: Person;
let admin: Person;
let jobId: string;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  [employer, seeker, admin] = [await asEmployer(host), await asSeeker(host), await asAdmin(host)];
  jobId = (await post(host, employer))._id;
});
afterAll(() => host.close());

let keys = 0;
const send = (url: string, { headers }: Person, key: string, payload?: object) =>
  host.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'idempotency-key': key },
    ...(payload && { payload }),
  });
/** Simulates a host that ended between the commit and its response. */
const loseAnswers = () =>
  host.db.execute(sql`UPDATE idempotency_keys SET status = NULL, answer = NULL`);
/** Backdates the keys by this many seconds. */
const pass = (seconds: number) =>
  host.db.execute(
    sql`UPDATE idempotency_keys SET created_at = created_at - make_interval(secs => ${seconds})`,
  );
const count = async (table: string) => {
  const [row] = await host.db.query<{ n: number }>(
    sql`SELECT (xpath('//n/text()', query_to_xml('SELECT count(*) AS n FROM ' || ${table}, false, true, '')))[1]::text::integer AS n`,
  );
  return row?.n;
};

type Call = { table: string; who: () => Person; url: () => string; body: () => object | undefined };
const calls: Record<string, Call> = {
  addJob: {
    table: 'jobs',
    who: () => employer,
    url: () => '/api/jobdescriptions/add',
    body: () => jobForm(employer.username),
  },
  addDraft: {
    table: 'jobs',
    who: () => employer,
    url: () => '/api/jobs/drafts',
    body: () => ({ jobtitle: 'Clerk', categoryName: jobForm('x').categoryName }),
  },
  duplicateJob: {
    table: 'jobs',
    who: () => employer,
    url: () => `/api/jobs/${jobId}/duplicate`,
    body: () => undefined,
  },
  applyToJob: {
    table: 'applications',
    who: () => seeker,
    url: () => '/api/applications',
    body: () => ({ jobId, message: 'Hello' }),
  },
};

describe('a call repeated after its host ended between the commit and the answer', () => {
  test.each(Object.entries(calls))('%s: is answered with its record', async (_name, call) => {
    const key = `crash ${(keys += 1)}`;
    const repeat = () => send(call.url(), call.who(), key, call.body());
    const first = await repeat();
    expect(first.statusCode).toBe(201);
    const before = await count(call.table);
    await loseAnswers();
    const [again, third] = await Promise.all([repeat(), repeat()]);
    expect([again.statusCode, again.json()._id]).toEqual([201, first.json()._id]);
    expect([third.statusCode, third.json()._id]).toEqual([201, first.json()._id]);
    await pass(3600);
    expect((await repeat()).json()._id).toBe(first.json()._id);
    expect(await count(call.table)).toBe(before);
  });

  test.each<[string, string, () => Person, Part]>([
    [
      'uploadResume',
      '/api/resumes',
      () => seeker,
      { name: 'file', filename: 'cv.pdf', bytes: smallPdf('crash'), type: 'application/pdf' },
    ],
    ['addFeaturedEmployer', '/api/featured', () => admin, { name: 'employerName', bytes: 'Mill' }],
  ])('%s: an upload is stored once', async (_name, url, who, part) => {
    const headers = {
      ...who().headers,
      'idempotency-key': `crash ${(keys += 1)}`,
      'content-type': 'multipart/form-data; boundary=line',
    };
    const repeat = () =>
      host.app.inject({ method: 'POST', url, headers, payload: multipart([part]) });
    const first = await repeat();
    expect(first.statusCode).toBe(201);
    await loseAnswers();
    const again = await repeat();
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    const all = await host.app.inject({
      url: url.replace('featured', 'featuredemployer'),
      headers: who().headers,
    });
    expect(all.json()).toHaveLength(1);
  });

  test('messages, notes and letters: written once, and a letter or a move with one goes on with those who have none yet', async () => {
    const [row] = await host.db.query<{ id: string }>(sql`SELECT id FROM applications`);
    const id = row?.id ?? '';
    for (const [url, who, body] of [
      [`/api/threads/${id}/messages`, seeker, { text: 'A question' }],
      [`/api/applicants/${id}/notes`, employer, { text: 'Promising' }],
    ] as const) {
      const key = `crash ${(keys += 1)}`;
      const first = await send(url, who, key, body);
      await loseAnswers();
      const again = await send(url, who, key, body);
      expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    }
    const letter = { subject: 'News', body: 'We go on.' };
    const sent = { id, state: 'sent' };
    for (const [url, body] of [
      ['/api/applicants/letters', { ids: [id], letter }],
      ['/api/applicants/moves', { applications: [sent], move: 'shortlist', letter }],
    ] as const) {
      const key = `crash ${(keys += 1)}`;
      const first = await send(url, employer, key, body);
      expect(first.json()).toMatchObject({ results: [{ id, done: true }] });
      const before = [await count('application_messages'), await count('mails')];
      await loseAnswers();
      await pass(6);
      const again = await send(url, employer, key, body);
      expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
      expect([await count('application_messages'), await count('mails')]).toEqual(before);
    }
  });
});

test('a call whose host ended before the commit runs when it is repeated', async () => {
  const key = `crash ${(keys += 1)}`;
  const { url, who, body } = calls['addJob'] ?? {};
  const first = await send(url?.() ?? '', who?.() ?? employer, key, body?.());
  await host.db.execute(
    sql`UPDATE idempotency_keys SET status = NULL, answer = NULL, records = '{}' WHERE key = ${key}`,
  );
  const before = await count('jobs');
  const again = await send(url?.() ?? '', who?.() ?? employer, key, body?.());
  expect(again.statusCode).toBe(201);
  expect(again.json()._id).not.toBe(first.json()._id);
  expect(await count('jobs')).toBe((before ?? 0) + 1);
});

test('a call that was taken for dead too soon makes nothing', async () => {
  const key = `crash ${(keys += 1)}`;
  const payload = jobForm(employer.username, { jobtitle: 'Slow' });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let holds = () => {};
  const holding = new Promise<void>((resolve) => {
    holds = resolve;
  });
  const holder = host.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1 FROM employers WHERE id = ${employer.id} FOR UPDATE`);
    holds();
    await held;
  });
  await holding;
  const before = (await count('jobs')) ?? 0;
  const slow = send('/api/jobdescriptions/add', employer, key, payload);
  const claimed = async () =>
    (await host.db.query(sql`SELECT 1 FROM idempotency_keys WHERE key = ${key}`)).length;
  while ((await claimed()) === 0);
  await pass(6);
  const repeated = send('/api/jobdescriptions/add', employer, key, payload);
  const claims = async () =>
    (
      await host.db.query(
        sql`SELECT 1 FROM idempotency_keys WHERE key = ${key} AND created_at > now() - interval '5 seconds'`,
      )
    ).length;
  while ((await claims()) === 0);
  release();
  const answers = await Promise.all([slow, repeated]);
  await holder;
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(await count('jobs')).toBe(before + 1);
  const [made] = answers.filter(({ statusCode }) => statusCode === 201);
  const last = await send('/api/jobdescriptions/add', employer, key, payload);
  expect([last.statusCode, last.json()._id]).toEqual([201, made?.json()._id]);
});

describe('a key without a call', () => {
  test('of a call that was answered as too late before it began can be used at once', async () => {
    const { _id: id } = await post(host, employer);
    const close = () => send(`/api/jobs/${id}/close`, employer, 'late key');
    let late: Awaited<ReturnType<typeof close>> | undefined;
    await host.db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE idempotency_keys IN ACCESS EXCLUSIVE MODE`);
      late = await close();
    });
    expect(late?.statusCode).toBe(503);
    await waitFor(async () => {
      const rows = await host.db.query(
        sql`SELECT 1 FROM idempotency_keys WHERE key = 'late key' AND status IS NULL`,
      );
      return rows.length === 0;
    });
    expect((await close()).json()).toMatchObject({ _id: id, status: 'filled' });
  });

  test('no call with a password has one', () => {
    const names = operationsOf(document).flatMap((operation) =>
      operation.takesPassword ? operation.operationId : [],
    );
    expect(names.toSorted()).toEqual([
      'acceptInvitation',
      'addApiKey',
      'addWebhook',
      'changePassword',
      'checkPassword',
      'deleteAccount',
      'loginAdmin',
      'loginEmployer',
      'loginJobSeeker',
      'registerEmployer',
      'registerJobSeeker',
      'resetPassword',
    ]);
  });

  test('an administrator who logs in again gets a token that is stored nowhere', async () => {
    await host.db.execute(sql`DELETE FROM idempotency_keys`);
    const again = () =>
      send('/api/admin/admins/login', admin, 'log in', {
        adminname: admin.username,
        adminpassword: admin.password,
      });
    const [one, other] = [await again(), await again()];
    expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
    expect(one.json().data).not.toEqual(other.json().data);
    expect(await count('idempotency_keys')).toBe(0);
  });
});
