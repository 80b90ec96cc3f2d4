import fastJsonStringify from 'fast-json-stringify';
import Fastify from 'fastify';
import { callSchemas } from '@contract/generated/callSchemas';
import document from '@contract/generated/contract.json';
import { extensionOperations, specOperations } from '@contract/generated/operations';
import { operationsOf } from '../../plugins/contract';
import { validatorCompiler } from '../../validation';
import { asEmployer, openHost, type TestHost } from '../host';
import { addCategories, jobForm } from '../jobFixtures';

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
});
afterAll(() => host.close());

const all = operationsOf(document);
const oneOf = (each: { operationId: string }) => ({
  operationId: each.operationId,
  'x-allow': ['everyone'],
});

test('every operation has an x-allow line, and the host starts only with a handler for each', () => {
  // building this file's host throws for a missing handler, so each call has one
  expect(all.map(({ operationId }) => operationId).toSorted((a, b) => a.localeCompare(b))).toEqual(
    [...specOperations, ...extensionOperations].toSorted((a, b) => a.localeCompare(b)),
  );
  expect(all.every(({ allow }) => allow.length > 0)).toBe(true);
});

test('an operation says that it needs no log-in exactly where everyone may make it', () => {
  const described = Object.values(document.paths).flatMap((item) => Object.values(item));
  const open = described.filter(({ security }) => security?.length === 0);
  expect(open.map(({ operationId }) => operationId)).toEqual(
    all.filter(({ allow }) => allow.includes('everyone')).map(({ operationId }) => operationId),
  );
});

test('every schema compiles, which a host does only for the first call that needs it', async () => {
  const app = Fastify();
  const compiled = { checks: 0, answers: 0 };
  app.setValidatorCompiler<object>((part) => {
    const check = validatorCompiler(part);
    check({});
    compiled.checks += 1;
    return check;
  });
  app.setSerializerCompiler<object>(({ schema }) => {
    compiled.answers += 1;
    return fastJsonStringify(schema);
  });
  for (const [operationId, schema] of Object.entries(callSchemas))
    app.post(`/${operationId}`, { schema: JSON.parse(schema), handler: async () => null });
  await app.ready();
  await app.close();
  expect(compiled.checks).toBeGreaterThan(100);
  expect(compiled.answers).toBeGreaterThan(all.length);
});

test.each([[undefined], [[]], [['somebody']]])('an x-allow line of %j stops the start', (line) => {
  const [first] = all;
  expect(() =>
    operationsOf({
      paths: { '/x': { get: { ...oneOf(first ?? { operationId: '' }), 'x-allow': line } } },
    }),
  ).toThrow('x-allow');
});

test.each(all)('$operationId answers at its path', async ({ method, path, allow }) => {
  const answer = await host.app.inject({
    url: `/api${path.replaceAll(/\{\w+\}/g, 'nobody')}`,
    ...verb(method),
  });
  expect(answer.body).not.toContain('There’s no such endpoint');
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.statusCode === 401).toBe(!allow.includes('everyone'));
  expect(answer.headers['www-authenticate']).toBe(answer.statusCode === 401 ? 'Bearer' : undefined);
});
const verb = (method: string) => ({
  method:
    (['GET', 'POST', 'PUT', 'DELETE'] as const).find((each) => each.toLowerCase() === method) ??
    'GET',
});

test.each([
  '/api/featuredemployer',
  '/api/featuredemployer/',
  '/api/categories',
  '/api/categories/',
])('%s answers a list', async (url) => {
  const answer = await host.app.inject({ url });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual([]);
});

test('an unknown call is a 404 in JSON', async () => {
  for (const [method, url] of [
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['OPTIONS', '/api/nothing'],
  ] as const) {
    const answer = await host.app.inject({ method, url });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { message: 'There’s no such endpoint' },
    ]);
  }
});

test.each([
  ['POST', '/api/session', 'GET, HEAD, DELETE'],
  ['OPTIONS', '/api/jobs/search?q=cook', 'GET, HEAD'],
  ['PATCH', '/api/categories/', 'GET, HEAD'],
  // a job's id may be any text
  ['DELETE', '/api/jobdescriptions/getAll', 'GET, HEAD, PUT'],
] as const)(
  '%s %s is another method of a call, which says which it takes',
  async (method, url, allow) => {
    const answer = await host.app.inject({ method, url });
    expect([answer.statusCode, answer.headers.allow, answer.json()]).toEqual([
      405,
      allow,
      { message: `This endpoint takes only ${allow}` },
    ]);
  },
);

