import { format, jobs, now, rowsOf } from '../../../../test/sources/readersFixtures';
import { readSource } from '../readSource';
import { toPostings } from '../toPosting';

describe('a table', () => {
  test('is read by its header, whatever its delimiter and encoding', async () => {
    const text =
      'Position;City;Pay;Apply link;Job ID\nCafé Cook;Erie, PA;$20 an hour;https://a.example/1;1\n';
    for (const [encoded, mark] of [
      [Buffer.from(text, 'utf8'), 'utf-8'],
      [Buffer.from(text, 'latin1'), 'windows-1252'],
      [Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]), 'utf-16'],
    ] as const) {
      const source = await readSource({ kind: 'csv', bytes: encoded });
      expect([mark, source.mapping]).toEqual([
        mark,
        {
          ...{ jobtitle: 'Position', location: 'City', salary: 'Pay' },
          ...{ applyUrl: 'Apply link', key: 'Job ID' },
        },
      ]);
      expect(toPostings(source.rows, { company: 'Mill', url: '', now })).toMatchObject([
        {
          job: {
            ...{ title: 'Café Cook', location: 'Erie, PA', company: 'Mill', payFrom: 3460 },
            applyUrl: 'https://a.example/1',
          },
        },
      ]);
    }
  });
  test.each<[header: string, row: string, location: string]>([
    ['City,State', 'Phoenix,AZ', 'Phoenix, AZ'],
    ['City,State,Zip,Country', 'Phoenix,Arizona,85001,USA', 'Phoenix, AZ'],
    ['City,Province,Postal Code,Country', 'Toronto,ON,M5V,CA', 'Toronto, ON, Canada'],
    ['Location,State', '"Phoenix, AZ",AZ', 'Phoenix, AZ'],
    ['Zip Code,Department', '85001,Kitchen', '85001'],
    ['City,Department', 'Phoenix,Kitchen', 'Phoenix'],
  ])('with %s has its place from all of them', async (header, row, location) => {
    expect(await jobs('csv', `Title,${header}\nCook,${row}\n`)).toMatchObject([{ location }]);
  });
  test('a table of more rows than are imported says so, and doesn’t look complete', async () => {
    const rows = await rowsOf('csv', `title,id\n${'Cook,1\n'.repeat(5000)}`);
    expect(rows).toHaveLength(5000);
    const more = await rowsOf('csv', `title,id\n${'Cook,1\n'.repeat(5002)}`);
    expect([more.length, more.at(-1)]).toEqual([5001, { skipped: 'unread' }]);
  });
  const cook = { title: 'Cook', location: 'Erie, PA', applyUrl: 'https://a.example/1' };
  test.each<[how: string, text: string]>([
    ['semicolons', 'Title;City;Link\nCook;Erie, PA;https://a.example/1\n'],
    ['tabs', 'Title\tCity\tLink\nCook\tErie, PA\thttps://a.example/1\n'],
    [
      'a tab before the first column',
      '\tTitle\tCity\tLink\n1\tCook\tErie, PA\thttps://a.example/1\n',
    ],
    [
      'a tab behind the last column',
      'Title\tCity\tLink\t\nCook\tErie, PA\thttps://a.example/1\t\n',
    ],
    [
      'commas in a quoted name',
      'Title;"City, State, ZIP";Location;Link\nCook;;Erie, PA;https://a.example/1\n',
    ],
    ['lines of old Macs', 'Title,City,Link\rCook,"Erie, PA",https://a.example/1\r'],
    ['Excel’s first line', 'sep=;\r\nTitle;City;Link\r\nCook;Erie, PA;https://a.example/1\r\n'],
    [
      'Excel’s first line in quotes',
      '"sep=,"\nTitle,City,Link\nCook,"Erie, PA",https://a.example/1\n',
    ],
    [
      'a tab in Excel’s first line',
      'sep=\t\nTitle\tCity, State, ZIP, Country\tLocation\tLink\nCook\t\tErie, PA\thttps://a.example/1\n',
    ],
    ['all of it', '\uFEFFSEP=;\rTitle;City;Link\rCook;Erie, PA;https://a.example/1'],
  ])('with %s is read', async (_how, text) => {
    expect(await jobs('csv', text)).toMatchObject([cook]);
  });
  test('by the columns that somebody chose', async () => {
    const source = await readSource({
      kind: 'csv',
      bytes: Buffer.from('a,b\nCook,"Two\nlines"\nshort\n'),
      mapping: { jobtitle: 'a', description: 'b' },
    });
    expect(toPostings(source.rows, { company: 'Mill', url: '', now })).toMatchObject([
      { job: { title: 'Cook', overview: 'Two lines' } },
      { row: 2, reason: 'broken' },
    ]);
  });
  test('a line of 10 MB is one row that can’t be read', async () => {
    const text = `title,url\nCook,https://a.example/1\n${'x'.repeat(10_000_000)}\nBaker,https://a.example/2\n`;
    expect(await rowsOf('csv', text)).toMatchObject([
      { fields: { jobtitle: 'Cook' } },
      { skipped: 'broken' },
      { fields: { jobtitle: 'Baker' } },
    ]);
    await expect(rowsOf('csv', 'nothing')).rejects.toEqual(format);
  });
  test('quotes that never close cost each line only itself, however many there are', async () => {
    const started = process.cpuUsage().user;
    // each line opens a quote, and closes and reopens one if it continues the previous line
    const stray = 'a",""",b\n'.repeat(4990);
    const rows = await rowsOf('csv', `title,url\n${stray}Cook,"two\nlines"\n`);
    expect(rows).toHaveLength(4991);
    expect(rows.slice(0, -1).every((row) => 'skipped' in row)).toBe(true);
    expect(rows.at(-1)).toMatchObject({ fields: { jobtitle: 'Cook' } });
    // CPU time in microseconds: reading all lines again for each would take an hour
    expect(process.cpuUsage().user - started).toBeLessThan(20_000_000);
  });
  test('a table of more columns than any has is none', async () => {
    await expect(rowsOf('csv', `title${',x'.repeat(1000)}\n`)).rejects.toEqual(format);
  });
});
