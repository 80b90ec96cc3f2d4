import sql from 'sql-template-tag';
import { day } from '@contract/time/durations';
import { placesWithin, savePlacePoints } from '../../../repositories/search/placePoints';
import { geocodePlaces } from '../../../services/search/places/geocodePlaces';
import { gazetteerVersion } from '../../../services/search/places/hostGazetteer';
import { refreshSearchStatistics, startSearchUpkeep } from '../../../services/search/searchUpkeep';
import { openHost, type TestHost } from '../../host';
import { addCategories, insertTestJobs } from '../../jobFixtures';
import { waitFor } from '../../waitFor';

let host: TestHost;
beforeAll(async () => {
  host = await openHost();
  await addCategories(host);
});
afterAll(() => host.close());
beforeEach(async () => {
  await host.db.execute(sql`DELETE FROM jobs`);
  await host.db.execute(sql`DELETE FROM place_points`);
});

const dallas = { latitude: 32.78, longitude: -96.8 };
const ago = (days: number) => new Date(Date.now() - days * day);
const addJobs = (places: string[], createdAt = ago(1)) =>
  insertTestJobs(
    host,
    places.map((location) => ({
      title: 'Plumber',
      company: 'Pipes',
      location,
      category: 'Nurse Jobs',
      createdAt,
    })),
  );
const known = async () => {
  const rows = await host.db.query<{ place: string; located: boolean }>(
    sql`SELECT place, latitude IS NOT NULL AS located FROM place_points ORDER BY place`,
  );
  return rows.map(({ place, located }) => `${place}: ${located}`);
};
const namesWithin = async (miles: number) =>
  (await placesWithin(host.db, dallas, miles)).map(({ place }) => place);

test('locates the places of jobs as they are written, and finds those within some miles', async () => {
  await addJobs([
    ' Dallas, TX ',
    'Dallas, TX',
    'Plano, Texas, United States',
    'Fort Worth, TX 76102',
    'Houston, TX',
    'Texas, United States',
    'Remote',
    'London, UK',
    '',
  ]);
  await geocodePlaces(host.db, undefined);
  expect(await known()).toEqual([
    'Dallas, TX: true',
    'Fort Worth, TX 76102: true',
    'Houston, TX: true',
    'London, UK: false',
    'Plano, Texas, United States: true',
    'Remote: false',
    'Texas, United States: false',
  ]);
  expect(await namesWithin(5)).toEqual(['Dallas, TX']);
  expect(await namesWithin(50)).toEqual([
    'Dallas, TX',
    'Plano, Texas, United States',
    'Fort Worth, TX 76102',
  ]);
  const [, , , houston] = await placesWithin(host.db, dallas, 300);
  expect(houston?.miles).toBeCloseTo(225, -1);
});

test.each([
  [25, 500],
  [100, 2000],
])(
  'within %d miles the nearest %d places are found, however many there are',
  async (miles, atMost) => {
    const points = Array.from({ length: 2400 }, (_, at) => ({
      place: `place ${at}`,
      // on a spiral around the center, the last one nearest
      point: {
        latitude: dallas.latitude + ((2400 - at) / 9600) * Math.cos(at),
        longitude: dallas.longitude + ((2400 - at) / 9600) * Math.sin(at),
      },
    }));
    await savePlacePoints(host.db, gazetteerVersion, points);
    const found = await placesWithin(host.db, dallas, miles);
    expect(found).toHaveLength(atMost);
    const far = found.map((each) => each.miles);
    expect(far).toEqual(far.toSorted((a, b) => a - b));
    expect(found[0]?.place).toBe('place 2399');
  },
);

test('a round adds only the places of jobs posted since then; the next whole one adds and drops the rest', async () => {
  await addJobs(['Tulsa, OK'], ago(3));
  await addJobs(['Omaha, NE'], ago(0));
  await geocodePlaces(host.db, ago(1));
  expect(await known()).toEqual(['Omaha, NE: true']);
  await geocodePlaces(host.db, undefined);
  expect(await known()).toEqual(['Omaha, NE: true', 'Tulsa, OK: true']);
  await host.db.execute(sql`DELETE FROM jobs WHERE location = 'Omaha, NE'`);
  await geocodePlaces(host.db, undefined);
  expect(await known()).toEqual(['Tulsa, OK: true']);
});

test('several hosts may locate at once; what an older gazetteer located is located again', async () => {
  await addJobs(Array.from({ length: 250 }, (_, at) => `${at} Main St, Tulsa, OK`));
  await savePlacePoints(host.db, gazetteerVersion - 1, [
    { place: '7 Main St, Tulsa, OK', point: null },
  ]);
  await savePlacePoints(host.db, gazetteerVersion + 1, [
    { place: '8 Main St, Tulsa, OK', point: null },
  ]);
  await Promise.all([1, 2, 3].map(() => geocodePlaces(host.db, undefined)));
  const without = await host.db.query(sql`SELECT place FROM place_points WHERE latitude IS NULL`);
  expect(without).toEqual([{ place: '8 Main St, Tulsa, OK' }]);
  expect(await known()).toHaveLength(250);
});

test('an import’s end and the upkeep locate', async () => {
  await addJobs(['Tulsa, OK']);
  await refreshSearchStatistics(host.db);
  expect(await known()).toEqual(['Tulsa, OK: true']);
  await addJobs(['Omaha, NE']);
  const { stop } = startSearchUpkeep(host.context);
  try {
    await waitFor(async () => (await known()).length === 2);
  } finally {
    await stop();
  }
});
