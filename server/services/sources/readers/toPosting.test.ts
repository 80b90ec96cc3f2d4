import { jobs, now, read, rowsOf } from '../../../test/sources/readersFixtures';
import type { SourcePosting } from './sourceRow';
import { toPostings } from './toPosting';

describe('a link to apply', () => {
  const rowOf = async (absolute_url: string | null) => {
    const [row] = await read('greenhouse', { jobs: [{ id: 1, title: 'Cook', absolute_url }] });
    return row && 'job' in row ? row.job.applyUrl : row?.reason;
  };
  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:jobs@mill.example',
    'jobs@mill.example',
    'https://me:secret@a.example/',
    'https://',
    'not a link',
    'ask/at the desk',
    ...['ftp://a.example/1', 'HTTP:jobs', 'file:///jobs/1', 'tel:+15551234'],
    ...[
      'http://localhost:3000/1',
      'https://localhost./1',
      'http://jobs.localhost/',
      '//localhost/1',
    ],
    ...['https://intranet/jobs/1', 'http://ats:8080/1', '//ats/1', 'https://./1', 'https://ats./1'],
    ...[
      'https://jobs.local/1',
      'https://ats.mill.internal/',
      'https://hr.corp/1',
      'https://nas.lan/',
    ],
    ...['http://127.0.0.1/1', 'http://2130706433/1', 'http://0x7f.1/', 'http://10.0.0.5/1'],
    ...[
      'https://192.168.1.7:8443/1',
      'http://169.254.169.254/',
      'http://[::1]/1',
      'http://[fd00::1]/',
    ],
    `https://a.example/${'x'.repeat(2000)}`,
  ])('%s is none, and is told of', async (link) => {
    expect(await rowOf(link)).toBe('link');
  });
  test.each([
    [' https://a.example/1 ', 'https://a.example/1'],
    ['www.a.example/1', 'https://www.a.example/1'],
    ['careers.mill.com/1', 'https://careers.mill.com/1'],
    ['/apply?id=1', 'https://mill.example/apply?id=1'],
    ['../1.html', 'https://mill.example/1.html'],
    ['1.html', 'https://mill.example/1.html'],
    ['open/1', 'https://mill.example/open/1'],
    ['?id=1', 'https://mill.example/jobs?id=1'],
    ['//a.example/1', 'https://a.example/1'],
    ['http://a.example:8080/1', 'http://a.example:8080/1'],
    ['https://93.184.216.34/1', 'https://93.184.216.34/1'],
    ['https://Bücher.example/1', 'https://xn--bcher-kva.example/1'],
  ])('%s is %s', async (link, url) => {
    expect(await rowOf(link)).toBe(url);
  });
  test.each(['', 'N/A', '-', null])('%j means that one applies here', async (link) => {
    expect(await rowOf(link)).toBeNull();
  });
  test('a file has no address that a relative one could belong to', () => {
    const row = (applyUrl: string) => ({ key: applyUrl, fields: { jobtitle: 'Cook' }, applyUrl });
    const rows = [row('/apply'), row('//a.example/1')];
    expect(toPostings(rows, { company: 'Mill', url: '', now })).toMatchObject([
      { reason: 'link', title: 'Cook' },
      { job: { applyUrl: 'https://a.example/1' } },
    ]);
  });
  test('without a scheme it is https, wherever its source is', () => {
    const row = { key: '1', fields: { jobtitle: 'Cook' }, applyUrl: '//a.example/1' };
    const url = 'http://mill.example/jobs';
    expect(toPostings([row], { company: 'Mill', url, now })).toMatchObject([
      { job: { applyUrl: 'https://a.example/1' } },
    ]);
  });
});

test('a description that is far too long is refused before it is read', async () => {
  const started = process.cpuUsage().user;
  const content = '<p>a'.repeat(2_500_000);
  expect(await read('greenhouse', { jobs: [{ id: 1, title: 'Cook', content }] })).toMatchObject([
    { reason: 'tooLong', title: 'Cook' },
  ]);
  // CPU time in microseconds: reading it would take many times that
  expect(process.cpuUsage().user - started).toBeLessThan(2_000_000);
});

describe('entities', () => {
  const of = async (job: object) =>
    (await jobs('greenhouse', { jobs: [{ id: 1, title: 'Cook', ...job }] }))[0];
  test('are decoded in lines, however often they were escaped', async () => {
    const job = {
      title: 'R&amp;D Cook &#150; Nights &lt;A&gt;',
      company_name: 'Mill &amp;amp; Sons',
      location: { name: 'Coeur d&#39;Alene, ID' },
    };
    expect(await of(job)).toMatchObject({
      ...{ title: 'R&D Cook – Nights <A>', company: 'Mill & Sons' },
      location: "Coeur d'Alene, ID",
    });
    expect((await of({ title: 'Q&A at AT&T; &foo;' }))?.title).toBe('Q&A at AT&T; &foo;');
  });
  test.each([
    '<p>Fire &amp; knives.</p><p>Nights.</p>',
    '&lt;p&gt;Fire &amp;amp; knives.&lt;/p&gt;&lt;p&gt;Nights.&lt;/p&gt;',
    '&amp;lt;p&amp;gt;Fire &amp;amp;amp; knives.&amp;lt;/p&amp;gt;&amp;lt;p&amp;gt;Nights.&amp;lt;/p&amp;gt;',
    '<div>&lt;p&gt;Fire &amp;amp; knives.&lt;/p&gt;&lt;p&gt;Nights.&lt;/p&gt;</div>',
    'Fire &amp; knives.\n\nNights.',
  ])('a description like %j is read', async (content) => {
    expect((await of({ content }))?.longDescription).toBe('Fire & knives.\n\nNights.');
  });
  test('what a text says of tags stays', async () => {
    const content = '<p>You know &lt;div&gt; and &lt;/div&gt;.</p>';
    expect((await of({ content }))?.overview).toBe('You know <div> and </div>.');
  });
});

