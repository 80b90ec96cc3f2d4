import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { keepAlert } from '@/test/alerts';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { aSavedJob, stubSavedJobs } from '@/test/savedJobs';
import { resetScreenWidth, screenWidth } from '@/test/screenWidth';

const session = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const name = 'Frontend developer, remote';
const column = async () => within(await main().findByRole('region', { name: 'Job alerts' }));

afterEach(resetScreenWidth);

it('a wide screen has the alerts beside the saved jobs, to look at and to pause', async () => {
  screenWidth(1280);
  stubSavedJobs([aSavedJob({ jobtitle: 'Nurse' })]);
  const { sent } = keepAlert('/job-alerts/alert-1');
  renderApp('/saved', { session });
  const alerts = await column();
  const alert = within(await alerts.findByRole('article'));
  expect(alert.getByRole('heading', { level: 3, name })).toBeVisible();
  expect(alert.getByText('3 new, 57 in all')).toBeVisible();
  expect(alert.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.click(alert.getByRole('switch', { name }));
  expect(await alert.findByText('Paused')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ state: 'paused' }]);
  expect(alerts.getByRole('link', { name: 'New alert' })).toHaveAttribute(
    'href',
    '/jobdescription',
  );
  expect(alerts.getByRole('link', { name: 'Change or delete alerts' })).toHaveAttribute(
    'href',
    '/alerts',
  );
});

it('alerts that can’t be read say so beside the saved jobs', async () => {
  muteErrors();
  screenWidth(1280);
  stubSavedJobs([aSavedJob({ jobtitle: 'Nurse' })]);
  testHost.use(http.get(`${hostAddress}/job-alerts`, () => HttpResponse.json({}, { status: 400 })));
  renderApp('/saved', { session });
  expect(
    await (await column()).findByText('Your job alerts can’t be shown right now'),
  ).toBeVisible();
  expect(await main().findByRole('heading', { level: 2, name: 'Nurse' })).toBeVisible();
});

it.each([
  ['a phone', 390, undefined],
  ['a spec host', 1280, specHost],
])('%s has none, and asks for none', async (_where, width, config) => {
  screenWidth(width);
  const asked: string[] = [];
  testHost.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
  stubSavedJobs([aSavedJob({ jobtitle: 'Nurse' })]);
  renderApp('/saved', { session, ...(config && { config }) });
  await waitFor(() =>
    expect(main().getByText(config ? 'No saved jobs yet' : 'Nurse')).toBeVisible(),
  );
  expect(screen.queryByRole('region', { name: 'Job alerts' })).not.toBeInTheDocument();
  expect(asked.filter((path) => path.includes('job-alerts'))).toEqual([]);
});
