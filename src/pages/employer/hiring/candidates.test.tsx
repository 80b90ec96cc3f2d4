import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { CandidateDetails, CandidatePage } from '@/api/jobBoardApi';
import { aCandidate, candidatePage, details, noting, type Sent } from '@/test/candidates';
import { aJob } from '@/test/fixtures';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { h1, main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const session = { userRole: 'employer', usernameEmployer: 'lakeside' };

/** A host that finds the same people for every search; `asked` are its queries. */
const stub = (page: CandidatePage = candidatePage(), open: CandidateDetails = details()) => {
  const asked: string[] = [];
  const sent: Sent[] = [];
  const kept = { page, open };
  testHost.use(
    http.get(`${hostAddress}/applications/counts`, () => HttpResponse.json([])),
    http.get(`${hostAddress}/candidates`, ({ request }) => {
      asked.push(new URL(request.url).search.slice(1));
      return HttpResponse.json(kept.page);
    }),
    http.get(`${hostAddress}/candidates/candidate-1`, () => HttpResponse.json(kept.open)),
    http.get(`${hostAddress}/jobdescriptions/employer/:usernameEmployer`, () =>
      HttpResponse.json([
        aJob({
          _id: 'job-1',
          jobtitle: 'Registered Nurse',
          location: 'Springfield',
          status: 'live',
        }),
        aJob({ _id: 'job-2', jobtitle: 'Filled', status: 'filled' }),
      ]),
    ),
    http.put(
      `${hostAddress}/candidates/candidate-1/shortlist`,
      noting(sent, () => {
        const shortlisted = sent.at(-1)?.body as { note: string }; // the contract's body
        kept.page = candidatePage([aCandidate({ shortlisted })]);
        kept.open = { ...kept.open, shortlisted };
        return HttpResponse.json(shortlisted);
      }),
    ),
    http.put(
      `${hostAddress}/candidates/candidate-1/invitations/:jobId`,
      noting(sent, () => HttpResponse.json(kept.open)),
    ),
  );
  return { asked, sent, kept };
};

it('lists people as they let themselves be seen, with what there was before', async () => {
  stub(
    candidatePage(
      [
        aCandidate(),
        aCandidate({ _id: 'c-2', name: null, place: null, miles: undefined, skills: [] }),
        aCandidate({
          _id: 'c-3',
          name: 'Leila F.',
          invitations: [
            {
              _id: 'invitation-1',
              jobId: 'job-1',
              jobtitle: 'Registered Nurse',
              state: 'sent',
              createdAt: '2026-01-02T10:00:00.000Z',
              answeredAt: null,
            },
          ],
        }),
        aCandidate({
          _id: 'c-4',
          name: 'Nadia Saab',
          application: { _id: 'a-1', jobtitle: 'Ward Nurse', sentAt: '2026-01-09T10:00:00.000Z' },
        }),
      ],
      { area: { name: 'Springfield, IL', miles: 25 }, total: 38 },
    ),
  );
  renderApp('/candidates?q=telemetry&location=Springfield', { session });
  expect(await main().findByText('38 candidates')).toBeVisible();
  expect(main().getByText(/within 25 miles of Springfield, IL/)).toBeVisible();
  expect(main().getAllByText('Springfield, IL, 6 miles')).toHaveLength(3);
  expect(main().getByText('Name hidden')).toBeVisible();
  expect(main().getByText('Invited to Registered Nurse on Jan 2, no reply')).toBeVisible();
  expect(main().getByText('Applied to Ward Nurse yesterday.')).toBeVisible();
  expect(main().getByRole('link', { name: 'Open application' })).toHaveAttribute(
    'href',
    '/applications?applicant=a-1',
  );
  expect(main().getAllByText('Active today')).toHaveLength(4);
});

it('searches by what stands in the address, and puts there what is chosen', async () => {
  const { asked } = stub(
    candidatePage([aCandidate()], { area: { name: 'Springfield, IL', miles: 25 } }),
  );
  renderApp('/candidates?q=nurse&skill=Med-surg&experience=from6&start=soon&gender=Female', {
    session,
  });
  await main().findByText('1 candidate');
  expect(asked).toEqual(['q=nurse&skill=Med-surg&experience=from6&sort=relevance&page=1&limit=20']);
  const filters = within(screen.getByRole('complementary', { name: 'Filters' }));
  expect(filters.getByLabelText(/^Med-surg/)).toBeChecked();
  expect(filters.queryByLabelText(/^Spanish/)).not.toBeInTheDocument();
  await userEvent.click(filters.getByRole('button', { name: '1 more skill' }));
  await userEvent.click(filters.getByLabelText(/^Spanish/));
  await main().findByText('1 candidate');
  await userEvent.click(filters.getByLabelText(/^Right away/));
  await main().findByRole('link', { name: 'Remove Right away' });
  await userEvent.selectOptions(main().getByLabelText('Sort by'), 'Nearest');
  await userEvent.clear(main().getByLabelText('Job title, skill or keyword'));
  await userEvent.type(main().getByLabelText('City, state or ZIP code'), '62701');
  await userEvent.selectOptions(main().getByLabelText('Distance'), 'Within 50 miles');
  await userEvent.click(main().getByRole('button', { name: 'Search' }));
  await main().findByDisplayValue('62701');
  expect(asked.at(-1)).toBe(
    'location=62701&miles=50&skill=Med-surg&skill=Spanish&experience=from6&start=now&sort=nearest&page=1&limit=20',
  );
  await userEvent.click(main().getByRole('link', { name: 'Clear' }));
  await screen.findByLabelText('Job title, skill or keyword');
  expect(asked.at(-1)).toBe('location=62701&miles=50&sort=nearest&page=1&limit=20');
});

it('opens somebody beside the list, without how to reach them', async () => {
  const { asked } = stub();
  renderApp('/candidates', { session });
  await userEvent.click(await main().findByRole('link', { name: 'Imani K.' }));
  const panel = within(await screen.findByRole('complementary', { name: 'Imani K.' }));
  expect(panel.getByText('from $4,300')).toBeVisible();
  expect(panel.getByText(/Employer hidden, 2021 to present/)).toBeVisible();
  expect(panel.queryByText('How to reach them')).not.toBeInTheDocument();
  expect(panel.getByText(/come only with a yes/)).toBeVisible();
  expect(panel.getByRole('heading', { name: 'Imani K.' })).toHaveFocus();
  expect(asked).toHaveLength(1);
  await userEvent.click(panel.getByRole('link', { name: 'Back to the list' }));
  expect(screen.queryByRole('complementary', { name: 'Imani K.' })).not.toBeInTheDocument();
});

it('shows how to reach somebody who said yes', async () => {
  stub(
    candidatePage(),
    details({
      name: 'Imani Kamara',
      contact: {
        name: 'Imani Kamara',
        email: 'imani?bcc=x@mail.example',
        phone: '+1 555 0102',
        hasCv: true,
      },
    }),
  );
  renderApp('/candidates?candidate=candidate-1', { session });
  const panel = within(await screen.findByRole('complementary', { name: 'Imani Kamara' }));
  expect(panel.getByRole('link', { name: 'imani?bcc=x@mail.example' })).toHaveAttribute(
    'href',
    'mailto:imani%3Fbcc=x@mail.example',
  );
  expect(panel.getByText('+1 555 0102')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Download the CV' })).toBeVisible();
});

it('is put on the shortlist with a note', async () => {
  const { sent } = stub();
  renderApp('/candidates?candidate=candidate-1', { session });
  const panel = within(await screen.findByRole('complementary', { name: 'Imani K.' }));
  await userEvent.click(panel.getByRole('button', { name: 'Shortlist Imani K.', pressed: false }));
  await userEvent.type(await panel.findByLabelText('Your note'), 'Calls back');
  await userEvent.click(panel.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Shortlist Imani K.', pressed: true })).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ note: '' }, { note: 'Calls back' }]);
});

it('is invited to a live job once, with words that can be changed', async () => {
  const { sent, kept } = stub();
  renderApp('/candidates?candidate=candidate-1', { session });
  const panel = within(await screen.findByRole('complementary', { name: 'Imani K.' }));
  const job = await panel.findByLabelText('Job');
  expect(
    within(job)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Registered Nurse, Springfield']);
  expect(panel.getByLabelText('Message')).toHaveValue(
    'Hello Imani, your profile fits a job we’d like to fill. Would you like to hear more?',
  );
  expect(
    panel.getByText('12 of 50 invitations left today. You can invite Imani again after 30 days.'),
  ).toBeVisible();
  kept.open = details({
    invitations: [
      {
        _id: 'invitation-1',
        jobId: 'job-1',
        jobtitle: 'Registered Nurse',
        state: 'sent',
        createdAt: '2026-01-10T10:00:00.000Z',
        answeredAt: null,
      },
    ],
  });
  await userEvent.clear(panel.getByLabelText('Message'));
  await userEvent.type(panel.getByLabelText('Message'), 'Come to us');
  await userEvent.click(panel.getByRole('button', { name: 'Invite to apply' }));
  expect(await panel.findByText('You’ve invited them to all of your jobs.')).toBeVisible();
  expect(panel.getByRole('heading', { name: 'Invite to apply' })).toHaveFocus();
  expect(sent).toEqual([
    { call: 'PUT /candidates/candidate-1/invitations/job-1', body: { message: 'Come to us' } },
  ]);
});

it('a refused invitation keeps what was typed and says why', async () => {
  muteErrors();
  stub();
  testHost.use(
    http.put(`${hostAddress}/candidates/candidate-1/invitations/:jobId`, () =>
      HttpResponse.json({ message: 'You can send 50 invitations a day.' }, { status: 429 }),
    ),
  );
  renderApp('/candidates?candidate=candidate-1', { session });
  const panel = within(await screen.findByRole('complementary', { name: 'Imani K.' }));
  await userEvent.type(await panel.findByLabelText('Message'), ' Soon?');
  await userEvent.click(panel.getByRole('button', { name: 'Invite to apply' }));
  expect(await panel.findByText('You can send 50 invitations a day.')).toBeVisible();
  expect(panel.getByLabelText('Message')).toHaveValue(
    'Hello Imani, your profile fits a job we’d like to fill. Would you like to hear more? Soon?',
  );
});

it('who said no can’t be invited, and who is gone is said to be', async () => {
  muteErrors();
  stub(
    candidatePage(),
    details({
      invitations: [
        {
          _id: 'invitation-1',
          jobId: 'job-9',
          jobtitle: 'Other',
          state: 'declined',
          createdAt: '2026-01-10T10:00:00.000Z',
          answeredAt: '2026-01-10T11:00:00.000Z',
        },
      ],
    }),
  );
  testHost.use(
    http.get(`${hostAddress}/candidates/gone`, () =>
      HttpResponse.json({ message: 'Not found' }, { status: 404 }),
    ),
  );
  const { unmount } = renderApp('/candidates?candidate=candidate-1', { session });
  expect(await screen.findByText(/They said no to an invitation of yours/)).toBeVisible();
  unmount();
  renderApp('/candidates?candidate=gone', { session });
  expect(await screen.findByText('This candidate can’t be found anymore')).toBeVisible();
});

it('somebody who can’t be read right now isn’t said to be gone', async () => {
  muteErrors();
  stub();
  testHost.use(
    http.get(
      `${hostAddress}/candidates/candidate-1`,
      () => HttpResponse.json({ message: 'no' }, { status: 500 }),
      { once: true },
    ),
  );
  renderApp('/candidates?candidate=candidate-1', { session });
  expect(await screen.findByText('This candidate can’t be shown right now')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('complementary', { name: 'Imani K.' })).toBeVisible();
});

it.each([
  ['', 'No candidates found'],
  ['?list=shortlisted', 'Nobody on your shortlist yet'],
  ['?list=invited', 'You haven’t invited anyone yet'],
  ['?location=Atlantis', 'We don’t know this place. Try a city with its state, or a ZIP code.'],
])('/candidates%s says why nobody is there', async (query, text) => {
  stub(candidatePage([]));
  renderApp(`/candidates${query}`, { session });
  expect(await main().findByText(text)).toBeVisible();
});

it.each(['/candidates', '/candidatesearches'])('%s isn’t there on a spec host', async (address) => {
  renderApp(address, { session, config: specHost });
  expect(await h1('Not available here')).toBeVisible();
});
