import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { resetScreenWidth, screenWidth } from '@/test/screenWidth';
import { stubSearch, nothing, onSpecHost } from '@/test/search';

beforeEach(() => screenWidth(960));
afterEach(() => {
  resetScreenWidth();
});

describe('another spelling', () => {
  test('is told, with a way back to what was typed, until other words are typed', async () => {
    const asked = stubSearch((query) =>
      query.has('asTyped') || query.get('q') !== 'sofware' ? {} : { searchedFor: 'software' },
    );
    const { address } = renderApp('/jobdescription?q=sofware&sort=pay');
    expect(await main().findByText('Showing jobs for', { exact: false })).toHaveTextContent(
      'Showing jobs for software. Search only for sofware.',
    );
    expect(main().getByText('for software')).toBeVisible();
    await userEvent.click(main().getByRole('link', { name: 'sofware' }));
    expect(address()).toBe('/jobdescription?q=sofware&asTyped=true&sort=pay');
    await waitFor(() =>
      expect(main().queryByText('Showing jobs for', { exact: false })).not.toBeInTheDocument(),
    );
    expect(asked.at(-1)).toBe('?q=sofware&sort=pay&asTyped=true&limit=20&brief=true');
    await userEvent.type(main().getByLabelText('What'), 'x');
    await waitFor(() => expect(address()).toBe('/jobdescription?q=sofwarex&sort=pay'));
  });

  test('is found on a spec host too', async () => {
    onSpecHost('/jobdescription?q=sofware');
    expect(await main().findByText('Showing jobs for', { exact: false })).toHaveTextContent(
      'Showing jobs for software. Search only for sofware.',
    );
    expect(await main().findAllByRole('article')).toHaveLength(2);
  });
});

describe('nothing found', () => {
  test('offers what to leave out, how many jobs that gives, and leads there', async () => {
    stubSearch((query) =>
      query.has('remote')
        ? {
            ...nothing,
            loosened: [
              { leftOut: 'words', q: 'React developer', total: 12, totalIsExact: true },
              { leftOut: 'words', q: '', total: 1000, totalIsExact: false },
              { leftOut: 'words', q: 'developer or engineer', total: 3, totalIsExact: true },
              { leftOut: 'remote', total: 1, totalIsExact: true },
              { leftOut: 'pay', total: 5, totalIsExact: true },
            ],
          }
        : {},
    );
    const { address } = renderApp(
      '/jobdescription?q=react+kubernetes+developer&remote=true&payMin=5000&withPay=true',
    );
    const ways = within(await main().findByRole('list', { name: 'Look wider' }));
    expect(main().getByText('No job descriptions found')).toBeVisible();
    expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Without “kubernetes”12 jobs',
      'Without “react kubernetes developer”1,000+ jobs',
      'Only “developer or engineer”3 jobs',
      'Not only remote1 job',
      'With any pay, or none given5 jobs',
    ]);
    expect(ways.getByRole('link', { name: /^With any pay/ })).toHaveAttribute(
      'href',
      '/jobdescription?q=react+kubernetes+developer&remote=true',
    );
    await userEvent.click(ways.getByRole('link', { name: /^Not only remote/ }));
    expect(address()).toBe('/jobdescription?q=react+kubernetes+developer&withPay=true&payMin=5000');
    expect(await main().findByRole('article')).toBeVisible();
    // the link is gone: keyboard focus moves to the results
    await waitFor(() =>
      expect(main().getByRole('heading', { level: 2, name: 'Results' })).toHaveFocus(),
    );
  });

  test('on a spec host the same is counted in the browser', async () => {
    const { address } = onSpecHost('/jobdescription?q=cook&location=Austin');
    const ways = within(await main().findByRole('list', { name: 'Look wider' }));
    expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Without “cook”1 job',
      'In any place1 job',
    ]);
    await userEvent.click(ways.getByRole('link', { name: /^In any place/ }));
    expect(address()).toBe('/jobdescription?q=cook');
    expect(await main().findByRole('link', { name: 'Pastry Cook' })).toBeVisible();
  });
});

describe('places', () => {
  test('are a choice with counts, which stands in Where', async () => {
    const asked = stubSearch(() => ({
      facets: {
        category: [],
        type: [],
        place: [
          { value: 'Boston', count: 1412 },
          { value: 'Austin', count: 7 },
        ],
      },
    }));
    const { address } = renderApp('/jobdescription?q=nurse');
    expect(await main().findByText('1,412')).toBeVisible();
    expect(main().getByRole('radio', { name: 'Any place' })).toBeChecked();
    await userEvent.click(main().getByRole('radio', { name: /^Boston/ }));
    expect(address()).toBe('/jobdescription?q=nurse&location=Boston');
    expect(main().getByLabelText('Where')).toHaveValue('Boston');
    await waitFor(() => expect(asked.at(-1)).toBe('?q=nurse&location=Boston&limit=20&brief=true'));
    await userEvent.click(main().getByRole('radio', { name: 'Any place' }));
    expect(address()).toBe('/jobdescription?q=nurse');
  });

  test('a whole state is a choice, too', async () => {
    const asked = stubSearch(() => ({
      facets: {
        category: [],
        type: [],
        place: [{ value: 'Boise, ID', count: 12 }],
        state: [{ value: 'Idaho', count: 31 }],
      },
    }));
    const { address } = renderApp('/jobdescription');
    await userEvent.click(await main().findByRole('radio', { name: /^All of Idaho/ }));
    expect(address()).toBe('/jobdescription?location=Idaho');
    await waitFor(() => expect(asked.at(-1)).toBe('?location=Idaho&limit=20&brief=true'));
    expect(main().getByRole('radio', { name: /^All of Idaho/ })).toBeChecked();
    expect(main().getAllByRole('radio', { name: /Idaho/ })).toHaveLength(1);
  });

  test('a place that was typed stands among them; letter case makes no other place', async () => {
    stubSearch(() => ({
      facets: { category: [], type: [], place: [{ value: 'Boston', count: 3 }] },
    }));
    const { address } = renderApp('/jobdescription?location=boston');
    expect(await main().findByRole('radio', { name: /^Boston/ })).toBeChecked();
    await userEvent.clear(main().getByLabelText('Where'));
    await userEvent.type(main().getByLabelText('Where'), 'Springfield');
    await waitFor(() => expect(address()).toBe('/jobdescription?location=Springfield'));
    expect(await main().findByRole('radio', { name: 'Springfield' })).toBeChecked();
  });

  test('counts of the newest only say so', async () => {
    stubSearch(() => ({
      facetsAreExact: false,
      facets: {
        category: [
          { value: 'Nurse Jobs', count: 900 },
          { value: 'HR Jobs', count: 0 },
        ],
        type: [],
        place: [{ value: 'Boston', count: 12 }],
      },
    }));
    renderApp('/jobdescription');
    for (const text of ['900+', '12+']) expect(await main().findByText(text)).toBeVisible();
    // none among the newest jobs doesn't mean that there are none
    expect(main().getByRole('checkbox', { name: 'HR Jobs' })).toBeVisible();
    expect(
      main().getByText('Counts with a + are of the newest jobs found; there are more.'),
    ).toBeVisible();
  });

  test('of a spec host', async () => {
    onSpecHost('/jobdescription');
    await userEvent.click(await main().findByRole('radio', { name: /^Boston/ }));
    await waitFor(() => expect(main().getAllByRole('article')).toHaveLength(2));
  });
});
