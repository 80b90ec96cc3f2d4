import { asEmployer, employerForm, openHost, type Person, type TestHost } from '../host';

let host: TestHost;
let employer: Person;
beforeAll(async () => {
  host = await openHost({ PUBLIC_URL: 'https://jobs.example' });
  employer = await asEmployer(host);
});
afterAll(() => host.close());

const save = (headers: Record<string, string>) =>
  host.app.inject({
    method: 'PUT',
    url: `/api/employer/employers/update/${employer.id}`,
    headers: { host: '127.0.0.1:3000', ...employer.headers, ...headers },
    payload: { companyName: 'Changed' },
  });
const companyName = async () =>
  (await host.app.inject({ url: `/api/employer/employers/username/${employer.username}` })).json()
    .data.companyName;

test.each([
  [{}],
  [{ origin: 'http://127.0.0.1:3000' }],
  [{ origin: 'https://jobs.example' }],
  [{ 'sec-fetch-site': 'same-origin' }],
  [{ 'sec-fetch-site': 'none' }],
])('a write with %j passes', async (headers) => {
  expect((await save(headers)).statusCode).toBe(200);
});

test.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'http://127.0.0.1:3001' }],
  [{ origin: 'http://jobs.example' }],
  [{ origin: 'https://jobs.example.evil.example' }],
  [{ origin: 'null' }],
  [{ origin: '' }],
  [{ origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
])('a write with %j is refused and changes nothing', async (headers) => {
  const before = await companyName();
  const answer = await host.app.inject({
    method: 'PUT',
    url: `/api/employer/employers/update/${employer.id}`,
    headers: { host: '127.0.0.1:3000', ...employer.headers, ...headers },
    payload: { companyName: 'Evil' },
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    { message: 'The request came from another site' },
  ]);
  expect(await companyName()).toBe(before);
});

test.each([
  [{ host: 'jobs.example', origin: 'http://jobs.example' }, 403],
  [{ host: 'jobs.example', origin: 'https://jobs.example' }, 200],
  [{ host: 'JOBS.example', origin: 'http://jobs.example' }, 403],
])('a page that came without TLS may not write to a site with it: %j', async (headers, status) => {
  expect((await save(headers)).statusCode).toBe(status);
});

test('log-ins, registrations and log-outs from another site are refused too; reads are not', async () => {
  const headers = { origin: 'https://evil.example' };
  const login = { usernameEmployer: employer.username, passwordnameEmployer: employer.password };
  const answers = await Promise.all([
    host.app.inject({ method: 'POST', url: '/api/employer/login', headers, payload: login }),
    host.app.inject({
      method: 'POST',
      url: '/api/employer/employers',
      headers,
      payload: employerForm('elsewhere'),
    }),
    host.app.inject({
      method: 'DELETE',
      url: '/api/session',
      headers: { ...employer.headers, ...headers },
    }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  expect(answers.flatMap(({ cookies }) => cookies)).toEqual([]);
  const read = await host.app.inject({
    url: '/api/categories',
    headers: { ...headers, 'sec-fetch-site': 'cross-site' },
  });
  expect([
    read.statusCode,
    read.headers['access-control-allow-origin'],
    read.headers['access-control-allow-credentials'],
  ]).toEqual([200, undefined, undefined]);
});
