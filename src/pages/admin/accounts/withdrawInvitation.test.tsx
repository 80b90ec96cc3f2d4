import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { answerGet, openAsAdmin, openDialog } from '@/test/adminApp';
import { hostAddress, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';

it('withdraws an invitation after a confirmation, and says so if the host doesn’t', async () => {
  muteErrors();
  let invitations = [
    { _id: 'i1', adminname: 'Vera', invitedBy: 'Ada', expiresAt: '2030-01-01T00:00:00.000Z' },
  ];
  const items = [
    { _id: 'a1', adminname: 'Ada', createdAt: '2026-01-01T00:00:00.000Z', seenAt: null, you: true },
  ];
  const withdrawn: unknown[] = [];
  answerGet('/admins', () => ({ items, invitations }));
  testHost.use(
    http.delete(`${hostAddress}/admins/invitations/:id`, ({ params }) => {
      withdrawn.push(params['id']);
      if (withdrawn.length === 1) return HttpResponse.error();
      invitations = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  openAsAdmin('/administrators');
  expect(await screen.findByText('You')).toBeVisible();
  const name = 'Withdraw the invitation for Vera';
  await userEvent.click(main().getByRole('button', { name }));
  const dialog = await openDialog();
  expect(dialog.getByText('The link for Vera will stop working.')).toBeVisible();
  expect(withdrawn).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('We couldn’t withdraw the invitation')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('The invitation for Vera was withdrawn')).toBeVisible();
  await waitFor(() => expect(main().queryByText('Vera')).not.toBeInTheDocument());
  expect(withdrawn).toEqual(['i1', 'i1']);
});
