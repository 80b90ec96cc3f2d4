import { readSource } from './readSource';
import type { SourcePosting, SourceRow } from './sourceRow';
import { toPostings, type ReadRow } from './toPosting';

const now = new Date('2026-03-31T12:00:00Z');
const bytes = (value: unknown): Uint8Array =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
type Kind = Parameters<typeof readSource>[0]['kind'];
const rowsOf = async (kind: Kind, value: unknown): Promise<SourceRow[]> =>
  (await readSource({ kind, bytes: bytes(value), url: 'https://mill.example/jobs' })).rows;
const read = async (kind: Kind, value: unknown): Promise<ReadRow[]> =>
  toPostings(await rowsOf(kind, value), { company: 'Northern Mill', now });
const jobs = async (kind: Kind, value: unknown) =>
  (await read(kind, value)).flatMap((row) => ('job' in row ? [row.job] : []));
const format = expect.objectContaining({ problem: 'format' });

describe('a Greenhouse board', () => {
  const job = {
    id: 4017,
    title: 'Line Cook',
    absolute_url: 'https://boards.example/mill/jobs/4017',
    location: { name: 'Tulsa, Oklahoma, United States' },
    departments: [{ name: 'Kitchen' }],
    content:
      '&lt;h2&gt;The work&lt;/h2&gt;&lt;p&gt;Cook &amp;amp; clean.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Knives&lt;/li&gt;&lt;li&gt;Fire&lt;/li&gt;&lt;/ul&gt;',
    pay_input_ranges: [{ min_cents: 1_900_00, max_cents: 2_100_00, currency_type: 'EUR' }],
  };
  test('becomes jobs with its links and texts', async () => {
    expect(await jobs('greenhouse', { jobs: [job], meta: { total: 1 } })).toMatchObject([
      {
        title: 'Line Cook',
        company: 'Northern Mill',
        location: 'Tulsa, OK',
        category: 'Restaurant Jobs',
        applyUrl: 'https://boards.example/mill/jobs/4017',
        longDescription: '## The work\n\nCook & clean.\n\n- Knives\n- Fire',
        overview: 'The work Cook & clean. Knives Fire',
        // other money
        payTo: 0,
      },
    ]);
  });
  test('each row by itself: what is none is left out, and the others are there', async () => {
    const rows = await read('greenhouse', {
      jobs: [null, 'x', { ...job, title: ' ' }, { ...job, id: 5 }, { ...job, id: 5 }],
    });
    expect(rows).toMatchObject([
      { row: 1, reason: 'broken' },
      { row: 2, reason: 'broken' },
      { row: 3, reason: 'noTitle' },
      { row: 4, job: { title: 'Line Cook' } },
      { row: 5, reason: 'repeated', title: 'Line Cook' },
    ]);
  });
  test.each([['{"jobs": {}}'], ['[]'], ['<p>Not found</p>'], [''], ['{"jobs": [']])(
    '%j is none',
    async (text) => {
      await expect(rowsOf('greenhouse', text)).rejects.toEqual(format);
    },
  );
});

test('a Lever site becomes jobs', async () => {
  const posting = {
    id: '7a',
    text: 'Warehouse Manager',
    hostedUrl: 'https://jobs.example/mill/7a',
    applyUrl: 'https://jobs.example/mill/7a/apply',
    categories: { location: 'Denver, CO', commitment: 'Full-time', team: 'Logistics' },
    workplaceType: 'remote',
    description: '<div>Run the <b>night shift</b>.</div>',
    lists: [{ text: 'You have', content: '<li>A licence</li><li>Calm</li>' }],
    additional: '<div>We pay well.</div>',
    salaryRange: { min: 60000, max: 72000, currency: 'USD', interval: 'per-year-salary' },
  };
  expect(await jobs('lever', [posting])).toMatchObject([
    {
      title: 'Warehouse Manager',
      employmentType: 'Full-time',
      remote: true,
      payFrom: 5000,
      payTo: 6000,
      applyUrl: 'https://jobs.example/mill/7a/apply',
      longDescription:
        'Run the **night shift**.\n\n## You have\n\n- A licence\n- Calm\n\nWe pay well.',
    },
  ]);
  expect(await jobs('lever', [])).toEqual([]);
  await expect(rowsOf('lever', [{ name: 'x' }])).rejects.toEqual(format);
  await expect(rowsOf('lever', { ok: false, error: 'Document not found' })).rejects.toEqual(format);
});

