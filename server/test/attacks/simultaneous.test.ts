import { asEmployer, employerForm, seekerForm, type Person } from '../host';
import { addCategories, countRows, jobForm } from '../jobFixtures';
import { fetchApi, listenHost, type ListeningHost } from './wire';

let host: ListeningHost;
let employer: Person;
beforeAll(async () => {
  host = await listenHost();
  await addCategories(host);
  employer = await asEmployer(host);
});
afterAll(() => host.close());

const json = { 'content-type': 'application/json' };

describe('twenty registrations of one name at once', () => {
  const kinds = [
    ['employers', '/employer/employers', employerForm, 'usernameEmployer', 'emailEmployer'],
    ['job seekers', '/jobseeker/jobseekers', seekerForm, 'usernamejobseek', 'emailjobseek'],
  ] as const;
  /** Registers an account, retrying while the host is too busy (503). */
  const register = async (address: string, body: object): Promise<number> => {
    for (;;) {
      const { status } = await fetchApi(host, 'POST', address, json, JSON.stringify(body));
      if (status !== 503) return status;
    }
  };
  const once = async (address: string, bodies: object[]) => {
    const statuses = await Promise.all(bodies.map((body) => register(address, body)));
    return statuses.toSorted((one, other) => one - other);
  };
  const oneOf20 = [201, ...Array<number>(19).fill(409)];

  test.each(kinds)(
    '%s: one is made, nineteen hear that it is taken',
    async (_who, address, form, _name, email) => {
      expect(
        await once(
          address,
          Array.from({ length: 20 }, (_, index) => ({
            ...form('twenty.at.once'),
            [email]: `twenty${index}@mail.example`,
          })),
        ),
      ).toEqual(oneOf20);
    },
  );
  test.each(kinds)('%s: whatever the letter case', async (_who, address, form, name, email) => {
    const spelt = (index: number) =>
      Array.from('éva.naïve', (letter, at) =>
        (index >> (at % 5)) % 2 === 1 ? letter.toUpperCase() : letter,
      ).join('');
    expect(
      await once(
        address,
        Array.from({ length: 20 }, (_, index) => ({
          ...form('x'),
          [name]: spelt(index),
          [email]: `case${index}@mail.example`,
        })),
      ),
    ).toEqual(oneOf20);
  });
  test.each(kinds)(
    '%s: and one email address for twenty names',
    async (_who, address, form, _name, email) => {
      const spelt = (index: number) =>
        index % 2 === 1 ? 'Shared@Mail.Example' : 'shared@mail.example';
      expect(
        await once(
          address,
          Array.from({ length: 20 }, (_, index) => ({
            ...form(`shares.mail.${index}`),
            [email]: spelt(index),
          })),
        ),
      ).toEqual(oneOf20);
    },
  );
});

test('a posting that is sent again and again with one Idempotency-Key is one, ten times at once or later', async () => {
  const before = await countRows(host, 'jobs');
  const send = async () => {
    const answer = await fetchApi(
      host,
      'POST',
      '/jobdescriptions/add',
      { ...json, ...employer.headers, 'idempotency-key': 'again and again' },
      JSON.stringify(jobForm(employer.username)),
    );
    // the response as in the contract
    return [answer.status, ((await answer.json()) as { _id: string })._id] as const;
  };
  const answers = [...(await Promise.all(Array.from({ length: 10 }, send))), await send()];
  expect(new Set(answers.map(([, id]) => id)).size).toBe(1);
  expect(answers.every(([status]) => status === 201)).toBe(true);
  expect(await countRows(host, 'jobs')).toBe(before + 1);
});
