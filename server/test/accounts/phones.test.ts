import {
  asEmployer,
  asSeeker,
  employerForm,
  openHost,
  seekerForm,
  type Person,
  type TestHost,
} from '../host';

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
});
afterAll(() => host.close());

const send = (method: 'POST' | 'PUT', url: string, payload: object, person?: Person) =>
  host.app.inject({
    method,
    url: `/api${url}`,
    payload,
    ...(person && { headers: person.headers }),
  });

test('a phone and a number of employees may be whole numbers, and are stored as text', async () => {
  const [employer, seeker] = [await asEmployer(host), await asSeeker(host)];
  const update = `/employer/employers/update/${employer.id}`;
  const numbers = {
    phoneEmployer: 15550101,
    companyPhone: 4915550102,
    companyNumberofemployees: 40,
  };
  const changed = await send('PUT', update, numbers, employer);
  expect(changed.json().data).toMatchObject({
    phoneEmployer: '15550101',
    companyPhone: '4915550102',
    companyNumberofemployees: '40',
  });
  const own = `/jobseeker/jobseekers/${seeker.id}`;
  expect((await send('PUT', own, { phonejobseek: 15550103 }, seeker)).json()).toMatchObject({
    phonejobseek: '15550103',
  });
  expect(
    (
      await send('POST', '/employer/employers', {
        ...employerForm('by.number'),
        phoneEmployer: 15550104,
      })
    ).statusCode,
  ).toBe(201);
  expect(
    (
      await send('POST', '/jobseeker/jobseekers', {
        ...seekerForm('by.number'),
        phonejobseek: 15550105,
      })
    ).statusCode,
  ).toBe(201);
  for (const value of [0, -1, 1.5, 1e300, true, null, [1], {}])
    for (const [url, field, person] of [
      [update, 'phoneEmployer', employer],
      [update, 'companyPhone', employer],
      [update, 'companyNumberofemployees', employer],
      [own, 'phonejobseek', seeker],
    ] as const) {
      const answer = await send('PUT', url, { [field]: value }, person);
      expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
    }
  // other text fields don't accept numbers
  for (const field of ['locationEmployer', 'companyName', 'emailEmployer'])
    expect((await send('PUT', update, { [field]: 5 }, employer)).statusCode).toBe(400);
});

test('a seeker’s profile is bare and in data', async () => {
  const seeker = await asSeeker(host);
  const url = `/api/jobseeker/jobseekers/username/${seeker.username}`;
  const { data, ...bare } = (await host.app.inject({ url, headers: seeker.headers })).json();
  expect(bare).toMatchObject({ _id: seeker.id, usernamejobseek: seeker.username });
  expect(data).toEqual(bare);
});
