import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { OpenToWork, OpenToWorkInput } from '@/api/jobBoardApi';
import { anInvitation, anOpenToWork, details, noting, type Sent } from '@/test/candidates';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { h1, main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const session = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };

/** A host that stores the job seeker's settings. */
const keep = (start: OpenToWork) => {
  const sent: Sent[] = [];
  let kept = start;
  testHost.use(
    http.get(`${hostAddress}/open-to-work`, () => HttpResponse.json(kept)),
    http.get(`${hostAddress}/open-to-work/views`, () =>
      HttpResponse.json([
        {
          company: 'Lakeside Clinic',
          usernameEmployer: 'lakeside',
          views: 2,
          firstAt: '2026-01-08T10:00:00.000Z',
          lastAt: '2026-01-09T10:00:00.000Z',
        },
      ]),
    ),
    http.get(`${hostAddress}/open-to-work/preview`, () => HttpResponse.json(details())),
    http.put(
      `${hostAddress}/open-to-work`,
      noting(sent, () => {
        const body = sent.at(-1)?.body as OpenToWork & OpenToWorkInput; // the contract's body
        if (body.open && body.place === 'Atlantis')
          return HttpResponse.json(
            { message: 'We don’t know this place', field: 'place' },
            { status: 400 },
          );
        if (body.wasOpen && !kept.open)
          return HttpResponse.json({ message: 'You’ve turned this off since' }, { status: 409 });
        kept = { ...kept, ...body };
        return HttpResponse.json(kept);
      }),
    ),
    http.post(
      `${hostAddress}/open-to-work/blocked-employers`,
      noting(sent, () => {
        kept = { ...kept, blocked: [{ _id: 'block-1', name: 'Old Boss' }] };
        return HttpResponse.json(kept);
      }),
    ),
    http.delete(
      `${hostAddress}/open-to-work/blocked-employers/:id`,
      noting(sent, () => {
        kept = { ...kept, blocked: [] };
        return new HttpResponse(null, { status: 204 });
      }),
    ),
  );
  return sent;
};

it('is off at first, and sends exactly what was chosen', async () => {
  const sent = keep(anOpenToWork());
  renderApp('/opentowork', { session });
  expect(await main().findByRole('heading', { name: 'Employers can’t find you' })).toBeVisible();
  expect(main().queryByRole('button', { name: 'Stop being found' })).not.toBeInTheDocument();
  expect(main().getByRole('checkbox', { name: /^Show the positions/ })).not.toBeChecked();
  const submit = main().getByRole('button', { name: 'Let employers find me' });
  await userEvent.click(submit);
  expect(main().getByText('Write a headline')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.type(main().getByLabelText('Headline'), 'Nurse');
  await userEvent.type(main().getByLabelText('Skills'), 'Triage, , Triage,  IV ');
  await userEvent.type(main().getByLabelText('Place'), 'Atlantis');
  await userEvent.click(main().getByLabelText('Nurse Jobs'));
  await userEvent.click(main().getByLabelText('Part-time'));
  await userEvent.click(submit);
  expect(await main().findByText('We don’t know this place')).toBeVisible();
  await userEvent.clear(main().getByLabelText('Place'));
  await userEvent.selectOptions(main().getByLabelText('You can start'), 'Right away');
  await userEvent.click(submit);
  expect(await main().findByRole('heading', { name: 'Employers can find you' })).toBeVisible();
  expect(sent.at(-1)?.body).toEqual({
    open: true,
    nameShown: 'short',
    headline: 'Nurse',
    skills: ['Triage', 'IV'],
    place: '',
    categories: ['Nurse Jobs'],
    types: ['part-time'],
    start: 'now',
    showCv: false,
    hideEmployer: true,
  });
});

it('is turned off by one press, whatever stands in the form', async () => {
  const sent = keep(anOpenToWork({ open: true, headline: 'Nurse', place: 'Boston, MA' }));
  renderApp('/opentowork', { session });
  await userEvent.clear(await main().findByLabelText('Headline'));
  await userEvent.click(main().getByRole('button', { name: 'Stop being found' }));
  expect(await main().findByRole('heading', { name: 'Employers can’t find you' })).toBeVisible();
  expect(sent).toEqual([
    {
      call: 'PUT /open-to-work',
      // with `wasOpen` the host ignores the texts, which may be stale
      body: expect.objectContaining({ open: false, wasOpen: true }),
    },
  ]);
});

it('turned off elsewhere, saving in an old tab opens nothing, keeps what was typed, and says so', async () => {
  muteErrors();
  const start = anOpenToWork({ open: true, headline: 'Nurse' });
  keep(start);
  renderApp('/opentowork', { session });
  const headline = await main().findByLabelText('Headline');
  const sent = keep({ ...start, open: false });
  await userEvent.type(headline, ' at night');
  await userEvent.click(main().getByRole('button', { name: 'Save' }));
  expect(await main().findByText('You’ve turned this off since')).toBeVisible();
  expect(await main().findByRole('heading', { name: 'Employers can’t find you' })).toBeVisible();
  expect(main().getByLabelText('Headline')).toHaveValue('Nurse at night');
  await userEvent.click(main().getByRole('button', { name: 'Let employers find me' }));
  expect(await main().findByRole('heading', { name: 'Employers can find you' })).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ open: true, wasOpen: true, headline: 'Nurse at night' }),
    expect.not.objectContaining({ wasOpen: true }),
  ]);
});

