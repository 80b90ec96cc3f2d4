import { format, jobs, read, rowsOf } from '../../../../test/sources/readersFixtures';

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
  describe('what a posting says besides its description', () => {
    const of = async (said: object) => (await jobs('jsonLd', page({ ...posting, ...said })))[0];
    test('is under headings behind it', async () => {
      const job = await of({
        responsibilities: '<ul><li>Weld frames</li><li>Grind &amp; polish</li></ul>',
        qualifications: 'Two years of welding.\nA steady hand.',
        skills: ['MIG', 'TIG', { '@type': 'DefinedTerm', name: 'Blueprints' }],
        educationRequirements: {
          '@type': 'EducationalOccupationalCredential',
          credentialCategory: 'high school',
        },
        experienceRequirements: {
          '@type': 'OccupationalExperienceRequirements',
          monthsOfExperience: 24,
        },
        jobBenefits: 'Health, dental & 401(k)',
        workHours: 'Mon to Fri, 8 to 4',
        incentiveCompensation: '&lt;p&gt;A bonus each quarter.&lt;/p&gt;',
      });
      expect(job?.longDescription).toBe(
        [
          'Weld.',
          ...['## Responsibilities', '- Weld frames\n- Grind & polish'],
          ...['## Qualifications', 'Two years of welding.', 'A steady hand.'],
          ...['## Skills', '- MIG\n- TIG\n- Blueprints'],
          ...['## Education', 'High school', '## Experience', '2 years'],
          ...['## Benefits', 'Health, dental & 401(k)', '## Hours', 'Mon to Fri, 8 to 4'],
          ...['## Bonuses', 'A bonus each quarter.'],
        ].join('\n\n'),
      );
      expect(job?.overview).toMatch(/^Weld\. Responsibilities Weld frames/);
    });
    test('is not repeated where the description has it already', async () => {
      const description =
        '<p>Weld for us.</p><h3>You will</h3><ul><li>Weld frames.</li><li>Grind &amp; polish</li></ul><p>Skills: MIG, TIG.</p>';
      const job = await of({
        description,
        responsibilities: 'Weld frames;\nGrind & Polish',
        skills: ['MIG', 'TI', 'tig'],
        jobBenefits: '<p>Grind and polish</p>',
        workHours: '',
        qualifications: null,
        experienceRequirements: { monthsOfExperience: 0 },
        educationRequirements: [],
        incentiveCompensation: { '@type': 'Thing' },
      });
      expect(job?.longDescription).toBe(
        'Weld for us.\n\n## You will\n\n- Weld frames.\n- Grind & polish\n\nSkills: MIG, TIG.\n\n## Skills\n\nTI\n\n## Benefits\n\nGrind and polish',
      );
    });
    test.each([
      [{ monthsOfExperience: 1 }, '1 month'],
      [{ monthsOfExperience: '18' }, '18 months'],
      [{ monthsOfExperience: 12 }, '1 year'],
      ['At least 5 years', 'At least 5 years'],
      [[{ name: 'Shop floor' }, { monthsOfExperience: 36 }], '- Shop floor\n- 3 years'],
      [{ monthsOfExperience: 24, description: 'In a mill' }, '- In a mill\n- 2 years'],
    ])('experience like %j', async (experienceRequirements, text) => {
      const job = await of({ experienceRequirements });
      expect(job?.longDescription).toBe(`Weld.\n\n## Experience\n\n${text}`);
    });
    test('is all of it where there is no description', async () => {
      const job = await of({ description: undefined, responsibilities: 'Weld frames.' });
      expect(job).toMatchObject({ longDescription: '## Responsibilities\n\nWeld frames.' });
    });
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
