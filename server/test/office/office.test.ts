import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { openCase } from '../../repositories/moderation/cases';
import { insertSyntheticData } from '../../seed/syntheticData/insertSyntheticData';
import { asAdmin, asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories, jobForm, setStatus } from '../jobFixtures';

let host: TestHost;
let admin: Person;
let employer: Person;
let seeker: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  [admin, employer, seeker] = [
    await asAdmin(host),
    await asEmployer(host, 'zz.last'),
    await asSeeker(host, 'zz.seeker'),
  ];
  await insertSyntheticData(
    host.db,
    { jobs: 60, employers: 40, seekers: 130 },
    'no hash',
    new Date(),
  );
  await host.db.execute(
    sql`UPDATE employers SET first_name = 'Zoë', last_name = 'Ångström', company_name = '100% Œuvre_Works' WHERE id = ${employer.id}`,
  );
});
afterAll(() => host.close());

type Row = Record<string, string>;
type Page = { items: Row[]; total: number };
const get = (url: string, person: Person = admin) =>
  host.app.inject({ url: `/api${url}`, headers: person.headers });
const page = async (url: string): Promise<Page> => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

test.each([
  '/admin/employers',
  '/admin/jobseekers',
  '/admin/audit',
  '/admin/overview',
  '/admin/page-speed',
  '/admins',
  '/admin/employers.csv',
  '/admin/jobseekers.csv',
  '/admin/jobs.csv',
  '/admin/audit.csv',
])("%s is an administrator's alone", async (url) => {
  expect((await host.app.inject({ url: `/api${url}` })).statusCode).toBe(401);
  expect((await get(url, employer)).statusCode).toBe(403);
  expect((await get(url, seeker)).statusCode).toBe(403);
  expect((await get(url)).statusCode).toBe(200);
});

describe('searchEmployers and searchJobSeekers', () => {
  test('every row is on exactly one page, in the order of each column, both ways', async () => {
    const fold = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
    for (const [noun, columns] of [
      [
        'employers',
        {
          username: 'usernameEmployer',
          firstName: 'firstnameEmployer',
          lastName: 'lastnameEmployer',
          email: 'emailEmployer',
          company: 'companyName',
        },
      ],
      [
        'jobseekers',
        {
          username: 'usernamejobseek',
          firstName: 'firstnamejobseek',
          lastName: 'lastnamejobseek',
          email: 'emailjobseek',
        },
      ],
    ] as const) {
      for (const [sort, field] of Object.entries(columns)) {
        for (const order of ['asc', 'desc']) {
          const all: Row[] = [];
          const { total } = await page(`/admin/${noun}?limit=25`);
          for (let number = 1; number <= Math.ceil(total / 25); number += 1)
            all.push(
              ...(await page(`/admin/${noun}?limit=25&sort=${sort}&order=${order}&page=${number}`))
                .items,
            );
          expect(all).toHaveLength(total);
          expect(new Set(all.map(({ _id }) => _id)).size).toBe(total);
          const keys = all
            .map((row) => fold(row[field] ?? ''))
            .filter((key) => /^[\x20-\x7e]*$/.test(key));
          const sorted = keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
          expect([noun, sort, order, keys]).toEqual([
            noun,
            sort,
            order,
            order === 'asc' ? sorted : sorted.toReversed(),
          ]);
        }
      }
    }
  });
  test.each([
    ['ZZ.LAST', 1],
    ['zoe', 1],
    ['ångström', 1],
    ['ANGSTROM', 1],
    ['angstrom zoe', 1],
    ['oeuvre', 1],
    ['100%', 1],
    ['_works', 1],
    ['@FIRM.example', 1],
    ['%', 1],
    ['\\', 0],
    ['nobody-says-this', 0],
  ])('the words %j are found in %i employers', async (q, found) => {
    const { items, total } = await page(`/admin/employers?q=${encodeURIComponent(q)}`);
    const mine = items.filter(({ _id }) => _id === employer.id).length;
    expect([mine, q === 'zoe' ? Math.min(total, 1) : total]).toEqual([found, found]);
  });
  test('a page behind the last one is empty and says how many there are; a deleted account is nowhere', async () => {
    expect(await page('/admin/employers?page=900')).toEqual({
      items: [],
      total: 40,
      suspended: [],
    });
    const other = await asEmployer(host, 'soon.gone');
    expect((await page('/admin/employers?q=soon.gone')).total).toBe(1);
    await host.app.inject({
      method: 'DELETE',
      url: `/api/employer/employers/delete/${other.id}`,
      headers: admin.headers,
    });
    expect(await page('/admin/employers?q=soon.gone')).toEqual({
      items: [],
      total: 0,
      suspended: [],
    });
  });
  test('no password leaves with a row', async () => {
    expect((await get('/admin/employers?q=zz.last')).body).not.toMatch(/password|hash|words/i);
  });
  test.each([
    ['limit=101', 'limit'],
    ['limit=0', 'limit'],
    ['page=0', 'page'],
    ['sort=password', 'sort'],
    ['order=up', 'order'],
    ['status=live', 'status'],
  ])('?%s is refused', async (query, field) => {
    const answer = await get(`/admin/employers?${query}`);
    expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
  });
});

