import { distanceMiles } from '@contract/search/places/distance';
import { milesChoices } from '@contract/search/places/miles';
import { openSearch, type SearchParameters } from '../searchedJobs';
import { companies, openDistantJobs, placeOf, type DistantJobs } from './distantJobs';

// compares the jobs found within a distance with the great-circle distance to each job

let jobs: DistantJobs;
beforeAll(async () => {
  jobs = await openDistantJobs();
});
afterAll(() => jobs.host.close());

const listed = (...each: SearchParameters[]): SearchParameters[] => each;

describe('within some miles', () => {
  const tulsa = { latitude: 36.13, longitude: -95.94 };
  test.each(milesChoices.filter((miles) => miles > 0))(
    '%d: of a place in the words, one in the field, and where somebody is',
    async (miles) => {
      const near = jobs.within(jobs.pointOf('Tulsa, OK'), miles).toSorted();
      for (const parameters of listed(
        { q: 'plumber tulsa ok' },
        { q: 'plumber', location: 'Tulsa, OK' },
        { location: 'tulsa ok' },
      )) {
        const { found, part, total, facets, area } = await jobs.ask({
          ...parameters,
          miles: `${miles}`,
        });
        expect([parameters, found.toSorted()]).toEqual([parameters, near]);
        expect([part, total]).toEqual([[], near.length]);
        expect(facets.place.reduce((sum, { count }) => sum + count, 0)).toBe(near.length);
        expect(area).toMatchObject({ name: 'Tulsa, OK', miles, reach: 0 });
      }
      const here = { latitude: 36.1, longitude: -95.9 };
      expect(distanceMiles(tulsa, here)).toBeLessThan(5);
      const { found, area } = await jobs.ask({ near: '36.1,-95.9', miles: `${miles}` });
      expect(found.toSorted()).toEqual(jobs.within(here, miles).toSorted());
      expect(area).toEqual({ of: 'near', name: '', miles, usual: 25, reach: 5 });
    },
  );

  test('0 finds what names the place itself, 25 is usual', async () => {
    const named = jobs
      .within(jobs.pointOf('Tulsa, OK'), 0)
      .concat(companies.map((company) => `${company}: Tulsa, OK 74136`))
      .toSorted();
    for (const parameters of listed(
      { q: 'plumber tulsa ok' },
      { q: 'plumber', location: 'Tulsa, OK' },
    ))
      expect((await jobs.ask({ ...parameters, miles: '0' })).found.toSorted()).toEqual(named);
    const usual = await jobs.ask({ q: 'plumber tulsa ok' });
    expect(usual.found.toSorted()).toEqual(jobs.within(jobs.pointOf('Tulsa, OK'), 25).toSorted());
    expect(usual.area).toEqual({ of: 'q', name: 'Tulsa, OK', miles: 25, usual: 25, reach: 0 });
    expect((await jobs.ask({ near: '36.1,-96' })).area).toMatchObject({ miles: 25 });
  });

  test('a city in the field is its words, until miles are chosen', async () => {
    const { found, area, distances } = await jobs.ask({ location: 'portland' });
    expect(new Set(found.map(placeOf))).toEqual(new Set(['Portland, OR', 'Portland, ME']));
    expect(area).toEqual({ of: 'location', name: 'Portland, OR', miles: 0, usual: 0, reach: 0 });
    const far = distances[jobs.idOf('Anvil: Portland, ME')];
    expect(far).toBe(
      Math.round(jobs.milesFrom(jobs.pointOf('Portland, OR'), 'Anvil: Portland, ME')),
    );
    const around = await jobs.ask({ location: 'portland', miles: '25' });
    expect(new Set(around.found.map(placeOf))).toEqual(new Set(['Portland, OR']));
    expect((await jobs.ask({ location: 'some nowhere', miles: '25' })).area).toBeNull();
  });

  test('a place without a middle has none: miles and the order by distance say nothing', async () => {
    for (const parameters of listed(
      { q: 'plumber oklahoma state' },
      { location: 'Oklahoma' },
      { q: 'plumber' },
    )) {
      const without = await jobs.ask(parameters);
      const with5 = await jobs.ask({ ...parameters, miles: '5', sort: 'distance' });
      expect(with5.found).toEqual(without.found);
      expect([with5.area, with5.distances]).toEqual([null, {}]);
    }
  });

  test('jobs that match in part are no farther away than was chosen', async () => {
    const usual = await jobs.ask({ q: 'plumber bartlesville', each: 'true' });
    expect(new Set(usual.part.map(placeOf)).size).toBeGreaterThan(1);
    for (const q of ['plumber bartlesville', 'anvil plumber sorcerer bartlesville']) {
      const { found, part, area } = await jobs.ask({ q, miles: '10' });
      const near = jobs.within(jobs.pointOf('Bartlesville, OK'), 10);
      expect(area?.miles).toBe(10);
      expect([...found, ...part].filter((name) => !near.includes(name))).toEqual([]);
    }
  });

  test('a place that was chosen miles around stays a place where nothing is found', async () => {
    const { total, read, area } = await jobs.ask({ q: 'plumber in fargo nd', miles: '5' });
    expect([total, read.map(({ kind }) => kind), area?.name]).toEqual([0, ['place'], 'Fargo, ND']);
    const { loosened } = await jobs.ask({ q: 'plumber', near: '46.9,-96.8' });
    expect(loosened).toContainEqual({
      leftOut: 'location',
      total: jobs.allNames.length,
      totalIsExact: true,
    });
  });

  test('where little is found around a place, larger distances that find more are offered', async () => {
    const offered = async (
      parameters: SearchParameters,
    ): Promise<[number, (number | undefined)[]]> => {
      const { loosened, total } = await jobs.ask(parameters);
      const ways = loosened.filter(({ leftOut }) => leftOut === 'distance');
      for (const { miles, total: told } of ways) {
        const wider = await jobs.ask({ ...parameters, miles: `${miles}` });
        expect([miles, wider.total]).toEqual([miles, told]);
        expect(told).toBeGreaterThan(total);
      }
      return [total, ways.map(({ miles }) => miles)];
    };
    for (const parameters of listed(
      { q: 'anvil plumber bartlesville' },
      { q: 'anvil plumber', location: 'Bartlesville, OK' },
      { q: 'anvil plumber', near: '36.7,-96' },
    )) {
      const [total, miles] = await offered({ ...parameters, miles: '10' });
      expect(total).toBeGreaterThan(0);
      expect(miles.at(-1)).toBe(100);
      expect((await offered({ ...parameters, miles: '100' }))[1]).toEqual([]);
    }
    expect((await offered({ q: 'plumber in fargo nd', miles: '5' }))[1]).toEqual([]);
    // a full page is enough
    expect(await offered({ q: 'plumber tulsa ok', miles: '50' })).toEqual([27, []]);
  });

  test('what is typed goes before where somebody is', async () => {
    const near = '32.8,-96.8';
    expect((await jobs.ask({ q: 'plumber near me', near })).area?.of).toBe('near');
    expect((await jobs.ask({ q: 'plumber tulsa', near })).area?.of).toBe('q');
    expect((await jobs.ask({ q: 'plumber', location: 'tulsa', near })).area?.of).toBe('location');
    expect((await jobs.ask({ q: 'plumber', location: 'remote', near })).area).toBeNull();
  });
});

