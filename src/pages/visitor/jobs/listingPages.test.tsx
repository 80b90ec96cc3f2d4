import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aJob } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { links, counted, page, stubSearch } from '@/test/listing';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { resetScreenWidth, screenWidth } from '@/test/screenWidth';

beforeEach(() => screenWidth(960));
afterEach(() => {
  resetScreenWidth();
  jest.restoreAllMocks();
});

describe('on our own host', () => {
  test("pages are turned by the host's cursors, forth and back", async () => {
    stubSearch((query) => ({
      items: [aJob({ jobtitle: `From ${query.get('cursor') ?? 'start'}` })],
      total: 60,
      nextCursor: { '': 'two', two: 'three' }[query.get('cursor') ?? ''] ?? null,
    }));
    const { address } = renderApp('/jobdescription?sort=pay');
    await userEvent.click(await main().findByRole('link', { name: 'Next' }));
    await waitFor(() => expect(links()).toEqual(['From two']));
    expect(address()).toBe('/jobdescription?sort=pay&cursor=two');
    expect(main().getByText('Page 2')).toBeVisible();
    await waitFor(() =>
      expect(main().getByRole('heading', { level: 2, name: 'Results' })).toHaveFocus(),
    );
    await userEvent.click(main().getByRole('link', { name: 'Next' }));
    await waitFor(() => expect(links()).toEqual(['From three']));
    expect(main().queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
    await userEvent.click(main().getByRole('link', { name: 'Previous' }));
    await waitFor(() => expect(links()).toEqual(['From two']));
    await userEvent.click(main().getByRole('link', { name: 'Previous' }));
    await waitFor(() => expect(links()).toEqual(['From start']));
    expect(main().queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  });

  test('a page opened by its URL leads to the first; a cursor nobody knows too', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    testHost.use(
      http.get(`${hostAddress}/jobs/search`, ({ request }) =>
        request.url.includes('cursor=old')
          ? HttpResponse.json({ message: 'No such cursor', field: 'cursor' }, { status: 400 })
          : page(),
      ),
    );
    const { address } = renderApp('/jobdescription?q=nurse&cursor=old');
    await counted('1 job for nurse');
    expect(address()).toBe('/jobdescription?q=nurse');
  });

  test('on a wide screen the first job stands beside the list, and another one is chosen by its link', async () => {
    screenWidth(1280);
    stubSearch(() => ({ items: [aJob(), aJob({ _id: 'job-2', jobtitle: 'Night Nurse' })] }));
    testHost.use(
      http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, ({ params }) =>
        HttpResponse.json(
          aJob({
            _id: String(params['id']),
            jobtitle: params['id'] === 'job-2' ? 'Night Nurse' : 'Registered Nurse',
            description: `All about ${String(params['id'])}`,
            ...(params['id'] === 'job-2' && { workplace: 'hybrid', longDescription: 'And *more*' }),
          }),
        ),
      ),
    );
    const { address } = renderApp('/jobdescription?q=nurse');
    const pane = within(await main().findByRole('region', { name: 'Selected job' }));
    expect(pane.getByRole('heading', { level: 2, name: 'Registered Nurse' })).toBeVisible();
    expect(await pane.findByText('All about job-1')).toBeVisible();
    await userEvent.click(main().getByRole('link', { name: 'Night Nurse' }));
    expect(address()).toBe('/jobdescription?q=nurse&job=job-2');
    expect(await screen.findByText('All about job-2')).toBeVisible();
    expect(main().getByRole('link', { name: 'Night Nurse' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const chosen = within(await main().findByRole('region', { name: 'Selected job' }));
    expect(chosen.getByText('Workplace').nextElementSibling).toHaveTextContent('Hybrid');
    expect((await chosen.findByText('more')).tagName).toBe('EM');
    expect(chosen.getByRole('link', { name: 'Apply to Job' })).toHaveAttribute(
      'href',
      '/applyjob/job-2',
    );
    await userEvent.click(chosen.getByRole('link', { name: 'Open full page' }));
    expect(address()).toBe('/singlejobdescription/jobdescription/job-2');
  });

  test('a listed job whose texts can’t be had says so beside the list, and is asked for again', async () => {
    muteErrors();
    screenWidth(1280);
    stubSearch(() => ({ items: [aJob()] }));
    let isDown = true;
    testHost.use(
      http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, () =>
        isDown
          ? HttpResponse.json({}, { status: 500 })
          : HttpResponse.json(aJob({ description: 'All about it' })),
      ),
    );
    renderApp('/jobdescription?q=nurse');
    const pane = within(await main().findByRole('region', { name: 'Selected job' }));
    const again = await pane.findByRole('button', { name: 'Try again' });
    expect(pane.getByText('Error: Error fetching job description')).toBeVisible();
    expect(pane.getByRole('heading', { level: 2, name: 'Registered Nurse' })).toBeVisible();
    isDown = false;
    await userEvent.click(again);
    expect(await pane.findByText('All about it')).toBeVisible();
    expect(pane.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('a job of the URL that is on another page is shown all the same', async () => {
    screenWidth(1280);
    stubSearch();
    testHost.use(
      http.get(`${hostAddress}/jobdescriptions/jobdescriptions/far`, () =>
        HttpResponse.json(aJob({ _id: 'far', jobtitle: 'Far Nurse' })),
      ),
    );
    renderApp('/jobdescription?job=far');
    expect(await main().findByRole('heading', { level: 2, name: 'Far Nurse' })).toBeVisible();
  });

  test('on a phone a job opens its page, and the filters are a sheet', async () => {
    screenWidth(390);
    stubSearch(() => ({ total: 126 }));
    const { address } = renderApp('/jobdescription?withPay=true');
    expect(await main().findByRole('article')).toBeVisible();
    expect(main().queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(main().getByRole('button', { name: 'Filters (1)' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Remote only' }));
    expect(address()).toBe('/jobdescription?remote=true&withPay=true');
    await userEvent.click(await sheet.findByRole('button', { name: 'Show 126 jobs' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(main().getByRole('link', { name: 'Registered Nurse' }));
    expect(address()).toBe('/singlejobdescription/jobdescription/job-1');
  });
});
