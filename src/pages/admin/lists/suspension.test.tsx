import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { openAsAdmin, openDialog } from '@/test/adminApp';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { renderApp } from '@/test/renderApp';
import { aCase, open, stubCases } from '@/test/reports';

const seeker = {
  _id: 's-1',
  usernamejobseek: 'sam.roe',
  firstnamejobseek: 'Sam',
  lastnamejobseek: 'Roe',
  emailjobseek: 'sam@mail.example',
};
const address = `${hostAddress}/admin/people/jobseeker/s-1/suspension`;

/** A host with one job seeker who can be suspended; returns the bodies sent. */
const stubSeeker = (isSuspended = false) => {
  const sent: unknown[] = [];
  const state = { isSuspended };
  testHost.use(
    http.get(`${hostAddress}/admin/jobseekers`, () =>
      HttpResponse.json({ items: [seeker], total: 1, suspended: state.isSuspended ? ['s-1'] : [] }),
    ),
    http.put(address, async ({ request }) => {
      sent.push(await request.json());
      state.isSuspended = true;
      return HttpResponse.json({});
    }),
    http.delete(address, () => {
      sent.push('lifted');
      state.isSuspended = false;
      return HttpResponse.json({});
    }),
  );
  return sent;
};

describe('in the table', () => {
  test('a job seeker is suspended for a reason, and restored', async () => {
    const sent = stubSeeker();
    openAsAdmin('/jobseekdash');
    await userEvent.click(await screen.findByRole('button', { name: 'Suspend sam.roe' }));
    const dialog = await openDialog('Suspend sam.roe?');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(dialog.getByText('Write a reason; they’ll read it when they log in')).toBeVisible();
    expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('radio', { name: 'Your messages were insulting.' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('sam.roe is suspended')).toBeVisible();
    const restore = await screen.findByRole('button', { name: 'Restore sam.roe' });
    expect(restore).toHaveFocus();
    expect(within(screen.getByRole('table')).getByText('Suspended')).toBeVisible();
    await userEvent.click(restore);
    expect(await screen.findByText('sam.roe is restored')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Suspend sam.roe' })).toBeVisible();
    expect(sent).toEqual([{ reason: 'Your messages were insulting.' }, 'lifted']);
  });

  test('what the host refuses is said, and the dialog stays', async () => {
    stubSeeker();
    testHost.use(
      http.put(address, () =>
        HttpResponse.json({ message: 'This job seeker is already suspended' }, { status: 409 }),
      ),
    );
    openAsAdmin('/jobseekdash');
    await userEvent.click(await screen.findByRole('button', { name: 'Suspend sam.roe' }));
    const dialog = await openDialog('Suspend sam.roe?');
    await userEvent.type(dialog.getByRole('textbox'), 'Spam');
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('This job seeker is already suspended')).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('Spam');
  });

  test('a spec host suspends nobody', async () => {
    testHost.use(
      http.get(`${specHost.apiHost}/jobseeker/jobseekers`, () => HttpResponse.json([seeker])),
    );
    openAsAdmin('/jobseekdash', specHost);
    expect(await screen.findByRole('button', { name: 'Delete sam.roe' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Suspend sam.roe' })).toBeNull();
  });
});

test('a case names those whom its reports are about; a job seeker is suspended in it', async () => {
  const sent = stubSeeker();
  const people = [{ _id: 's-1', role: 'jobseeker' as const, username: 'sam.roe', signals: [] }];
  stubCases([aCase('Baker', { kind: 'message', people })]);
  open();
  const section = within(await screen.findByRole('region', { name: 'Selected case' }));
  expect(await section.findByRole('heading', { name: 'People in this case' })).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: 'Suspend sam.roe' }));
  const dialog = await openDialog('Suspend sam.roe?');
  await userEvent.type(dialog.getByRole('textbox'), 'Insults');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('sam.roe is suspended')).toBeVisible();
  expect(sent).toEqual([{ reason: 'Insults', caseId: 'case-Baker' }]);
});

test('whoever is suspended reads why at log-in', async () => {
  const message = 'Your account is suspended, so you can’t log in. Reason: Insults';
  testHost.use(
    http.post(`${hostAddress}/jobseeker/jobseekers/login`, () =>
      HttpResponse.json({ message }, { status: 403 }),
    ),
  );
  renderApp('/login');
  await userEvent.type(await screen.findByLabelText(/^Username/), 'sam.roe');
  await userEvent.type(screen.getByLabelText(/^Password/), 'a-password');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});
