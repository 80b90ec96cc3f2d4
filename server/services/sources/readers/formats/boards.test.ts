import { format, jobs, read, rowsOf } from '../../../../test/sources/readersFixtures';

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
        // another currency
        payTo: 0,
      },
    ]);
  });
  test('several offices are several places, and an office one where there is no other', async () => {
    const offices = [
      { name: 'Tulsa', location: 'Tulsa, Oklahoma, United States' },
      { name: 'Remote team', location: null },
      { name: 'Denver', location: 'Denver, CO' },
    ];
    const of = async (changes: object) =>
      (await jobs('greenhouse', { jobs: [{ ...job, ...changes }] }))[0];
    expect(await of({ offices })).toMatchObject({ location: 'Tulsa, OK; Denver, CO' });
    expect(await of({ location: { name: '' }, offices: offices.slice(2) })).toMatchObject({
      location: 'Denver, CO',
    });
    expect(await of({ location: null, offices: [{ name: 'Erie, PA' }] })).toMatchObject({
      location: 'Erie, PA',
    });
    const metadata = [{ name: 'Workplace Type', value: 'Hybrid', value_type: 'single_select' }];
    expect(await of({ metadata })).toMatchObject({ workplace: 'hybrid', remote: false });
  });
  test('pay for several places is from the least to the most of all', async () => {
    const range = (min_cents: number, max_cents: number, currency_type = 'USD') => ({
      ...{ min_cents, max_cents, currency_type },
    });
    const payOf = async (...pay_input_ranges: object[]) => {
      const [only] = await jobs('greenhouse', { jobs: [{ ...job, pay_input_ranges }] });
      return [only?.payFrom, only?.payTo];
    };
    const [high, low] = [range(12_000_000, 15_000_000), range(9_000_000, 11_000_000)];
    expect(await payOf(high, low)).toEqual([7500, 12_500]);
    expect(await payOf(high, range(1, 2, 'EUR'))).toEqual([0, 0]);
    expect(await payOf()).toEqual([0, 0]);
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
  const changed = async (changes: object) => (await jobs('lever', [{ ...posting, ...changes }]))[0];
  const allLocations = ['Denver, CO', 'Tulsa, OK'];
  expect(
    await changed({
      categories: { ...posting.categories, allLocations },
      workplaceType: 'onsite',
    }),
  ).toMatchObject({ location: 'Denver, CO; Tulsa, OK', workplace: 'onSite', remote: false });
  expect(
    await changed({ description: '', descriptionPlain: 'Run A&B <nights>.\nCalmly.', lists: [] }),
  ).toMatchObject({ longDescription: 'Run A&B \\<nights\\>.\n\nCalmly.\n\nWe pay well.' });
  const placed = async (country: string, location: string, ...all: string[]) => {
    const categories = { ...posting.categories, location, allLocations: all };
    return (await changed({ country, categories }))?.location;
  };
  expect(await placed('GB', 'Manchester', 'Manchester', 'Leeds', 'Boston, MA')).toBe(
    'Manchester, United Kingdom; Leeds, United Kingdom; Boston, MA',
  );
  expect(await placed('US', 'Denver, CO')).toBe('Denver, CO');
  expect(await placed('GB', '')).toBe('United Kingdom');
  const paid = async (interval: string, min: number, max: number) => {
    const salaryRange = { min, max, currency: 'USD', interval };
    const [job] = await jobs('lever', [{ ...posting, salaryRange }]);
    return [job?.payFrom, job?.payTo];
  };
  expect(await paid('bi-week-salary', 2000, 2400)).toEqual([4333, 5200]);
  expect(await paid('semi-month-salary', 2000, 2400)).toEqual([4000, 4800]);
  expect(await paid('bi-month-salary', 2000, 2400)).toEqual([0, 0]);
  expect(await paid('per-day-wage', 240, 300)).toEqual([5200, 6500]);
  expect(await paid('one-time', 20_000, 30_000)).toEqual([0, 0]);
  expect(await jobs('lever', [])).toEqual([]);
  await expect(rowsOf('lever', [{ name: 'x' }])).rejects.toEqual(format);
  await expect(rowsOf('lever', { ok: false, error: 'Document not found' })).rejects.toEqual(format);
});
