import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ownHost, readHostConfig, type Announcement } from '@/api/hostConfig';
import { answerGet, openAsAdmin, openDialog } from '@/test/adminApp';
import { hostAddress, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const announcement: Announcement = {
  _id: 'a-1',
  text: 'We’re moving servers on Sunday.',
  link: '/category',
  endsAt: null,
};
const configOf = (changes: Partial<Announcement> = {}) => ({
  ...ownHost,
  announcement: { ...announcement, ...changes },
});
const bar = () => screen.findByRole('complementary', { name: 'Announcement' });
const shownBar = () => screen.queryByRole('complementary', { name: 'Announcement' });

afterEach(() => localStorage.clear());

test('stands above each page until it is closed in this browser; the next one is seen again', async () => {
  answerGet('/terms/terms', () => []);
  const first = renderApp('/nowhere', { config: configOf() });
  const shown = within(await bar());
  expect(shown.getByText(/moving servers on Sunday/)).toBeVisible();
  expect(shown.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/category');
  await userEvent.click(shown.getByRole('button', { name: 'Close announcement' }));
  await waitFor(() => expect(shownBar()).not.toBeInTheDocument());
  expect(screen.getByRole('main')).toHaveFocus();
  first.unmount();
  const second = renderApp('/nowhere', { config: configOf() });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(shownBar()).not.toBeInTheDocument());
  second.unmount();
  openAsAdmin('/updateterms', configOf({ _id: 'a-2', link: 'https://status.example/now' }));
  expect(within(await bar()).getByRole('link', { name: 'Learn more' })).toHaveAttribute(
    'href',
    'https://status.example/now',
  );
});

test('one that has ended isn’t shown', async () => {
  renderApp('/nowhere', { config: configOf({ endsAt: '2026-01-10T11:59:00.000Z' }) });
  await screen.findByRole('heading', { level: 1 });
  // enough time for the bar's chunk to load
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
  expect(shownBar()).not.toBeInTheDocument();
});

test('it is read from the page', () => {
  const page = JSON.stringify({ ...ownHost, announcement });
  expect(readHostConfig(page, 'https://jobline.example/').announcement).toEqual(announcement);
});

describe('the administrator', () => {
  const stub = (present?: Announcement) => {
    let now = present;
    const sent: unknown[] = [];
    const count = { total: 0, week: 0 };
    answerGet('/admin/overview', () => ({
      employers: count,
      liveJobs: count,
      seekers: count,
      cases: { open: 0, oldest: null },
      days: [{ day: '2026-01-10', jobs: 0, employers: 0, seekers: 0, reports: 0 }],
      waiting: [],
    }));
    answerGet('/admin/announcement', () => (now ? { announcement: now } : {}));
    testHost.use(
      http.put(`${hostAddress}/admin/announcement`, async ({ request }) => {
        const body = await request.json();
        sent.push(body);
        now = { ...announcement, ...(body as object) };
        return HttpResponse.json({ announcement: now });
      }),
      http.delete(`${hostAddress}/admin/announcement`, () => {
        now = undefined;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    return sent;
  };

  test('writes one, and sees from when to when', async () => {
    const sent = stub();
    openAsAdmin('/adminoverview');
    await userEvent.click(await screen.findByRole('button', { name: 'New announcement' }));
    const modal = await openDialog('Announcement');
    await userEvent.click(modal.getByRole('button', { name: 'Announce' }));
    expect(modal.getByText('Write what everyone should know')).toBeVisible();
    await userEvent.type(modal.getByLabelText('Message'), ' Closed on Monday. ');
    await userEvent.type(modal.getByLabelText('Link (optional)'), 'jobline.example');
    await userEvent.click(modal.getByRole('button', { name: 'Announce' }));
    expect(
      modal.getByText(
        'Use a page of this site, like /category, or a full web address with https://',
      ),
    ).toBeVisible();
    await userEvent.clear(modal.getByLabelText('Link (optional)'));
    await userEvent.click(modal.getByRole('button', { name: 'Announce' }));
    expect(await screen.findByText(/^Announced\./)).toBeVisible();
    expect(sent).toEqual([{ text: 'Closed on Monday.', link: '', endsAt: null }]);
    expect(await main().findByText('Closed on Monday.')).toBeVisible();
    expect(main().getByText('Shown until you remove it')).toBeVisible();
  });

  test('removes it after a question', async () => {
    stub(announcement);
    openAsAdmin('/adminoverview');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'New announcement' })).toBeVisible();
  });
});
