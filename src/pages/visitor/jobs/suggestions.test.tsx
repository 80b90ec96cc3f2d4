import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import type { HostConfig } from '@/api/hostConfig';
import { aJob } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const optionElements = () => within(main().getByRole('listbox')).getAllByRole('option');
const options = () => optionElements().map((option) => option.getAttribute('aria-label'));
// jsdom has no layout
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  testHost.use(
    http.get(`${hostAddress}/jobs/suggestions`, ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const items =
        searchParams.get('for') === 'where'
          ? [{ kind: 'place', text: 'Nuremberg', count: 2 }]
          : [
              {
                kind: 'title',
                text: 'Registered Nurse',
                count: 1204,
                pay: { lower: 4126, upper: 5290 },
              },
              { kind: 'company', text: 'Nurse & Co', count: 1 },
              { kind: 'title', text: 'Night Nurse', count: 3 },
            ];
      return HttpResponse.json({ items });
    }),
  );
});
const titles = [
  'nur, Search for this',
  'Nurse Jobs, Category',
  'Registered Nurse, 1,204 jobs, Usually $4,100 - $5,300 a month',
  'Nurse & Co, Company, 1 job',
  'Night Nurse, 3 jobs',
];
const typeWhat = async (text: string, path = '/jobdescription', config?: HostConfig) => {
  const app = renderApp(path, config ? { config } : {});
  const what = await main().findByRole('combobox', { name: 'What' });
  // without a timer between two keys, so that a busy machine can't exceed the debounce
  await userEvent.setup({ delay: null }).type(what, text);
  return { ...app, what };
};

