import sql from 'sql-template-tag';
import { readFormSigns } from '../../services/limits/formSigns';
import {
  asEmployer,
  asSeeker,
  employerForm,
  openHost,
  seekerForm,
  type Person,
  type TestHost,
} from '../host';
import { addCategories, jobForm, post } from '../jobFixtures';

let host: TestHost;
let employer: Person;
let seeker: Person;
let jobId: string;
beforeAll(async () => {
  host = await openHost({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' });
  await addCategories(host);
  [employer, seeker] = [await asEmployer(host), await asSeeker(host)];
  jobId = (await post(host, employer))._id;
});
beforeEach(() => host.db.execute(sql`DELETE FROM attempts`));
afterAll(() => host.close());
/** Inserts this many attempts under each key. */
const tried = (times: number, ...keys: string[]) =>
  host.db.execute(
    sql`INSERT INTO attempts (key) SELECT unnest(${keys}::text[]) FROM generate_series(1, ${times}::integer)`,
  );
const later = () => host.db.execute(sql`UPDATE attempts SET at = at - interval '1 hour'`);

describe('registrations', () => {
  let number = 0;
  const register = (from: string, signs?: string, seekers = false) => {
    number += 1;
    return host.app.inject({
      method: 'POST',
      url: seekers ? '/api/jobseeker/jobseekers' : '/api/employer/employers',
      payload: seekers ? seekerForm(`signs${number}`) : employerForm(`signs${number}`),
      headers: { 'x-forwarded-for': from, ...(signs !== undefined && { 'x-form-signs': signs }) },
    });
  };
  const statuses = async (times: number, from: string, signs?: string) => {
    const all = [];
    for (let index = 0; index < times; index += 1)
      all.push((await register(from, signs, index % 2 === 1)).statusCode);
    return all;
  };

  test('a robot’s: three an hour from a network, then 429 in words, and the bare clients behind it go on', async () => {
    expect(await statuses(4, '192.0.2.1', 'seconds=30;filled=1')).toEqual([201, 201, 201, 429]);
    const over = await register('192.0.2.1', 'seconds=0.2;filled=1');
    expect([over.statusCode, over.json(), Number(over.headers['retry-after']) > 59 * 60]).toEqual([
      429,
      { message: 'Too many registrations from your network; try again later' },
      true,
    ]);
    expect(await statuses(1, '192.0.2.1')).toEqual([201]);
    await later();
    expect(await statuses(1, '192.0.2.1', 'seconds=30;filled=1')).toEqual([201]);
  });
  test('thirty, and no header that a client sends makes them more', async () => {
    await tried(29, 'register-from:192.0.2.2');
    expect(await statuses(2, '192.0.2.2')).toEqual([201, 429]);
    for (const signs of ['seconds=0.4;filled=0', 'seconds=12;filled=0'])
      expect(await statuses(1, '192.0.2.2', signs)).toEqual([429]);
  });
  test('one that fails counts as none', async () => {
    for (let index = 0; index < 5; index += 1) {
      const answer = await host.app.inject({
        method: 'POST',
        url: '/api/employer/employers',
        payload: employerForm(employer.username),
        headers: { 'x-form-signs': 'seconds=3;filled=1' },
      });
      expect(answer.statusCode).toBe(409);
    }
    // but as another response that reveals a taken name
    expect(
      await host.db.query(sql`SELECT DISTINCT split_part(key, ':', 1) AS key FROM attempts`),
    ).toEqual([{ key: 'taken-from' }]);
  });
});

test('of a chain of addresses the last counts that no trusted proxy has: what a client writes in front of it is not believed', async () => {
  await tried(60, 'register-from:192.0.2.50');
  const from = (chain: string) =>
    host.app.inject({
      method: 'POST',
      url: '/api/employer/employers',
      payload: employerForm('behind.proxies'),
      headers: { 'x-forwarded-for': chain },
    });
  for (const chain of [
    '192.0.2.50',
    '203.0.113.1, 192.0.2.50',
    '127.0.0.1, 192.0.2.50',
    '192.0.2.50, 127.0.0.1',
    'junk, 192.0.2.50',
  ])
    expect((await from(chain)).statusCode).toBe(429);
  expect((await from('192.0.2.50, 203.0.113.1')).statusCode).toBe(201);
});

test.each<[string | string[] | undefined, string]>([
  [undefined, 'bare'],
  ['', 'bare'],
  ['seconds=12;filled=0', 'person'],
  ['seconds=1.5;filled=0', 'person'],
  ['seconds=1.4;filled=0', 'bare'],
  ['seconds=12;filled=1', 'robot'],
  ['seconds=0;filled=1', 'robot'],
  ['filled=0;seconds=12', 'bare'],
  ['seconds=12;filled=0, seconds=12;filled=1', 'bare'],
  [['seconds=12;filled=0', 'x'], 'bare'],
  ['seconds=-1;filled=0', 'bare'],
  ['seconds=1e9;filled=0', 'bare'],
  ['seconds=NaN;filled=0', 'bare'],
  [`seconds=${'9'.repeat(500)};filled=0`, 'bare'],
])('the signs %j are those of a %s visitor', (header, visitor) => {
  expect(readFormSigns(header)).toBe(visitor);
});

describe('what is written for others to read', () => {
  const call = (person: Person, url: string, payload?: object, from = '192.0.2.9') =>
    host.app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { ...person.headers, 'x-forwarded-for': from },
      ...(payload && { payload }),
    });
  const calls: [string, () => Promise<string>, (id: string) => [string, object?]][] = [
    ['addJob', async () => '', () => ['/jobdescriptions/add', jobForm(employer.username)]],
    [
      'addDraft',
      async () => '',
      () => ['/jobs/drafts', { jobtitle: 'Clerk', categoryName: 'Finance Jobs' }],
    ],
    ['duplicateJob', async () => jobId, (id) => [`/jobs/${id}/duplicate`]],
    [
      'publishJob',
      async () => (await call(employer, `/jobs/${jobId}/duplicate`)).json()._id,
      (id) => [`/jobs/${id}/publish`],
    ],
  ];
  test.each(calls)(
    '%s: three hundred an hour of an account, six hundred from a network',
    async (_name, prepare, request) => {
      const id = await prepare();
      await host.db.execute(sql`DELETE FROM attempts`);
      await tried(300, `post:employer:${employer.id}`);
      const over = await call(employer, ...request(id));
      expect([over.statusCode, over.json(), Number(over.headers['retry-after']) > 0]).toEqual([
        429,
        { message: 'Too many jobs in an hour; try again later' },
        true,
      ]);
      await host.db.execute(sql`DELETE FROM attempts`);
      await tried(600, 'post-from:192.0.2.9');
      expect((await call(employer, ...request(id))).statusCode).toBe(429);
      await later();
      expect((await call(employer, ...request(id))).statusCode).toBeLessThan(300);
    },
  );

  test('changes: six hundred an hour of an account, twelve hundred from a network', async () => {
    const {
      usernameEmployer: _name,
      categoryName: _category,
      ...changes
    } = jobForm(employer.username);
    const change = () =>
      host.app.inject({
        method: 'PUT',
        url: `/api/jobdescriptions/${jobId}`,
        headers: { ...employer.headers, 'x-forwarded-for': '192.0.2.9' },
        payload: changes,
      });
    await tried(600, `update:employer:${employer.id}`);
    const over = await change();
    expect([over.statusCode, over.json(), Number(over.headers['retry-after']) > 0]).toEqual([
      429,
      { message: 'Too many changes in an hour; try again later' },
      true,
    ]);
    await host.db.execute(sql`DELETE FROM attempts`);
    await tried(1200, 'update-from:192.0.2.9');
    expect((await change()).statusCode).toBe(429);
    await later();
    expect((await change()).statusCode).not.toBe(429);
  });

  test('applications: a hundred an hour of an account, three hundred from a network', async () => {
    await tried(100, `apply:jobseeker:${seeker.id}`);
    const over = await call(seeker, '/applications', { jobId });
    expect([over.statusCode, over.json()]).toEqual([
      429,
      { message: 'Too many applications in an hour; try again later' },
    ]);
    await host.db.execute(sql`DELETE FROM attempts`);
    await tried(300, 'apply-from:192.0.2.9');
    expect((await call(seeker, '/applications', { jobId })).statusCode).toBe(429);
    expect((await call(seeker, '/applications', { jobId }, '192.0.2.10')).statusCode).toBe(201);
  });

  test('notes about applicants count as changes, and the table of them as a download', async () => {
    const { _id } = (await call(await asSeeker(host), '/applications', { jobId })).json();
    await tried(600, `update:employer:${employer.id}`);
    await tried(20, `export:employer:${employer.id}`);
    const note = await call(employer, `/applicants/${_id}/notes`, { text: 'Call her' });
    const table = await host.app.inject({
      url: '/api/applicants.csv',
      headers: employer.headers,
    });
    expect([note.statusCode, table.statusCode, table.json()]).toEqual([
      429,
      429,
      { message: 'Too many downloads in an hour; try again later' },
    ]);
  });

  test('uploads, logos among them: sixty an hour of an account', async () => {
    const upload = () => {
      const payload = new FormData();
      payload.append('companyLogo', new Blob(['no picture']), 'logo.png');
      const url = `/api/employers/${employer.id}/logo`;
      return host.app.inject({ method: 'PUT', url, headers: employer.headers, payload });
    };
    await tried(59, `upload:employer:${employer.id}`);
    expect((await upload()).statusCode).toBe(400);
    const over = await upload();
    expect([over.statusCode, over.json()]).toEqual([
      429,
      { message: 'Too many uploads in an hour; try again later' },
    ]);
  });

  test('a repetition that is answered from the record is none', async () => {
    const keyed = () =>
      host.app.inject({
        method: 'POST',
        url: '/api/jobdescriptions/add',
        headers: { ...employer.headers, 'idempotency-key': 'counted once' },
        payload: jobForm(employer.username),
      });
    for (let index = 0; index < 3; index += 1) expect((await keyed()).statusCode).toBe(201);
    expect(await host.db.query(sql`SELECT 1 FROM attempts WHERE key LIKE 'post:%'`)).toHaveLength(
      1,
    );
  });
});