test.each(['7', '-5', '25.5', 'x', ''])('miles of "%s" are refused', async (miles) => {
  const [status, field, message] = await jobs.refused(`location=tulsa&miles=${miles}`);
  expect([status, field]).toEqual([400, 'miles']);
  expect(message).toMatch(/^miles must (be|not)/);
});

test.each([
  '36.15,-95.9',
  '36.1',
  '36.1,',
  '36.1,-195',
  '91,0',
  'a,b',
  '36.1,-95.9,1',
  '1e1,2',
  ' 1,2',
  '',
])('a point of "%s" is refused, whatever else is asked for', async (near) => {
  for (const besides of ['', '&location=tulsa', '&q=plumber+tulsa']) {
    const [status, field, message] = await jobs.refused(
      `near=${encodeURIComponent(near)}${besides}`,
    );
    expect([near, status, field]).toEqual([near, 400, 'near']);
    expect(message).toMatch(/latitude|long/);
  }
});

test('around a city that jobs write in hundreds of ways', async () => {
  const street = (at: number): string => `${at + 1} Main St, Tulsa, OK`;
  const near = [
    ...Array.from({ length: 200 }, (_, at) => street(at)),
    'Jenks, OK',
    'Greater Tulsa',
  ];
  const far = ['Oklahoma City, OK', 'Stillwater, Oklahoma', 'Dallas, TX', 'OK'];
  const many = await openSearch(
    Object.fromEntries(
      [...near, ...far].map((location) => [location, { title: 'Plumber', location }]),
    ),
  );
  try {
    for (const parameters of listed(
      { q: 'plumber tulsa ok', miles: '25' },
      { q: 'plumber', location: 'Tulsa, OK', miles: '25' },
      { near: '36.1,-95.9', miles: '25' },
    )) {
      const page = await many.search({ each: 'true', limit: '50', ...parameters });
      expect([parameters, page.total]).toEqual([parameters, near.length]);
      expect(many.namesOf(page).filter((name) => far.includes(name))).toEqual([]);
    }
  } finally {
    await many.host.close();
  }
});
