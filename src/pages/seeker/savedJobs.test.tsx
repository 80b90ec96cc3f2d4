import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { anApplication } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { h1, main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { aSavedJob, stubSavedJobs } from '@/test/savedJobs';

const seeker = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const row = (title: string) => {
  const found = main()
    .getAllByRole('listitem')
    .find((each) => within(each).queryByRole('heading', { name: title }));
  if (!found) throw new Error(`no ${title}`);
  return within(found);
};
const titles = () =>
  main()
    .queryAllByRole('heading', { level: 2 })
    .map((each) => each.textContent);
const shows = (...expected: string[]) => waitFor(() => expect(titles()).toEqual(expected));
const choose = (name: RegExp) => userEvent.click(main().getByRole('link', { name }));

const nurse = aSavedJob({ _id: 'nurse', jobtitle: 'Nurse' }, 'Ask about nights');
const cook = aSavedJob({
  _id: 'cook',
  jobtitle: 'Cook',
  expiresAt: '2026-01-12T10:00:00.000Z',
  answersWithin: 5,
});
const closed = aSavedJob({
  _id: 'closed',
  jobtitle: 'Clerk',
  status: 'filled',
  endedAt: '2026-01-04T10:00:00.000Z',
});
const removed = aSavedJob({ _id: 'removed', jobtitle: 'Pilot', status: 'removed' });

describe('a job seeker of our own host', () => {
  test('what is open, what ends soon, what one applied to, and what ended', async () => {
    const applied = aSavedJob({ _id: 'applied', jobtitle: 'Baker' });
    stubSavedJobs([nurse, cook, applied, closed, removed]);
    testHost.use(
      http.get(`${hostAddress}/applications`, () =>
        HttpResponse.json([anApplication({ jobId: 'applied', jobtitle: 'Baker' })]),
      ),
    );
    renderApp('/saved', { session: seeker });
    expect(await h1('Saved jobs')).toBeVisible();
    await shows('Nurse', 'Cook', 'Baker', 'Clerk', 'Pilot');
    expect(row('Nurse').getByRole('link', { name: 'Apply to Job: Nurse' })).toHaveAttribute(
      'href',
      '/applyjob/nurse',
    );
    expect(row('Nurse').getByText('Ask about nights')).toBeVisible();
    expect(row('Nurse').getByText('Saved yesterday')).toBeVisible();
    expect(row('Cook').getByText('Ends in 2 days')).toBeVisible();
    expect(row('Cook').getByText('Answers within 5 days')).toBeVisible();
    expect(await row('Baker').findByText('Applied Jan 9')).toBeVisible();
    expect(
      row('Baker').getByRole('link', { name: 'Track your application for Baker' }),
    ).toHaveAttribute('href', '/myapplications/a-1');
    expect(row('Clerk').getByText('Closed Jan 4')).toBeVisible();
    expect(row('Clerk').getByRole('link', { name: 'See similar jobs: Clerk' })).toHaveAttribute(
      'href',
      '/jobdescription?q=Clerk',
    );
    expect(row('Clerk').queryByRole('link', { name: /Apply/ })).not.toBeInTheDocument();
    expect(row('Pilot').getByText('No longer available')).toBeVisible();
    expect(row('Pilot').queryByRole('link', { name: 'Pilot' })).not.toBeInTheDocument();
    expect(main().getByRole('link', { name: 'All 5' })).toBeVisible();
  });

  test('a page left open says what time has gone by once somebody is back', async () => {
    stubSavedJobs([cook]);
    renderApp('/saved', { session: seeker });
    expect(await main().findByText('Ends in 2 days')).toBeVisible();
    const later = Date.now() + 24 * 60 * 60 * 1000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(main().queryByText('Ends in 2 days')).not.toBeInTheDocument();
    expect(main().getByText(/^Ends/)).toHaveTextContent('Ends tomorrow');
    clock.mockRestore();
  });

  test('turning the page focuses no button that removes a job', async () => {
    const all = Array.from({ length: 21 }, (_, n) =>
      aSavedJob({ _id: `${n}`, jobtitle: `Job ${n}` }),
    );
    const { calls } = stubSavedJobs(all);
    renderApp('/saved', { session: seeker });
    await main().findByRole('heading', { level: 2, name: 'Job 0' });
    await choose(/Next/);
    await shows('Job 20');
    expect(document.body).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(calls).toEqual([]);
  });

  test('state, order and words are in the URL, and asked for', async () => {
    const asked: string[] = [];
    stubSavedJobs([nurse, closed]);
    testHost.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      if (pathname.endsWith('/saved-jobs')) asked.push(search);
    });
    const { address } = renderApp('/saved?sort=worst&page=0&state=draft', { session: seeker });
    await shows('Nurse', 'Clerk');
    expect(asked.at(-1)).toBe('?sort=newest&page=1&limit=20');
    await choose(/^Ended 1$/);
    await shows('Clerk');
    expect(address()).toBe('/saved?sort=worst&state=ended');
    await userEvent.selectOptions(main().getByRole('combobox', { name: 'Sort by' }), 'pay');
    expect(address()).toBe('/saved?sort=pay&state=ended');
    await userEvent.type(
      main().getByRole('searchbox', { name: 'Search your saved jobs' }),
      'nights',
    );
    await waitFor(() => expect(address()).toBe('/saved?sort=pay&state=ended&q=nights'));
    await waitFor(() =>
      expect(asked.at(-1)).toBe('?q=nights&state=ended&sort=pay&page=1&limit=20'),
    );
    testHost.events.removeAllListeners();
  });

  test('a removal is gone at once, keeps the focus in the list and is undone with its note', async () => {
    const { calls } = stubSavedJobs([nurse, cook]);
    renderApp('/saved', { session: seeker });
    await shows('Nurse', 'Cook');
    await userEvent.click(
      row('Nurse').getByRole('button', { name: 'Remove Nurse from saved jobs' }),
    );
    expect(titles()).toEqual(['Cook']);
    expect(row('Cook').getByRole('button', { name: /^Remove/ })).toHaveFocus();
    expect(main().getByRole('link', { name: 'All 1' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await shows('Nurse', 'Cook');
    expect(row('Nurse').getByText('Ask about nights')).toBeVisible();
    expect(calls).toEqual(['remove nurse', 'save nurse']);
  });

  test('what was changed is shown, however long it takes to read the list again', async () => {
    stubSavedJobs([nurse, cook]);
    renderApp('/saved', { session: seeker });
    await shows('Nurse', 'Cook');
    const reads: string[] = [];
    testHost.use(
      http.get(`${hostAddress}/saved-jobs`, async () => {
        reads.push('list');
        await delay('infinite');
      }),
    );
    await userEvent.click(row('Nurse').getByRole('button', { name: /^Remove/ }));
    expect(await screen.findByText('Removed from saved jobs')).toBeVisible();
    await waitFor(() => expect(reads).toEqual(['list']));
    expect(titles()).toEqual(['Cook']);
    expect(main().getByRole('link', { name: 'Open 1' })).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Add a note about Cook' }));
    await userEvent.type(main().getByRole('textbox', { name: /^Your note/ }), 'Soon');
    await userEvent.click(main().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(reads).toEqual(['list', 'list']));
    expect(row('Cook').getByText('Soon')).toBeVisible();
  });

  test('a removal that fails is back, and says so', async () => {
    const errors = muteErrors();
    stubSavedJobs([nurse]);
    testHost.use(
      http.delete(`${hostAddress}/saved-jobs/:id`, () => HttpResponse.json({}, { status: 500 })),
    );
    renderApp('/saved', { session: seeker });
    await shows('Nurse');
    await userEvent.click(row('Nurse').getByRole('button', { name: /^Remove/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('That wasn’t saved.');
    await shows('Nurse');
    errors.mockRestore();
  });

  test('a note is added, changed, canceled and emptied; the button has the focus after it', async () => {
    const { calls } = stubSavedJobs([cook]);
    renderApp('/saved', { session: seeker });
    await shows('Cook');
    const field = () => main().findByRole('textbox', { name: 'Your note about Cook' });
    const save = () => userEvent.click(main().getByRole('button', { name: 'Save' }));
    await userEvent.click(row('Cook').getByRole('button', { name: 'Add a note about Cook' }));
    expect(await field()).toHaveFocus();
    await userEvent.type(await field(), ' For Lena. ');
    await save();
    expect(await main().findByText('For Lena.')).toBeVisible();
    const edit = () => main().getByRole('button', { name: 'Edit your note about Cook' });
    await waitFor(() => expect(edit()).toHaveFocus());
    await userEvent.click(edit());
    await userEvent.type(await field(), ' Soon.{Escape}');
    expect(main().getByText('For Lena.')).toBeVisible();
    await userEvent.click(edit());
    await userEvent.clear(await field());
    await save();
    expect(await main().findByRole('button', { name: 'Add a note about Cook' })).toBeVisible();
    await waitFor(() => expect(calls).toEqual(['note cook: For Lena.', 'note cook: ']));
  });

  test('a note that is not stored is back in its form with what was typed', async () => {
    const errors = muteErrors();
    stubSavedJobs([nurse]);
    testHost.use(
      http.put(`${hostAddress}/saved-jobs/:id/note`, () => HttpResponse.json({}, { status: 503 })),
    );
    renderApp('/saved', { session: seeker });
    await shows('Nurse');
    await userEvent.click(main().getByRole('button', { name: 'Edit your note about Nurse' }));
    await userEvent.type(main().getByRole('textbox', { name: /^Your note/ }), '!');
    await userEvent.click(main().getByRole('button', { name: 'Save' }));
    const field = await main().findByRole('textbox', { name: /^Your note/ });
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/Your note wasn’t saved. Please try again./),
    );
    expect(field).toHaveValue('Ask about nights!');
    errors.mockRestore();
  });

  test('none yet, none found, and the last one of a page removed', async () => {
    stubSavedJobs([]);
    const view = renderApp('/saved', { session: seeker });
    expect(await main().findByText('No saved jobs yet')).toBeVisible();
    view.unmount();
    const many = Array.from({ length: 21 }, (_, at) =>
      aSavedJob({ _id: `job-${at}`, jobtitle: `Job ${at}` }),
    );
    stubSavedJobs(many);
    const { address } = renderApp('/saved?page=2', { session: seeker });
    await shows('Job 20');
    await userEvent.click(row('Job 20').getByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(titles()).toHaveLength(20));
    expect(address()).toBe('/saved');
    await choose(/^Ended 0$/);
    expect(await main().findByText('None of your saved jobs match')).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(titles()).toHaveLength(20));
  });

  test('a list that can’t be read says so, with another try', async () => {
    const errors = muteErrors();
    stubSavedJobs([nurse]);
    testHost.use(
      http.get(`${hostAddress}/saved-jobs`, () => HttpResponse.json({}, { status: 500 }), {
        once: true,
      }),
    );
    renderApp('/saved', { session: seeker });
    expect(await main().findByText('Your saved jobs can’t be shown right now')).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await shows('Nurse');
    errors.mockRestore();
  });
});

test.each([
  ['employer', { userRole: 'employer', usernameEmployer: 'eve.day' }],
  ['administrator', { userRole: 'admin', authToken: 't' }],
])('an %s is told that it is for job seekers', async (_who, session) => {
  renderApp('/saved', { session });
  expect(await h1('Saved jobs are for job seekers')).toBeVisible();
});
