import { act, waitFor, within } from '@testing-library/react';
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
const link = (id: string) => main().getByRole('link', { name: `Job ${id}` });

describe('jobs that match in part', () => {
  const partly = (how: Partial<NonNullable<JobPage['relaxed']>>): JobPage['relaxed'] => ({
    from: 0,
    leftOut: [],
    words: [],
    enough: 0,
    inTexts: 0,
    miles: null,
    ...how,
  });
  const note = (text: RegExp) =>
    main().getByText((_, each) => each?.tagName === 'P' && text.test(each.textContent));

  test.each<[string, Partial<NonNullable<JobPage['relaxed']>>, string]>([
    ['all of some', { words: ['Dispatcher', 'evening'], enough: 2 }, 'Dispatcher and evening.'],
    ['one of some', { words: ['dispatcher', 'evening'], enough: 1 }, 'dispatcher or evening.'],
    ['any', { words: ['cook', 'night', 'diner'], enough: 1 }, 'cook, night, or diner.'],
    [
      'so many of some',
      { words: ['cook', 'night', 'diner'], enough: 2 },
      'at least 2 of these: cook, night, diner.',
    ],
    ['one', { words: ['cook'], enough: 1 }, 'cook.'],
    [
      'and not only the words',
      { words: ['cook'], enough: 1, leftOut: ['words', 'within', 'place'] },
      'cook, but may be in other places or posted earlier.',
    ],
    [
      'some of them, wherever and whatever they are',
      { words: ['cook', 'night', 'diner'], enough: 2, leftOut: ['words', 'pay', 'type', 'place'] },
      'at least 2 of these: cook, night, diner, but may be in other places, without that pay, or of another type.',
    ],
    [
      'with one that matches after all',
      { words: ['cook', 'diner'], enough: 1, inTexts: 1 },
      'cook or diner. 1 of these matches all of it, counting its description.',
    ],
  ])('say which words they are for: %s', async (_, how, text) => {
    stubSearch(() => ({
      items: jobs('a', 'b', 'c'),
      total: 2,
      relaxed: partly({ leftOut: ['words'], from: 1, ...how }),
    }));
    renderApp('/jobdescription?q=night+cook');
    await counted(
      `2 jobs for night cook. ${how.inTexts ? '1 more job comes' : '2 more jobs come'} close. Each mentions ${text}`,
    );
    expect(note(/^Each/)).toHaveTextContent(
      `Each mentions ${text} Show only jobs that match all of it`,
    );
  });

  test('say that they are at any hours, where nothing but these was asked for', async () => {
    stubSearch(() => ({ items: jobs('a'), total: 0, relaxed: partly({ leftOut: ['words'] }) }));
    renderApp('/jobdescription?q=evening+jobs+in+tulsa');
    expect(await main().findByText(/^They’re in the right place, at any hours\./)).toBeVisible();
  });

  test('are left out with one press, and taken back with one', async () => {
    const asked = stubSearch((query) =>
      query.has('strict')
        ? { items: jobs('a') }
        : { items: jobs('a', 'b'), relaxed: partly({ from: 1, words: ['cook'], enough: 1 }) },
    );
    const { address } = renderApp('/jobdescription?q=night+cook&remote=true');
    const only = await main().findByRole('link', { name: 'Show only jobs that match all of it' });
    act(() => only.focus());
    await userEvent.click(only);
    expect(address()).toBe('/jobdescription?q=night+cook&remote=true&strict=true');
    await waitFor(() => expect(asked.at(-1)).toContain('&strict=true'));
    await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(1));
    expect(main().getByRole('heading', { name: 'Results' })).toHaveFocus();
    await userEvent.click(main().getByRole('button', { name: 'Remove filter Full matches only' }));
    expect(address()).toBe('/jobdescription?q=night+cook&remote=true');
    await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(2));
  });

  test('follow those that match, told apart, and the keys go through all', async () => {
    screenWidth(1280);
    stubSearch(() => ({
      items: jobs('a', 'b', 'c', 'd'),
      total: 3,
      relaxed: partly({ from: 2, leftOut: ['pay', 'place'], miles: 60 }),
    }));
    const { address } = renderApp('/jobdescription?q=welder+tulsa');
    const heading = await main().findByRole('heading', {
      name: 'Only 3 jobs match all of that. These come close:',
    });
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(link('b').compareDocumentPosition(heading) & follows).toBeTruthy();
    expect(heading.compareDocumentPosition(link('c')) & follows).toBeTruthy();
    expect(note(/^Jobs up/)).toHaveTextContent(
      'Jobs up to 60 miles away or without that pay. Show only jobs that match all of it',
    );
    await counted(
      '3 jobs for welder tulsa. 2 more jobs come close. Jobs up to 60 miles away or without that pay.',
    );
    act(() => link('b').focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(link('c')).toHaveFocus();
    await waitFor(() => expect(address()).toBe('/jobdescription?q=welder+tulsa&job=c'));
    await userEvent.keyboard('{ArrowUp}');
    expect(link('b')).toHaveFocus();
  });

  test('are shown where nothing matches, with what to leave out after them', async () => {
    stubSearch((query) =>
      query.get('q') === 'welder tulsa ok'
        ? {
            items: jobs('a'),
            total: 0,
            read: [{ kind: 'place', text: 'tulsa ok', place: 'Tulsa, OK' }],
            relaxed: partly({ leftOut: ['type'] }),
            loosened: [{ leftOut: 'type', total: 4, totalIsExact: true }],
          }
        : {},
    );
    const { address } = renderApp('/jobdescription?q=welder+tulsa+ok&type=internship');
    expect(
      await main().findByRole('heading', { name: 'No job matches all of that. These come close:' }),
    ).toBeVisible();
    expect(note(/^Jobs of another type\./)).toHaveTextContent('Hide these jobs');
    await counted(
      '0 jobs for welder tulsa ok. Read as: In or near Tulsa, OK. 1 more job comes close. Jobs of another type.',
    );
    expect(main().queryByText('No job descriptions found')).not.toBeInTheDocument();
    const ways = within(await main().findByRole('list', { name: 'Look wider' }));
    expect(
      link('a').compareDocumentPosition(main().getByRole('heading', { name: 'Look wider' })),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(ways.getByRole('link', { name: /^Any employment type/ }));
    expect(address()).toBe('/jobdescription?q=welder+tulsa+ok');
  });
});

test('a larger distance is offered after a few jobs, and chosen with one press', async () => {
  stubSearch((query) => ({
    area: {
      of: 'q',
      name: 'Tulsa, OK',
      miles: Number(query.get('miles') ?? 25),
      usual: 25,
      reach: 0,
    },
    loosened: query.has('miles')
      ? []
      : [
          { leftOut: 'distance', miles: 50, total: 3, totalIsExact: true },
          { leftOut: 'distance', miles: 100, total: 12, totalIsExact: true },
        ],
  }));
  const { address } = renderApp('/jobdescription?q=welder+tulsa');
  const ways = within(await main().findByRole('list', { name: 'Look wider' }));
  expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Within 50 miles3 jobs',
    'Within 100 miles12 jobs',
  ]);
  await userEvent.click(ways.getByRole('link', { name: /^Within 100 miles/ }));
  expect(address()).toBe('/jobdescription?q=welder+tulsa&miles=100');
  await counted('1 job for welder tulsa, within 100 miles');
});
