import {
  asAdmin,
  asEmployer,
  asSeeker,
  cookieFrom,
  employerForm,
  openHost,
  type Person,
  type TestHost,
} from '../host';
import { addCategories, post } from '../jobFixtures';

let host: TestHost;
let employer: Person;
let seeker: Person;
let admin: Person;
let jobId: string;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  await addCategories(host);
  [employer, seeker, admin] = [await asEmployer(host), await asSeeker(host), await asAdmin(host)];
  jobId = (await post(host, employer))._id;
});
afterAll(() => host.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  host.app.inject({ url, headers });

test.each([
  '/',
  '/healthz',
  '/api/categories',
  '/api/nothing',
  '/api/employer/getAll',
  '/api/session',
  '/assets/none.js',
])('%s carries every security header and names no server', async (url) => {
  const { headers } = await get(url);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/default-src 'self'.*frame-ancestors 'none'/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
    'permissions-policy': expect.stringMatching(
      /clipboard-write=\(self\), geolocation=\(self\).*camera=\(\)/,
    ),
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  });
  for (const name of ['server', 'x-powered-by', 'via']) expect(headers).not.toHaveProperty(name);
});

test('an address that can’t be read is refused with headers that let nothing of the answer run', async () => {
  expect((await get('/%E0%A4%A')).headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'x-request-id': expect.any(String),
  });
});

test('without TLS no browser is told to insist on it', async () => {
  const plain = await openHost({ PUBLIC_URL: 'http://jobs.example' });
  expect((await plain.app.inject({ url: '/api/categories' })).headers).not.toHaveProperty(
    'strict-transport-security',
  );
  await plain.close();
});

test('what is one person’s is kept nowhere, whatever its status; what is everybody’s may be asked about again', async () => {
  const { payload, ...login } = {
    method: 'POST',
    url: '/api/employer/login',
    payload: { usernameEmployer: employer.username, passwordnameEmployer: employer.password },
  } as const;
  const personal = [
    await host.app.inject({ ...login, payload }),
    await host.app.inject({ ...login, payload: { ...payload, passwordnameEmployer: 'not it' } }),
    await host.app.inject({
      method: 'POST',
      url: '/api/employer/employers',
      payload: employerForm('somebody.new'),
    }),
    await get('/api/session'),
    await get('/api/session', employer.headers),
    await get('/api/employer/getAll', admin.headers),
    await get('/api/employer/getAll'),
    await get(`/api/jobseeker/jobseekers/username/${seeker.username}`, seeker.headers),
    await get(`/api/jobseeker/jobseekers/username/${seeker.username}`, employer.headers),
    await get(`/api/jobdescriptions/employer/${employer.username}`, employer.headers),
    await get('/api/applications', seeker.headers),
    await host.app.inject({ method: 'DELETE', url: '/api/session' }),
  ];
  expect(personal.map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual(
    [200, 401, 201, 200, 200, 200, 401, 200, 403, 200, 200, 204].map((status) => [
      status,
      'no-store',
    ]),
  );
  for (const url of [
    '/api/categories',
    `/api/jobdescriptions/jobdescriptions/${jobId}`,
    '/api/terms/terms',
    '/api/jobdescriptions/getAll',
  ]) {
    expect((await get(url)).headers['cache-control']).toBe('private, no-cache');
  }
});

test('a log-in’s cookie is for this host, its scripts apart, and for TLS alone', async () => {
  const answer = await host.app.inject({
    method: 'POST',
    url: '/api/employer/login',
    payload: { usernameEmployer: employer.username, passwordnameEmployer: employer.password },
  });
  expect(cookieFrom(answer)).toMatch(/^jl_employer=/);
  expect(answer.headers['set-cookie']).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(answer.headers['set-cookie']).not.toMatch(/domain/i);
});

test('a one-time secret is answered anew, not from the record of Idempotency-Keys', async () => {
  const invite = () =>
    host.app.inject({
      method: 'POST',
      url: '/api/admins/invitations',
      headers: { ...admin.headers, 'idempotency-key': 'one' },
      payload: { adminname: 'invited.twice' },
    });
  const [first, second] = [await invite(), await invite()];
  expect([first.statusCode, second.statusCode, first.json().path === second.json().path]).toEqual([
    201,
    201,
    false,
  ]);
});
