import sql from 'sql-template-tag';
import { asEmployer, asSeeker, openHost, type Person, type TestHost } from '../host';
import { addCategories } from '../jobFixtures';
import { candidateCalls, profile } from './candidateCalls';

let host: TestHost;
let employer: Person;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
  employer = await asEmployer(host);
});
afterAll(() => host.close());

const { call, callExpecting, open, close, search, idOf } = candidateCalls(() => host);

const rowsOf = async ({ id }: Person): Promise<number> =>
  (await host.db.query(sql`SELECT 1 FROM candidate_search WHERE seeker_id = ${id}`)).length;

test('nobody is found before they choose so, and what they choose is what is shown', async () => {
  const seeker = await asSeeker(host);
  expect(await callExpecting(200, seeker, 'GET', '/open-to-work')).toMatchObject({
    open: false,
    showCv: false,
    hideEmployer: true,
    blocked: [],
  });
  expect((await search(employer)).items).toEqual([]);
  expect((await call(seeker, 'GET', '/open-to-work/preview')).status).toBe(404);
  await open(seeker, { place: '12 Elm Street, Boston, MA 02108', skills: ['SQL', ' sql ', 'R'] });
  const { items, total } = await search(employer);
  expect(total).toBe(1);
  expect(items).toEqual([
    {
      _id: await idOf(seeker),
      name: 'Ivo K.',
      headline: 'Med-surg nurse, bilingual',
      skills: ['SQL', 'R'],
      place: 'Boston, MA',
      categories: ['Nurse Jobs'],
      types: ['full-time'],
      payFrom: 4300,
      start: 'month',
      years: 7,
      education: 'bachelor',
      activeOn: new Date().toISOString().slice(0, 10),
      invitations: [],
    },
  ]);
  expect((await idOf(seeker)) === seeker.id).toBe(false);
  await open(seeker, { nameShown: 'hidden', place: '', payFrom: undefined, start: undefined });
  const [hidden] = (await search(employer)).items;
  expect(hidden).toMatchObject({ name: null, place: null });
  expect([hidden?.payFrom, hidden?.start]).toEqual([undefined, undefined]);
  expect(await callExpecting(200, seeker, 'GET', '/open-to-work/preview')).toMatchObject({
    ...hidden,
    experience: [],
  });
});

test.each([
  ['an unknown place', { place: 'Nowhere at all' }, 'place'],
  ['a whole country', { place: 'United States' }, 'place'],
  ['no headline', { headline: '  ' }, 'headline'],
  ['an email address', { headline: 'Nurse, me@mail.example' }, 'headline'],
  ['a phone number', { skills: ['Call +1 555 010 0199'] }, 'skills'],
  ['an unknown category', { categories: ['Spies'] }, 'categories'],
])('%s is refused, and nothing is shown', async (_, changes, field) => {
  const seeker = await asSeeker(host);
  const refused = await call(seeker, 'PUT', '/open-to-work', profile(changes));
  expect([refused.status, refused.body.field]).toEqual([400, field]);
  expect(await rowsOf(seeker)).toBe(0);
});

test('to turn it off nothing else has to be right, and opened again it has another id', async () => {
  const seeker = await asSeeker(host);
  await open(seeker);
  const before = await idOf(seeker);
  expect(
    await callExpecting(
      200,
      seeker,
      'PUT',
      '/open-to-work',
      profile({ open: false, place: 'Atlantis' }),
    ),
  ).toMatchObject({
    open: false,
    place: 'Boston, MA',
  });
  expect(await rowsOf(seeker)).toBe(0);
  expect((await call(employer, 'GET', `/candidates/${before}`)).status).toBe(404);
  await open(seeker);
  expect((await idOf(seeker)) === before).toBe(false);
  expect((await call(employer, 'GET', `/candidates/${before}`)).status).toBe(404);
});

test('an old page that shows it as open doesn’t open what was turned off since', async () => {
  const seeker = await asSeeker(host);
  const save = (changes: Parameters<typeof profile>[0]) =>
    call(seeker, 'PUT', '/open-to-work', profile({ wasOpen: true, ...changes }));
  expect(await save({})).toMatchObject({ status: 409 });
  await open(seeker);
  expect(await save({ headline: 'Night nurse' })).toMatchObject({
    status: 200,
    body: { open: true, headline: 'Night nurse' },
  });
  await close(seeker);
  expect(await save({ headline: 'Day nurse' })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('nothing was saved') },
  });
  expect(await callExpecting(200, seeker, 'GET', '/open-to-work')).toMatchObject({
    open: false,
    headline: 'Night nurse',
  });
  expect(await rowsOf(seeker)).toBe(0);
  // a stale page may turn it off; to turn it on, the client must know the current state
  expect(await save({ open: false })).toMatchObject({ status: 200, body: { open: false } });
  expect(await open(seeker)).toMatchObject({ open: true });
});

