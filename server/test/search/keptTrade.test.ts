import { openSearch, type SearchedJobs } from './searchedJobs';

// partial matches: the words of the occupation are dropped last, and nearby states come first

let jobs: SearchedJobs;
const years = Array.from({ length: 12 }, (_, at) => 2000 + at);
beforeAll(async () => {
  jobs = await openSearch({
    dispatcher: { title: 'Dispatcher', company: 'Anvil' },
    upholsterer: { title: 'Upholsterer', company: 'Anvil' },
    saddler: { title: 'Saddler', company: 'Bridle' },
    ...Object.fromEntries(
      years.map((year) => [`welder ${year}`, { title: 'Welder', company: `Forge ${year}` }]),
    ),
    plumberTulsa: { title: 'Plumber', location: 'Tulsa, OK' },
    plumberDallas: { title: 'Plumber', location: 'Dallas, TX' },
    bookkeeperFull: { title: 'Bookkeeper Quickbooks', employmentType: 'Full-time' },
    bookkeeperPart: { title: 'Bookkeeper', company: 'Ledger', employmentType: 'Part-time' },
    teacherWinnetka: { title: 'Substitute Teacher', location: 'Winnetka, IL' },
    psychologistChicago: { title: 'Middle School Psychologist', location: 'Chicago, IL' },
  });
});
afterAll(() => jobs.host.close());

const inPart = async (q: string) => {
  const page = await jobs.search({ q });
  expect(page.total).toBe(0);
  return jobs.namesOf(page, 'relaxed');
};

test('all are of the trade that was asked for, where there are enough', async () => {
  const names = await inPart('anvil welder');
  expect(names).toHaveLength(12);
  expect(names.filter((name) => !name.startsWith('welder'))).toEqual([]);
});

test('where few are, others follow', async () => {
  expect((await inPart('anvil saddler')).toSorted()).toEqual([
    'dispatcher',
    'saddler',
    'upholsterer',
  ]);
});

test('a trade is kept though it is looked for together with other words', async () => {
  expect((await inPart('middle school math teacher chicago'))[0]).toBe('teacherWinnetka');
});

test('a detail is given up before the type of employment', async () => {
  expect(await inPart('part time bookkeeper quickbooks')).toEqual([
    'bookkeeperPart',
    'bookkeeperFull',
  ]);
});

test('where a state has none, the nearest come first', async () => {
  expect(await inPart('plumber in nebraska')).toEqual(['plumberTulsa', 'plumberDallas']);
  expect(await inPart('plumber in louisiana')).toEqual(['plumberDallas', 'plumberTulsa']);
});
