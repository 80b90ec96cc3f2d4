import sql from 'sql-template-tag';
import { day } from '@contract/time/durations';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, countRows, insertTestJobs, jobForm } from '../jobFixtures';

let host: TestHost;
let employer: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  employer = await asEmployer(host);
});
afterAll(() => host.close());

const add = (payload: object | string, headers: Record<string, string> = employer.headers) =>
  host.app.inject({
    method: 'POST',
    url: '/api/jobdescriptions/add',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
const words = (count: number) =>
  Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
const without = (field: string) =>
  Object.fromEntries(Object.entries(jobForm(employer.username)).filter(([name]) => name !== field));

test('stores a job as it was sent, live for 30 days', async () => {
  const sent = jobForm(employer.username, {
    joboverview: words(65),
    responsibilities1: words(15),
    qualification1: words(20),
    location: 'Remote',
  });
  const answer = await add(sent);
  expect(answer.statusCode).toBe(201);
  const job = answer.json();
  expect(job).toMatchObject({ ...sent, status: 'live', companyLogo: null });
  expect(Date.parse(job.expiresAt) - Date.parse(job.createdAt)).toBe(30 * day);
  const read = await host.app.inject({ url: `/api/jobdescriptions/jobdescriptions/${job._id}` });
  expect(read.json()).toEqual(job);
  const [row] = await host.db.query(
    sql`SELECT employment_kind, remote FROM jobs WHERE id = ${job._id}`,
  );
  expect(row).toEqual({ employment_kind: 'full-time', remote: true });
  const [entry] = await host.db.query(
    sql`SELECT actor_role, actor_id, action, after->>'title' AS title FROM audit_log WHERE record_id = ${job._id}`,
  );
  expect(entry).toEqual({
    actor_role: 'employer',
    actor_id: employer.id,
    action: 'addJob',
    title: sent.jobtitle,
  });
});

test('the name of the employer counts whatever its letter case, and is kept as registered', async () => {
  const answer = await add(jobForm(employer.username.toUpperCase()));
  expect(answer.statusCode).toBe(201);
  expect(answer.json().usernameEmployer).toBe(employer.username);
});

test('what doesn’t show in its names is left out', async () => {
  const answer = await add({
    ...jobForm(employer.username),
    jobtitle: 'Nur\u200bse\u202e, nights\u0007',
    companyname: 'Harbour\u2066 Clin\u00adic',
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    jobtitle: 'Nurse, nights',
    companyname: 'Harbour Clinic',
  });
});

describe('refuses, naming the field, and stores nothing', () => {
  let before: number;
  beforeAll(async () => {
    before = await countRows(host, 'jobs');
  });

  const fields = Object.keys(jobForm(''));
  test.each(fields)('without %s', async (field) => {
    const answer = await add(without(field));
    expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
  });

  const numbers = ['monthlysalary1', 'monthlysalary2', 'numberofvacancies'];
  test.each(numbers)('a text, null or list for the number %s', async (field) => {
    for (const value of [
      '',
      ' 5',
      '5 ',
      '-5',
      '1e3',
      '0x1F',
      '1,200',
      '5.',
      '$5',
      '1234567890123',
      null,
      [5],
      ['5'],
      true,
    ]) {
      const answer = await add({ ...jobForm(employer.username), [field]: value });
      expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
    }
  });
  test.each(fields.filter((field) => !numbers.includes(field)))(
    'an empty, blank, over-long or wrongly typed %s',
    async (field) => {
      for (const value of ['', ' \t ', 'x'.repeat(5000), 5, null, ['a'], { a: 1 }]) {
        const answer = await add({ ...jobForm(employer.username), [field]: value });
        expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
      }
    },
  );
  test.each<[string, object]>([
    ['joboverview', { joboverview: words(66) }],
    ['joboverview', { joboverview: words(66).replaceAll(' ', '\n') }],
    ['responsibilities5', { responsibilities5: words(16) }],
    ['qualification4', { qualification4: words(21) }],
    ['monthlysalary1', { monthlysalary1: -1 }],
    ['monthlysalary2', { monthlysalary1: 100, monthlysalary2: 99 }],
    ['monthlysalary2', { monthlysalary2: 10_000_001 }],
    ['numberofvacancies', { numberofvacancies: -1 }],
    ['numberofvacancies', { numberofvacancies: 1.5 }],
    ['categoryName', { categoryName: 'Pirate Jobs' }],
    ['categoryName', { categoryName: 'nurse jobs' }],
    ['jobtitle', { jobtitle: 'Night\0Nurse' }],
    ['status', { status: 'live' }],
    ['jobtitle', { jobtitle: '\u200b\u2800' }],
    ['companyname', { companyname: '\u2066' }],
    ['employerId', { employerId: 'x' }],
    ['_id', { _id: 'x' }],
    ['__proto__x', { __proto__x: 1 }],
  ])('%s in %j', async (field, changes) => {
    const answer = await add({ ...jobForm(employer.username), ...changes });
    expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
    expect(answer.json().message).not.toBe('');
  });

  test.each(['{"jobtitle":', 'null', '[]', '"x"', '', '{"jobtitle":"a"}}'])(
    'the body %j',
    async (payload) => {
      expect((await add(payload)).statusCode).toBe(400);
    },
  );
  test('20 MB', async () => {
    expect(
      (await add({ ...jobForm(employer.username), joboverview: 'x'.repeat(20_000_000) }))
        .statusCode,
    ).toBe(413);
  });
  test('another content type', async () => {
    expect(
      (
        await add('jobtitle=x', {
          ...employer.headers,
          'content-type': 'application/x-www-form-urlencoded',
        })
      ).statusCode,
    ).toBe(415);
  });
  test("another employer's name", async () => {
    const other = await asEmployer(host);
    const answer = await add(jobForm(other.username));
    expect([answer.statusCode, answer.json().field]).toEqual([403, 'usernameEmployer']);
  });
  test('visitors, seekers and administrators', async () => {
    const seeker = await asSeeker(host);
    const admin = await asAdmin(host);
    const body = jobForm(employer.username);
    expect((await add(body, {})).statusCode).toBe(401);
    expect((await add(body, seeker.headers)).statusCode).toBe(403);
    expect((await add(body, admin.headers)).statusCode).toBe(403);
  });
  test('an employer whose account is gone', async () => {
    const gone = await asEmployer(host);
    const admin = await asAdmin(host);
    await host.app.inject({
      method: 'DELETE',
      url: `/api/employer/employers/delete/${gone.id}`,
      headers: admin.headers,
    });
    expect((await add(jobForm(gone.username), gone.headers)).statusCode).toBe(401);
  });
  test('and in the end the same jobs are there', async () => {
    expect(await countRows(host, 'jobs')).toBe(before);
  });
});

test('texts come back as they went in', async () => {
  const texts = {
    jobtitle: '<b>"Chef" & \'co\'</b> $1 %s',
    companyname: 'مطعم البحر',
    location: 'Zürich 🏔',
    joboverview: 'a\\b\n\tc {"x":1}',
  };
  const answer = await add(jobForm(employer.username, texts));
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject(texts);
});

test('digits in a text are a number, as a form holds them', async () => {
  const typed = { monthlysalary1: '1200', monthlysalary2: '1800.50', numberofvacancies: '2' };
  const added = await add({ ...jobForm(employer.username), ...typed });
  expect([added.statusCode, added.json()]).toEqual([
    201,
    expect.objectContaining({
      monthlysalary1: 1200,
      monthlysalary2: 1800.5,
      numberofvacancies: 2,
    }),
  ]);
  const part = await add({ ...jobForm(employer.username), numberofvacancies: '2.5' });
  expect([part.statusCode, part.json().field]).toEqual([400, 'numberofvacancies']);
});

test('an imported job that only its source calls remote says so', async () => {
  const ids = await insertTestJobs(host, [
    { title: 'Developer', location: 'Mexico, MO', remote: true },
    { title: 'Developer', location: 'Remote', remote: true },
  ]);
  const stated = await Promise.all(
    ids.map((id) => host.app.inject({ url: `/api/jobdescriptions/jobdescriptions/${id}` })),
  );
  expect(stated.map((answer) => answer.json().workplace)).toEqual(['remote', undefined]);
});
