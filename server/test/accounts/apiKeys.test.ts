import { strFromU8, unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import document from '@contract/generated/contract.json';
import { operationsOf } from '../../plugins/contract';
import { upsertLink } from '../../repositories/accounts/mailedLinks';
import { hashSecret } from '../../secrets';
import { consumeCallRateLimit } from '../../services/limits/callLimits';
import { applyTo, uploadCv } from '../applicationFixtures';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, jobForm, post } from '../jobFixtures';

let host: TestHost;
let owner: Person;
let other: Person;
let jobId: string;
let applicationId: string;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  [owner, other] = [await asEmployer(host), await asEmployer(host)];
  const seeker = await asSeeker(host);
  jobId = (await post(host, owner))._id;
  const resumeId = (await uploadCv(host, seeker))._id;
  applicationId = (await applyTo(host, seeker, { jobId, resumeId }))._id;
});
afterAll(() => host.close());
beforeEach(() => host.db.execute(sql`DELETE FROM api_keys`));

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (
  headers: Record<string, string>,
  method: Method,
  url: string,
  payload?: Record<string, unknown>,
) => host.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
const add = (changes: object = {}, person = owner) =>
  call(person.headers, 'POST', '/account/api-keys', {
    ...{ name: 'Our site', scopes: ['jobs.manage'], days: 30, password: person.password },
    ...changes,
  });
/** Returns the headers of a client that uses a new API key. */
const keyed = async (scopes: string[], person = owner) => ({
  authorization: `Bearer ${(await add({ scopes }, person)).json().key}`,
});
const list = async (person = owner) =>
  (await call(person.headers, 'GET', '/account/api-keys')).json();

test('a key is shown once, and stored as a hash alone', async () => {
  const made = await add({ name: ' Our site ' });
  expect([made.statusCode, made.headers['cache-control']]).toEqual([201, 'no-store']);
  const { key, record } = made.json();
  expect(key).toMatch(/^jlk_[\w-]{43}$/);
  expect(record).toMatchObject({
    ...{ name: 'Our site', scopes: ['jobs.manage'], hint: key.slice(-4), usedAt: null },
  });
  const days = (Date.parse(record.expiresAt) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(30);
  expect(await list()).toEqual([record]);
  const [stored] = await host.db.query<{ row: string }>(
    sql`SELECT row_to_json(k)::text AS row FROM api_keys k`,
  );
  expect(stored?.row).not.toContain(key.slice(4, 40));
  expect(await list(other)).toEqual([]);
});

test.each([
  ['a wrong password', { password: 'not it at all' }, 'password'],
  ['nothing it may do', { scopes: [] }, 'scopes'],
  ['something that no key may do', { scopes: ['everything'] }, 'scopes'],
  ['the same twice', { scopes: ['jobs.manage', 'jobs.manage'] }, 'scopes'],
  ['no end', { days: 100_000 }, 'days'],
  ['no name', { name: ' ' }, 'name'],
])('no key is made with %s', async (_what, changes, field) => {
  const answer = await add(changes);
  expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
  expect(await list()).toEqual([]);
});

test('ten keys are enough, also when they are made at once', async () => {
  for (let made = 0; made < 9; made += 1) expect((await add()).statusCode).toBe(201);
  const answers = await Promise.all([add(), add()]);
  expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['201', '409']);
  await host.db.execute(sql`UPDATE api_keys SET expires_at = now() - interval '1 minute'`);
  expect((await add()).statusCode).toBe(201);
});

test('a program posts, reads and ends the jobs of its employer, and nobody else’s', async () => {
  const program = await keyed(['jobs.manage']);
  const posted = await call(program, 'POST', '/jobdescriptions/add', jobForm(owner.username));
  expect(posted.statusCode).toBe(201);
  const id = posted.json()._id;
  const [row] = await host.db.query(sql`SELECT employer_id AS owner FROM jobs WHERE id = ${id}`);
  expect(row).toEqual({ owner: owner.id });
  const draft = (await call(program, 'POST', '/jobs/drafts', jobForm(owner.username))).json();
  const path = `/jobdescriptions/jobdescriptions/${draft._id}`;
  expect((await call(program, 'GET', path)).statusCode).toBe(200);
  expect((await call({}, 'GET', path)).statusCode).toBe(404);
  expect((await call(program, 'POST', `/jobs/${id}/close`)).statusCode).toBe(200);
  const foreign = (await post(host, other))._id;
  expect((await call(program, 'POST', `/jobs/${foreign}/close`)).statusCode).toBe(403);
  expect(await list()).toEqual([expect.objectContaining({ usedAt: expect.any(String) })]);
});

