import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aJob } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { renderApp } from '@/test/renderApp';
import {
  session,
  titles,
  aCase,
  aDecision,
  stubCases,
  open,
  heading,
  listed,
  press,
  versionsOf,
} from '@/test/reports';

test('the longest waiting case is open, with its posting, signs, reports and the employer’s history; the sidebar counts', async () => {
  stubCases(titles.map((title) => aCase(title)));
  open();
  expect(await heading('Baker')).toBeVisible();
  const shown = within(await screen.findByRole('region', { name: 'Selected case' }));
  for (const text of [
    'Asks for money',
    'a fee of $50',
    'It looks like a scam or asks for money',
    'They wanted a fee',
    'Lakeside Clinic',
    'Mar 4, 2025',
    'Care for patients after surgery on a calm ward.',
  ])
    expect((await shown.findAllByText(text))[0]).toBeVisible();
  expect(shown.getByText(/^Job seeker sam.roe, /)).toBeVisible();
  expect(await listed()).toEqual(titles);
  const nav = within(screen.getByRole('navigation', { name: 'Daily work' }));
  expect(nav.getByRole('link', { name: 'Reports 3 cases waiting' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('a case that was opened meanwhile is listed once somebody comes back to the window, and at the next visit', async () => {
  const cases = [aCase('Baker')];
  stubCases(cases);
  const { history } = open();
  await waitFor(async () => expect(await listed()).toEqual(['Baker']));
  cases.push(aCase('Cook'));
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(async () => expect(await listed()).toEqual(['Baker', 'Cook']));
  act(() => history.push('/'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected case' })).toBeNull());
  cases.push(aCase('Driver'));
  act(() => history.push('/reports'));
  await waitFor(async () => expect(await listed()).toEqual(titles));
});

test('a decision opens the next case, whose heading has the focus; its toast takes it back', async () => {
  const sent = stubCases(titles.map((title) => aCase(title)));
  const { address } = open('?case=case-Cook');
  await heading('Cook');
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  const toast = await screen.findByText('Case dismissed');
  await waitFor(async () => expect(await heading('Driver')).toHaveFocus());
  await waitFor(() => expect(address()).toBe('/reports?case=case-Driver'));
  await waitFor(async () => expect(await listed()).toEqual(['Baker', 'Driver']));
  await userEvent.click(
    within(toast.parentElement ?? document.body).getByRole('button', { name: 'Undo' }),
  );
  expect(await screen.findByText('Decision undone')).toBeVisible();
  await waitFor(async () => expect(await heading('Cook')).toHaveFocus());
  await waitFor(async () => expect(await listed()).toEqual(titles));
  expect(sent).toEqual([
    {
      path: 'decisions',
      body: { ids: ['case-Cook'], decision: 'dismiss', versions: versionsOf('case-Cook') },
    },
    { path: 'undo', body: 'd-case-Cook' },
  ]);
});

test('a take-down wants a reason: a usual one is picked and can be changed', async () => {
  const sent = stubCases(titles.map((title) => aCase(title)));
  open();
  await heading('Baker');
  await userEvent.click(await screen.findByRole('button', { name: 'Take down' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take this job down?' }));
  expect(dialog.getAllByRole('radio')[0]).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Take down' }));
  expect(dialog.getByLabelText('What the employer reads')).toHaveAccessibleDescription(
    'Write a reason; the employer will read it',
  );
  await userEvent.click(dialog.getByRole('radio', { name: 'The job asks applicants for money.' }));
  await userEvent.type(dialog.getByLabelText('What the employer reads'), ' See our terms.');
  await userEvent.click(dialog.getByRole('button', { name: 'Take down' }));
  expect(await screen.findByText('Job taken down')).toBeVisible();
  await waitFor(async () => expect(await heading('Cook')).toHaveFocus());
  expect(sent[0]?.body).toEqual({
    ids: ['case-Baker'],
    decision: 'takeDown',
    versions: versionsOf('case-Baker'),
    reason: 'The job asks applicants for money. See our terms.',
  });
});

test('Esc gives a dialog up, and the focus is where it was', async () => {
  stubCases([aCase('Baker')]);
  open();
  const button = await screen.findByRole('button', { name: 'Suspend employer' });
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Suspend Lakeside Clinic?' });
  expect(dialog).toHaveTextContent('ann.lee2 jobs go down, and the public profile too.');
  await press('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
});

test('edit and notify sends all texts and the reason, and asks before it is closed unsaved', async () => {
  const sent = stubCases([aCase('Baker'), aCase('Cook')]);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit and notify' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Baker' }));
  const reason = dialog.getByLabelText('What the employer reads');
  await userEvent.click(dialog.getByRole('button', { name: 'Save and notify' }));
  expect(reason).toHaveAccessibleDescription('Write a reason; the employer will read it');
  await userEvent.type(reason, 'Spelling.');
  expect(reason).not.toHaveAccessibleDescription(/Write a reason/);
  await userEvent.type(dialog.getByLabelText('Job title'), ' of bread');
  await press('{Escape}');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Keep writing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await userEvent.click(dialog.getByRole('button', { name: 'Save and notify' }));
  expect(await screen.findByText('Job edited. The employer was told.')).toBeVisible();
  await waitFor(async () => expect(await heading('Cook')).toHaveFocus());
  const {
    _id,
    usernameEmployer: _name,
    categoryName: _category,
    status: _status,
    ...texts
  } = aCase('Baker').job;
  expect(sent[0]?.body).toEqual({
    job: { ...texts, jobtitle: 'Baker of bread' },
    reason: 'Spelling.',
  });
});

test('several at once: ticked, dismissed, and told which were not', async () => {
  const cases = titles.map((title) => aCase(title));
  const sent = stubCases(cases);
  open();
  for (const title of ['Baker', 'Driver'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${title}` }));
  expect(screen.getByText('2 selected')).toBeVisible();
  Object.assign(cases[2] ?? {}, { closedAt: '2026-01-10T11:00:00.000Z' });
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Cases' })).getByRole('button', { name: 'Dismiss' }),
  );
  expect(
    await screen.findByText('1 of 2 cases not decided. Someone has already decided this case'),
  ).toBeVisible();
  expect(sent[0]?.body).toEqual({
    ids: ['case-Baker', 'case-Driver'],
    decision: 'dismiss',
    versions: versionsOf('case-Baker', 'case-Driver'),
  });
  await waitFor(async () => expect(await listed()).toEqual(['Cook']));
});

test('single keys: next, previous, tick, dismiss, undo; never while somebody types or a dialog is open; they can be switched off', async () => {
  const sent = stubCases(titles.map((title) => aCase(title)));
  const { address } = open();
  await heading('Baker');
  // keys pressed in quick succession all count
  await press('jj');
  expect(await heading('Driver')).toHaveFocus();
  await press('kk');
  expect(await heading('Baker')).toHaveFocus();
  await press('j');
  expect(await heading('Cook')).toHaveFocus();
  await press('jj');
  expect(await heading('Driver')).toHaveFocus();
  await press('k');
  expect(await heading('Cook')).toHaveFocus();
  await press('x');
  expect(screen.getByRole('checkbox', { name: 'Select Cook' })).toBeChecked();
  await press('x');
  await press('d');
  await waitFor(async () => expect(await heading('Driver')).toHaveFocus());
  await press('u');
  await waitFor(async () => expect(await heading('Cook')).toHaveFocus());
  expect(sent.map(({ path }) => path)).toEqual(['decisions', 'undo']);

  await userEvent.type(screen.getByRole('searchbox'), 'D');
  await waitFor(() => expect(address()).toBe('/reports?q=D'));
  expect(sent).toHaveLength(2);
  await heading('Driver');
  (document.activeElement as HTMLElement).blur(); // the search field
  await press('?');
  const keys = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  await press('d');
  expect(sent).toHaveLength(2);
  await userEvent.click(
    keys.getByRole('checkbox', { name: 'Use single-key shortcuts on this page' }),
  );
  await userEvent.click(keys.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press('d');
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(sent).toHaveLength(2);
});

test('decided cases can be taken back from their list', async () => {
  const sent = stubCases([
    aCase('Baker', {
      closedAt: '2026-01-10T11:00:00.000Z',
      decisions: [
        aDecision('suspend', { _id: 'd-case-Baker', caseId: 'case-Baker', reason: 'Fees' }),
      ],
    }),
  ]);
  const { address } = open('?state=closed');
  await heading('Baker');
  await userEvent.click(await screen.findByRole('button', { name: 'Lift suspension' }));
  expect(await screen.findByText('Decision undone')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/reports?case=case-Baker'));
  expect(sent).toEqual([{ path: 'undo', body: 'd-case-Baker' }]);
});

test('a waiting first posting is approved, not dismissed', async () => {
  stubCases([
    aCase('Baker', {
      kind: 'firstPosting',
      reports: [],
      job: aJob({ jobtitle: 'Baker', status: 'waiting' }),
    }),
  ]);
  open();
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
});

test('each kind that the filter offers filters, and stays chosen', async () => {
  stubCases([aCase('Baker'), aCase('Cook', { kind: 'signal' })]);
  const { address } = open();
  await heading('Baker');
  const filter = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kind' });
  for (const { value, text } of [...filter.options].filter(({ value }) => value !== '')) {
    await userEvent.selectOptions(filter, text);
    await waitFor(() => expect(address()).toBe(`/reports?kind=${value}`));
    expect(filter).toHaveDisplayValue(text);
  }
  await userEvent.selectOptions(filter, 'Looks like abuse');
  await waitFor(async () => expect(await listed()).toEqual(['Cook']));
});

test('empty, nothing found, failed, a case that is not there, a spec host', async () => {
  const errors = jest.spyOn(console, 'error').mockReturnValue();
  const { unmount } = open();
  expect(await screen.findByText('All clear')).toBeVisible();
  unmount();
  const found = open('?q=zzz');
  expect(await screen.findByText('No cases match your filters')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
  expect(found.address()).toBe('/reports');
  found.unmount();
  testHost.use(
    http.get(`${hostAddress}/admin/cases`, () => HttpResponse.json({}, { status: 500 })),
  );
  const failed = open();
  expect(await screen.findByText('The cases can’t be shown right now')).toBeVisible();
  stubCases([aCase('Baker')]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Baker')).toBeVisible();
  failed.unmount();
  const gone = open('?case=none');
  expect(await screen.findByText('There’s no such case')).toBeVisible();
  gone.unmount();
  renderApp('/reports', { session, config: specHost });
  expect(await screen.findByText('This job board doesn’t take reports.')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Site management' })).not.toBeInTheDocument();
  errors.mockRestore();
});