describe('getOverview', () => {
  test('counts what is there, by day as well, and lists the cases that wait longest', async () => {
    const before = (await get('/admin/overview')).json();
    expect(before.days).toHaveLength(30);
    expect(before.days.at(-1).day).toBe(new Date().toISOString().slice(0, 10));
    const post = async () =>
      (
        await host.app.inject({
          method: 'POST',
          url: '/api/jobdescriptions/add',
          headers: employer.headers,
          payload: jobForm(employer.username),
        })
      ).json()._id;
    const [first, second, draft] = [await post(), await post(), await post()];
    await setStatus(host, draft, 'draft');
    const [late, early] = [
      await openCase(host.db, first, 'reported'),
      await openCase(host.db, second, 'firstPosting'),
    ];
    await host.db.execute(
      sql`UPDATE cases SET opened_at = now() - interval '3 hours' WHERE id = ${early}`,
    );
    await host.db.execute(
      sql`INSERT INTO reports (id, case_id, reason, reporter_role, reporter_key) VALUES (${randomUUID()}, ${late}, 'scam', 'jobseeker', 'somebody')`,
    );
    const after = (await get('/admin/overview')).json();
    expect(after.liveJobs).toEqual({
      total: before.liveJobs.total + 2,
      week: before.liveJobs.week + 2,
    });
    expect([after.cases.open, Date.parse(after.cases.oldest) < Date.now() - 10_000_000]).toEqual([
      2,
      true,
    ]);
    expect(after.waiting.map(({ _id }: Row) => _id)).toEqual([early, late]);
    expect(after.waiting[0].title).toBe(jobForm(employer.username).jobtitle);
    const today = (overview: { days: { jobs: number; reports: number }[] }) => overview.days.at(-1);
    expect(today(after)?.jobs).toBe((today(before)?.jobs ?? 0) + 2);
    expect(today(after)?.reports).toBe(1);
    expect([after.employers.total, after.seekers.total]).toEqual([40, 130]);
    // a deleted job needs no review
    await host.db.execute(sql`UPDATE jobs SET deleted_at = now() WHERE id = ${second}`);
    const without = (await get('/admin/overview')).json();
    expect([without.cases.open, without.waiting.map(({ _id }: Row) => _id)]).toEqual([1, [late]]);
    expect(Date.parse(without.cases.oldest)).toBeGreaterThan(Date.now() - 10_000_000);
  });
});

describe('the crowd', () => {
  test('is filled up to the numbers, and a second run adds what is missing', async () => {
    const another = await openHost();
    try {
      await addCategories(another);
      const now = new Date();
      expect(
        await insertSyntheticData(
          another.db,
          { jobs: 50, employers: 300, seekers: 1500 },
          'no hash',
          now,
        ),
      ).toEqual({ jobs: 50, employers: 300, seekers: 1500 });
      expect(
        await insertSyntheticData(
          another.db,
          { jobs: 50, employers: 300, seekers: 1500 },
          'no hash',
          now,
        ),
      ).toEqual({ jobs: 0, employers: 0, seekers: 0 });
      expect(
        await insertSyntheticData(
          another.db,
          { jobs: 60, employers: 400, seekers: 3000 },
          'no hash',
          now,
        ),
      ).toEqual({ jobs: 10, employers: 100, seekers: 1500 });
      const [row] = await another.db.query(sql`
        SELECT (SELECT count(*) FROM job_seekers WHERE email NOT LIKE '%.example') AS strangers, (SELECT count(DISTINCT first_name || last_name) > 1000 FROM job_seekers) AS varied,
          (SELECT max(created_at) - min(created_at) > interval '300 days' FROM job_seekers) AS spread, (SELECT count(*) FROM jobs WHERE expires_at > now()) > 40 AS live`);
      expect(row).toEqual({ strangers: 0, varied: true, spread: true, live: true });
    } finally {
      await another.close();
    }
  });
});