test('an application is read and decided by keys that may, each for what it may', async () => {
  const [reads, decides] = [
    await keyed(['applications.read']),
    await keyed(['applications.decide']),
  ];
  const path = `/applicants/${applicationId}`;
  const note = { text: 'Called back.' };
  expect((await call(reads, 'GET', path)).statusCode).toBe(200);
  expect((await call(decides, 'POST', `${path}/notes`, note)).statusCode).toBe(201);
  for (const refused of [
    await call(reads, 'POST', `${path}/notes`, note),
    await call(decides, 'GET', path),
  ])
    expect(refused.statusCode).toBe(403);
  const refusal = await call(decides, 'GET', path);
  expect(refusal.json()).toEqual({ message: 'This API key lacks applications.read' });
  const foreign = await keyed(['applications.read'], other);
  expect((await call(foreign, 'GET', path)).statusCode).toBe(404);
});

/** The calls that keys may make, by the scope they require. Keys may make no other call. */
const byScope = {
  'jobs.manage': [
    ...['addDraft', 'addJob', 'closeJob', 'confirmJob', 'deleteJob', 'duplicateJob'],
    ...['getCompanyJobs', 'getJob', 'getJobFigures', 'getJobsByEmployer', 'publishJob'],
    ...['renewJob', 'searchJobs', 'updateJob', 'updateJobHiring'],
  ],
  'applications.read': [
    ...['exportApplicantCvs', 'exportApplicants', 'getApplicant', 'getApplicationCounts'],
    ...['getApplicationCv', 'getApplicationCvText', 'getInterviewCalendar', 'getMessageFile'],
    ...['getThread', 'searchApplicants'],
  ],
  'applications.decide': [
    ...['addApplicantNote', 'cancelInterview', 'cancelPendingMove', 'deleteApplicantNote'],
    ...['moveApplicants', 'offerInterview', 'openApplicant', 'sendLetters', 'sendMessage'],
    'updateApplicant',
  ],
};
const operations = operationsOf(document);

test.each(Object.entries(byScope))('%s is what these calls need', (scope, names) => {
  const found = operations.filter(({ keyScope }) => keyScope === scope);
  expect(new Set(found.map(({ operationId }) => operationId))).toEqual(new Set(names));
});

test('a key makes no other call as its employer', async () => {
  const program = await keyed(['jobs.manage', 'applications.read', 'applications.decide']);
  const before = await list();
  for (const { operationId, method, path, allow, keyScope } of operations) {
    if (keyScope !== undefined || allow.includes('everyone')) continue;
    const url = path.replaceAll(/\{\w+\}/g, owner.id);
    const answer = await call(program, method.toUpperCase() as Method, url, {}); // the contract's own
    expect([operationId, answer.statusCode, answer.json()]).toEqual([
      operationId,
      403,
      { message: 'No API key may make this request' },
    ]);
  }
  expect(await list()).toEqual(before);
});

test('where everybody is let in, a key beyond its scopes is a visitor', async () => {
  const program = await keyed(['applications.read']);
  const draft = (await call(owner.headers, 'POST', '/jobs/drafts', jobForm(owner.username))).json();
  const path = `/jobdescriptions/jobdescriptions/${draft._id}`;
  expect((await call(program, 'GET', path)).statusCode).toBe(404);
  expect((await call(program, 'GET', '/categories/')).statusCode).toBe(200);
  // the employer stays logged in
  expect((await call(program, 'DELETE', '/session')).statusCode).toBe(204);
  expect((await call(owner.headers, 'GET', '/account')).statusCode).toBe(200);
});

