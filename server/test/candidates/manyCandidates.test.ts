import sql from 'sql-template-tag';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import { candidateCalls } from './candidateCalls';

/** Enough for the search to read the most recently changed profiles first (candidateWindows.ts). */
const count = 24_000;
let host: TestHost;
let employer: Person;
const { block, search, open } = candidateCalls(() => host);

/**
 * Numbered profiles, newest first: every second a welder, few a falconer, and skills of all
 * frequencies.
 */
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  employer = await asEmployer(host);
  await host.db.execute(
    sql`UPDATE employers SET company_name = 'Blocked & Sons' WHERE id = ${employer.id}`,
  );
  await host.db.execute(sql`ALTER TABLE open_profiles DISABLE TRIGGER keep_open_profile`);
  await host.db.execute(sql`
    INSERT INTO job_seekers (id, username, username_key, email, email_key, password_hash, first_name, last_name)
    SELECT md5('seeker' || n)::uuid, 'many' || n, 'many' || n, 'many' || n || '@mail.example', 'many' || n || '@mail.example', '', 'Ann', 'Roe' FROM generate_series(1, ${count}::integer) n`);
  await host.db.execute(sql`
    INSERT INTO open_profiles (seeker_id, candidate_id, is_open, name_shown, headline, skills, place, categories, types, years, show_cv, hide_employer, updated_at, opened_at)
    SELECT md5('seeker' || n)::uuid, gen_random_uuid(), true, 'short',
      CASE WHEN n % 2 = 0 THEN 'Welder' ELSE 'Teacher' END || CASE WHEN n % 4000 = 3999 THEN ' falconer' ELSE '' END || CASE WHEN n > 15000 AND n % 100 = 0 THEN ' steamfitter' ELSE '' END,
      ARRAY['Skill ' || n % 3], '', ARRAY[CASE WHEN n % 5 = 0 THEN 'Sales Jobs' ELSE 'IT Jobs' END], '{}', CASE WHEN n % 1000 = 7 THEN 20 ELSE 1 END, false, true,
      now() - make_interval(mins => n * 30), now() - make_interval(mins => n * 30) FROM generate_series(1, ${count}::integer) n`);
  await host.db.execute(sql`ALTER TABLE open_profiles ENABLE TRIGGER keep_open_profile`);
  await host.db.execute(sql`
    INSERT INTO candidate_search SELECT p.seeker_id, p.candidate_id, p.updated_at, p.opened_at, current_date, NULL, NULL,
      p.categories, p.types, p.skills, p.start, p.years, p.education, '{}', '{}', candidate_words(p, NULL), candidate_marks(p) FROM open_profiles p`);
  await host.db.execute(sql`ANALYZE candidate_search`);
}, 180_000);
afterAll(() => host.close());

const counted = (facet: readonly { value: string; count: number }[]): Record<string, number> =>
  Object.fromEntries(facet.map(({ value, count: each }) => [value, each]));

test('of common words the ones who changed last are found, and more are said to be there', async () => {
  const found = await search(employer, 'q=welder');
  expect(found.totalIsExact).toBe(false);
  expect(found.total).toBeGreaterThanOrEqual(400);
  const rows = await host.db.query<{ age: number }>(sql`
    SELECT extract(epoch FROM now() - updated_at) / 1800 AS age FROM open_profiles WHERE candidate_id = ANY(${found.items.map(({ _id }) => _id)}::uuid[])`);
  expect(rows).toHaveLength(20);
  // every second profile matches, so the newest 1,000 matches are young
  for (const { age } of rows) expect(age).toBeLessThan(2100);
});

test('rare ones are all found, however old their profiles are', async () => {
  for (const [query, total] of [
    ['q=falconer', 6],
    ['q=steamfitter', 90],
    ['q=falconer teacher', 6],
    ['experience=over10', 24],
    ['q=welder -steamfitter&experience=over10', 0],
    ['q=teacher -falconer&experience=over10', 24],
  ] as const) {
    const found = await search(employer, query.replaceAll(' ', '+'));
    expect([query, found.total, found.totalIsExact, found.isPartial]).toEqual([
      query,
      total,
      true,
      false,
    ]);
  }
});

test('a group with a choice says how many there would be without it', async () => {
  const { total, facets } = await search(
    employer,
    'q=steamfitter&skill=Skill+1&category=Sales+Jobs',
  );
  expect(total).toBe(30);
  expect(counted(facets.skill)).toEqual({ 'Skill 0': 30, 'Skill 1': 30, 'Skill 2': 30 });
  expect(counted(facets.category)).toEqual({ 'Sales Jobs': 30 });
  const rare = await search(employer, 'experience=over10&skill=Skill+1');
  expect([rare.total, rare.totalIsExact]).toEqual([8, true]);
  // too many lack the choice to read them all: at least those with it are counted
  expect(counted(rare.facets.skill)['Skill 1']).toBeGreaterThanOrEqual(8);
  expect(counted(rare.facets.experience).over10).toBe(8);
});

test('pages of a search follow each other', async () => {
  const pages = [];
  for (let page = 1; page <= 5; page += 1)
    pages.push(await search(employer, `q=welder&category=Sales+Jobs&page=${page}&limit=50`));
  expect(new Set(pages.map(({ total }) => total)).size).toBe(1);
  expect(new Set(pages.flatMap(({ items }) => items.map(({ _id }) => _id))).size).toBe(250);
});

test('the beginning of a word finds where nobody says it as a word', async () => {
  expect((await search(employer, 'q=falcone')).total).toBe(6);
  expect(await search(employer, 'q=teacher+falcone')).toMatchObject({ total: 6, isPartial: false });
});

test('whoever blocks the employer is in no window, count or facet', async () => {
  const seeker = await asSeeker(host);
  await open(seeker, { headline: 'Falconer', skills: ['Hoodmaking'] });
  expect((await search(employer, 'q=falconer&skill=Hoodmaking')).total).toBe(1);
  await block(seeker, 'Blocked & Sons');
  for (const query of ['q=falconer', 'q=falconer&experience=from6', 'skill=Hoodmaking', '']) {
    const { items, facets } = await search(employer, query);
    expect([query, counted(facets.skill).Hoodmaking]).toEqual([query, undefined]);
    expect(items.some(({ skills }) => skills.includes('Hoodmaking'))).toBe(false);
  }
  expect((await search(employer, 'q=falconer')).total).toBe(6);
});
