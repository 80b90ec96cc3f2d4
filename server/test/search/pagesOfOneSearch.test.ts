import sql from 'sql-template-tag';
import { day, hour } from '@contract/time/durations';
import type { Wire } from '../../wire';
import { openSearch, type SearchedJobs, type SearchParameters } from './searchedJobs';

// changes between two pages don't affect the later pages

let jobs: SearchedJobs;
beforeEach(async () => {
  jobs = await openSearch({ clerk: { title: 'Clerk' } });
});
afterEach(() => jobs.host.close());

type Rows = Parameters<SearchedJobs['add']>[0];
const many = (count: number, name: string, row: (at: number) => Rows[string]): Rows =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name} ${at}`, row(at)]));
const addCounted = async (rows: Rows): Promise<void> => {
  await jobs.add(rows);
  await jobs.recount();
};
/** Returns the items of all pages; `between` runs after the first. */
const readAll = async (
  parameters: SearchParameters,
  between: () => Promise<unknown> = async () => {},
): Promise<Wire<'Job'>[]> => {
  let page = await jobs.search(parameters);
  const items = [...page.items];
  await between();
  while (page.nextCursor !== null) {
    page = await jobs.search({ ...parameters, cursor: page.nextCursor });
    items.push(...page.items);
  }
  return items;
};
const idsOf = (items: readonly Wire<'Job'>[]): string[] => items.map(({ _id }) => _id);

test('a job with the query as its title: the place stays', async () => {
  const cook = { title: 'Night Line Cook' };
  await addCounted({
    ...many(30, 'tulsa', (at) => ({ ...cook, company: `C ${at}`, location: 'Tulsa, OK' })),
    ...many(30, 'reno', (at) => ({ ...cook, company: `D ${at}`, location: 'Reno, NV' })),
  });
  const items = await readAll({ q: 'line cook tulsa ok' }, () =>
    addCounted({ title: { title: 'Line Cook Tulsa OK', location: 'Tulsa, OK' } }),
  );
  expect(new Set(items.map(({ location }) => location))).toEqual(new Set(['Tulsa, OK']));
});

test('a job with the query as its title: each of several places stays', async () => {
  const cook = { title: 'Night Line Cook' };
  await addCounted({
    ...many(15, 'tulsa', (at) => ({ ...cook, company: `C ${at}`, location: 'Tulsa, OK' })),
    ...many(15, 'dallas', (at) => ({ ...cook, company: `D ${at}`, location: 'Dallas, TX' })),
    ...many(30, 'reno', (at) => ({ ...cook, company: `E ${at}`, location: 'Reno, NV' })),
  });
  const items = await readAll({ q: 'line cook tulsa or dallas' }, () =>
    addCounted({ title: { title: 'Line Cook Tulsa or Dallas', location: 'Tulsa, OK' } }),
  );
  expect(items.filter(({ location }) => location === 'Dallas, TX')).toHaveLength(15);
  expect(new Set(items.map(({ location }) => location))).toEqual(
    new Set(['Tulsa, OK', 'Dallas, TX']),
  );
});

test('a job with the query as its title: the pay stays', async () => {
  await addCounted({
    ...many(30, 'paid', (at) => ({
      title: 'Line Cook',
      company: `C ${at}`,
      payFrom: 4000,
      payTo: 5000,
    })),
    ...many(30, 'unpaid', (at) => ({ title: 'Line Cook', company: `D ${at}` })),
  });
  const items = await readAll({ q: 'line cook $20 an hour' }, () =>
    addCounted({ title: { title: 'Line Cook $20 an Hour' } }),
  );
  expect(items.map(({ monthlysalary2 }) => monthlysalary2)).not.toContain(0);
});

test('the only job with the query as its title goes: nothing is read where it was words', async () => {
  await addCounted({
    title: { title: 'Line Cook Part Time' },
    ...many(30, 'other', (at) => ({ title: 'Line Cook Part Time Nights', company: `C ${at}` })),
  });
  const items = await readAll({ q: 'line cook part time' }, async () => {
    await jobs.host.db.execute(
      sql`UPDATE jobs SET expires_at = now() - interval '1 second' WHERE id = ${jobs.idOf('title')}`,
    );
    await jobs.recount();
  });
  expect(items).toHaveLength(31);
});

test.each([30, 40])('words counted anew after %d: none is skipped or repeated', async (limit) => {
  await addCounted({
    ...many(25, 'both', (at) => ({ title: 'Glider Pilot', company: `A ${at}` })),
    ...many(25, 'glider', (at) => ({ title: 'Glider Mechanic', company: `Pilot Works ${at}` })),
    ...many(25, 'pilot', (at) => ({ title: 'Pilot Trainer', company: `Glider Works ${at}` })),
  });
  const ask = { q: 'glider pilot', limit: String(limit) };
  const before = idsOf(await readAll(ask));
  expect(new Set(before).size).toBe(75);
  const during = idsOf(
    await readAll(ask, () =>
      addCounted(many(300, 'other', (at) => ({ title: 'Glider', company: `O ${at}` }))),
    ),
  );
  expect(new Set(during).size).toBe(during.length);
  expect(before.filter((id) => !during.includes(id))).toEqual([]);
});

/** Returns the ids of all pages, read at once, and read with `between` after the first page. */
const readTwice = async (parameters: SearchParameters, between: () => Promise<unknown>) => ({
  before: idsOf(await readAll(parameters)),
  during: idsOf(await readAll(parameters, between)),
});

test.each(['relevance', 'newest'])(
  'sorted by %s: jobs write two words as one no more: none is skipped or repeated',
  async (sort) => {
    await addCounted({
      ...many(25, 'one', (at) => ({ title: 'Warehouse Clerk', company: `A ${at}` })),
      ...many(10, 'two', (at) => ({ title: 'House Clerk for Ware', company: `B ${at}` })),
    });
    const { before, during } = await readTwice({ q: 'ware house', sort }, () =>
      // so common that "warehouse" becomes another word
      addCounted(many(1200, 'apart', (at) => ({ title: 'Ware House', company: `C ${at}` }))),
    );
    expect(before).toHaveLength(35);
    expect(new Set(during).size).toBe(during.length);
    expect(before.filter((id) => !during.includes(id))).toEqual([]);
  },
);

test('a rare word becomes usual: what it began is found on later pages', async () => {
  await addCounted(many(35, 'project', (at) => ({ title: 'Project Clerk', company: `A ${at}` })));
  const { before, during } = await readTwice({ q: 'proj clerk' }, () =>
    addCounted(many(40, 'proj', (at) => ({ title: 'Proj Weaver', company: `C ${at}` }))),
  );
  expect(before).toHaveLength(35);
  expect(during).toEqual(before);
});

/** Returns one of 36 words with the same beginning as "pilot". */
const otherWord = (at: number): string =>
  `Pil${'bcdf'.charAt(at % 4)}${'abcdefghi'.charAt(Math.floor(at / 4))}n`;
test.each(['relevance', 'newest'])(
  'sorted by %s: other words begin so more often: none is skipped or repeated',
  async (sort) => {
    await addCounted(many(35, 'pilot', (at) => ({ title: 'Glider Pilot', company: `A ${at}` })));
    const ask = { q: 'glider pil', sort };
    const { before, during } = await readTwice(ask, () =>
      addCounted(
        many(36 * 40, 'other', (at) => ({ title: otherWord(at % 36), company: `B ${at}` })),
      ),
    );
    expect(before).toHaveLength(35);
    expect(new Set(during).size).toBe(during.length);
    expect(before.filter((id) => !during.includes(id))).toEqual([]);
    expect((await jobs.search(ask)).total).toBe(0);
  },
);

test('more new jobs than are ranked: none of the first ones is skipped', async () => {
  const createdAt = new Date(Date.now() - day);
  await addCounted(
    many(30, 'weaver', (at) => ({ title: 'Weaver', company: `W ${at}`, createdAt })),
  );
  const { before, during } = await readTwice({ q: 'weaver' }, () =>
    jobs.add(
      many(1700, 'new', (at) => ({ title: 'Weaver', company: `N ${at}`, createdAt: new Date() })),
    ),
  );
  expect(before).toHaveLength(30);
  expect(during).toEqual(before);
});

test('another posting of a job on a later page: the job is not skipped', async () => {
  await addCounted(
    many(30, 'weaver', (at) => ({
      title: 'Weaver',
      company: `W ${at}`,
      createdAt: new Date(Date.now() - (at + 1) * hour),
    })),
  );
  const items = await readAll({ q: 'weaver' }, () =>
    jobs.add({ again: { title: 'Weaver', company: 'W 25', createdAt: new Date() } }),
  );
  expect(new Set(items.map(({ companyname }) => companyname)).size).toBe(30);
});

test('a page is opened days later: none is repeated', async () => {
  const createdAt = new Date(Date.now() - 10 * day);
  await addCounted(
    many(40, 'weaver', (at) => ({ title: 'Weaver', company: `W ${at}`, createdAt })),
  );
  const clock = jest.spyOn(Date, 'now');
  try {
    const now = Date.now();
    for (const days of [1, 3, 7, 20]) {
      const ids = idsOf(
        await readAll({ q: 'weaver' }, async () => clock.mockReturnValue(now + days * day)),
      );
      clock.mockReturnValue(now);
      expect([days, new Set(ids).size, ids.length]).toEqual([days, 40, 40]);
    }
  } finally {
    clock.mockRestore();
  }
});