test('a CV is shown and searched only if its owner says so, without contact data and the present employer', async () => {
  const seeker = await asSeeker(host);
  const entry = { from: '2019', text: 'Kept the moonphase journal' };
  await callExpecting(200, seeker, 'PUT', '/cv', {
    summary: 'Zebrafish',
    experience: [
      { ...entry, title: 'Ward nurse', place: 'Quarrystone Clinic', to: '' },
      {
        ...entry,
        title: 'Trainee',
        place: 'Lanternfield Hospital',
        to: '2021',
        text: 'Ask boss@lantern.example or 555 010 0199',
      },
    ],
    education: [{ ...entry, title: 'Bachelor of Nursing', place: 'Hillside College', to: '2019' }],
    skills: ['Heliography'],
    languages: [],
    links: [],
  });
  await open(seeker, { headline: 'Hidden things' });
  const found = async (words: string) => (await search(employer, `q=${words}`)).total;
  expect(await found('lanternfield')).toBe(0);
  await open(seeker, { headline: 'Hidden things', showCv: true });
  expect(await found('lanternfield')).toBe(1);
  for (const word of ['quarrystone', 'zebrafish', 'heliography', 'lantern.example', 'boss'])
    expect([word, await found(word)]).toEqual([word, 0]);
  const shown = await callExpecting(200, employer, 'GET', `/candidates/${await idOf(seeker)}`);
  expect(shown.experience).toMatchObject([
    { title: 'Ward nurse', place: null, to: '' },
    { title: 'Trainee', place: 'Lanternfield Hospital', text: 'Ask … or …' },
  ]);
  expect(shown.training).toMatchObject([{ place: 'Hillside College' }]);
  await open(seeker, { headline: 'Hidden things', showCv: true, hideEmployer: false });
  expect(await found('quarrystone')).toBe(1);
  // a changed CV is searched in its new form
  await callExpecting(200, seeker, 'PUT', '/cv', {
    summary: '',
    experience: [],
    education: [],
    skills: [],
    languages: [],
    links: [],
  });
  expect([await found('quarrystone'), await found('lanternfield')]).toEqual([0, 0]);
});

test('nothing personal finds anybody', async () => {
  const seeker = await asSeeker(host);
  await open(seeker, { headline: 'Lighthouse keeper' });
  await host.db.execute(
    sql`UPDATE job_seekers SET gender = 'Female', nationality = 'LB', address = 'Zanzibar', location = 'Zanzibar' WHERE id = ${seeker.id}`,
  );
  for (const word of [
    'Ivo',
    'Kern',
    seeker.username,
    'Female',
    'LB',
    'Lebanese',
    'Zanzibar',
    'Toronto',
    'mail.example',
  ])
    expect([
      word,
      (await search(employer, `q=${encodeURIComponent(`lighthouse ${word}`)}`)).isPartial,
    ]).toEqual([word, true]);
  for (const parameter of [
    'gender=Female',
    'nationality=LB',
    'sort=name',
    'sort=gender',
    'name=Ivo',
  ])
    expect((await call(employer, 'GET', `/candidates?${parameter}`)).status).toBe(400);
});

test('a deleted account is gone at once, and comes back closed', async () => {
  const seeker = await asSeeker(host);
  await open(seeker, { headline: 'Departing beekeeper' });
  expect((await search(employer, 'q=beekeeper')).total).toBe(1);
  await host.db.execute(sql`UPDATE job_seekers SET deleted_at = now() WHERE id = ${seeker.id}`);
  expect([await rowsOf(seeker), (await search(employer, 'q=beekeeper')).total]).toEqual([0, 0]);
  await host.db.execute(sql`UPDATE job_seekers SET deleted_at = NULL WHERE id = ${seeker.id}`);
  expect([
    await rowsOf(seeker),
    (await callExpecting(200, seeker, 'GET', '/open-to-work')).open,
  ]).toEqual([0, false]);
});

test('who looked is told, with the day, and to list somebody is not to look', async () => {
  const seeker = await asSeeker(host);
  await open(seeker, { headline: 'Glassblower' });
  const id = await idOf(seeker);
  await search(employer, 'q=glassblower');
  expect(await callExpecting(200, seeker, 'GET', '/open-to-work/views')).toEqual([]);
  await callExpecting(200, employer, 'GET', `/candidates/${id}`);
  await callExpecting(200, employer, 'GET', `/candidates/${id}`);
  expect(await callExpecting(200, seeker, 'GET', '/open-to-work/views')).toEqual([
    {
      company: 'Mara Lind',
      usernameEmployer: employer.username,
      views: 2,
      firstAt: expect.any(String),
      lastAt: expect.any(String),
    },
  ]);
});

test('two changes at once leave nothing of what was revoked', async () => {
  const seeker = await asSeeker(host);
  await open(seeker, { showCv: true });
  const cv = { summary: '', experience: [], education: [], languages: [], links: [] };
  for (let turn = 0; turn < 5; turn += 1) {
    await open(seeker, { showCv: true });
    await Promise.all([
      close(seeker),
      call(seeker, 'PUT', '/cv', { ...cv, skills: [`turn ${turn}`] }),
      call(seeker, 'PUT', '/cv', { ...cv, skills: [`turn again ${turn}`] }),
    ]);
    expect(await rowsOf(seeker)).toBe(0);
  }
});

test('who wants to work in a state is found by what people call several states', async () => {
  const seeker = await asSeeker(host);
  const employer = await asEmployer(host);
  await open(seeker, { headline: 'Lobsterman', place: 'Portland, ME' });
  const found = async (location: string) =>
    (await search(employer, `q=lobsterman&location=${encodeURIComponent(location)}`)).total;
  expect([await found('New England'), await found('the Carolinas'), await found('Maine')]).toEqual([
    1, 0, 1,
  ]);
});
