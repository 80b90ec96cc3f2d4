import sql from 'sql-template-tag';
import { networkOf } from '../services/addresses';
import { asEmployer, employerForm, openHost, seekerForm, type Person, type TestHost } from './host';

let host: TestHost;
let employer: Person;
beforeAll(async () => {
  host = await openHost({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' });
  employer = await asEmployer(host);
});
beforeEach(() => host.db.execute(sql`DELETE FROM attempts`));
afterAll(() => host.close());

const logIn = (usernameEmployer: string, passwordnameEmployer: string, from = '192.0.2.1') =>
  host.app.inject({ method: 'POST', url: '/api/employer/login', headers: { 'x-forwarded-for': from }, payload: { usernameEmployer, passwordnameEmployer } });
const wrong = async (times: number, username: (index: number) => string, from?: (index: number) => string) => {
  const answers = [];
  for (let index = 0; index < times; index += 1) answers.push((await logIn(username(index), 'not it', from?.(index))).statusCode);
  return answers;
};
const later = (interval: string) => host.db.execute(sql`UPDATE attempts SET at = at - ${interval}::interval`);

test.each([['an account', () => employer.username], ['an account that does not exist', () => 'nobody.here']])('the eleventh wrong password for %s has to wait, from wherever it comes', async (_which, name) => {
  expect(await wrong(10, name, (index) => `198.51.100.${index}`)).toEqual(Array(10).fill(401));
  const answer = await logIn(name().toUpperCase(), employer.password, '203.0.113.1');
  expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([429, { message: 'Too many wrong passwords; try again later' }, []]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(14 * 60);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
});
test('a refused try does not prolong the wait, and after it the password counts again', async () => {
  await wrong(10, () => employer.username);
  await later('14 minutes 50 seconds');
  expect((await logIn(employer.username, employer.password)).statusCode).toBe(429);
  await later('11 seconds');
  expect((await logIn(employer.username, employer.password)).statusCode).toBe(200);
});
test('a right password forgets the wrong ones, and right ones are not counted', async () => {
  await wrong(9, () => employer.username);
  for (let index = 0; index < 12; index += 1) expect((await logIn(employer.username, employer.password)).statusCode).toBe(200);
  expect(await wrong(9, () => employer.username)).toEqual(Array(9).fill(401));
});
test('thirty at once are no way round it', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(employer.username, 'not it')));
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20);
});
test('the roles are counted apart', async () => {
  await wrong(10, () => employer.username);
  const answer = await host.app.inject({ method: 'POST', url: '/api/jobseeker/jobseekers/login', payload: { usernamejobseek: employer.username, passwordnamejobseek: 'not it' } });
  expect(answer.statusCode).toBe(401);
});
test('the fifty-first from one network has to wait, whatever the names; a /64 is one network', async () => {
  await wrong(50, (index) => `name${index}`, (index) => `2001:db8:0:7::${index.toString(16)}`);
  expect((await logIn(employer.username, employer.password, '2001:db8:0:7:ffff::1')).statusCode).toBe(429);
  expect((await logIn(employer.username, employer.password, '2001:db8:0:8::1')).statusCode).toBe(200);
});
test('a refused registration does not count', async () => {
  const register = () => host.app.inject({ method: 'POST', url: '/api/employer/employers', payload: employerForm(employer.username) });
  for (let index = 0; index < 35; index += 1) expect((await register()).statusCode).toBe(409);
});
test('thirty registrations an hour from one network', async () => {
  const register = (index: number, from: string) =>
    host.app.inject({ method: 'POST', url: '/api/employer/employers', headers: { 'x-forwarded-for': from }, payload: employerForm(`crowd${index}`) });
  for (let index = 0; index < 30; index += 1) expect((await register(index, '192.0.2.9')).statusCode).toBe(201);
  const over = await register(30, '192.0.2.9');
  expect([over.statusCode, Number(over.headers['retry-after']) > 59 * 60]).toEqual([429, true]);
  const seeker = await host.app.inject({ method: 'POST', url: '/api/jobseeker/jobseekers', headers: { 'x-forwarded-for': '192.0.2.9' }, payload: seekerForm('crowd') });
  expect(seeker.statusCode).toBe(429);
  expect((await register(31, '192.0.2.10')).statusCode).toBe(201);
  await later('1 hour');
  expect((await register(30, '192.0.2.9')).statusCode).toBe(201);
});
test('reads are limited far above what a person does, and then say how long to wait', async () => {
  const read = () => host.app.inject({ url: '/api/session', headers: { 'x-forwarded-for': '192.0.2.77' } });
  for (let index = 0; index < 30; index += 1) expect((await read()).statusCode).toBe(200);
  for (let round = 0; round < 30; round += 1) await Promise.all(Array.from({ length: 100 }, read));
  const over = await read();
  expect([over.statusCode, over.json(), Number(over.headers['retry-after']) > 0]).toEqual([429, { message: 'Too many calls; try again in a moment' }, true]);
  expect((await host.app.inject({ url: '/api/session', headers: { 'x-forwarded-for': '192.0.2.78' } })).statusCode).toBe(200);
});
test('an unasked X-Forwarded-For is not believed', async () => {
  const direct = await openHost({ RATE_LIMITS: 'on' });
  for (let index = 0; index < 50; index += 1) {
    await direct.app.inject({ method: 'POST', url: '/api/employer/login', headers: { 'x-forwarded-for': `192.0.2.${index}` }, payload: { usernameEmployer: `n${index}`, passwordnameEmployer: 'x' } });
  }
  const answer = await direct.app.inject({ method: 'POST', url: '/api/employer/login', headers: { 'x-forwarded-for': '192.0.2.200' }, payload: { usernameEmployer: 'other', passwordnameEmployer: 'x' } });
  expect(answer.statusCode).toBe(429);
  await direct.close();
});
test.each([
  ['192.0.2.1', '192.0.2.1'], ['::ffff:192.0.2.1', '192.0.2.1'], ['::1', '0:0:0:0::/64'], ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0001:1:2:3:4', '2001:db8:0:1::/64'], ['fe80::1%eth0', 'fe80:0:0:0::/64'], ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
