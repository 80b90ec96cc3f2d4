import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aJob } from '@/test/fixtures';
import { specHost, testHost } from '@/test/host/server';
import { links, counted, what } from '@/test/listing';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { resetScreenWidth, screenWidth } from '@/test/screenWidth';

beforeEach(() => screenWidth(960));
afterEach(() => {
  resetScreenWidth();
  jest.restoreAllMocks();
});

describe('on a spec host', () => {
  const jobs = Array.from({ length: 46 }, (_, n) =>
    aJob({
      _id: `job-${n}`,
      jobtitle: `${n % 2 ? 'Cook' : 'Nurse'} ${n}`,
      categoryName: n % 2 ? 'Restaurant Jobs' : 'Nurse Jobs',
      monthlysalary2: 5000 + n,
      ...(n === 45 ? { usernameEmployer: '' } : {}),
    }),
  );
  const answer = (body: object = jobs) =>
    testHost.use(
      http.get(`${specHost.apiHost}/jobdescriptions/getAll`, () => HttpResponse.json(body)),
    );

  test("getAll is filtered in the browser, 20 a page in the host's order, and no other call is made", async () => {
    screenWidth(1280);
    answer();
    const { address } = renderApp('/jobdescription', { config: specHost });
    await counted('1–20 of 46 jobs');
    expect(links()).toHaveLength(20);
    expect(links()[0]).toBe('Nurse 0');
    // without dates there is no "newest" and no "posted within"
    expect(
      within(main().getByLabelText('Sort by'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['As listed', 'Highest pay']);
    expect(main().queryByText('Posted')).not.toBeInTheDocument();
    expect(main().getAllByText('7 days ago')).toHaveLength(20);
    expect(await main().findByRole('region', { name: 'Selected job' })).toHaveTextContent(
      'Nurse 0',
    );
    await userEvent.type(await what(), 'cook');
    await counted('1–20 of 23 jobs for cook');
    expect(address()).toBe('/jobdescription?q=cook');
    await userEvent.click(main().getByRole('link', { name: 'Next' }));
    expect(address()).toBe('/jobdescription?q=cook&page=2');
    expect(links()).toEqual(['Cook 41', 'Cook 43', 'Cook 45']);
    await userEvent.selectOptions(main().getByLabelText('Sort by'), 'Highest pay');
    await waitFor(() => expect(links()[0]).toBe('Cook 45'));
    expect(address()).toBe('/jobdescription?q=cook&sort=pay');
  });

  test('facets are counted too; a page beyond the last is the last', async () => {
    answer();
    renderApp('/jobdescription?page=99', { config: specHost });
    await counted('41–46 of 46 jobs');
    expect(links()).toHaveLength(6);
    await userEvent.click(await main().findByRole('checkbox', { name: /^Nurse Jobs/ }));
    await counted('1–20 of 23 jobs');
    expect(main().getAllByText('23')).toHaveLength(4);
  });

  test('a failure is an empty list that can be asked for again', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    answer();
    testHost.use(
      http.get(`${specHost.apiHost}/jobdescriptions/getAll`, () => HttpResponse.error(), {
        once: true,
      }),
    );
    renderApp('/jobdescription', { config: specHost });
    await userEvent.click(await main().findByRole('button', { name: 'Try again' }));
    await counted('1–20 of 46 jobs');
    expect(links()).toHaveLength(20);
  });
});