describe('on the listing', () => {
  test('titles and companies are told apart, with how many jobs say them', async () => {
    const { what } = await typeWhat('nur');
    const list = await main().findByRole('listbox', { name: 'Suggested titles and companies' });
    expect(options()).toEqual(titles);
    expect(what).toHaveAttribute('aria-expanded', 'true');
    expect(what).toHaveAttribute('aria-controls', list.id);
    expect(what).not.toHaveAttribute('aria-activedescendant');
    expect(main().getByText('5 suggestions')).toBeInTheDocument();
    // one request, after the last key
    expect(asked).toEqual(['?q=nur&for=what']);
    expect(within(list).getAllByText('se')[0]?.tagName).toBe('B');
  });

  test('arrows mark, in a round with what was typed; Enter takes the marked one', async () => {
    const { what, address } = await typeWhat('nur');
    await main().findByRole('listbox');
    const markedNow = () =>
      optionElements().findIndex((option) => option.getAttribute('aria-selected') === 'true');
    const way: number[] = [];
    for (const key of [...Array.from({ length: 6 }, () => '{ArrowDown}'), '{ArrowUp}']) {
      await userEvent.keyboard(key);
      way.push(markedNow());
    }
    expect(way).toEqual([0, 1, 2, 3, 4, -1, 4]);
    expect(what).toHaveAttribute(
      'aria-activedescendant',
      main().getByRole('option', { name: /^Night Nurse/ }).id,
    );
    await userEvent.keyboard('{Enter}');
    expect(what).toHaveValue('Night Nurse');
    expect(what).toHaveFocus();
    expect(main().queryByRole('listbox')).not.toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/jobdescription?q=Night+Nurse'));
    // the earlier text isn't restored
    await delay(400);
    expect(address()).toBe('/jobdescription?q=Night+Nurse');
  });

  test('Escape closes, then empties; Enter without a marked one searches for what was typed; Tab leaves', async () => {
    const { what, address } = await typeWhat('nur');
    await main().findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect(main().queryByRole('listbox')).not.toBeInTheDocument();
    expect(what).toHaveValue('nur');
    expect(what).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await main().findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/jobdescription?q=nur');
    expect(main().queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(what).toHaveValue('');
    await waitFor(() => expect(address()).toBe('/jobdescription'));
    await userEvent.type(what, 'ni');
    await main().findByRole('listbox');
    await userEvent.tab();
    expect(main().queryByRole('listbox')).not.toBeInTheDocument();
    expect(main().getByLabelText('Where')).toHaveFocus();
  });

  test('a company becomes the filter, and its name leaves the words', async () => {
    const { what, address } = await typeWhat('nur', '/jobdescription?sort=pay');
    await userEvent.click(await main().findByRole('option', { name: /^Nurse & Co/ }));
    await waitFor(() => expect(address()).toBe('/jobdescription?company=Nurse+%26+Co&sort=pay'));
    expect(what).toHaveValue('');
    expect(what).toHaveFocus();
    expect(
      await main().findByRole('button', { name: 'Remove filter Company: Nurse & Co' }),
    ).toBeVisible();
  });

  test('the words themselves are searched for, at once', async () => {
    const { what, address } = await typeWhat('nur', '/jobdescription?sort=pay');
    await userEvent.click(await main().findByRole('option', { name: 'nur, Search for this' }));
    expect(address()).toBe('/jobdescription?q=nur&sort=pay');
    expect(what).toHaveValue('nur');
  });

  test('a title that is just the words takes no line of its own', async () => {
    testHost.use(
      http.get(`${hostAddress}/jobs/suggestions`, () =>
        HttpResponse.json({
          items: [
            { kind: 'title', text: 'Night Porter', count: 3 },
            { kind: 'title', text: 'Porter', count: 12 },
          ],
        }),
      ),
    );
    await typeWhat('porter');
    await main().findByRole('listbox');
    expect(options()).toEqual(['porter, Search for this, 12 jobs', 'Night Porter, 3 jobs']);
  });

  test('their category becomes the filter, and the words go', async () => {
    const { what, address } = await typeWhat('nurse', '/jobdescription?sort=pay');
    await userEvent.click(await main().findByRole('option', { name: 'Nurse Jobs, Category' }));
    await waitFor(() => expect(address()).toBe('/jobdescription?category=Nurse+Jobs&sort=pay'));
    expect(what).toHaveValue('');
  });

  test('places below Where', async () => {
    const { address } = renderApp('/jobdescription?q=nurse');
    await userEvent.type(await main().findByRole('combobox', { name: 'Where' }), 'nur');
    await userEvent.click(await main().findByRole('option', { name: 'Nuremberg, 2 jobs' }));
    await waitFor(() => expect(address()).toBe('/jobdescription?q=nurse&location=Nuremberg'));
    expect(asked).toEqual(['?q=nur&for=where']);
  });

  test('what an input method is composing is left alone', async () => {
    const { what } = await typeWhat('nur');
    await main().findByRole('listbox');
    fireEvent.keyDown(what, { key: 'ArrowDown', isComposing: true });
    expect(what).not.toHaveAttribute('aria-activedescendant');
    expect(fireEvent.keyDown(what, { key: 'Enter', isComposing: true })).toBe(true);
    expect(main().getByRole('listbox')).toBeVisible();
  });

  test('an outdated request is ended', async () => {
    const log: string[] = [];
    testHost.use(
      http.get(`${hostAddress}/jobs/suggestions`, async ({ request }) => {
        const q = new URL(request.url).searchParams.get('q') ?? '';
        request.signal.addEventListener('abort', () => log.push(`ended ${q}`));
        log.push(`asked ${q}`);
        if (q === 'n') await delay(20_000);
        return HttpResponse.json({ items: [{ kind: 'title', text: `About ${q}`, count: 1 }] });
      }),
    );
    const { what } = await typeWhat('n');
    await waitFor(() => expect(log).toEqual(['asked n']));
    await userEvent.type(what, 'u');
    expect(await main().findByRole('option', { name: /^About nu/ })).toBeVisible();
    expect(log).toEqual(['asked n', 'ended n', 'asked nu']);
  });

  test("a spec host's come from its jobs", async () => {
    testHost.use(
      http.get(`${specHost.apiHost}/jobdescriptions/getAll`, () =>
        HttpResponse.json([
          aJob({ jobtitle: 'Night Nurse' }),
          aJob({ _id: 'b', jobtitle: 'Night Nurse' }),
          aJob({ _id: 'c', jobtitle: 'Cook', companyname: 'Nightingale' }),
        ]),
      ),
    );
    const { address } = await typeWhat('nig', '/jobdescription', specHost);
    await main().findByRole('listbox');
    expect(options()).toEqual([
      'nig, Search for this',
      'Night Nurse, 2 jobs',
      'Nightingale, Company, 1 job',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/jobdescription?q=Night+Nurse'));
  });
});

describe('in the hero', () => {
  test('they come once the form is used, and fill it in; a company leads to its jobs', async () => {
    const { address } = renderApp('/');
    const what = await main().findByLabelText('What');
    expect(what).not.toHaveAttribute('role');
    await userEvent.type(what, 'nur');
    expect(await main().findByRole('listbox')).toBeVisible();
    expect(options()).toEqual(titles);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(what).toHaveValue('Registered Nurse');
    expect(address()).toBe('/');
    await userEvent.type(main().getByLabelText('Where'), 'nur');
    await userEvent.click(await main().findByRole('option', { name: /^Nuremberg/ }));
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/jobdescription?q=Registered+Nurse&location=Nuremberg');
  });

  test('the words lead to their jobs, a category to its', async () => {
    const first = renderApp('/');
    await userEvent.type(await main().findByLabelText('What'), 'nur');
    await userEvent.click(await main().findByRole('option', { name: 'nur, Search for this' }));
    expect(first.address()).toBe('/jobdescription?q=nur');
    first.unmount();
    const { address } = renderApp('/');
    await userEvent.type(await main().findByLabelText('What'), 'nur');
    await userEvent.click(await main().findByRole('option', { name: 'Nurse Jobs, Category' }));
    expect(address()).toBe('/jobdescription?category=Nurse+Jobs');
  });

  test('a company leads to its jobs in that place', async () => {
    const { address } = renderApp('/');
    await userEvent.type(await main().findByLabelText('Where'), 'Boston');
    await userEvent.type(main().getByLabelText('What'), 'nur');
    await userEvent.click(await main().findByRole('option', { name: /^Nurse & Co/ }));
    expect(address()).toBe('/jobdescription?location=Boston&company=Nurse+%26+Co');
  });
});