test('an unreadable address is a 400 in JSON', async () => {
  const answer = await host.app.inject({ url: '/api/employer/employers/username/%E0%A4%A' });
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { message: 'The request couldn’t be read' },
  ]);
});

test.each([
  ['/api/employer/employers/username/a%00b', 'usernameEmployer'],
  ['/api/jobs/search?q=a%00b', 'q'],
  ['/api/jobdescriptions/jobdescriptions/%00', 'id'],
])('NUL in %s is refused by name', async (url, field) => {
  const answer = await host.app.inject({ url });
  expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
});

test.each([
  ['unknown=1', 'unknown', 'unknown isn’t a parameter of this request'],
  ['limit=51', 'limit', 'limit must be at most 50'],
  ['limit=two', 'limit', 'limit must be a whole number'],
  ['remote=perhaps', 'remote', 'remote must be true or false'],
  ['sort=oldest', 'sort', 'sort must be relevance, newest, pay or distance'],
  ['q=a&q=b', 'q', 'q must be text'],
])('a search by ?%s is refused', async (query, field, message) => {
  const answer = await host.app.inject({ url: `/api/jobs/search?${query}` });
  expect([answer.statusCode, answer.json()]).toEqual([400, { message, field }]);
});

test('a repeatable parameter may come once, and numbers are read out of the address', async () => {
  for (const query of [
    'category=HR%20Jobs',
    'category=HR%20Jobs&category=Engineering',
    'limit=5&payMin=1000.5&remote=true',
  ]) {
    expect((await host.app.inject({ url: `/api/jobs/search?${query}` })).statusCode).toBe(200);
  }
});

test('nothing undeclared leaves the host', async () => {
  const employer = await asEmployer(host);
  const body = (
    await host.app.inject({ url: `/api/employer/employers/username/${employer.username}` })
  ).body;
  expect(body).not.toMatch(/password|hash|_key|deleted/i);
});

test('a DELETE with a JSON content type and no body is fine', async () => {
  const answer = await host.app.inject({
    method: 'DELETE',
    url: '/api/session',
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(204);
});

test('a body nested too deeply is refused, whatever the call does with bodies', async () => {
  const employer = await asEmployer(host);
  for (const [method, url] of [
    ['DELETE', '/api/sessions/nobody'],
    ['POST', '/api/jobdescriptions/add'],
  ] as const) {
    const answer = await host.app.inject({
      method,
      url,
      headers: { ...employer.headers, 'content-type': 'application/json' },
      payload: `${'['.repeat(1000)}${']'.repeat(1000)}`,
    });
    expect([method, answer.statusCode]).toEqual([method, 400]);
  }
});

describe('Idempotency-Key', () => {
  const post = (headers: Record<string, string>, payload: object) =>
    host.app.inject({ method: 'POST', url: '/api/jobdescriptions/add', headers, payload });
  const countJobs = async (username: string) =>
    (await host.app.inject({ url: `/api/jobdescriptions/employer/${username}` })).json().length;
  beforeAll(() => addCategories(host));

  test('a repeated post is stored once and answered alike, also when both come at once', async () => {
    const { headers, username } = await asEmployer(host);
    // requested compressed, because the response itself is stored
    const keyed = { ...headers, 'idempotency-key': 'twice', 'accept-encoding': 'gzip' };
    const answers = await Promise.all([1, 2, 3].map(() => post(keyed, jobForm(username))));
    const later = await post({ ...headers, 'idempotency-key': 'twice' }, jobForm(username));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(later.statusCode).toBe(201);
    expect(await countJobs(username)).toBe(1);
    expect(later.json()._id).toBe(
      (await host.app.inject({ url: `/api/jobdescriptions/employer/${username}` })).json()[0]._id,
    );
  });

  test('the same key for another job is refused; for another account it is another key', async () => {
    const [one, two] = [await asEmployer(host), await asEmployer(host)];
    const key = { 'idempotency-key': 'shared' };
    expect((await post({ ...one.headers, ...key }, jobForm(one.username))).statusCode).toBe(201);
    expect(
      (await post({ ...one.headers, ...key }, jobForm(one.username, { jobtitle: 'Other' })))
        .statusCode,
    ).toBe(409);
    expect((await post({ ...two.headers, ...key }, jobForm(two.username))).statusCode).toBe(201);
  });

  test('a refused post gives its key back', async () => {
    const { headers, username } = await asEmployer(host);
    const keyed = { ...headers, 'idempotency-key': 'again' };
    expect((await post(keyed, jobForm(username, { categoryName: 'Nothing' }))).statusCode).toBe(
      400,
    );
    expect((await post(keyed, jobForm(username))).statusCode).toBe(201);
  });
});
