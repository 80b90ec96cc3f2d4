import { asEmployer, asSeeker, openHost, type TestHost } from '../host';

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
});
afterAll(() => host.close());

type Headers = Record<string, string>;
/** Every save creates a new version. */
const updatedAt = expect.any(String) as unknown;

test('an employer corrects its name, gender and nationality', async () => {
  const own = await asEmployer(host);
  const corrected = {
    firstnameEmployer: 'Annabel',
    lastnameEmployer: 'Leigh',
    genderEmployer: 'Female',
    nationalityEmployer: 'IE',
  };
  const change = (payload: object) =>
    host.app.inject({
      method: 'PUT',
      url: `/api/employers/${own.id}/details`,
      headers: own.headers,
      payload,
    });
  const answer = await change(corrected);
  expect([answer.statusCode, answer.json().data]).toEqual([
    200,
    expect.objectContaining(corrected),
  ]);
  expect((await change({ firstnameEmployer: ' ' })).json().field).toBe('firstnameEmployer');
});

describe('updateJobSeekerDetails', () => {
  test('changes only what it names, for its own seeker alone', async () => {
    const own = await asSeeker(host);
    const change = (payload: object, headers: Headers = own.headers, id = own.id) =>
      host.app.inject({ method: 'PUT', url: `/api/jobseekers/${id}/details`, headers, payload });
    const before = (
      await host.app.inject({
        url: `/api/jobseeker/jobseekers/username/${own.username}`,
        headers: own.headers,
      })
    ).json().data;
    const corrected = {
      firstnamejobseek: 'Samantha',
      lastnamejobseek: 'Rowe',
      genderjobseek: 'Female',
      nationalityjobseek: 'IE',
      addressjobseek: 'CA',
    };
    const answer = await change(corrected);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { ...before, ...corrected, updatedAt },
    ]);
    expect((await change({ lastnamejobseek: 'Roe' })).json()).toEqual({
      ...before,
      ...corrected,
      lastnamejobseek: 'Roe',
      updatedAt,
    });
    for (const refused of [
      { firstnamejobseek: '' },
      { genderjobseek: 'x' },
      { usernamejobseek: 'y' },
      {},
    ])
      expect((await change(refused)).statusCode).toBe(400);
    const stale = { ...own.headers, 'if-match': '"another"' };
    expect((await change({ lastnamejobseek: 'Late' }, stale)).statusCode).toBe(412);
    expect((await change(corrected, (await asSeeker(host)).headers)).statusCode).toBe(403);
  });
});
