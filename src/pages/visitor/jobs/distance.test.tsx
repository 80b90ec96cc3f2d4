import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJob } from '@/test/fixtures';
import { counted } from '@/test/listing';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { resetScreenWidth, screenWidth } from '@/test/screenWidth';
import { onSpecHost, stubSearch } from '@/test/search';

type Area = NonNullable<ReturnType<Parameters<typeof stubSearch>[0]>['area']>;
const tulsa: Area = { of: 'q', name: 'Tulsa, OK', miles: 25, usual: 25, reach: 0 };
const here: Area = { of: 'near', name: '', miles: 25, usual: 25, reach: 5 };

/** A browser whose geolocation succeeds or fails once `answer` is called. */
const locating = () => {
  const asked: PositionOptions[] = [];
  let answer: (
    result: { latitude: number; longitude: number } | { code: number },
  ) => void = () => {};
  const getCurrentPosition = (
    onFound: (position: object) => void,
    onFailed: (error: object) => void,
    options: PositionOptions,
  ) => {
    asked.push(options);
    answer = (result) =>
      'code' in result
        ? onFailed({ ...result, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
        : onFound({ coords: result });
  };
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition },
    configurable: true,
  });
  return { asked, answer: (...given: Parameters<typeof answer>) => act(() => answer(...given)) };
};

beforeEach(() => {
  screenWidth(960);
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
});
afterEach(() => {
  resetScreenWidth();
  Reflect.deleteProperty(navigator, 'geolocation');
});

