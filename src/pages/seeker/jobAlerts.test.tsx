import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { anAlert, keepAlert } from '@/test/alerts';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const session = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const name = 'Frontend developer, remote';
const card = async () => within(await main().findByRole('article'));

it('shows what each looks for, when its email comes and what it finds', async () => {
  keepAlert('/job-alerts/alert-1');
  renderApp('/alerts', { session });
  const alert = await card();
  expect(alert.getByRole('link', { name })).toHaveAttribute(
    'href',
    '/jobdescription?q=frontend+developer&remote=true&type=full-time&sort=newest',
  );
  for (const [label, value] of [
    ['How often', 'Daily, 7:00 AM'],
    ['Last sent', 'today'],
    ['Matches', '3 new, 57 in all'],
  ] as const)
    expect(alert.getByText(label).parentElement).toHaveTextContent(`${label}${value}`);
  expect(alert.getByRole('switch', { name })).toBeChecked();
  expect(document.title).toBe('Job alerts · Jobline');
});

it('says the zone of one that was set elsewhere, and counts that aren’t exact', async () => {
  keepAlert(
    '/job-alerts/alert-1',
    anAlert({
      frequency: 'weekly',
      weekday: 0,
      hour: 18,
      timeZone: 'Asia/Kathmandu',
      sentAt: null,
      newJobs: 0,
      total: 1000,
      totalIsExact: false,
    }),
  );
  renderApp('/alerts', { session });
  const alert = await card();
  expect(alert.getByText('Sundays, 6:00 PM (Kathmandu time)')).toBeVisible();
  expect(alert.getByText('Not yet')).toBeVisible();
  expect(alert.getByText('1,000+ in all')).toBeVisible();
});

it('is shown without a count that couldn’t be had', async () => {
  keepAlert('/job-alerts/alert-1', anAlert({ newJobs: 0, total: null, totalIsExact: false }));
  renderApp('/alerts', { session });
  expect((await card()).getByText('0 new')).toBeVisible();
});

it('is paused and resumed by its switch', async () => {
  const { sent } = keepAlert('/job-alerts/alert-1');
  renderApp('/alerts', { session });
  const alert = await card();
  await userEvent.click(alert.getByRole('switch', { name }));
  expect(await alert.findByText('Paused')).toBeVisible();
  await userEvent.click(alert.getByRole('switch', { name }));
  expect(await alert.findByText('On')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ state: 'paused' }, { state: 'on' }]);
});

it('is paused while another is still being paused', async () => {
  const put: string[] = [];
  testHost.use(
    http.get(`${hostAddress}/job-alerts`, () =>
      HttpResponse.json([anAlert(), anAlert({ _id: 'alert-2', name: 'Cook' })]),
    ),
    http.put<{ id: string }>(`${hostAddress}/job-alerts/:id`, async ({ params }) => {
      put.push(params.id);
      await delay('infinite');
    }),
  );
  renderApp('/alerts', { session });
  await userEvent.click(await main().findByRole('switch', { name }));
  await waitFor(() => expect(put).toEqual(['alert-1']));
  await userEvent.click(main().getByRole('switch', { name: 'Cook' }));
  await waitFor(() => expect(put).toEqual(['alert-1', 'alert-2']));
});

it('is there all the while another is paused and the list is read again', async () => {
  const kept = [anAlert(), anAlert({ _id: 'alert-2', name: 'Cook' })];
  let reads = 0;
  testHost.use(
    http.get(`${hostAddress}/job-alerts`, async () => {
      reads += 1;
      if (reads === 2) await delay(500);
      return HttpResponse.json(kept);
    }),
    http.put<{ id: string }>(`${hostAddress}/job-alerts/:id`, ({ params }) => {
      const index = kept.findIndex(({ _id }) => _id === params.id);
      kept[index] = anAlert({ ...kept[index], state: 'paused' });
      return HttpResponse.json(kept[index]);
    }),
  );
  renderApp('/alerts', { session });
  const cook = await main().findByRole('switch', { name: 'Cook' });
  await userEvent.click(main().getByRole('switch', { name }));
  await waitFor(() => expect(reads).toBe(2));
  await waitFor(() => expect(cook).toBeEnabled());
  await userEvent.click(cook);
  await waitFor(() => expect(reads).toBe(3));
  await waitFor(() => expect(main().getAllByText('Paused')).toHaveLength(2));
  expect(cook).toBeInTheDocument();
  expect(cook).toHaveFocus();
});

