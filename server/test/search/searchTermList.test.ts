import sql from 'sql-template-tag';
import { dropOldData } from '../../services/retention';
import type { Wire } from '../../wire';
import { asAdmin, openHost, type TestHost } from '../host';

let host: TestHost;
let headers: Record<string, string>;
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
beforeAll(async () => {
  host = await openHost();
  ({ headers } = await asAdmin(host));
  await host.db.execute(sql`INSERT INTO search_terms VALUES
    (${day(3)}, 'café cook', 5, 6, 6, 0, 0), (${day(1)}, 'café cook', 7, 8, 0, 3, 12),
    (${day(2)}, 'seamstress', 9, 9, 9, 0, 0), (${day(1)}, 'seamstress', 5, 5, 0, 1, NULL),
    (${day(1)}, '=sum(a1)', 6, 20, 0, 2, NULL)`);
});
afterAll(() => host.close());
const get = (query: string) => host.app.inject({ url: `/api/admin/searches${query}`, headers });
const terms = async (query: string) => {
  const { items, total }: Wire<'SearchTermPage'> = (await get(query)).json();
  expect(total).toBeGreaterThanOrEqual(items.length);
  return items.map(({ term }) => term);
};

test('the list sums the days, the most searched first', async () => {
  expect((await get('')).json()).toEqual({
    counting: true,
    total: 3,
    items: [
      ['=sum(a1)', 6, 20, 0, 2, null],
      ['café cook', 12, 14, 6, 3, 12],
      ['seamstress', 14, 14, 9, 1, 0],
    ].map(([term, visitors, searches, noResults, clicks, results]) => ({
      _id: term,
      term,
      visitors,
      searches,
      noResults,
      clicks,
      results,
    })),
  });
});

test('it is searched, sorted, paged and limited to days and to what finds nothing now', async () => {
  expect(await terms('?q=COOK%20cafe')).toEqual(['café cook']);
  expect(await terms('?q=%25')).toEqual([]);
  expect(await terms('?withoutResults=true')).toEqual(['seamstress']);
  expect(await terms(`?withoutResults=true&to=${day(3)}`)).toEqual(['café cook']);
  expect(await terms(`?from=${day(2)}&to=${day(2)}`)).toEqual(['seamstress']);
  expect(await terms('?sort=term')).toEqual(['=sum(a1)', 'café cook', 'seamstress']);
  expect(await terms('?sort=noResults')).toEqual(['seamstress', 'café cook', '=sum(a1)']);
  expect(await terms('?sort=results&order=asc')).toEqual(['seamstress', 'café cook', '=sum(a1)']);
  expect(await terms('?sort=results')).toEqual(['café cook', 'seamstress', '=sum(a1)']);
  expect(await terms('?limit=1&page=2')).toEqual(['café cook']);
  expect((await get('?sort=day')).statusCode).toBe(400);
});

test('it is exported day by day, harmless to spreadsheets, and that is in the audit log', async () => {
  const { body, headers: sent } = await get('.csv');
  expect(sent['content-disposition']).toMatch(/filename="searches-\d{4}-\d\d-\d\d\.csv"/);
  const head = '\uFEFFDay,Term,Searches,Visitors,Jobs found,Found nothing,Opened a job';
  expect(body.split('\r\n')).toEqual([
    head,
    `${day(1)},'=sum(a1),20,6,,0,2`,
    `${day(1)},café cook,8,7,12,0,3`,
    `${day(1)},seamstress,5,5,,0,1`,
    `${day(2)},seamstress,9,9,0,9,0`,
    `${day(3)},café cook,6,5,0,6,0`,
    '',
  ]);
  const chosen = await get('.csv?withoutResults=true&q=seam');
  expect(chosen.body.split('\r\n').slice(1, -1)).toEqual([
    `${day(1)},seamstress,5,5,,0,1`,
    `${day(2)},seamstress,9,9,0,9,0`,
  ]);
  expect(
    await host.db.query(
      sql`SELECT after FROM audit_log WHERE action = 'exportSearchTerms' ORDER BY id`,
    ),
  ).toEqual([
    { after: { search: {} } },
    { after: { search: { withoutResults: true, q: 'seam' } } },
  ]);
});

test('many days fit into a file', async () => {
  await host.db.execute(
    sql`INSERT INTO search_terms SELECT ${day(4)}::date - n % 7, 'many ' || n, 5, 5, 0, 0, 1 FROM generate_series(1, 1300) n`,
  );
  const lines = (await get('.csv?q=many')).body.split('\r\n').slice(1, -1);
  expect(new Set(lines).size).toBe(1300);
});

test('it is kept for 30 days', async () => {
  await host.db.execute(
    sql`INSERT INTO search_terms VALUES (${day(31)}, 'old', 5, 5, 0, 0, 1), (${day(29)}, 'young', 5, 5, 0, 0, 1)`,
  );
  await dropOldData(host.context);
  const rows = await host.db.query<{ term: string }>(sql`SELECT term FROM search_terms`);
  const left = rows.map(({ term }) => term);
  expect([left.includes('old'), left.includes('young')]).toEqual([false, true]);
});
