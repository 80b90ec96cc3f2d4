import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aCompany } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const user = userEvent.setup();
const session = { userRole: 'employer', usernameEmployer: 'bob.may' };
const stub = () => {
  const tokens: unknown[] = [];
  testHost.use(
    http.post(`${hostAddress}/company/invitation-links`, () =>
      HttpResponse.json({
        companyName: 'Lakeside Clinic',
        invitedBy: 'Ann Lee',
        role: 'reader',
        allJobs: true,
      }),
    ),
    http.post(`${hostAddress}/company/invitation-acceptances`, async ({ request }) => {
      tokens.push(await request.json());
      return HttpResponse.json(aCompany());
    }),
  );
  return tokens;
};

test('an employer sees what the invitation is for and joins by a press', async () => {
  const tokens = stub();
  renderApp('/companyinvitation#secret', { session });
  expect(await main().findByText('Ann Lee invites you to Lakeside Clinic.')).toBeVisible();
  expect(main().getByText(/^You’d be a reader: sees jobs and applicants/)).toBeVisible();
  expect(main().getByText(/^You’re logged in as bob.may./)).toBeVisible();
  expect(tokens).toEqual([]);
  await user.click(main().getByRole('button', { name: 'Join' }));
  expect(await main().findByText('You’re in. Welcome to the team.')).toBeVisible();
  expect(main().getByRole('link', { name: 'See your team' })).toHaveAttribute(
    'href',
    '/company/people',
  );
  expect(tokens).toEqual([{ token: 'secret' }]);
});

test('whoever isn’t logged in as an employer does that first, and comes back', async () => {
  stub();
  const { history } = renderApp('/companyinvitation#secret');
  await user.click(await main().findByRole('link', { name: 'Create an employer account' }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(history.location.pathname).toBe('/signupemp');
  expect(history.location.state).toEqual({ from: '/companyinvitation#secret' });
});

test('an invitation that was used or taken back says so', async () => {
  testHost.use(
    http.post(`${hostAddress}/company/invitation-links`, () =>
      HttpResponse.json({ message: 'Gone' }, { status: 404 }),
    ),
  );
  const errors = muteErrors();
  renderApp('/companyinvitation#forged', { session });
  expect(await main().findByText(/^This invitation isn’t valid anymore/)).toBeVisible();
  expect(main().queryByRole('button', { name: 'Join' })).not.toBeInTheDocument();
  errors.mockRestore();
});