it('a switch that the host refuses says so and stays', async () => {
  muteErrors();
  const { kept } = keepAlert('/job-alerts/alert-1');
  kept.refusal = HttpResponse.json({ message: 'no' }, { status: 500 });
  renderApp('/alerts', { session });
  const alert = await card();
  await userEvent.click(alert.getByRole('switch', { name }));
  expect(await screen.findByText('That didn’t work. Try again in a moment.')).toBeVisible();
  expect(alert.getByRole('switch', { name })).toBeChecked();
});

it('is edited in a dialog: weekly asks for the day, the hour is the reader’s', async () => {
  const { sent, kept } = keepAlert('/job-alerts/alert-1');
  renderApp('/alerts', { session });
  await userEvent.click((await card()).getByRole('button', { name: `Edit ${name}` }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit job alert' }));
  expect(form.queryByLabelText('Day')).not.toBeInTheDocument();
  await userEvent.clear(form.getByLabelText('Name'));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByText('Give the alert a name')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(form.getByLabelText('Name'), 'Web work');
  await userEvent.selectOptions(form.getByLabelText('How often'), 'Weekly');
  await userEvent.selectOptions(form.getByLabelText('Day'), 'Friday');
  await userEvent.selectOptions(form.getByLabelText('Time'), '6:00 PM');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await (await card()).findByText('Fridays, 6:00 PM')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { name: 'Web work', frequency: 'weekly', weekday: 5, hour: 18, timeZone: kept.alert.timeZone },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('is deleted after a question', async () => {
  const { sent } = keepAlert('/job-alerts/alert-1');
  renderApp('/alerts', { session });
  await userEvent.click((await card()).getByRole('button', { name: `Delete ${name}` }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Delete this job alert?' }),
  );
  expect(question.getByText(name)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await main().findByText('No job alerts yet')).toBeVisible();
  expect(sent.map(({ method }) => method)).toEqual(['DELETE']);
  expect(main().getByRole('link', { name: 'Find jobs' })).toHaveAttribute(
    'href',
    '/jobdescription',
  );
});

it('a deleted one leaves the focus on the next one, the last on the heading', async () => {
  const kept = [anAlert(), anAlert({ _id: 'alert-2', name: 'Cook' })];
  testHost.use(
    http.get(`${hostAddress}/job-alerts`, () => HttpResponse.json(kept)),
    http.delete(`${hostAddress}/job-alerts/:id`, () => {
      kept.shift();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  renderApp('/alerts', { session });
  const remove = async (alert: string) => {
    await userEvent.click(await main().findByRole('button', { name: `Delete ${alert}` }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  };
  await remove(name);
  await waitFor(() => expect(screen.getByLabelText('Delete Cook')).toHaveFocus());
  await remove('Cook');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('asks for the confirmation of an address that nobody confirmed', async () => {
  keepAlert('/job-alerts/alert-1');
  testHost.use(
    http.get(`${hostAddress}/email-verification`, () =>
      HttpResponse.json({ email: 'sam@mail.example', verifiedAt: null }),
    ),
  );
  renderApp('/alerts', { session });
  expect(await main().findByText(/Confirm your email address/)).toBeVisible();
});

it('a list that fails is tried again', async () => {
  muteErrors();
  let times = 0;
  testHost.use(
    http.get(`${hostAddress}/job-alerts`, () => {
      times += 1;
      return times > 3 ? HttpResponse.json([anAlert()]) : HttpResponse.json({}, { status: 400 });
    }),
  );
  renderApp('/alerts', { session });
  expect(await main().findByText('Your job alerts can’t be shown right now')).toBeVisible();
  times = 3;
  await userEvent.click(main().getByRole('button', { name: 'Try again' }));
  expect(await main().findByRole('article')).toBeVisible();
});

it('is a job seeker’s, and none of a spec host', async () => {
  const { address } = renderApp('/alerts');
  await waitFor(() => expect(address()).toBe('/login'));
});
it('a spec host has none', async () => {
  renderApp('/alerts', { session, config: specHost });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Not available here' }),
  ).toBeVisible();
});

it('the account menu leads there', async () => {
  keepAlert('/job-alerts/alert-1');
  const { address } = renderApp('/termsofuse', { session });
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Job alerts' }));
  expect(address()).toBe('/alerts');
});
