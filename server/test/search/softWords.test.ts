import { openSearch, type SearchedJobs, type SearchParameters } from './searchedJobs';

// words that jobs don't have to contain, such as shifts and "no experience"; jobs with them come
// first

let jobs: SearchedJobs;
const many = 45;
beforeAll(async () => {
  jobs = await openSearch({
    // oldest first
    inTitle: { title: 'Warehouse Loader - Night Shift' },
    inTexts: { title: 'Warehouse Loader', overview: 'You work the night shift.' },
    neither: { title: 'Warehouse Loader', company: 'Anvil' },
    clerk: { title: 'Night Shift Clerk' },
    ...Object.fromEntries(
      Array.from({ length: many }, (_, at) => [
        `nurse ${at}`,
        {
          title: at % 9 === 0 ? `Nurse, Nights` : 'Nurse',
          company: `Clinic ${at}`,
          overview: at % 5 === 0 ? 'Some weekends, some nights.' : 'Care for people.',
        },
      ]),
    ),
  });
});
afterAll(() => jobs.host.close());

test('come first where heads say them, then where texts do', async () => {
  const page = await jobs.search({ q: 'night shift warehouse loader' });
  expect(jobs.namesOf(page, 'found')).toEqual(['inTitle', 'inTexts', 'neither']);
  expect(page.total).toBe(3);
  expect(page.preferred).toEqual(['night shift']);
  expect(jobs.namesOf(page, 'relaxed')).toEqual([]);
});

test('have to be said where the best don’t come first, in quotes, and where nothing else is', async () => {
  const searches: SearchParameters[] = [
    { q: 'night shift warehouse loader', sort: 'newest' },
    { q: '"night shift" warehouse loader', sort: 'newest' },
    { q: '"night shift" warehouse loader' },
  ];
  for (const search of searches) {
    const page = await jobs.search(search);
    expect(jobs.namesOf(page, 'found').toSorted()).toEqual(['inTexts', 'inTitle']);
    expect(page.total).toBe(2);
    expect(page.preferred).toEqual([]);
  }
  const alone = await jobs.search({ q: 'night shift' });
  expect(jobs.namesOf(alone, 'found')).not.toContain('neither');
});

test('have to be said once they are asked for as words', async () => {
  const page = await jobs.search({
    q: 'no experience Night-Shift warehouse loader',
    asWords: ['Night-Shift'],
  });
  expect(jobs.namesOf(page, 'found').toSorted()).toEqual(['inTexts', 'inTitle']);
  expect(page.preferred).toEqual(['no experience']);
});

test('pages go through all of them, each once', async () => {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await jobs.search({ q: 'nurse nights', limit: '4', ...(cursor && { cursor }) });
    expect(page.total).toBe(many);
    found.push(...jobs.namesOf(page, 'found'));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  const numbers = found.map((name) => Number(name.split(' ')[1]));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: many }, (_, at) => at));
  const tiers = numbers.map((at) => (at % 9 === 0 ? 0 : at % 5 === 0 ? 1 : 2));
  expect(tiers).toEqual(tiers.toSorted((a, b) => a - b));
});
