import { distanceMiles } from '@contract/search/places/distance';
import { markJobDeleted } from '../../../repositories/jobs/jobs';
import { readFilters } from '../../../repositories/search/jobFilters';
import { readHistogram } from '../../../repositories/search/jobWindows';
import { nearestOfFew, nearestOfMany } from '../../../services/search/nearestPages';
import type { SearchParameters } from '../searchedJobs';
import { openDistantJobs, type DistantJobs } from './distantJobs';

// compares the order by distance with the great-circle distance to each job

let jobs: DistantJobs;
beforeAll(async () => {
  jobs = await openDistantJobs();
});
afterAll(() => jobs.host.close());

describe('by distance', () => {
  const searches: [string, SearchParameters, string][] = [
    ['a place in the words', { q: 'plumber tulsa ok' }, 'Tulsa, OK'],
    ['100 miles', { q: 'plumber tulsa ok', miles: '100' }, 'Tulsa, OK'],
    ['a city in the field', { location: 'portland' }, 'Portland, OR'],
    [
      'a city in the field and 50 miles',
      { q: 'plumber', location: 'tulsa', miles: '50' },
      'Tulsa, OK',
    ],
  ];
  test.each(searches)('nearest first, then newest: %s', async (_, parameters, center) => {
    const { found, items, distances } = await jobs.ask({ ...parameters, sort: 'distance' });
    expect(found.toSorted()).toEqual((await jobs.ask(parameters)).found.toSorted());
    const far = (name: string) => Math.round(jobs.milesFrom(jobs.pointOf(center), name));
    const age = (name: string) => jobs.allNames.indexOf(name);
    expect(found).toEqual(found.toSorted((a, b) => far(a) - far(b) || age(a) - age(b)));
    expect(items.map(({ _id }) => distances[_id])).toEqual(found.map(far));
  });

  test.each(searches)(
    'pages while jobs come and go, without one twice or left out: %s',
    async (_, parameters) => {
      const before = (await jobs.ask({ ...parameters, sort: 'distance' })).found;
      const seen: string[] = [];
      const gone: string[] = [];
      let cursor: string | null = null;
      for (let at = 0; at === 0 || cursor !== null; at += 1) {
        const page = await jobs.search({
          ...parameters,
          sort: 'distance',
          limit: '2',
          ...(cursor !== null && { cursor }),
        });
        seen.push(...jobs.namesOf(page));
        cursor = page.nextCursor;
        if (at > 3) continue;
        await jobs.add({
          [`new ${at} ${JSON.stringify(parameters)}`]: {
            title: 'Plumber',
            company: `New ${at}`,
            location: 'Tulsa, OK',
          },
          [`far ${at} ${JSON.stringify(parameters)}`]: {
            title: 'Plumber',
            company: `Far ${at}`,
            location: 'Joplin, MO',
          },
        });
        const victim = before.findLast((name) => !seen.includes(name) && !gone.includes(name));
        if (victim === undefined || at !== 1) continue;
        gone.push(victim);
        await markJobDeleted(jobs.host.db, jobs.idOf(victim));
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(before.filter((name) => !seen.includes(name) && !gone.includes(name))).toEqual([]);
      // in the same order as before
      expect(seen.filter((name) => before.includes(name))).toEqual(
        before.filter((name) => seen.includes(name)),
      );
    },
  );

  test('mile after mile, as where there are many, it is the same order', async () => {
    const { db } = jobs.host;
    const [query, histogram] = [
      await readFilters(db, {
        categories: [],
        types: [],
        remote: false,
        applyHere: false,
        withPay: false,
        status: 'live',
        words: 'plumber',
      }),
      await readHistogram(db),
    ];
    if (!query) throw new Error('no query');
    const center = jobs.pointOf('Tulsa, OK');
    const miles = new Map(
      [...jobs.points].map(([place, point]) => [place, distanceMiles(center, point)]),
    );
    const idsOf = (found: { row: { id: string }; miles: number }[]) =>
      found.map(({ row, miles: far }) => [row.id, far]);
    const all = await nearestOfFew(db, { query, miles, wanted: 100, last: undefined });
    expect(all.length).toBeGreaterThan(50);
    expect(
      idsOf(await nearestOfMany(db, histogram, { query, miles, wanted: 100, last: undefined })),
    ).toEqual(idsOf(all));
    for (const at of [0, 3, 20, all.length - 2]) {
      const { row, miles: far } = all[at] ?? all[0] ?? { row: undefined, miles: 0 };
      if (!row) throw new Error('no job');
      const asked = {
        query,
        miles,
        wanted: 7,
        last: { at: row.createdAt, id: row.id, miles: far },
      };
      expect(idsOf(await nearestOfFew(db, asked))).toEqual(idsOf(all.slice(at + 1, at + 8)));
      expect(idsOf(await nearestOfMany(db, histogram, asked))).toEqual(
        idsOf(all.slice(at + 1, at + 8)),
      );
    }
  });

  test('a cursor is of one order, place and distance', async () => {
    const asked = { q: 'plumber tulsa ok', sort: 'distance', limit: '2' };
    const { nextCursor } = await jobs.search(asked);
    const others: Record<string, string>[] = [
      { miles: '10' },
      { sort: 'newest' },
      { near: '36.1,-95.9' },
    ];
    for (const other of others) {
      const query = new URLSearchParams({ ...asked, ...other, cursor: nextCursor ?? '' });
      expect(await jobs.refused(query.toString())).toEqual([
        400,
        'cursor',
        'This cursor belongs to another search',
      ]);
    }
  });
});
