import { format, jobs, read, rowsOf } from '../../../test/sources/readersFixtures';

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
  test('by any of the names of its type and its vocabulary', async () => {
    for (const type of ['http://schema.org/JobPosting', 'schema:JobPosting', ['JobPosting']])
      expect(await read('jsonLd', page({ ...posting, '@type': type }))).toMatchObject([
        { job: { title: 'Welder' } },
      ]);
    const typed = page(posting).replace('ld+json', 'ld+json; charset=utf-8');
    expect(await read('jsonLd', typed)).toMatchObject([{ job: { title: 'Welder' } }]);
  });
  test.each([
    [{ '@type': 'Country', name: 'Canada' }, 'Canada'],
    [{ '@type': 'Country', name: 'CA' }, 'Canada'],
    [[{ name: 'California, USA' }, { name: 'Texas, USA' }], 'California; Texas'],
    [{ '@type': 'Country', name: 'USA' }, 'Remote'],
    [undefined, 'Remote'],
  ])('remote from %j is in %s', async (applicantLocationRequirements, location) => {
    const remote = {
      ...posting,
      ...{ jobLocation: undefined, jobLocationType: 'TELECOMMUTE', applicantLocationRequirements },
    };
    expect(await jobs('jsonLd', page(remote))).toMatchObject([{ location, workplace: 'remote' }]);
  });
  test('with all of its places, its openings, its workplace and plain pay', async () => {
    const address = (addressLocality: string, addressRegion: string, addressCountry: unknown) => ({
      '@type': 'Place',
      address: { addressLocality, addressRegion, addressCountry },
    });
    const changed = {
      ...posting,
      jobLocation: [
        address('Erie', 'PA', 'US'),
        address('Toronto', 'ON', { '@type': 'Country', name: 'CA' }),
        address('Erie', 'PA', 'United States'),
        { address: 'Tulsa, OK' },
      ],
      ...{ totalJobOpenings: '3', jobLocationType: 'TELECOMMUTE' },
      ...{ baseSalary: 60_000, salaryCurrency: 'USD' },
    };
    expect(await jobs('jsonLd', page(changed))).toMatchObject([
      {
        location: 'Erie, PA; Toronto, ON, Canada; Tulsa, OK',
        ...{ vacancies: 3, workplace: 'remote', remote: true, closesOn: '2026-12-31' },
        ...{ payFrom: 5000, payTo: 5000 },
      },
    ]);
    const abroad = { ...changed, salaryCurrency: 'EUR' };
    expect(await jobs('jsonLd', page(abroad))).toMatchObject([{ payTo: 0 }]);
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
