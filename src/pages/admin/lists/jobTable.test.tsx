import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { openAsAdmin, openDialog } from '@/test/adminApp';
import { aJob } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main } from '@/test/page';
import { stubSearch } from '@/test/search';

const jobs = ['Cook', 'Nurse', 'Welder'].map((jobtitle, index) =>
  aJob({ _id: `j-${index}`, jobtitle }),
);
const tick = (name: string) =>
  userEvent.click(main().getByRole('checkbox', { name: `Select ${name}` }));

/**
 * Stubs take-downs: rejects the ids of `refusals` with their messages. Returns the requests sent.
 */
const stubTakeDowns = (refusals: Record<string, string> = {}) => {
  const sent: { ids: string[]; reason: string }[] = [];
  let left = jobs;
  stubSearch(() => ({ items: left, total: left.length }));
  testHost.use(
    http.post<never, { ids: string[]; reason: string }>(
      `${hostAddress}/admin/jobs/take-downs`,
      async ({ request }) => {
        const body = await request.json();
        sent.push(body);
        left = left.filter(({ _id }) => !body.ids.includes(_id) || refusals[_id]);
        return HttpResponse.json({
          results: body.ids.map((id) =>
            refusals[id]
              ? { id, done: false, message: refusals[id] }
              : { id, done: true, decisionId: `d-${id}` },
          ),
        });
      },
    ),
  );
  return sent;
};

test('the switch is in the URL, which keeps it through searches', async () => {
  stubSearch(() => ({ items: jobs, total: 3 }));
  const { address } = openAsAdmin('/removejob?sort=pay');
  await screen.findAllByRole('article');
  await userEvent.click(main().getByRole('link', { name: 'Table' }));
  expect(address()).toBe('/removejob?sort=pay&view=table');
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('Cook');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await userEvent.type(main().getByRole('searchbox'), 'cook');
  await waitFor(() => expect(address()).toBe('/removejob?q=cook&sort=pay&view=table'));
  await userEvent.click(main().getByRole('link', { name: 'Cards' }));
  expect(address()).toBe('/removejob?q=cook&sort=pay');
});

test('several are taken down for one reason, and the focus goes to the next', async () => {
  const sent = stubTakeDowns();
  openAsAdmin('/removejob?view=table');
  await screen.findByRole('table');
  await tick('Cook');
  await tick('Nurse');
  expect(main().getByText('2 selected')).toBeVisible();
  await userEvent.click(main().getByRole('button', { name: 'Take down' }));
  const modal = await openDialog('Take 2 jobs down?');
  await userEvent.click(modal.getByRole('radio', { name: 'The job asks applicants for money.' }));
  await userEvent.click(modal.getByRole('button', { name: 'Take down' }));
  expect(await screen.findByText('2 jobs taken down')).toBeVisible();
  expect(sent).toEqual([{ ids: ['j-0', 'j-1'], reason: 'The job asks applicants for money.' }]);
  await waitFor(() =>
    expect(main().getByRole('checkbox', { name: 'Select Welder' })).toHaveFocus(),
  );
  expect(main().queryByText('Cook')).not.toBeInTheDocument();
});

test('what couldn’t be taken down is counted with its reason, and stays ticked', async () => {
  stubTakeDowns({ 'j-2': 'The job has been deleted' });
  openAsAdmin('/removejob?view=table');
  await screen.findByRole('table');
  await userEvent.click(main().getByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(main().getByRole('button', { name: 'Take down' }));
  const modal = await openDialog('Take 3 jobs down?');
  await userEvent.type(modal.getByRole('textbox'), 'A scam.');
  await userEvent.click(modal.getByRole('button', { name: 'Take down' }));
  expect(await screen.findByText('2 jobs taken down')).toBeVisible();
  expect(
    await screen.findByText('1 job of 3 wasn’t taken down. The job has been deleted'),
  ).toBeVisible();
  await waitFor(() => expect(main().getByText('1 selected')).toBeVisible());
  expect(main().getByRole('checkbox', { name: 'Select Welder' })).toBeChecked();
});

test('a spec host has cards alone', async () => {
  testHost.use(
    http.get(`${specHost.apiHost}/jobdescriptions/getAll`, () => HttpResponse.json(jobs)),
  );
  openAsAdmin('/removejob?view=table', specHost);
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(main().queryByRole('link', { name: 'Table' })).not.toBeInTheDocument();
});