it('shows how employers see one, who looked, and blocks by name and by who looked', async () => {
  const sent = keep(anOpenToWork({ open: true, headline: 'Nurse' }));
  renderApp('/opentowork', { session });
  await userEvent.click(
    await main().findByRole('button', { name: 'See yourself as employers do' }),
  );
  const preview = within(await screen.findByRole('dialog'));
  expect(await preview.findByText('Imani K.')).toBeVisible();
  expect(preview.getByText(/Employer hidden, 2021 to present/)).toBeVisible();
  await userEvent.click(preview.getByRole('button', { name: 'Close' }));
  expect(await main().findByText('Last looked yesterday, 2 times')).toBeVisible();
  await userEvent.type(main().getByLabelText('Employer’s name'), 'Old Boss');
  await userEvent.click(main().getByRole('button', { name: 'Block' }));
  await userEvent.click(await main().findByRole('button', { name: 'Unblock Old Boss' }));
  expect(await main().findByText('You haven’t blocked anyone.')).toBeVisible();
  expect(main().getByLabelText('Employer’s name')).toHaveFocus();
  await userEvent.click(main().getByRole('button', { name: 'Block Lakeside Clinic' }));
  expect(await screen.findByText('Lakeside Clinic can’t find you anymore')).toBeVisible();
  expect(sent).toEqual([
    { call: 'POST /open-to-work/blocked-employers', body: { name: 'Old Boss' } },
    { call: 'DELETE /open-to-work/blocked-employers/block-1', body: null },
    { call: 'POST /open-to-work/blocked-employers', body: { usernameEmployer: 'lakeside' } },
  ]);
});

it('whoever was blocked and has left is nameless, and can be taken off the list', async () => {
  const sent = keep(anOpenToWork({ blocked: [{ _id: 'block-2', name: '' }] }));
  renderApp('/opentowork', { session });
  expect(await main().findByText('Someone who has left')).toBeVisible();
  await userEvent.click(main().getByRole('button', { name: 'Unblock Someone who has left' }));
  expect(await main().findByText('You haven’t blocked anyone.')).toBeVisible();
  expect(sent).toEqual([{ call: 'DELETE /open-to-work/blocked-employers/block-2', body: null }]);
});

it('a failed read offers another try', async () => {
  muteErrors();
  keep(anOpenToWork());
  testHost.use(
    http.get(`${hostAddress}/open-to-work`, () => HttpResponse.json({}, { status: 500 }), {
      once: true,
    }),
  );
  renderApp('/opentowork', { session });
  await userEvent.click(await main().findByRole('button', { name: 'Try again' }));
  expect(await main().findByLabelText('Headline')).toBeVisible();
});

it('an invitation is answered, and the answer taken back', async () => {
  const sent: Sent[] = [];
  let kept = anInvitation();
  testHost.use(
    http.get(`${hostAddress}/invitations`, () => HttpResponse.json([kept])),
    http.put(
      `${hostAddress}/invitations/invitation-1`,
      noting(sent, () => {
        const isYes = JSON.stringify(sent.at(-1)?.body) === '{"answer":"yes"}';
        kept = anInvitation({ state: isYes ? 'accepted' : 'declined' });
        return HttpResponse.json(kept);
      }),
    ),
  );
  renderApp('/invitations?invitation=invitation-1', { session });
  const card = within(await main().findByRole('article'));
  expect(card.getByText('Waiting for your answer')).toBeVisible();
  expect(card.getByText('Would you like to hear more?')).toBeVisible();
  expect(card.getByRole('link', { name: 'Registered Nurse' })).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Yes, share my contact details' }));
  expect(await card.findByText('You said yes')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Take back my contact details' }));
  expect(await card.findByText('You said no')).toBeVisible();
  expect(card.queryByRole('button', { name: /^Yes/ })).not.toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual([{ answer: 'yes' }, { answer: 'no' }]);
});

it('says where invitations come from while there are none', async () => {
  testHost.use(http.get(`${hostAddress}/invitations`, () => HttpResponse.json([])));
  renderApp('/invitations', { session });
  expect(await main().findByText('No invitations yet')).toBeVisible();
});

it.each(['/opentowork', '/invitations'])('%s isn’t there on a spec host', async (address) => {
  renderApp(address, { session, config: specHost });
  expect(await h1('Not available here')).toBeVisible();
});
