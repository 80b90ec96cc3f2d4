import sql from 'sql-template-tag';
import { asEmployer, employerForm, openHost, type Person, type TestHost } from '../host';

let host: TestHost;
let employer: Person;
beforeAll(async () => {
  host = await openHost({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' });
  employer = await asEmployer(host);
  await asEmployer(host, 'crowd');
});
afterAll(() => host.close());
const later = (interval: string) =>
  host.db.execute(sql`UPDATE attempts SET at = at - ${interval}::interval`);

test('thirty answers an hour that a name or an address is taken, which count as no registration', async () => {
  const register = (payload: object, from = '192.0.2.77') =>
    host.app.inject({
      method: 'POST',
      url: '/api/employer/employers',
      headers: { 'x-forwarded-for': from },
      payload,
    });
  const taken = employerForm(employer.username);
  const others = { usernameEmployer: 'somebody.else', emailEmployer: taken.emailEmployer };
  // invalid forms don't count
  for (let index = 0; index < 5; index += 1)
    expect((await register({ ...taken, passwordnameEmployer: 'short' })).statusCode).toBe(400);
  for (let index = 0; index < 15; index += 1) {
    const byName = await register(taken);
    const byEmail = await register({ ...taken, ...others });
    expect([byName.statusCode, byEmail.statusCode]).toEqual([409, 409]);
    // people see which of the two is taken
    expect([byName.json().field, byEmail.json().field]).toEqual([
      'usernameEmployer',
      'emailEmployer',
    ]);
  }
  const over = await register(taken);
  expect([over.statusCode, Number(over.headers['retry-after']) > 59 * 60]).toEqual([429, true]);
  // changing one's own address is limited, too
  const change = () =>
    host.app.inject({
      method: 'PUT',
      url: `/api/employer/employers/update/${employer.id}`,
      headers: { ...employer.headers, 'x-forwarded-for': '192.0.2.77' },
      payload: { emailEmployer: 'crowd@firm.example' },
    });
  const changed = await change();
  expect([changed.statusCode, changed.json().field]).toEqual([429, 'emailEmployer']);
  expect((await register(taken, '192.0.2.78')).statusCode).toBe(409);
  await later('1 hour');
  expect((await register(taken)).statusCode).toBe(409);
});
test('an account that tries out addresses is refused after ten', async () => {
  const [first, second] = [await asEmployer(host), await asEmployer(host)];
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1)
    statuses.push(
      (
        await host.app.inject({
          method: 'PUT',
          url: `/api/employer/employers/update/${first.id}`,
          headers: { ...first.headers, 'x-forwarded-for': `198.51.100.${index}` },
          payload: { emailEmployer: `${second.username}@firm.example` },
        })
      ).statusCode,
    );
  expect(statuses).toEqual([...Array(10).fill(409), 429, 429]);
});
