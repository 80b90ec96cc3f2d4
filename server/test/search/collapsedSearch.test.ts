import sql from 'sql-template-tag';
import { markJobDeleted } from '../../repositories/jobs/jobs';
import type { Wire } from '../../wire';
import { asAdmin, asEmployer, type Person } from '../host';
import { openSearch, type SearchedJobs, type SearchParameters } from './searchedJobs';

// duplicates of a job are collapsed into one posting; and later pages belong to the same search

let jobs: SearchedJobs;
let owner: Person;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
/** Forty jobs, each posted twice. */
const gliders = numbers(80).map((at) => ({
  name: `glider ${at}`,
  title: at % 3 === 0 ? 'Glider Pilot' : `Glider Pilot ${'Senior '.repeat((at % 40) % 5)}`,
  company: `Wings ${at % 40}`,
}));

beforeAll(async () => {
  jobs = await openSearch({
    newest: { title: 'Zookeeper', company: 'Larkfield', location: 'Boston, MA' },
    again: { title: ' zookeeper', company: 'LARKFIELD ', location: 'Boston, MA' },
    oldest: { title: 'Zookeeper', company: 'Larkfield', location: 'Boston, MA' },
    elsewhere: { title: 'Zookeeper', company: 'Larkfield', location: 'Salem, MA' },
    otherCompany: { title: 'Zookeeper', company: 'Heron', location: 'Boston, MA' },
    otherTitle: { title: 'Zookeeper II', company: 'Larkfield', location: 'Boston, MA' },
    unnamed: { title: 'Quilter', company: 'Company not named', overview: 'Sew quilts.' },
    unnamedSame: { title: 'Quilter', company: 'Company not named', overview: 'Sew quilts.' },
    unnamedOther: { title: 'Quilter', company: 'Company not named', overview: 'Sew at night.' },
    empty: { title: 'Quilter', company: '', overview: 'Sew by day.' },
    emptySame: { title: 'Quilter', company: '', overview: 'Sew by day.' },
    ...Object.fromEntries(gliders.map(({ name, ...row }) => [name, row])),
  });
  owner = await asEmployer(jobs.host);
});
afterAll(() => jobs.host.close());

const cursorOf = ({ nextCursor }: Wire<'JobPage'>): SearchParameters =>
  nextCursor === null ? {} : { cursor: nextCursor };
/** Reads all pages; `between` runs after the first. */
const readAll = async (
  parameters: SearchParameters,
  between: () => Promise<void> = async () => {},
): Promise<Wire<'JobPage'>[]> => {
  const pages = [await jobs.search(parameters)];
  await between();
  for (let last = pages[0]; last && last.nextCursor !== null; last = pages.at(-1))
    pages.push(await jobs.search({ ...parameters, ...cursorOf(last) }));
  return pages;
};
const itemsOf = (pages: readonly Wire<'JobPage'>[]) => pages.flatMap(({ items }) => items);
const idsOf = (pages: readonly Wire<'JobPage'>[]) => itemsOf(pages).map(({ _id }) => _id);

describe('the same job', () => {
  test('is listed once, the newest, with how many are like it; the total counts all', async () => {
    const page = await jobs.search({ q: 'zookeeper' });
    const names = jobs.namesOf(page, 'found');
    expect(names).toHaveLength(4);
    expect(names.toSorted()).toEqual(['elsewhere', 'newest', 'otherCompany', 'otherTitle']);
    expect(page.alike).toEqual({ [jobs.idOf('newest')]: 2 });
    expect([page.total, page.totalIsExact]).toEqual([6, true]);
    expect(page.facets.category).toContainEqual({ value: 'Finance Jobs', count: 6 });
  });

  test('is listed with each posting where that is asked for', async () => {
    const page = await jobs.search({ q: 'zookeeper', each: 'true' });
    expect([page.items.length, page.total, page.alike]).toEqual([6, 6, {}]);
  });

  test('of companies that are not named is the same only with the same text', async () => {
    const page = await jobs.search({ q: 'quilter' });
    expect(jobs.namesOf(page, 'found').toSorted()).toEqual(['empty', 'unnamed', 'unnamedOther']);
    expect(page.alike).toEqual({ [jobs.idOf('unnamed')]: 1, [jobs.idOf('empty')]: 1 });
    expect(page.total).toBe(5);
  });

  test("is not put together in an employer's and an administrator's lists", async () => {
    const same = { title: 'Falconer', company: 'Heron', employerId: owner.id };
    await jobs.add({ first: same, second: same, third: same });
    const admin = await asAdmin(jobs.host);
    expect((await jobs.search({ q: 'falconer' })).items).toHaveLength(1);
    const lists: [SearchParameters, Record<string, string>?][] = [
      [{ employer: owner.username }],
      [{ employer: owner.username, status: 'live' }, owner.headers],
      [{ status: 'live' }, admin.headers],
    ];
    for (const [parameters, headers] of lists) {
      const page = await jobs.search({ q: 'falconer', ...parameters }, headers);
      expect([page.items.length, page.alike]).toEqual([3, {}]);
    }
  });
});

