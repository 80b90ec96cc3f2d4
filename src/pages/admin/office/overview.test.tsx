import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { answerGet, openAsAdmin } from '@/test/adminApp';
import { hostAddress, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';

describe('the overview', () => {
  beforeEach(() => {
    answerGet('/admin/announcement', () => ({}));
    answerGet('/admin/page-speed', () => ({ pages: [], counting: true }));
  });
  const days = Array.from({ length: 30 }, (_, index) => ({
    day: `2025-12-${String(index + 1).padStart(2, '0')}`,
    jobs: index === 9 ? 7 : 1,
    employers: 0,
    seekers: 2,
    reports: 0,
  }));
  const overview = {
    employers: { total: 4118, week: 32 },
    liveJobs: { total: 35_246, week: 611 },
    seekers: { total: 58_902, week: 1204 },
    cases: { open: 2, oldest: '2026-01-07T11:00:00.000Z' },
    days,
    waiting: [{ _id: 'c-1', title: 'Night Owl', openedAt: '2026-01-07T11:00:00.000Z' }],
  };
  it('counts, charts that say what they show, and the longest-waiting cases', async () => {
    answerGet('/admin/overview', () => overview);
    openAsAdmin('/adminoverview');
    expect(await screen.findByText('35,246')).toBeVisible();
    expect(main().getByText('+1,204 this week')).toBeVisible();
    expect(main().getByText('Oldest opened 3 days ago')).toBeVisible();
    expect(
      main().getByRole('img', { name: 'New jobs: 36 in 30 days, most on Dec 10 (7)' }),
    ).toBeInTheDocument();
    expect(main().getByRole('img', { name: 'New employers: none in 30 days' })).toBeInTheDocument();
    expect(
      within(main().getByRole('table', { name: 'New jobs' })).getByRole('row', {
        name: 'Dec 10 7',
      }),
    ).toBeInTheDocument();
    expect(main().getByRole('link', { name: /Night Owl/ })).toHaveAttribute(
      'href',
      '/reports?case=c-1',
    );
  });
  it('figures and charts lead to what they count, and a chart tells each day', async () => {
    answerGet('/admin/overview', () => overview);
    openAsAdmin('/adminoverview');
    await screen.findByText('35,246');
    const hrefOf = (name: string) => main().getByRole('link', { name }).getAttribute('href');
    expect(
      ['Employers', 'Live jobs', '+611 this week', 'Job seekers', 'Open cases', 'New jobs'].map(
        hrefOf,
      ),
    ).toEqual([
      '/admindash',
      '/removejob',
      '/removejob?within=7',
      '/jobseekdash',
      '/reports',
      '/removejob?within=30',
    ]);
    const chart = main().getByRole('slider', { name: 'New jobs, day by day' });
    expect(main().getByText('36 in 30 days')).toBeVisible();
    act(() => chart.focus());
    expect(main().getByText('Dec 30: 1')).toBeVisible();
    fireEvent.change(chart, { target: { value: '9' } });
    expect(main().getByText('Dec 10: 7')).toBeVisible();
    expect(chart).toHaveAttribute('aria-valuetext', 'Dec 10: 7');
    act(() => chart.blur());
    expect(main().getByText('36 in 30 days')).toBeVisible();
  });
  it('how fast pages are, rated in words', async () => {
    answerGet('/admin/overview', () => overview);
    answerGet('/admin/page-speed', () => ({
      pages: [
        {
          page: 'home',
          lcp: { p75: 2500, loads: 1200 },
          inp: { p75: 240, loads: 640 },
          cls: { p75: 0.26, loads: 1200 },
          ttfb: { p75: 80, loads: 1190 },
        },
      ],
      counting: false,
    }));
    openAsAdmin('/adminoverview');
    const table = within(await screen.findByRole('region', { name: 'Page speed for visitors' }));
    const row = within(await table.findByRole('row', { name: /^\/ / }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '2.5 s Good',
      '240 ms Fair',
      '0.26 Poor',
      '–',
      '80 ms Good',
      '1,200',
    ]);
    expect(main().getByText(/Visits aren’t measured/)).toBeVisible();
  });
  it('page speed: nothing measured, and a failure that can be tried again', async () => {
    muteErrors();
    answerGet('/admin/overview', () => overview);
    testHost.use(
      http.get(`${hostAddress}/admin/page-speed`, () => HttpResponse.json({}, { status: 500 }), {
        once: true,
      }),
    );
    openAsAdmin('/adminoverview');
    expect(await screen.findByText('Page speed can’t be shown right now')).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No visits measured yet.')).toBeVisible();
  });
  it('empty, and failed', async () => {
    muteErrors();
    testHost.use(
      http.get(`${hostAddress}/admin/overview`, () => HttpResponse.json({}, { status: 500 }), {
        once: true,
      }),
    );
    answerGet('/admin/overview', () => ({
      ...overview,
      cases: { open: 0, oldest: null },
      waiting: [],
    }));
    testHost.use(
      http.get(`${hostAddress}/admin/overview`, () => HttpResponse.json({}, { status: 500 }), {
        once: true,
      }),
    );
    openAsAdmin('/adminoverview');
    expect(await screen.findByText('The overview can’t be shown right now')).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No open cases.')).toBeVisible();
    expect(main().getByText('Nothing waiting')).toBeVisible();
  });
});
