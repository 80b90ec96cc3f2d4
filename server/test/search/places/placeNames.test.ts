import { openSearch, type SearchedJobs } from '../searchedJobs';

// cities and states that share a name

let jobs: SearchedJobs;
const places = [
  'Portland, ME',
  'Portland, OR',
  'Columbus, GA',
  'Columbus, OH',
  'Buffalo, New York',
  'New York, NY',
  'Seattle, Washington',
  'Washington, DC',
  'Charleston, West Virginia',
  'Norfolk, Virginia',
  'Kansas City, MO',
  'Wichita, KS',
  'Dallas, GA',
  'Dallas, TX',
  'Las Vegas, NM',
  'Las Vegas, NV',
];
beforeAll(async () => {
  jobs = await openSearch(
    Object.fromEntries(places.map((location) => [location, { title: 'Cook', location }])),
  );
});
afterAll(() => jobs.host.close());

test.each([
  ['cook portland or', ['Portland, OR']],
  ['cook portland me', ['Portland, ME']],
  ['cook columbus ohio', ['Columbus, OH']],
  ['cook in columbus ga', ['Columbus, GA']],
  ['cook nyc', ['New York, NY']],
  ['cook washington dc', ['Washington, DC']],
  ['cook in washington state', ['Seattle, Washington']],
  ['cook in virginia', ['Norfolk, Virginia']],
  ['cook in west virginia', ['Charleston, West Virginia']],
  ['cook in kansas', ['Wichita, KS']],
  ['cook dallas', ['Dallas, TX']],
  ['cook in las vegas', ['Las Vegas, NV']],
])('"%s" finds those of %j', async (q, found) => {
  const page = await jobs.search({ q });
  expect(page.read.map(({ kind }) => kind)).toEqual(['place']);
  expect(jobs.namesOf(page, 'found').toSorted()).toEqual(found);
});