describe('an XML feed', () => {
  const feed = (inner: string, head = '') =>
    `<?xml version="1.0"?>${head}<source>${inner}</source>`;
  const job = (inner: string) => `<job>${inner}</job>`;
  test('becomes jobs', async () => {
    const text = feed(
      job(
        '<title><![CDATA[Night Nurse & <Midwife>]]></title><referencenumber>9</referencenumber><url>https://mill.example/9?a=1&amp;b=2</url><company>Lake</company><city>Boston</city><state>MA</state><salary>$30 an hour</salary><jobtype>parttime</jobtype><category>Nurse Jobs</category><description><![CDATA[<p>Watch over </job> the ward</p>]]></description>',
      ),
    );
    expect(await jobs('indeed', text)).toMatchObject([
      {
        title: 'Night Nurse & <Midwife>',
        company: 'Lake',
        location: 'Boston, MA',
        employmentType: 'Part-time',
        category: 'Nurse Jobs',
        payFrom: 5190,
        applyUrl: 'https://mill.example/9?a=1&b=2',
        overview: 'Watch over the ward',
      },
    ]);
  });
  test('entities unfold to nothing', async () => {
    const entities = Array.from(
      { length: 9 },
      (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`,
    );
    const bomb = `<!DOCTYPE source [<!ENTITY e0 "ha"><!ENTITY f SYSTEM "file:///etc/passwd">${entities.join('')}]>`;
    const [found] = await jobs(
      'indeed',
      feed(job('<title>Cook &e9; &f;</title><url>https://a.example/</url>'), bomb),
    );
    expect(found?.title).toBe('Cook &e9; &f;');
  });
  test.each<[where: string, cut: (text: string) => string]>([
    ['before its end', (text) => text.replace('</source>', '')],
    ['in its last tag', (text) => text.slice(0, -1)],
    ['within a job', (text) => text.slice(0, text.indexOf('Baker') + 3)],
    ['between jobs', (text) => text.slice(0, text.indexOf('<job><title>Baker'))],
    ['before its first job', () => '<?xml version="1.0"?><source>'],
    ['within a text', (text) => text.replace('Baker', '<![CDATA[Baker')],
  ])('that was cut off %s has failed', async (_where, cut) => {
    const whole = feed(job('<title>Cook</title>') + job('<title>Baker</title>'));
    expect(await rowsOf('indeed', whole)).toHaveLength(2);
    await expect(rowsOf('indeed', cut(whole))).rejects.toEqual(format);
  });
  test('a job that isn’t closed is none', async () => {
    expect(await rowsOf('indeed', feed('<job><title>Cook'))).toEqual([{ skipped: 'broken' }]);
    expect(await rowsOf('indeed', '<jobs/>')).toEqual([]);
  });
  test('however deep it is', async () => {
    const nested = (levels: number) =>
      feed(job(`<title>Cook</title><x>${'<y>'.repeat(levels)}${'</y>'.repeat(levels)}</x>`));
    expect(await rowsOf('indeed', nested(900))).toHaveLength(1);
    // of so many levels the parser alone would take an hour
    await expect(rowsOf('indeed', nested(3_000_000))).rejects.toEqual(format);
    await expect(rowsOf('indeed', '<html><body>Not found</body></html>')).rejects.toEqual(format);
    expect(await rowsOf('indeed', feed(''))).toEqual([]);
  });
});

describe('a page with JSON-LD', () => {
  const page = (...nodes: unknown[]) =>
    `<html><head>${nodes.map((node) => `<script type="application/ld+json">${typeof node === 'string' ? node : JSON.stringify(node)}</script>`).join('')}</head></html>`;
  const posting = {
    '@type': 'JobPosting',
    title: 'Welder',
    description: '<p>Weld.</p>',
    identifier: { '@type': 'PropertyValue', value: 'w1' },
    hiringOrganization: { '@type': 'Organization', name: 'Mill & Sons' },
    jobLocation: [{ address: { addressLocality: 'Erie', addressRegion: 'PA' } }],
    employmentType: ['FULL_TIME', 'CONTRACTOR'],
    baseSalary: { currency: 'USD', value: { minValue: 52000, maxValue: 60000, unitText: 'YEAR' } },
    validThrough: '2026-12-31',
  };
  test('has its postings in graphs, lists and arrays', async () => {
    const second = { ...posting, title: 'Baker', identifier: 'b', url: 'https://mill.example/b' };
    const third = { ...posting, title: 'Old', identifier: 'o', validThrough: '2026-03-30' };
    const text = page(
      { '@graph': [{ '@type': 'WebSite' }, posting] },
      '{ broken',
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: second }] },
      [[third]],
    );
    expect(await read('jsonLd', text)).toMatchObject([
      {
        job: {
          title: 'Welder',
          company: 'Mill & Sons',
          location: 'Erie, PA',
          employmentType: 'Full-time, Contract',
          payFrom: 4333,
          payTo: 5000,
          applyUrl: null,
        },
      },
      { job: { title: 'Baker', applyUrl: 'https://mill.example/b' } },
      { title: 'Old', reason: 'over' },
      { reason: 'broken' },
    ]);
  });
  const json = JSON.stringify(posting);
  test.each<[what: string, block: string]>([
    ['line breaks and tabs in a text', json.replace('Weld.', 'Weld\n\tand\r\ngrind.')],
    ['commas after the last', json.replace('"}}', '",}, }').replace('"PA"}', '"PA",\n}')],
    ['CDATA in comments', `\n/*<![CDATA[*/\n${json}\n/*]]>*/\n`],
    ['CDATA behind slashes', `//<![CDATA[\n${json}\n//]]>`],
    ['CDATA', `<![CDATA[${json}]]>`],
    ['an HTML comment', `<!--\n${json}\n-->`],
    ['an HTML comment behind slashes', `<!--\n${json}\n//-->`],
    ['a semicolon', `${json};`],
  ])('with %s is read', async (_what, block) => {
    expect(await jobs('jsonLd', page(block))).toMatchObject([{ title: 'Welder' }]);
  });
  test('a text keeps what looks like a fault outside of it', async () => {
    const title = String.raw`Welder, ] } "A" \ // <![CDATA[`;
    expect(
      await jobs('jsonLd', page(`${JSON.stringify({ ...posting, title })},`.slice(0, -1))),
    ).toMatchObject([{ title }]);
    const broken = JSON.stringify({ ...posting, title }).replace('<p>Weld.', '<p>Weld.\n');
    expect(await jobs('jsonLd', page(broken))).toMatchObject([{ title }]);
  });
  test('a block that can’t be read is a broken row, also alone', async () => {
    expect(await read('jsonLd', page(json.slice(0, -9)))).toMatchObject([
      { row: 1, reason: 'broken' },
    ]);
    await expect(rowsOf('jsonLd', json.slice(0, -9))).rejects.toEqual(format);
  });
  test('one posting alone is applied for on its page', async () => {
    expect(await jobs('jsonLd', page(posting))).toMatchObject([
      { applyUrl: 'https://mill.example/jobs' },
    ]);
  });
  test('what a list links to is not fetched', async () => {
    const list = {
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', url: 'https://mill.example/1' }],
    };
    await expect(rowsOf('jsonLd', page(list))).rejects.toEqual(
      expect.objectContaining({ problem: 'links' }),
    );
    await expect(rowsOf('jsonLd', '<p>Nothing here</p>')).rejects.toEqual(format);
  });
});

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
      expect(toPostings(source.rows, { company: 'Mill', now })).toMatchObject([
        {
          job: {
            ...{ title: 'Café Cook', location: 'Erie, PA', company: 'Mill', payFrom: 3460 },
            applyUrl: 'https://a.example/1',
          },
        },
      ]);
    }
  });
  test('by the columns that somebody chose', async () => {
    const source = await readSource({
      kind: 'csv',
      bytes: bytes('a,b\nCook,"Two\nlines"\nshort\n'),
      mapping: { jobtitle: 'a', description: 'b' },
    });
    expect(toPostings(source.rows, { company: 'Mill', now })).toMatchObject([
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
    // each line opens a quote, and closes and opens one where it goes on with the line before
    const stray = 'a",""",b\n'.repeat(4990);
    const rows = await rowsOf('csv', `title,url\n${stray}Cook,"two\nlines"\n`);
    expect(rows).toHaveLength(4991);
    expect(rows.slice(0, -1).every((row) => 'skipped' in row)).toBe(true);
    expect(rows.at(-1)).toMatchObject({ fields: { jobtitle: 'Cook' } });
    // in microseconds of work: all of the lines read again for each would take an hour
    expect(process.cpuUsage().user - started).toBeLessThan(20_000_000);
  });
  test('a table of more columns than any has is none', async () => {
    await expect(rowsOf('csv', `title${',x'.repeat(1000)}\n`)).rejects.toEqual(format);
  });
});

