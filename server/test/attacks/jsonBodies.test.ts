import { asEmployer, asSeeker, type Person } from '../host';
import { addCategories, jobForm } from '../jobFixtures';
import { fetchApi, listenHost, type ListeningHost } from './wire';

let host: ListeningHost;
let employer: Person;
let seeker: Person;
beforeAll(async () => {
  host = await listenHost();
  await addCategories(host);
  [employer, seeker] = [await asEmployer(host), await asSeeker(host)];
});
afterAll(() => host.close());
afterEach(() => jest.restoreAllMocks());

const json = { 'content-type': 'application/json' };
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const send = async (
  method: string,
  address: string,
  body: string,
  headers: Record<string, string> = {},
) => {
  const parse = jest.spyOn(JSON, 'parse');
  const answer = await fetchApi(host, method, address, { ...headers, ...json }, body);
  const isParsed = parse.mock.calls.some(([text]) => text === body);
  parse.mockRestore();
  const { message } = await answer.json();
  return { status: answer.status, message, isParsed };
};

test.each([40, 500_000])('a body nested %d deep is refused before it is parsed', async (depth) => {
  expect(await send('PUT', '/cv', nested(depth), seeker.headers)).toEqual({
    status: 400,
    message: 'The body is nested too deeply',
    isParsed: false,
  });
  expect(await send('PUT', '/cv', '[[]]', seeker.headers)).toMatchObject({ isParsed: true });
});

test('what is sent to an address that is no call is never parsed', async () => {
  expect(await send('POST', '/no-such-call', nested(500_000))).toEqual({
    status: 404,
    message: 'There’s no such endpoint',
    isParsed: false,
  });
});

test('brackets, commas and escaped quotes in a text are text', async () => {
  const answer = await send(
    'POST',
    '/employer/login',
    JSON.stringify({
      usernameEmployer: `"${'['.repeat(40)}\\`,
      passwordnameEmployer: `\\"${',{'.repeat(90)}`,
    }),
  );
  expect([answer.status, answer.isParsed]).toEqual([401, true]);
});

test.each([
  ['a log-in', 'POST', '/employer/login', 20_000],
  ['a registration', 'POST', '/jobseeker/jobseekers', 50_000],
  ['a call without a body', 'DELETE', '/session', 20_000],
])('%s larger than its fields can be is a 413', async (_name, method, address, length) => {
  expect(await send(method, address, JSON.stringify({ note: 'x'.repeat(length) }))).toEqual({
    status: 413,
    message: 'The body is too large',
    isParsed: false,
  });
});

test('so is one of more values than its fields can have', async () => {
  const names = Array.from({ length: 80_000 }, (_, at) => `"k${at}":0`);
  expect(await send('PUT', '/cv', `{${names.join(',')}}`, seeker.headers)).toEqual({
    status: 413,
    message: 'The body is too large',
    isParsed: false,
  });
});

test('the longest texts fit, however they are escaped', async () => {
  const smile = '\ud83d\ude00';
  const form = jobForm(employer.username, {
    joboverview: `Care ${smile.repeat(3990)}`,
    responsibilities1: smile.repeat(1000),
    qualification1: smile.repeat(1000),
  });
  const escaped = JSON.stringify(form, null, 2).replaceAll(smile, String.raw`\ud83d\ude00`);
  const answer = await send('POST', '/jobdescriptions/add', escaped, employer.headers);
  expect([answer.status, answer.message]).toEqual([201, undefined]);
});