describe('all pages', () => {
  const ask = { q: 'glider pilot', limit: '7' };
  const companiesOf = (pages: readonly Wire<'JobPage'>[]) =>
    itemsOf(pages).map(({ companyname }) => companyname);

  test('together hold each job once', async () => {
    const pages = await readAll(ask);
    const keys = itemsOf(pages).map(({ jobtitle, companyname }) => `${jobtitle} ${companyname}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(companiesOf(pages)).size).toBe(40);
    expect(pages.map(({ total }) => total)).toEqual(pages.map(() => 80));
    const alike = pages.flatMap((page) => Object.values(page.alike));
    expect(keys.length + alike.reduce((sum, more) => sum + more, 0)).toBe(80);
    expect(pages.slice(0, -1).map(({ items }) => items.length)).toEqual(
      pages.slice(0, -1).map(() => 7),
    );
  });

  test.each([ask, { ...ask, each: 'true' }])(
    'of %j hold no posting twice and miss none while jobs come and go',
    async (parameters) => {
      const before = idsOf(await readAll(parameters));
      const come = numbers(30).map((at) => `come ${at}`);
      const gone = before.at(-1) ?? '';
      const during = idsOf(
        await readAll(parameters, async () => {
          await jobs.add(
            Object.fromEntries(
              come.map((name) => [name, { title: 'Glider Pilot', company: name }]),
            ),
          );
          await jobs.host.db.execute(
            sql`UPDATE jobs SET expires_at = now() - interval '1 second' WHERE id = ${gone}`,
          );
        }),
      );
      expect(new Set(during).size).toBe(during.length);
      expect(before.filter((id) => !during.includes(id) && id !== gone)).toEqual([]);
      for (const name of come) await markJobDeleted(jobs.host.db, jobs.idOf(name));
      await jobs.host.db.execute(
        sql`UPDATE jobs SET expires_at = now() + interval '9 days' WHERE id = ${gone}`,
      );
    },
  );
});

describe('while words are counted anew between pages', () => {
  test('the correction is that of the first page', async () => {
    const ask = { q: 'glidder pilot', limit: '20' };
    const pages = await readAll(ask, async () => {
      await jobs.add(
        Object.fromEntries(
          numbers(30).map((at) => [
            `glidder ${at}`,
            { title: 'Glidder Pilot', company: `G ${at}` },
          ]),
        ),
      );
      await jobs.recount();
    });
    expect(new Set(pages.map(({ searchedFor }) => searchedFor))).toEqual(new Set(['glider pilot']));
    expect(itemsOf(pages).map(({ jobtitle }) => jobtitle)).not.toContain('Glidder Pilot');
    // a new search would be read differently now
    expect((await jobs.search(ask)).searchedFor).toBeNull();
  });

  test('the place is that of the first page', async () => {
    await jobs.add(
      Object.fromEntries(
        numbers(30).map((at) => [
          `lincoln ${at}`,
          { title: 'Glazier', company: `L ${at}`, location: 'Lincoln, NE' },
        ]),
      ),
    );
    await jobs.recount();
    const ask = { q: 'glazier lincoln', limit: '20' };
    const pages = await readAll(ask, async () => {
      await jobs.add(
        Object.fromEntries(
          numbers(70).map((at) => [
            `model ${at}`,
            { title: 'Lincoln Glazier', company: `M ${at}`, location: 'Reno, NV' },
          ]),
        ),
      );
      await jobs.recount();
    });
    expect(new Set(itemsOf(pages).map(({ location }) => location))).toEqual(
      new Set(['Lincoln, NE']),
    );
    expect(idsOf(pages)).toHaveLength(30);
    // a new search would find no place now
    expect((await jobs.search(ask)).read).toEqual([]);
  });
});
