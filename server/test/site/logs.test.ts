import type { InjectOptions } from 'fastify';
import sql from 'sql-template-tag';
import { buildApp } from '../../app';
import { consoleLog, prettyLine } from '../../log';
import { serializeError } from '../../serializeError';
import { asAdmin, asEmployer, employerForm, openHost, seekerForm, type TestHost } from '../host';
import { addCategories, jobForm, post } from '../jobFixtures';

let host: TestHost;
let lines: string[];
let app: TestHost['app'];
beforeAll(async () => {
  host = await openHost({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' });
  await addCategories(host);
});
beforeEach(async () => {
  lines = [];
  app = await buildApp({
    ...host.context,
    log: consoleLog('debug', {
      write: (line) => {
        lines.push(line);
      },
    }),
  });
});
afterEach(() => app.close());
afterAll(() => host.close());
const events = () => lines.map((line): Record<string, unknown> => JSON.parse(line));

test('a failed call is one line with its operation, its id and the error, and its answer names the id alone', async () => {
  await host.db.execute(sql`ALTER TABLE categories RENAME TO categories_away`);
  const answer = await app.inject({ url: '/api/categories' });
  await host.db.execute(sql`ALTER TABLE categories_away RENAME TO categories`);
  const requestId = answer.headers['x-request-id'];
  expect([answer.statusCode, answer.json()]).toEqual([
    500,
    { message: 'Something went wrong on our side', requestId },
  ]);
  const failed = events().filter(({ level }) => level === 'error');
  expect(failed).toEqual([
    {
      level: 'error',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      reqId: requestId,
      operationId: 'getCategories',
      status: 500,
      msg: 'a call failed',
      err: { type: 'DatabaseError', code: '42P01', stack: expect.stringContaining('at ') },
    },
  ]);
});

test('a refused call is a line at debug, and an answered one is none', async () => {
  await app.inject({ url: '/api/categories' });
  expect(lines).toEqual([]);
  await app.inject({ url: '/api/employer/getAll' });
  expect(events()).toMatchObject([
    { level: 'debug', operationId: 'getEmployers', status: 401, msg: 'a call was refused' },
  ]);
});

test('nothing that anybody sent is ever in the log', async () => {
  const marker = 'Xq7marker';
  const employer = await asEmployer(host);
  const admin = await asAdmin(host);
  const { _id: jobId } = await post(host, employer);
  const everywhere = {
    'user-agent': marker,
    cookie: `jl_employer=${marker}; other=${marker}`,
    referer: `http://${marker}.example/`,
    'x-forwarded-for': '203.0.113.77',
    'x-request-id': marker,
    'x-session': `employer:${marker}`,
    'idempotency-key': marker,
    'if-match': marker,
    'x-form-signs': marker,
  };
  const calls: InjectOptions[] = [
    { url: `/api/employer/employers/username/${marker}?q=${marker}` },
    { url: `/api/jobs/search?q=${marker}&unknown=${marker}` },
    { url: `/${marker}?a=${marker}` },
    { url: `/api/${marker}` },
    { url: `/api/employer/%E0%A4%A${marker}` },
    { url: `/api/media/${marker}` },
    { url: `/employerppreadonly/${marker}` },
    {
      method: 'POST',
      url: '/api/employer/login',
      payload: { usernameEmployer: marker, passwordnameEmployer: marker },
    },
    {
      method: 'POST',
      url: '/api/admin/admins/login',
      payload: { adminname: marker, adminpassword: marker },
    },
    {
      method: 'POST',
      url: '/api/employer/employers',
      payload: {
        ...employerForm(marker),
        passwordnameEmployer: marker,
        emailEmployer: `${marker}@mail.example`,
      },
    },
    {
      method: 'POST',
      url: '/api/employer/employers',
      payload: {
        ...employerForm(marker),
        passwordnameEmployer: marker,
        emailEmployer: `${marker}@mail.example`,
        locationEmployer: `${marker}\0`,
      },
    },
    {
      method: 'POST',
      url: '/api/jobseeker/jobseekers',
      payload: { ...seekerForm(marker), [marker]: marker },
    },
    {
      method: 'POST',
      url: '/api/jobseeker/jobseekers',
      payload: `{"${marker}": ${marker}`,
      headers: { ...everywhere, 'content-type': 'application/json' },
    },
    {
      method: 'POST',
      url: '/api/jobdescriptions/add',
      headers: { ...everywhere, ...employer.headers },
      payload: jobForm(employer.username, { jobtitle: marker, categoryName: marker }),
    },
    {
      method: 'PUT',
      url: `/api/jobdescriptions/${jobId}`,
      headers: { ...everywhere, ...employer.headers },
      payload: { jobtitle: marker },
    },
    {
      method: 'GET',
      url: '/api/employer/getAll',
      headers: { ...everywhere, authorization: `Bearer ${marker}` },
    },
    {
      method: 'PUT',
      url: `/api/featuredemployer/updateFeaturedEmployer/${marker}`,
      headers: {
        ...everywhere,
        ...admin.headers,
        'content-type': `multipart/form-data; boundary=${marker}`,
      },
      payload: `--${marker}\r\ncontent-disposition: form-data; name="${marker}"; filename="${marker}"\r\n\r\n${marker}`,
    },
    {
      method: 'POST',
      url: `/api/jobs/${jobId}/reports`,
      payload: { reason: 'scam', note: marker },
    },
  ];
  for (const call of calls) await app.inject({ headers: everywhere, ...call });
  // the database fails in the middle, and its error message contains the values sent
  await host.db.execute(
    sql`ALTER TABLE employers ADD CONSTRAINT none_of_it CHECK (username NOT LIKE '%marker%')`,
  );
  const failed = await app.inject({
    method: 'POST',
    url: '/api/employer/employers',
    headers: everywhere,
    payload: { ...employerForm(`${marker}2`), emailEmployer: `${marker}2@mail.example` },
  });
  expect(failed.statusCode).toBe(500);
  const text = lines.join('');
  expect(events().filter(({ status }) => Number(status) >= 400).length).toBeGreaterThan(12);
  expect(text).toContain('none_of_it');
  expect(text).not.toMatch(/marker/i);
  for (const personal of [
    '203.0.113.77',
    '127.0.0.1',
    employer.username,
    admin.headers['authorization'] ?? '-',
    String(employer.headers['cookie']),
  ])
    expect(text).not.toContain(personal);
});

test('an error is told without what it quotes', () => {
  const database = Object.assign(new Error('invalid input syntax for type uuid: "Xq7marker"'), {
    severity: 'ERROR',
    code: '22P02',
    detail: 'Xq7marker',
    where: 'Xq7marker',
    table: 'jobs',
  });
  expect(JSON.stringify(serializeError(database))).not.toContain('Xq7marker');
  expect(serializeError(database)).toMatchObject({
    type: 'DatabaseError',
    code: '22P02',
    table: 'jobs',
  });
  const mail = new Error('550 no such user <ida@mail.example> at 192.0.2.1', {
    cause: new Error('ida@mail.example'),
  });
  expect(JSON.stringify(serializeError(mail))).not.toMatch(/ida|192/);
  expect(serializeError('Xq7marker')).toEqual({ type: 'string' });
});

test('at a terminal an event is words', () => {
  const line = JSON.stringify({
    level: 'error',
    time: '2026-01-10T12:00:01.000Z',
    reqId: 'abc',
    status: 500,
    err: { type: 'Error', code: 'E1', stack: 'Error: no\n    at here' },
    msg: 'a call failed',
  });
  expect(prettyLine(line)).toBe(
    '12:00:01 error a call failed reqId=abc status=500 code=E1\nError: no\n    at here\n',
  );
});

test('where somebody is, which a search may say, is in no line', async () => {
  await app.inject({ url: '/api/jobs/search?near=45.5,-122.7' });
  await app.inject({ url: '/api/jobs/search?near=45.5155,-122.7&miles=10' });
  await host.db.execute(sql`ALTER TABLE place_points RENAME TO place_points_away`);
  const failed = await app.inject({ url: '/api/jobs/search?near=45.6,-122.8&sort=distance' });
  await host.db.execute(sql`ALTER TABLE place_points_away RENAME TO place_points`);
  expect(failed.statusCode).toBe(500);
  await app.inject({ url: '/jobdescription?near=45.5%2C-122.7' });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).not.toMatch(/45\.[56]|122\.[78]/);
});
