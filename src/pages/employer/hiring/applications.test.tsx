import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import {
  anApplicant,
  heading,
  open,
  panel,
  press,
  rows,
  session,
  stubApplicants,
  three,
} from '@/test/applicants';
import { aColleague, aCompany } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

test('the table counts, opens an application beside it, and notes once that it was opened', async () => {
  const sent = stubApplicants(three());
  const { address } = open();
  expect(await screen.findByText('3 applicants, 3 waiting for an answer')).toBeVisible();
  expect(rows()).toEqual(['Nadia Saab: New', 'Omar Aziz: Opened', 'Lina Torres: Opened']);
  await userEvent.click(screen.getByRole('link', { name: 'Nadia Saab' }));
  expect(await heading('Nadia Saab')).toHaveFocus();
  expect(address()).toBe('/applications?applicant=nadia');
  const shown = within(await panel());
  expect(shown.getByText('1 of 3')).toBeVisible();
  expect(shown.getByText('Glad to come back, says Nadia.')).toBeVisible();
  expect(shown.getByRole('link', { name: 'nadia@mail.example' })).toHaveAttribute(
    'href',
    'mailto:nadia@mail.example',
  );
  await waitFor(() => expect(rows()[0]).toBe('Nadia Saab: Opened'));
  expect(sent).toEqual([{ path: 'opening', body: 'nadia' }]);
  await userEvent.click(shown.getByRole('button', { name: 'Close applicant' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Nadia Saab' })).toHaveFocus());
  expect(address()).toBe('/applications');
});

test('keys: next, previous, shortlist, not selected, undo', async () => {
  const sent = stubApplicants(three());
  open();
  await screen.findByText('3 applicants, 3 waiting for an answer');
  await press('j');
  expect(await heading('Nadia Saab')).toHaveFocus();
  // keys pressed in quick succession all count
  await press('jj');
  expect(await heading('Lina Torres')).toHaveFocus();
  await press('k');
  expect(await heading('Omar Aziz')).toHaveFocus();
  await press('s');
  expect(rows()[1]).toBe('Omar Aziz: Shortlisted');
  expect(await screen.findByText('Omar Aziz moved to Shortlisted')).toBeVisible();
  await press('jr');
  expect(rows()[2]).toBe('Lina Torres: Not selected');
  expect(await screen.findByText('Lina Torres moved to Not selected')).toBeVisible();
  await press('u');
  expect(await screen.findByText('Undone: Lina Torres is back in Opened')).toBeVisible();
  expect(rows()[2]).toBe('Lina Torres: Opened');
  const moves = sent.filter(({ path }) => path === 'moves').map(({ body }) => body);
  expect(moves).toEqual([
    { move: 'shortlist', applications: [{ id: 'omar', state: 'opened' }] },
    { move: 'reject', applications: [{ id: 'lina', state: 'opened' }] },
    { move: 'reconsider', applications: [{ id: 'lina', state: 'notSelected' }] },
  ]);
});

test('keys: select and close; none while somebody types; they can be switched off', async () => {
  stubApplicants(three());
  const { address } = open('?applicant=lina');
  await heading('Lina Torres');
  await press('x');
  expect(screen.getByText('1 selected')).toBeVisible();
  const note = within(await panel()).getByLabelText('Add a note');
  await userEvent.type(note, 'jr');
  expect(address()).toBe('/applications?applicant=lina');
  note.blur();
  await press('{Escape}');
  await waitFor(() => expect(address()).toBe('/applications'));
  await press('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press('j');
  expect(address()).toBe('/applications');
  localStorage.clear();
});

test('a move shows before the host has answered, and goes back where the host refuses it', async () => {
  const closeTab = () =>
    window.dispatchEvent(new Event('beforeunload', { cancelable: true })) ? 'closed' : 'asked';
  let answer: (refusal: string) => void = () => {};
  stubApplicants(three(), {
    onMove: () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      }),
  });
  open('?applicant=omar');
  await heading('Omar Aziz');
  expect(closeTab()).toBe('closed');
  await press('s');
  expect(rows()[1]).toBe('Omar Aziz: Shortlisted');
  expect(within(await panel()).getByText('Shortlisted')).toBeVisible();
  // the move in flight and those queued behind it would be lost
  expect(closeTab()).toBe('asked');
  await waitFor(() => {
    answer('Someone else just moved it: it’s withdrawn');
    expect(
      screen.getByText('Omar Aziz wasn’t moved. Someone else just moved it: it’s withdrawn'),
    ).toBeVisible();
  });
  expect(rows()[1]).toBe('Omar Aziz: Opened');
  expect(closeTab()).toBe('closed');
});

test('a lost connection moves nothing and says so', async () => {
  muteErrors();
  stubApplicants(three());
  testHost.use(http.post(`${hostAddress}/applicants/moves`, () => HttpResponse.error()));
  open('?applicant=omar');
  await heading('Omar Aziz');
  await press('r');
  expect(
    await screen.findByText('Nothing was moved. Check your connection and try again.'),
  ).toBeVisible();
  expect(rows()[1]).toBe('Omar Aziz: Opened');
});

test('among the new ones a decision opens the next, and Undo in the toast brings it back', async () => {
  stubApplicants(three());
  const { address } = open('?state=new&applicant=nadia');
  await heading('Nadia Saab');
  await press('s');
  expect(await heading('Omar Aziz')).toHaveFocus();
  expect(address()).toBe('/applications?state=new&applicant=omar');
  expect(rows()).toEqual(['Omar Aziz: Opened', 'Lina Torres: Opened']);
  const toast = await screen.findByText('Nadia Saab moved to Shortlisted');
  await userEvent.click(
    within(toast.parentElement ?? document.body).getByRole('button', { name: 'Undo' }),
  );
  await waitFor(() => expect(rows().sort()[1]).toMatch(/^Nadia Saab: /));
});

test('several at once: ticked, moved, tagged; one that is refused stays', async () => {
  const sent = stubApplicants(three(), {
    onMove: (id) => (id === 'lina' ? 'This application is withdrawn' : undefined),
  });
  open();
  await screen.findByText('3 applicants, 3 waiting for an answer');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByText('3 selected')).toBeVisible();
  const tag = screen.getByLabelText('Add a tag');
  await userEvent.type(tag, 'Nights{Enter}');
  expect(await screen.findByText('3 applicants tagged Nights')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Shortlist' }));
  expect(
    await screen.findByText('Lina Torres wasn’t moved. This application is withdrawn'),
  ).toBeVisible();
  expect(await screen.findByText('2 applicants moved to Shortlisted')).toBeVisible();
  await waitFor(() =>
    expect(rows()).toEqual([
      'Nadia Saab: Shortlisted',
      'Omar Aziz: Shortlisted',
      'Lina Torres: Opened',
    ]),
  );
  expect(sent.filter(({ path }) => path.startsWith('update'))).toHaveLength(3);
});

test('search, segment, sort, job and view are in the URL, which leaves defaults out', async () => {
  stubApplicants([
    ...three(),
    anApplicant('Sami Wolfe', { state: 'shortlisted', jobId: 'job-2', jobtitle: 'Ward Clerk' }),
  ]);
  const { address } = open();
  await screen.findByText('4 applicants, 3 waiting for an answer');
  await userEvent.click(screen.getByRole('link', { name: 'Shortlisted 1' }));
  await waitFor(() => expect(rows()).toEqual(['Sami Wolfe: Shortlisted']));
  expect(address()).toBe('/applications?state=shortlisted');
  await userEvent.click(screen.getByRole('link', { name: 'All 4' }));
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Longest waiting');
  expect(address()).toBe('/applications?sort=longest');
  await userEvent.selectOptions(screen.getByLabelText('Job'), 'Ward Clerk (1)');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ward Clerk' })).toBeVisible();
  expect(screen.getByText('Live')).toBeVisible();
  expect(address()).toBe('/applications?sort=longest&job=job-2');
  fireEvent.change(screen.getByLabelText('Name, place, note or tag'), {
    target: { value: 'nobody' },
  });
  expect(await screen.findByText('No applicants match your filters')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(rows()).toEqual(['Sami Wolfe: Shortlisted']));
  await userEvent.click(screen.getByRole('link', { name: 'Board' }));
  expect(await screen.findByRole('region', { name: 'Shortlisted 1' })).toBeVisible();
  expect(address()).toBe('/applications?sort=longest&job=job-2&view=board');
});

test('the board: a column a state, moved by a card’s menu and by keys, next in the same column', async () => {
  stubApplicants(three());
  open('?view=board');
  const fresh = within(await screen.findByRole('region', { name: 'New 3' }));
  await userEvent.click(fresh.getByRole('button', { name: 'Move Omar Aziz' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Invite to interview' }));
  expect(
    within(await screen.findByRole('region', { name: 'Interview 1' })).getByRole('link', {
      name: 'Omar Aziz',
    }),
  ).toBeVisible();
  expect(await screen.findByRole('region', { name: 'New 2' })).toBeVisible();
  await userEvent.click(fresh.getByRole('link', { name: 'Nadia Saab' }));
  expect(within(await panel()).getByText('1 of 2 in New')).toBeVisible();
  await press('s');
  expect(await heading('Lina Torres')).toHaveFocus();
  expect(await screen.findByRole('region', { name: 'Shortlisted 1' })).toBeVisible();
});

test('empty, a job nobody applied for, failed, an applicant who is gone, a page past the end', async () => {
  muteErrors();
  stubApplicants([]);
  const first = open();
  expect(
    await screen.findByText('Your jobs and their applicants will show up here.'),
  ).toBeVisible();
  first.unmount();
  const second = open('?job=job-1');
  expect(await screen.findByText('No applicants yet')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Registered Nurse' })).toBeVisible();
  second.unmount();
  stubApplicants(three());
  const third = open('?page=9&applicant=nobody');
  await screen.findByText('This application is no longer here');
  third.unmount();
  const fourth = open('?page=9');
  await waitFor(() => expect(fourth.address()).toBe('/applications'));
  fourth.unmount();
  testHost.use(http.get(`${hostAddress}/applicants`, () => HttpResponse.json({}, { status: 500 })));
  open();
  expect(await screen.findByText('Your applicants can’t be shown right now')).toBeVisible();
  stubApplicants(three());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(3));
});

test('the way there: tabs with the number of jobs and of new ones and the account menu, on our own host only', async () => {
  stubApplicants(three());
  testHost.use(
    http.get(`${hostAddress}/applications/counts`, () =>
      HttpResponse.json([{ jobId: 'job-1', count: 3, fresh: 2 }]),
    ),
    http.get(`${hostAddress}/company`, () =>
      HttpResponse.json(
        aCompany({
          people: [aColleague({ jobs: 6 }), aColleague({ _id: 'e2', jobs: 2, you: false })],
        }),
      ),
    ),
  );
  const own = renderApp('/employerpp/ann.lee', { session });
  const tabs = within(await screen.findByRole('navigation', { name: 'Employer' }));
  expect(
    await tabs.findByRole('link', { name: 'Applications 2 new applications' }),
  ).toHaveAttribute('href', '/applications');
  expect(await tabs.findByRole('link', { name: 'Jobs 8 in all' })).toHaveAttribute(
    'href',
    '/company/jobs',
  );
  expect(tabs.getByRole('link', { name: 'Company page' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: 'Account menu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Applications' }));
  await waitFor(() => expect(own.address()).toBe('/applications'));
  own.unmount();
  renderApp('/employerpp/ann.lee', { session, config: specHost });
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
  expect(await screen.findByRole('menuitem', { name: 'My Profile' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Applications' })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Employer' })).not.toBeInTheDocument();
});

test('next past the end of a page opens the first of the next page', async () => {
  stubApplicants(
    Array.from({ length: 27 }, (_, at) => anApplicant(`Person${at} Roe`, { _id: `p${at}` })),
  );
  const { address } = open('?applicant=p24');
  await heading('Person24 Roe');
  await press('j');
  expect(await heading('Person25 Roe')).toHaveFocus();
  await waitFor(() => expect(address()).toBe('/applications?page=2&applicant=p25'));
  expect(within(await panel()).getByText('26 of 27')).toBeVisible();
  await press('k');
  expect(await heading('Person24 Roe')).toHaveFocus();
});