const chips = () =>
  within(main().getByRole('list', { name: 'Active filters' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const distance = () => main().findByRole('combobox', { name: 'Distance' });
const nearMe = () => main().findByRole('button', { name: 'Near me' });
const optionsOf = (name: string) =>
  within(main().getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('within some miles', () => {
  test('is offered where the search has a place, kept in the address and taken back', async () => {
    const asked = stubSearch((query) => ({
      read: [{ kind: 'place', text: 'tulsa', place: 'Tulsa, OK' }],
      area: { ...tulsa, miles: Number(query.get('miles') ?? 25) },
    }));
    const { address } = renderApp('/jobdescription?q=cook+tulsa&cursor=two');
    expect(await distance()).toHaveValue('25');
    expect(optionsOf('Distance')).toEqual([
      'Only Tulsa, OK',
      'Within 5 miles',
      'Within 10 miles',
      'Within 25 miles',
      'Within 50 miles',
      'Within 100 miles',
    ]);
    await userEvent.selectOptions(await distance(), 'Within 10 miles');
    expect(address()).toBe('/jobdescription?q=cook+tulsa&miles=10');
    await counted('1 job for cook tulsa, within 10 miles. Read as: In or near Tulsa, OK');
    await waitFor(() => expect(asked.at(-1)).toContain('miles=10'));
    await waitFor(() =>
      expect(chips()).toEqual(['In or near Tulsa, OK', 'Within 10 miles', 'Clear filters']),
    );
    await userEvent.selectOptions(await distance(), 'Only Tulsa, OK');
    expect(address()).toBe('/jobdescription?q=cook+tulsa&miles=0');
    await counted('1 job for cook tulsa, only Tulsa, OK. Read as: In or near Tulsa, OK');
    await userEvent.click(
      await main().findByRole('button', { name: 'Remove filter Only Tulsa, OK' }),
    );
    expect(address()).toBe('/jobdescription?q=cook+tulsa');
    expect(await distance()).toHaveValue('25');
    // the default distance is omitted from the URL
    await userEvent.selectOptions(await distance(), 'Within 5 miles');
    await userEvent.selectOptions(await distance(), 'Within 25 miles');
    expect(address()).toBe('/jobdescription?q=cook+tulsa');
  });

  test('offers no less than the place itself reaches', async () => {
    stubSearch(() => ({ area: { ...tulsa, name: 'Bay Area', reach: 40, usual: 40, miles: 40 } }));
    renderApp('/jobdescription?q=cook+bay+area&miles=5');
    expect(await distance()).toHaveValue('40');
    expect(optionsOf('Distance')).toEqual([
      'Within 40 miles',
      'Within 50 miles',
      'Within 100 miles',
    ]);
    expect(chips()).toEqual(['Within 40 miles', 'Clear filters']);
  });

  test('says so after the count; another place beside the filters is that place alone', async () => {
    stubSearch(() => ({
      area: { ...tulsa, of: 'location', miles: 50, usual: 0 },
      facets: { category: [], type: [], place: [{ value: 'Jenks, OK', count: 2 }] },
    }));
    const { address } = renderApp('/jobdescription?location=tulsa&miles=50');
    await counted('1 job within 50 miles of tulsa');
    await userEvent.click(main().getByRole('radio', { name: /^Jenks, OK/ }));
    expect(address()).toBe('/jobdescription?location=Jenks%2C+OK');
  });

  test('is not offered without a place; nothing of it on a spec host', async () => {
    stubSearch(() => ({}));
    const { unmount } = renderApp('/jobdescription?q=cook&miles=5&near=36.2,-96&sort=distance');
    await counted('1 job for cook');
    expect(main().queryByRole('combobox', { name: 'Distance' })).not.toBeInTheDocument();
    expect(main().queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
    expect(optionsOf('Sort by')).toEqual(['Most relevant', 'Newest', 'Highest pay']);
    unmount();
    locating();
    onSpecHost('/jobdescription?near=36.2,-96&miles=5&sort=distance');
    await counted('3 jobs');
    expect(main().queryByRole('combobox', { name: 'Distance' })).not.toBeInTheDocument();
    expect(main().queryByRole('button', { name: 'Near me' })).not.toBeInTheDocument();
    expect(main().queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
  });
});

test('the nearest can come first, and each job says how far it is', async () => {
  const asked = stubSearch(() => ({
    items: ['a', 'b', 'c', 'd'].map((id) => aJob({ _id: id, jobtitle: `Job ${id}` })),
    area: tulsa,
    distances: { a: 0, b: 1, c: 1012 },
  }));
  const { address } = renderApp('/jobdescription?q=cook+tulsa');
  const lines = async () =>
    (await main().findAllByRole('article')).map(
      (entry) =>
        entry.querySelector('.second p')?.textContent.replaceAll('\u00A0', ' ').split(' · ')[2],
    );
  expect(await lines()).toEqual([undefined, '1 mile away', '1,012 miles away', undefined]);
  await userEvent.selectOptions(main().getByRole('combobox', { name: 'Sort by' }), 'Nearest');
  expect(address()).toBe('/jobdescription?q=cook+tulsa&sort=distance');
  await waitFor(() => expect(asked.at(-1)).toContain('sort=distance'));
});

describe('near me', () => {
  const host = () =>
    stubSearch((query) => ({
      read: query.get('q')?.includes('tulsa')
        ? [{ kind: 'place', text: 'in tulsa', place: 'Tulsa, OK' }]
        : [],
      area: query.has('near') ? here : null,
    }));

  test('asks the browser on a press, rounds, and takes the place of the place that was typed', async () => {
    const { asked: positions, answer } = locating();
    const asked = host();
    const { address } = renderApp(
      '/jobdescription?q=cook+in+tulsa+nights&location=dallas&miles=10',
    );
    const button = await nearMe();
    expect(positions).toEqual([]);
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(await main().findByText('Finding your location…')).toBeVisible();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(positions).toEqual([expect.objectContaining({ enableHighAccuracy: false })]);
    answer({ latitude: 36.153982, longitude: -95.992775 });
    await waitFor(() =>
      expect(address()).toBe('/jobdescription?q=cook+nights&near=36.2%2C-96&miles=10'),
    );
    await counted('1 job for cook nights within 25 miles of you');
    expect(asked.join(' ')).not.toContain('36.15');
    expect(main().getByRole('combobox', { name: 'Where' })).toHaveValue('');
    expect(button).toHaveFocus();
    expect(chips()).toEqual(['Near you', 'Within 25 miles', 'Clear filters']);
    await userEvent.click(main().getByRole('button', { name: 'Remove filter Near you' }));
    expect(address()).toBe('/jobdescription?q=cook+nights');
    await counted('1 job for cook nights');
  });

  test('without a chosen distance is near you; the chosen one is told, also after the words', async () => {
    locating();
    stubSearch((query) => ({
      read: query.get('q')?.includes('near me') ? [{ kind: 'nearMe', text: 'near me' }] : [],
      area: { ...here, miles: Number(query.get('miles') ?? 25) },
    }));
    const { unmount } = renderApp('/jobdescription?q=cook&near=36.2,-96');
    await counted('1 job for cook near you');
    unmount();
    const { address } = renderApp('/jobdescription?q=cook+near+me&near=36.2,-96');
    await counted('1 job for cook near me');
    await userEvent.selectOptions(await distance(), 'Within 100 miles');
    expect(address()).toBe('/jobdescription?q=cook+near+me&near=36.2%2C-96&miles=100');
    await counted('1 job for cook near me, within 100 miles');
  });

  test('a place that is typed afterwards counts instead', async () => {
    locating();
    host();
    const { address } = renderApp('/jobdescription?near=36.2,-96');
    await main().findByRole('button', { name: 'Remove filter Near you' });
    await userEvent.type(main().getByRole('combobox', { name: 'Where' }), 'Dallas{Enter}');
    await waitFor(() => expect(address()).toBe('/jobdescription?location=Dallas'));
  });

  test.each([
    [1, /your browser didn’t allow it/],
    [2, /can’t tell where you are right now/],
    [3, /took too long/],
  ])('failure %d is told, and nothing is lost', async (code, message) => {
    const { asked: positions, answer } = locating();
    host();
    const { address } = renderApp('/jobdescription?q=cook+in+tulsa&location=dallas');
    await userEvent.click(await nearMe());
    answer({ code });
    const told = await screen.findByText(message);
    expect(told).toHaveRole('status');
    expect(address()).toBe('/jobdescription?q=cook+in+tulsa&location=dallas');
    await userEvent.click(await nearMe());
    expect(told).toHaveTextContent('Finding your location…');
    expect(positions).toHaveLength(2);
  });

  test('is offered near the results where the words say it', async () => {
    const { asked: positions, answer } = locating();
    stubSearch((query) => ({
      read: [{ kind: 'nearMe', text: 'near me' }],
      area: query.has('near') ? here : null,
      distances: { job1: 0 },
    }));
    const { address } = renderApp('/jobdescription?q=cook+near+me');
    await counted('1 job for cook near me');
    const offer = await main().findByRole('button', { name: 'Use your location' });
    expect(positions).toEqual([]);
    await userEvent.click(offer);
    answer({ latitude: -7.04, longitude: 0.04 });
    await waitFor(() => expect(address()).toBe('/jobdescription?q=cook+near+me&near=-7%2C0'));
    await waitFor(() => expect(offer).not.toBeInTheDocument());
    await counted('1 job for cook near me');
    expect(main().getByRole('heading', { name: 'Results' })).toHaveFocus();
    expect(await main().findByRole('button', { name: 'Remove filter Near you' })).toBeVisible();
  });

  test('an answer that comes after the screen is gone changes nothing', async () => {
    const { answer } = locating();
    host();
    const { address, unmount } = renderApp('/jobdescription?q=cook');
    await userEvent.click(await nearMe());
    const before = address();
    unmount();
    answer({ latitude: 36, longitude: -96 });
    expect(address()).toBe(before);
  });

  test('is not there where the browser tells nothing', async () => {
    host();
    const { unmount } = renderApp('/jobdescription?q=cook');
    await counted('1 job for cook');
    expect(main().queryByRole('button', { name: 'Near me' })).not.toBeInTheDocument();
    unmount();
    locating();
    Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
    host();
    renderApp('/jobdescription?q=cook');
    await counted('1 job for cook');
    expect(main().queryByRole('button', { name: 'Near me' })).not.toBeInTheDocument();
  });
});