const counts = '/applications/counts';
test('revoked, expired, or of a deleted account, a key is nobody', async () => {
  const program = await keyed(['applications.read']);
  expect((await call(program, 'GET', counts)).statusCode).toBe(200);
  const [{ _id: id }] = await list();
  expect((await call(other.headers, 'DELETE', `/account/api-keys/${id}`)).statusCode).toBe(404);
  await host.db.execute(sql`UPDATE api_keys SET expires_at = now() - interval '1 second'`);
  const refused = await call(program, 'GET', counts);
  expect(refused.statusCode).toBe(401);
  expect(refused.json()).toEqual({
    message: 'This API key isn’t known, has expired or was revoked',
  });
  expect(refused.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  await host.db.execute(sql`UPDATE api_keys SET expires_at = now() + interval '1 day'`);
  expect((await call(program, 'GET', counts)).statusCode).toBe(200);
  expect((await call(owner.headers, 'DELETE', `/account/api-keys/${id}`)).statusCode).toBe(204);
  expect((await call(program, 'GET', counts)).statusCode).toBe(401);

  const leaver = await asEmployer(host);
  const left = await keyed(['applications.read'], leaver);
  const { password } = leaver;
  await call(leaver.headers, 'POST', '/account/deletion', { password });
  expect((await call(left, 'GET', counts)).statusCode).toBe(401);
  const kept = sql`SELECT 1 FROM api_keys WHERE employer_id = ${leaver.id}`;
  expect(await host.db.query(kept)).toEqual([]);
});

test('a password that is reset by a mail ends every key of its account', async () => {
  const person = await asEmployer(host);
  const program = await keyed(['applications.read'], person);
  const others = await keyed(['applications.read']);
  const [account] = await host.db.query<{ email: string }>(
    sql`SELECT email FROM employers WHERE id = ${person.id}`,
  );
  await upsertLink(host.db, {
    ...{ purpose: 'reset', role: 'employer', accountId: person.id },
    ...{ tokenHash: hashSecret('a token'), email: account?.email ?? '', minutes: 30 },
  });
  const password = 'an unusual sentence';
  const reset = await call({}, 'POST', '/password/resets', { token: 'a token', password });
  expect(reset.statusCode).toBe(200);
  expect((await call(program, 'GET', counts)).statusCode).toBe(401);
  expect((await call(others, 'GET', counts)).statusCode).toBe(200);
});

test('the export of one’s data names the keys, without what they are', async () => {
  const { key, record } = (await add()).json();
  const answer = await call(owner.headers, 'GET', '/account/export');
  const text = strFromU8(unzipSync(answer.rawPayload)['account.json'] ?? new Uint8Array());
  expect(JSON.parse(text).apiKeys).toMatchObject([{ name: 'Our site', hint: record.hint }]);
  expect(text).not.toContain(key.slice(4));
  expect(text).not.toContain(hashSecret(key).toString('hex'));
});

test('a key beats the cookies that come with it', async () => {
  const program = await keyed(['applications.read']);
  const both = { ...owner.headers, ...program };
  expect((await call(both, 'GET', '/account')).statusCode).toBe(403);
});

test('what was made and revoked is in the log, without the key', async () => {
  const { key, record } = (await add()).json();
  await call(owner.headers, 'DELETE', `/account/api-keys/${record._id}`);
  const rows = await host.db.query<{ action: string; text: string }>(
    sql`SELECT action, a::text AS text FROM audit_log a WHERE record_id = ${record._id} ORDER BY id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['addApiKey', 'deleteApiKey']);
  for (const { text } of rows) {
    expect(text).toContain('Our site');
    expect(text).not.toContain(key.slice(4));
  }
});

test('a key makes 600 calls in 10 minutes, and another one its own', async () => {
  const limited = { ...host.context, env: { ...host.env, rateLimits: true } };
  const consume = (id: string) =>
    consumeCallRateLimit(
      limited,
      'getApplicationCounts',
      {
        ...{ role: 'employer', accountId: owner.id, username: owner.username },
        key: { id, scopes: ['applications.read'] },
      },
      '192.0.2.1',
    );
  await host.db.execute(
    sql`INSERT INTO attempts (key, at) SELECT 'api-key:one', now() FROM generate_series(1, 599)`,
  );
  await consume('one');
  await expect(consume('one')).rejects.toMatchObject({ status: 429 });
  await consume('two');
});