describe('a title and a company’s name', () => {
  const [zwj, zwnj] = ['\u200d', '\u200c'];
  test.each<[what: string, text: string, clean: string]>([
    ['blanks of any kind', ' \t Line\u00a0\u2003Cook\r\n II\u3000', 'Line Cook II'],
    ['control characters', 'Li\u0007ne\u001b Co\u007fok\u009d', 'Line Cook'],
    ['what has no width', '\ufeffLi\u200bne\u2060 C\u00adook\u200e\u180e', 'Line Cook'],
    ['what turns text around', '\u202eLine\u202c \u2066Cook\u2069', 'Line Cook'],
    ['blanks beside what has no width', 'Line \u200b Cook \u200b', 'Line Cook'],
    ['joiners of nothing', `Li${zwj}ne${zwnj} Cook${zwj}`, 'Line Cook'],
    ['entities of it', 'Line&#8203;&nbsp;Cook&zwj;&shy;&#x202E;', 'Line Cook'],
    ['accents and other scripts', 'Café コック 厨师 Повар طباخ', 'Café コック 厨师 Повар طباخ'],
    ['accents by themselves', 'Cafe\u0301', 'Cafe\u0301'],
    [
      'emoji',
      `👩🏽${zwj}🍳 ❤️${zwj}🔥 Cook 🏴\u{e0067}\u{e0062}\u{e007f} 1️⃣`,
      `👩🏽${zwj}🍳 ❤️${zwj}🔥 Cook 🏴\u{e0067}\u{e0062}\u{e007f} 1️⃣`,
    ],
    ['joiners that words are written with', `می${zwnj}خواهم क्${zwj}ष`, `می${zwnj}خواهم क्${zwj}ष`],
  ])('%s', (_what, text, clean) => {
    const row = { key: '1', fields: { jobtitle: text, companyname: text } };
    expect(toPostings([row], { company: 'Mill', url: '', now })).toMatchObject([
      { job: { title: clean, company: clean } },
    ]);
  });
  test('of nothing that shows are none', () => {
    const row = (fields: object) => ({ key: '1', fields: { jobtitle: 'Cook', ...fields } });
    const rows = [row({ jobtitle: `\u200b ${zwj}` }), row({ companyname: '\u200b\u00ad' })];
    expect(toPostings(rows, { company: 'Mill', url: '', now })).toMatchObject([
      { reason: 'noTitle' },
      { job: { company: 'Mill' } },
    ]);
  });
  test('are told of as clean where their row is left out', () => {
    const row = { key: '1', fields: { jobtitle: ' Line\n\u200bCook ' }, applyUrl: 'mailto:a' };
    expect(toPostings([row], { company: 'Mill', url: '', now })).toMatchObject([
      { reason: 'link', title: 'Line Cook' },
    ]);
  });
});

test.each([
  ['remote', 'remote'],
  ['Fully remote', 'remote'],
  ['TELECOMMUTE', 'remote'],
  ['yes', 'remote'],
  ['Hybrid remote', 'hybrid'],
  ['hybrid', 'hybrid'],
  ['on-site', 'onSite'],
  ['onsite', 'onSite'],
  ['In person', 'onSite'],
  ['no', null],
  ['unspecified', null],
  ['', null],
])('a workplace like %j is %j', (remote, workplace) => {
  const row = { key: '1', fields: { jobtitle: 'Cook', remote } };
  const [read] = toPostings([row], { company: 'Mill', url: '', now });
  expect(read).toMatchObject({ job: { workplace, remote: workplace === 'remote' } });
});

test('pay with one end is none, since a card would show it as what is paid', () => {
  const payOf = (fields: object) => {
    const row = { key: '1', fields: { jobtitle: 'Cook', ...fields } };
    const [read] = toPostings([row], { company: 'Mill', url: '', now });
    return read && 'job' in read ? [read.job.payFrom, read.job.payTo] : [];
  };
  expect(payOf({ salary: 'Up to $90,000 a year' })).toEqual([0, 0]);
  expect(payOf({ salarymin: '60000', payperiod: 'year' })).toEqual([0, 0]);
  expect(payOf({ salarymin: '60000', salarymax: '60000' })).toEqual([5000, 5000]);
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

test('several jobs with one link are told apart by title and place', async () => {
  const row = (title: string, name = 'Denver, CO') => ({
    ...{ title, absolute_url: 'https://mill.example/careers', location: { name } },
  });
  const rows = await read('greenhouse', {
    jobs: [row('Nurse'), row('Cook'), row('Nurse'), row('Nurse', 'Austin, TX'), row('Cook')],
  });
  expect(rows.map((each) => ('job' in each ? each.job.title : each.reason))).toEqual([
    ...['Nurse', 'Cook', 'repeated', 'Nurse', 'repeated'],
  ]);
  const keys = rows.flatMap((each) => ('job' in each ? each.key : []));
  expect(new Set(keys).size).toBe(3);
});

test('an overview has the words of links, and what they lead to stays in the text', async () => {
  const content = '<p>See <a href="https://x.example/">our site</a>.</p>';
  const rows = await read('greenhouse', { jobs: [{ id: 1, title: 'Cook', content }] });
  expect(rows).toMatchObject([
    {
      job: {
        overview: 'See our site.',
        longDescription: 'See [our site](https://x.example/).',
      },
    },
  ]);
});
