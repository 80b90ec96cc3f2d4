import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildApp } from '../../app';
import { asAdmin, asEmployer, employerForm, type Person } from '../host';
import { addCategories, countRows, post } from '../jobFixtures';
import { fetchApi, listenHost, sendRaw, statusesIn, type ListeningHost } from './wire';

const opened: ListeningHost['app'][] = [];
let host: ListeningHost;
let employer: Person;
let admin: Person & { cookie: string };
beforeAll(async () => {
  host = await listenHost();
  await addCategories(host);
  [employer, admin] = [await asEmployer(host), await asAdmin(host)];
  await post(host, employer);
});
afterAll(async () => {
  for (const app of opened) await app.close();
  await host.close();
});

const json = { 'content-type': 'application/json' };

test('no parameter gets into a header of an answer', async () => {
  const injected = '%0d%0aX-Injected:%20yes%0d%0a%0d%0a';
  const raw = 'x\r\nX-Injected: yes';
  const addresses = [
    `/api/employer/employers/username/${injected}`,
    `/api/jobs/search?q=${injected}&unknown${injected}=1`,
    `/api/media/${injected}`,
    `/${injected}`,
    `/login?next=${injected}`,
    `/api/${injected}`,
    `/jobdescriptiontrial/${injected}/`,
    `//evil.example/${injected}`,
    '//evil.example/..',
    '/\\evil.example',
  ];
  for (const address of addresses) {
    const received = await sendRaw(
      host.port,
      `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    const [head = ''] = received.split('\r\n\r\n');
    // a busy host answers 503
    expect(head).toMatch(/^HTTP\/1\.1 (200|400|404|503)/);
    expect(head).not.toMatch(/^x-injected|^location/im);
  }
  for (const name of [
    'Idempotency-Key',
    'X-Session',
    'X-Request-Id',
    'X-Form-Signs',
    'If-Match',
    'Accept-Encoding',
    'Accept',
    'Range',
  ]) {
    const received = await sendRaw(
      host.port,
      `GET /api/categories HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${name}: ${encodeURIComponent(raw)}\x7f\r\n\r\n`,
    );
    expect(received.split('\r\n\r\n')[0]).not.toMatch(/injected/i);
  }
  // a name that a login returns only in its response body
  const odd = 'odd\u00e9 "; Path=/evil, name';
  await fetchApi(
    host,
    'POST',
    '/employer/employers',
    json,
    JSON.stringify({ ...employerForm('odd.mail'), usernameEmployer: odd }),
  );
  const login = await fetchApi(
    host,
    'POST',
    '/employer/login',
    json,
    JSON.stringify({ usernameEmployer: odd, passwordnameEmployer: employer.password }),
  );
  expect([login.status, /evil|odd/.test(login.headers.get('set-cookie') ?? 'evil')]).toEqual([
    200,
    false,
  ]);
  const page = await sendRaw(
    host.port,
    'GET /api/session HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n',
  );
  expect(page).not.toContain('evil.example');
});

test('no path leads out of the folder of built files', async () => {
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'jobline-dist-'));
  for (const folder of ['web/assets', 'server'])
    fs.mkdirSync(path.join(dist, folder), { recursive: true });
  for (const [name, text] of [
    ['web/index.html', '<!doctype html><title>page</title>'],
    ['web/assets/a.js', 'asset'],
    ['secret.txt', 'KEPT-SECRET'],
    ['server/index.mjs', 'KEPT-SECRET'],
    ['web/.env', 'KEPT-SECRET'],
    ['web/chunks.json', '{"KEPT-SECRET":[]}'],
  ] as const) {
    fs.writeFileSync(path.join(dist, name), text);
  }
  const app = await buildApp(host.context, { dist });
  opened.push(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  // the server listens on a network address, so this isn't a path
  const { port } = app.server.address() as { port: number };
  const get = (address: string) =>
    sendRaw(port, `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(await get('/assets/a.js')).toContain('asset');
  const ups = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    '%252e%252e%252f',
    '..%c0%af',
    '..%00/',
    '..;/',
    '.%2e/',
    '%u002e%u002e/',
    '....//',
  ];
  const targets = ups.flatMap((up) =>
    [1, 2, 3, 8].flatMap((depth) =>
      ['secret.txt', 'server/index.mjs', 'etc/passwd'].map((file) => up.repeat(depth) + file),
    ),
  );
  for (const target of [
    ...targets,
    'etc/passwd',
    'etc%2fpasswd',
    'a.js%00.html',
    'a.js/',
    '.env',
    '%2eenv',
  ]) {
    for (const root of ['/assets/', '/', '/api/media/']) {
      const received = await get(root + target);
      expect([root + target, received.includes('KEPT-SECRET'), received.includes('root:')]).toEqual(
        [root + target, false, false],
      );
      expect(statusesIn(received).every((status) => [200, 400, 403, 404].includes(status))).toBe(
        true,
      );
    }
  }
  for (const hidden of ['/chunks.json', '/index.html', '/.env', '/secret.txt', '/server/index.mjs'])
    expect(await get(hidden)).not.toContain('KEPT-SECRET');
  fs.rmSync(dist, { recursive: true });
}, 300_000);

test.each<[string, string]>([
  [
    '__proto__ at the top',
    '{"usernameEmployer":"a","passwordnameEmployer":"b","__proto__":{"admin":true}}',
  ],
  [
    'constructor',
    '{"usernameEmployer":"a","passwordnameEmployer":"b","constructor":{"prototype":{"admin":true}}}',
  ],
  [
    'an escaped __proto__',
    '{"usernameEmployer":"a","passwordnameEmployer":"b","\\u005f_proto__":{"admin":true}}',
  ],
  [
    'a deep __proto__',
    '{"usernameEmployer":{"__proto__":{"admin":true}},"passwordnameEmployer":"b"}',
  ],
  ['a body that is one', '{"__proto__":{"usernameEmployer":"a","passwordnameEmployer":"b"}}'],
])('%s in a body is refused and reaches nothing', async (_what, body) => {
  expect((await fetchApi(host, 'POST', '/employer/login', json, body)).status).toBe(400);
  expect(Reflect.get({}, 'admin')).toBeUndefined();
});
test.each(Object.getOwnPropertyNames(Object.prototype))(
  '%s as a field of a form is refused in words',
  async (name) => {
    const answer = await fetchApi(host, 'POST', '/employer/employers', json, `{"${name}":1}`);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ message: expect.any(String) }),
    ]);
  },
);
test('names of an object’s own in an address are names like others', async () => {
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    expect((await fetchApi(host, 'GET', `/employer/employers/username/${name}`)).status).toBe(404);
    expect((await fetchApi(host, 'GET', `/jobs/search?${name}=1`)).status).toBe(400);
    expect(
      await (await fetchApi(host, 'GET', `/jobdescriptions/getByCategory/${name}`)).json(),
    ).toEqual([]);
  }
});
test('what is sorted and filtered by stands in a list', async () => {
  for (const query of [
    'sort=name;DROP TABLE jobs',
    'sort=password_hash',
    'sort[]=name',
    'sort=name&sort=name',
    'order=asc;--',
    'state=%27',
    'kind=1',
  ]) {
    for (const address of [
      '/admin/employers',
      '/admin/cases',
      '/jobs/search',
      '/admin/audit',
      '/admin/jobseekers',
    ]) {
      expect([400, 404]).toContain(
        (await fetchApi(host, 'GET', `${address}?${query}`, admin.headers)).status,
      );
    }
  }
  expect(await countRows(host, 'jobs')).toBeGreaterThan(0);
});
