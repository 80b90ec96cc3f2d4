import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aJob } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { counted, status, stubSearch } from '@/test/listing';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { resetScreenWidth, screenWidth } from '@/test/screenWidth';

beforeEach(() => screenWidth(960));
afterEach(() => resetScreenWidth());

describe('the filters', () => {
  const category = ['Nurse', 'IT', 'HR', 'Sales', 'Hotel', 'Finance', 'Teacher'].map(
    (name, at) => ({ value: `${name} Jobs`, count: 70 - at }),
  );
  // a host may list them in a different order
  const listed = category.toReversed();
  const facets = {
    category: listed,
    type: [{ value: 'contract', count: 64 }],
    place: [{ value: 'Tulsa, OK', count: 3 }],
  };
  const group = (name: string) => within(main().getByRole('group', { name }));

  test('come in their order', async () => {
    stubSearch(() => ({ facets }));
    renderApp('/jobdescription');
    await main().findByText('64');
    expect(
      main()
        .getAllByRole('group')
        .map((each) => each.querySelector('legend')?.textContent),
    ).toEqual([
      'Posted',
      'Remote',
      'Pay a month',
      'Employment type',
      'Place',
      'Category',
      'Company and degree',
    ]);
  });

  test('offer a few amounts of pay, beside what is typed', async () => {
    stubSearch();
    const { address } = renderApp('/jobdescription?payMax=9000');
    await userEvent.click(await main().findByRole('radio', { name: '$4,500+' }));
    expect(address()).toBe('/jobdescription?payMin=4500');
    await waitFor(() => expect(main().getByLabelText('At least')).toHaveValue('4500'));
    expect(main().getByRole('radio', { name: '$4,500+' })).toBeChecked();
    await userEvent.click(main().getByRole('button', { name: 'Remove filter From $4,500' }));
    expect(main().getByRole('radio', { name: '$4,500+' })).not.toBeChecked();
  });

  test('that would find nothing are dimmed, and say so', async () => {
    stubSearch(() => ({ facets }));
    renderApp('/jobdescription');
    await main().findByText('64');
    const label = (name: RegExp) => main().getByRole('checkbox', { name }).closest('label');
    expect(label(/^Contract/)).not.toHaveClass('dimmed');
    expect(label(/^Full-time/)).toHaveClass('dimmed');
    expect(label(/^Full-time/)).toHaveTextContent(/0$/);
  });

  test('show six categories and those that are chosen, then all', async () => {
    stubSearch(() => ({ facets }));
    renderApp('/jobdescription?category=Chef+Jobs');
    await main().findByText('64');
    const names = () =>
      group('Category')
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent?.replace(/\d+$/, ''));
    const six = category.slice(0, 6).map(({ value }) => value);
    expect(names()).toEqual([...six, 'Chef Jobs']);
    await userEvent.click(main().getByRole('button', { name: 'All 7 categories' }));
    expect(names()).toEqual([...six, 'Teacher Jobs', 'Chef Jobs']);
    await userEvent.click(main().getByRole('button', { name: 'All 7 categories' }));
    expect(names()).toEqual([...six, 'Chef Jobs']);
  });

  test('on a phone can be cleared only when there are some', async () => {
    screenWidth(390);
    stubSearch();
    renderApp('/jobdescription?q=nurse');
    await userEvent.click(await main().findByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(sheet.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Remote only' }));
    expect(await sheet.findByRole('button', { name: 'Clear filters' })).toBeVisible();
  });

  test('where words alone found nothing, the search is what can be cleared', async () => {
    stubSearch((query) => (query.has('q') ? { items: [] } : {}));
    const { address } = renderApp('/jobdescription?q=astronaut');
    await userEvent.click(await main().findByRole('button', { name: 'Clear search' }));
    expect(main().queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
    expect(address()).toBe('/jobdescription');
  });
});

test('the count says which of the jobs are shown', async () => {
  const items = Array.from({ length: 20 }, (_, n) => aJob({ _id: `job-${n}` }));
  stubSearch((query) =>
    query.has('cursor')
      ? { items: items.slice(0, 9), total: 1029 }
      : { items, total: 1029, nextCursor: 'two' },
  );
  const { unmount } = renderApp('/jobdescription?q=nurse');
  await counted('1–20 of 1,029 jobs for nurse');
  await userEvent.click(main().getByRole('link', { name: 'Next' }));
  await counted('21–29 of 1,029 jobs for nurse');
  unmount();
  // without the page's offset its range is unknown
  renderApp('/jobdescription?q=nurse&cursor=two');
  await counted('1,029 jobs for nurse');
  expect(status()).not.toContain('–');
});

describe('a job in the list', () => {
  const items = [
    aJob({ _id: 'a', jobtitle: 'Night Nurse', createdAt: '2026-01-10T02:00:00Z' }),
    aJob({ _id: 'b', jobtitle: 'Ward Nurse', createdAt: '2026-01-08T02:00:00Z' }),
    aJob({ _id: 'c', jobtitle: 'Day Nurse', createdAt: undefined }),
  ];
  const entry = (name: string) =>
    main().getByRole('link', { name }).closest('article') ?? document.body;
  beforeEach(() => {
    stubSearch(() => ({ items }));
    testHost.use(
      http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, ({ params }) =>
        HttpResponse.json(items.find(({ _id }) => _id === params['id'])),
      ),
    );
  });

  test('is new for a day, and has its age in the company’s line', async () => {
    renderApp('/jobdescription');
    await main().findByRole('link', { name: 'Night Nurse' });
    const ages = ['Night Nurse', 'Ward Nurse', 'Day Nurse'].map(
      (name) =>
        within(entry(name)).getByText('Lakeside Clinic · Springfield').parentElement?.textContent,
    );
    expect(ages).toEqual(
      ['New', '2 days ago', '7 days ago'].map((age) => `Lakeside Clinic · Springfield${age}`),
    );
  });

  test('says where it was only imported', async () => {
    const imported = aJob({ _id: 'd', jobtitle: 'Desk Clerk', usernameEmployer: undefined });
    stubSearch(() => ({ items: [...items, imported] }));
    renderApp('/jobdescription');
    await main().findByRole('link', { name: 'Desk Clerk' });
    expect(within(entry('Desk Clerk')).getByText('Listed elsewhere')).toBeVisible();
    expect(within(entry('Day Nurse')).queryByText('Listed elsewhere')).not.toBeInTheDocument();
  });

  test('that was opened is muted; Back goes to the one shown before', async () => {
    screenWidth(1280);
    const { address, history } = renderApp('/jobdescription');
    const choose = (name: string) => userEvent.click(main().getByRole('link', { name }));
    await main().findByRole('region', { name: 'Selected job' });
    await choose('Ward Nurse');
    expect(address()).toBe('/jobdescription?job=b');
    await choose('Day Nurse');
    expect(address()).toBe('/jobdescription?job=c');
    expect(entry('Ward Nurse')).toHaveClass('opened');
    expect(entry('Night Nurse')).not.toHaveClass('opened');
    act(() => history.go(-1));
    await waitFor(() => expect(address()).toBe('/jobdescription?job=b'));
    expect(entry('Ward Nurse')).toHaveClass('chosen');
    act(() => history.go(-1));
    await waitFor(() => expect(address()).toBe('/jobdescription'));
  });

  test('that is passed by with the arrow keys leaves no step of its own', async () => {
    screenWidth(1280);
    const { address, history } = renderApp('/jobdescription?q=nurse');
    await main().findByRole('region', { name: 'Selected job' });
    await userEvent.click(main().getByRole('link', { name: 'Night Nurse' }));
    for (const id of ['b', 'c']) {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(address()).toBe(`/jobdescription?q=nurse&job=${id}`));
    }
    act(() => history.go(-1));
    await waitFor(() => expect(address()).toBe('/jobdescription?q=nurse'));
  });
});
