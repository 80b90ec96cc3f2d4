import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anAlert, keepAlert, ownZone } from '@/test/alerts';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { stubSearch } from '@/test/listing';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';
import { resetScreenWidth, screenWidth } from '@/test/screenWidth';

const session = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
beforeAll(async () => {
  await import('@/features/alerts/SaveSearchDialog');
});
beforeEach(() => {
  screenWidth(960);
  stubSearch();
});
afterEach(resetScreenWidth);

/** Answers the saving; returns the requests sent. */
const stubSaving = (answer: (times: number) => Response) => {
  const sent: { body: unknown; signs: string | null }[] = [];
  testHost.use(
    http.post(`${hostAddress}/job-alerts`, async ({ request }) => {
      sent.push({ body: await request.json(), signs: request.headers.get('x-form-signs') });
      return answer(sent.length);
    }),
  );
  return sent;
};
const openDialog = async () => {
  await userEvent.click(await main().findByRole('button', { name: 'Save this search' }));
  return within(await screen.findByRole('dialog', { name: 'Save this search' }));
};

it('a job seeker saves what is searched, not how it is listed, and is led to the alerts', async () => {
  const sent = stubSaving(() => HttpResponse.json(anAlert(), { status: 201 }));
  keepAlert('/job-alerts/alert-1');
  const { address } = renderApp(
    '/jobdescription?q=nurse&location=Springfield&category=Nurse+Jobs&type=full-time&remote=true&payMin=2500&within=7&sort=pay&cursor=abc&strict=true&each=true&job=job-1',
    { session },
  );
  const form = await openDialog();
  expect(form.queryByLabelText('Email')).not.toBeInTheDocument();
  expect(form.getByLabelText('Name')).toHaveValue('nurse in Springfield, remote');
  expect(form.getByText(/^In your time zone, /)).toBeVisible();
  await userEvent.selectOptions(form.getByLabelText('Time'), '6:00 AM');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.map(({ body }) => body)).toEqual([
    {
      name: 'nurse in Springfield, remote',
      search: {
        q: 'nurse',
        location: 'Springfield',
        category: ['Nurse Jobs'],
        type: ['full-time'],
        remote: true,
        payMin: 2500,
      },
      frequency: 'daily',
      weekday: expect.any(Number),
      hour: 6,
      timeZone: ownZone,
    },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'See your alerts' }));
  await waitFor(() => expect(address()).toBe('/alerts'));
});

it('a visitor gives an address, and is told to confirm it', async () => {
  const sent = stubSaving(() => new HttpResponse(null, { status: 202 }));
  renderApp('/jobdescription?category=IT+Jobs&near=36.2,-96');
  const form = await openDialog();
  expect(form.getByLabelText('Name')).toHaveValue('IT Jobs near me');
  await userEvent.type(form.getByLabelText('Email'), 'ann{Enter}');
  expect(form.getByLabelText('Email')).toBeInvalid();
  expect(sent).toEqual([]);
  await userEvent.type(form.getByLabelText('Email'), '@mail.example');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  const told = within(await screen.findByRole('dialog', { name: 'Check your email' }));
  expect(told.getByText(/We sent a link to ann@mail\.example\./)).toBeVisible();
  expect(told.getByRole('button', { name: 'Done' })).toHaveFocus();
  expect(sent.at(-1)?.body).toMatchObject({
    email: 'ann@mail.example',
    search: { category: ['IT Jobs'], near: '36.2,-96' },
  });
  expect(sent.at(-1)?.signs).toMatch(/^seconds=[\d.]+;filled=0$/);
  await userEvent.click(told.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('an employer who is logged in gives an address as well', async () => {
  renderApp('/jobdescription', {
    session: { userRole: 'employer', usernameEmployer: 'mona.khalil' },
  });
  const form = await openDialog();
  expect(form.getByLabelText('Name')).toHaveValue('All jobs');
  expect(form.getByLabelText('Email')).toBeRequired();
});

it('what the host refuses is said at its field, and what was typed stays', async () => {
  muteErrors();
  const message = 'We’ve sent several emails to this address already.';
  stubSaving((times) =>
    times === 1
      ? HttpResponse.json({ message, field: 'email' }, { status: 429 })
      : HttpResponse.json({ message: 'fault' }, { status: 500 }),
  );
  renderApp('/jobdescription?q=cook');
  const form = await openDialog();
  await userEvent.type(form.getByLabelText('Email'), 'ann@mail.example');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(message)).toBeVisible();
  expect(form.getByLabelText('Email')).toHaveFocus();
  expect(form.getByLabelText('Email')).toHaveValue('ann@mail.example');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('The search wasn’t saved. Try again in a moment.')).toBeVisible();
});

it('a spec host offers none', async () => {
  testHost.use(http.get(`${specHost.apiHost}/jobdescriptions/getAll`, () => HttpResponse.json([])));
  renderApp('/jobdescription', { config: specHost });
  expect(await main().findByLabelText('Sort by')).toBeVisible();
  expect(main().queryByRole('button', { name: 'Save this search' })).not.toBeInTheDocument();
});
