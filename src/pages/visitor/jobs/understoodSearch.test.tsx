import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JobPage } from '@/api/jobBoardApi';
import { aJob } from '@/test/fixtures';
import { counted } from '@/test/listing';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { resetScreenWidth, screenWidth } from '@/test/screenWidth';
import { stubSearch } from '@/test/search';

beforeEach(() => screenWidth(960));
afterEach(() => {
  resetScreenWidth();
});

const jobs = (...ids: string[]) => ids.map((id) => aJob({ _id: id, jobtitle: `Job ${id}` }));

describe('what is read out of the words', () => {
  /** Like the host, doesn't read text that is to be searched as words. */
  const reads = (...read: JobPage['read']) =>
    stubSearch((query) => ({
      read: read.filter(({ text }) => !query.getAll('asWords').includes(text)),
    }));
  const chips = () =>
    within(main().getByRole('list', { name: 'Active filters' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  test('words that jobs needn’t say are told, and made a condition with one press', async () => {
    const asked = stubSearch((query) => ({
      preferred: query.getAll('asWords').includes('night shift') ? [] : ['night shift'],
    }));
    renderApp('/jobdescription?q=night+shift+cook');
    await counted('1 job for night shift cook. Jobs that say “night shift” come first');
    const only = main().getByRole('link', { name: 'Show only those' });
    expect(only.parentElement).toHaveTextContent(
      'Jobs that say “night shift” come first. Show only those',
    );
    await userEvent.click(only);
    await counted('1 job for night shift cook');
    expect(main().queryByText(/come first/)).not.toBeInTheDocument();
    expect(new URLSearchParams(asked.at(-1)).getAll('asWords')).toEqual(['night shift']);
  });

  test('is told, each a chip beside the filters', async () => {
    reads(
      { kind: 'pay', text: '$18 an hour', payMin: 3114 },
      { kind: 'type', text: 'part time', type: 'part-time' },
      { kind: 'remote', text: 'remote' },
      { kind: 'within', text: 'today', within: 1 },
      { kind: 'nearMe', text: 'near me' },
      { kind: 'place', text: 'in tulsa ok', place: 'Tulsa, OK' },
    );
    renderApp(
      '/jobdescription?q=cook+$18+an+hour+part+time+remote+today+near+me+in+tulsa+ok&company=Diner',
    );
    await counted(
      '1 job for cook $18 an hour part time remote today near me in tulsa ok. Read as: $18 an hour and up; Part-time; Remote; Last 24 hours; In or near Tulsa, OK',
    );
    expect(chips()).toEqual([
      '$18 an hour and up',
      'Part-time',
      'Remote',
      'Last 24 hours',
      'In or near Tulsa, OK',
      'Company: Diner',
      'Clear filters',
    ]);
  });

  test.each<[JobPage['read'], string[]]>([
    [
      [
        { kind: 'type', text: 'full or part time', type: 'full-time' },
        { kind: 'type', text: 'full or part time', type: 'part-time' },
      ],
      ['Full-time or Part-time'],
    ],
    [[{ kind: 'pay', text: '50-60k', payMin: 4167, payMax: 5000 }], ['$50,000 - $60,000 a year']],
    [[{ kind: 'pay', text: 'under 60k', payMax: 5000 }], ['Up to $60,000 a year']],
    [[{ kind: 'pay', text: '$52,056/yr', payMin: 4338 }], ['$52,056 a year and up']],
    [[{ kind: 'pay', text: '$1500/week', payMin: 6495 }], ['$1,500 a week and up']],
    [[{ kind: 'pay', text: '$4,000 a month', payMin: 4000 }], ['$4,000 a month and up']],
    [[{ kind: 'pay', text: '$17.35/hr', payMin: 3002 }], ['$17.35 an hour and up']],
    [[{ kind: 'pay', text: 'twenty dollars an hour', payMin: 3460 }], ['$20 an hour and up']],
    [[{ kind: 'pay', text: 'six figures', payMin: 8333 }], ['$100,000 a year and up']],
    [[{ kind: 'place', text: 'texas', place: 'Texas' }], ['In Texas']],
    [
      [{ kind: 'place', text: 'bay area', place: 'San Francisco Bay Area' }],
      ['In the San Francisco Bay Area'],
    ],
  ])('%j', async (read, expected) => {
    reads(...read);
    renderApp(`/jobdescription?q=cook+${encodeURIComponent(read[0]?.text ?? '')}`);
    await main().findByRole('list', { name: 'Active filters' });
    expect(chips()).toEqual(expected);
  });

  test('jobs say what their monthly pay is about in the typed period', async () => {
    const job = aJob({ _id: 'a', monthlysalary1: 3460, monthlysalary2: 4268 });
    stubSearch(() => ({
      items: [job],
      read: [{ kind: 'pay', text: '$20 an hour', payMin: 3460 }],
    }));
    renderApp('/jobdescription?q=cook+$20+an+hour');
    const pay = await main().findByText('$3,460 - $4,268');
    expect(pay.parentElement).toHaveTextContent(
      '$3,460 - $4,268 a month (about $20 - $24.50 an hour)',
    );
  });

  test('is taken back with one press: the words are searched as words, until others are typed', async () => {
    const asked = reads(
      { kind: 'type', text: 'part time', type: 'part-time' },
      { kind: 'place', text: 'london', place: 'London, KY' },
    );
    const { address } = renderApp('/jobdescription?q=part+time+jack+london&job=a');
    await userEvent.click(
      await main().findByRole('button', { name: 'Remove filter In or near London, KY' }),
    );
    expect(address()).toBe('/jobdescription?q=part+time+jack+london&asWords=london');
    expect(chips()).toEqual(['Part-time']);
    expect(main().getByRole('button', { name: 'Remove filter Part-time' })).toHaveFocus();
    await counted('1 job for part time jack london. Read as: Part-time');
    expect(asked.at(-1)).toBe('?q=part+time+jack+london&asWords=london&limit=20&brief=true');
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe(
      '/jobdescription?q=part+time+jack+london&asWords=london&asWords=part+time',
    );
    expect(main().queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
    expect(main().getByRole('heading', { name: 'Results' })).toHaveFocus();
    await userEvent.type(main().getByLabelText('What'), ' museum{Enter}');
    await waitFor(() => expect(address()).toBe('/jobdescription?q=part+time+jack+london+museum'));
  });

  test('what isn’t wanted is told, and taken out of the words with one press', async () => {
    reads({ kind: 'unwanted', text: 'no nights' });
    const { address } = renderApp('/jobdescription?q=cook+no+nights');
    await counted('1 job for cook no nights. Read as: Preferred: no nights');
    await userEvent.click(
      await main().findByRole('button', { name: 'Remove filter Preferred: no nights' }),
    );
    expect(address()).toBe('/jobdescription?q=cook');
  });

  test('what jobs must not say is told alike', async () => {
    reads({ kind: 'excluded', text: 'no drug test' });
    const { address } = renderApp('/jobdescription?q=cook+no+drug+test');
    await counted('1 job for cook no drug test. Read as: No drug test');
    await userEvent.click(
      await main().findByRole('button', { name: 'Remove filter No drug test' }),
    );
    expect(address()).toBe('/jobdescription?q=cook');
  });

  test('yields to the filters that are set', async () => {
    reads(
      { kind: 'type', text: 'part time', type: 'part-time' },
      { kind: 'pay', text: '$18/hr', payMin: 3114 },
    );
    renderApp('/jobdescription?q=cook+part+time+$18/hr&type=contract&payMax=9000');
    await counted('1 job for cook part time $18/hr');
    expect(chips()).toEqual(['Contract', 'Up to $9,000', 'Clear filters']);
  });
});

describe('what to leave out, where parts of the words were read as something else', () => {
  test.each([
    [{ leftOut: 'pay' as const }, 'With any pay, or none given1 job', 'night+cook+in+tulsa'],
    [
      { leftOut: 'words' as const, q: 'cook in tulsa' },
      'Without “night”1 job',
      'cook+in+tulsa+$18/hr',
    ],
    [{ leftOut: 'words' as const, q: 'in tulsa' }, 'Without “night cook”1 job', 'in+tulsa+$18/hr'],
    [
      { leftOut: 'words' as const, q: 'night cook' },
      'Without “in tulsa”1 job',
      'night+cook+$18/hr',
    ],
    // "night" and "tulsa" aren't beside each other: what is left says it better
    [{ leftOut: 'words' as const, q: 'cook in' }, 'Only “cook in”1 job', 'cook+in+$18/hr'],
    [{ leftOut: 'filters' as const }, 'Without any filter1 job', 'night+cook'],
  ])('%j', async (way, text, q) => {
    stubSearch(() => ({
      items: [],
      total: 0,
      read: [
        { kind: 'pay', text: '$18/hr', payMin: 3114 },
        { kind: 'place', text: 'in tulsa', place: 'Tulsa, OK' },
      ],
      loosened: [{ ...way, total: 1, totalIsExact: true }],
    }));
    renderApp('/jobdescription?q=night+cook+$18/hr+in+tulsa');
    const ways = within(await main().findByRole('list', { name: 'Look wider' }));
    expect(ways.getByRole('link')).toHaveTextContent(text);
    expect(ways.getByRole('link')).toHaveAttribute(
      'href',
      `/jobdescription?q=${q.replaceAll('$', '%24').replaceAll('/', '%2F')}`,
    );
  });
});

test('postings of the same job are one result, which leads to each of them, and back with one press', async () => {
  const asked = stubSearch((query) => ({
    items: jobs('a', 'b'),
    alike: { ...(!query.has('each') && { b: 3 }) },
  }));
  const { address } = renderApp('/jobdescription?q=nurse+tulsa&sort=pay&cursor=two');
  const alike = await main().findByRole('link', { name: /^3 like this ?: Job b$/ });
  expect(alike).toHaveTextContent('3 like this');
  expect(main().getAllByRole('article')).toHaveLength(2);
  await userEvent.click(alike);
  expect(address()).toBe(
    '/jobdescription?q=%22Job+b%22&location=Springfield&company=Lakeside+Clinic&each=true&sort=pay',
  );
  await waitFor(() =>
    expect(asked.at(-1)).toBe(
      '?q=%22Job+b%22&location=Springfield&company=Lakeside+Clinic&sort=pay&each=true&limit=20&brief=true',
    ),
  );
  await userEvent.click(main().getByRole('button', { name: 'Remove filter Repeats included' }));
  expect(address()).toBe(
    '/jobdescription?q=%22Job+b%22&location=Springfield&company=Lakeside+Clinic&sort=pay',
  );
});