describe('a link to apply', () => {
  const linkOf = async (absolute_url: string) =>
    (await jobs('greenhouse', { jobs: [{ id: 1, title: 'Cook', absolute_url }] }))[0]?.applyUrl;
  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://me:secret@a.example/',
    'not a link',
    `https://a.example/${'x'.repeat(2000)}`,
  ])('%s is none', async (link) => {
    expect(await linkOf(link)).toBeNull();
  });
  test('an ordinary one is kept', async () => {
    expect(await linkOf(' https://a.example/1 ')).toBe('https://a.example/1');
  });
});

test('what is told of a row that is left out can be stored, wherever it is cut', async () => {
  const title = `${'x'.repeat(119)}👋\0`;
  const [row] = await read('greenhouse', { jobs: [{ id: 1, title }] });
  expect(row).toEqual({
    ...{ row: 1, reason: 'characters', title: 'x'.repeat(119) },
    key: expect.any(String),
  });
});

test('the same posting has the same hash, and another one once anything is changed', async () => {
  const of = async (changes: object) => {
    const [row] = await read('greenhouse', { jobs: [{ id: 1, title: 'Cook', ...changes }] });
    return row && 'hash' in row ? row.hash : '';
  };
  expect(await of({})).toBe(await of({ updated_at: '2026-01-01' }));
  expect(await of({})).not.toBe(await of({ title: 'Baker' }));
  expect(await of({})).not.toBe(await of({ absolute_url: 'https://a.example/1' }));
  const key = (
    (await rowsOf('greenhouse', { jobs: [{ id: 1, title: 'Cook' }] }))[0] as SourcePosting
  ).key; // a posting
  expect(key).toBe('1');
});
