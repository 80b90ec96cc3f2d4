import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { hostAddress, testHost } from '@/test/host/server';
import { job, session, stubOwnJobs, user } from '@/test/ownJobs';
import { main, muteErrors } from '@/test/page';
import { pressTwice } from '@/test/pressTwice';
import { renderApp } from '@/test/renderApp';

const stubAnswer = (answer: (times: number) => Response) => {
  const sent: unknown[] = [];
  testHost.use(
    http.post(`${hostAddress}/job-confirmations`, async ({ request }) => {
      sent.push(await request.json());
      return answer(sent.length);
    }),
  );
  return sent;
};
const confirmed = (status: string) => () =>
  HttpResponse.json({
    _id: 'job-9',
    jobtitle: 'Night Nurse',
    companyname: 'Harbour Clinic',
    status,
  });

describe('the mailed question', () => {
  test.each([
    [
      'Yes, still open',
      'open',
      'live',
      'Thanks. “Night Nurse” now shows job seekers that it’s still open.',
    ],
    [
      'It’s filled',
      'filled',
      'filled',
      '“Night Nurse” is marked as filled and no longer takes applications.',
    ],
  ])('%s: nothing happens before the press', async (button, answer, status, text) => {
    const sent = stubAnswer(confirmed(status));
    renderApp('/jobconfirmation#secret-token');
    const choice = await main().findByRole('button', { name: button });
    expect(sent).toEqual([]);
    await pressTwice(choice);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(sent).toEqual([{ token: 'secret-token', answer }]);
  });

  test('confirmed: a link to the job in the same tab, and Back finds what was answered', async () => {
    const sent = stubAnswer(confirmed('live'));
    testHost.use(
      http.get(`${hostAddress}/jobdescriptions/jobdescriptions/job-9`, () =>
        HttpResponse.json(job('live', { _id: 'job-9', jobtitle: 'Night Nurse' })),
      ),
    );
    const { address, history } = renderApp('/jobconfirmation#secret-token');
    await user.click(await main().findByRole('button', { name: 'Yes, still open' }));
    const link = await main().findByRole('link', { name: 'See the job' });
    expect(link).not.toHaveAttribute('target');
    await user.click(link);
    await screen.findByRole('heading', { level: 1, name: 'Night Nurse' });
    expect(address()).toBe('/singlejobdescription/jobdescription/job-9');
    act(() => history.go(-1));
    expect(await screen.findByText(/^Thanks. “Night Nurse” now shows/)).toBeVisible();
    expect(main().queryByRole('button')).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  test('another link in the same tab asks about its own job', async () => {
    stubAnswer(confirmed('filled'));
    const { history } = renderApp('/jobconfirmation#secret-token');
    await user.click(await main().findByRole('button', { name: 'It’s filled' }));
    // only its employer can see it now
    expect(await main().findByRole('link', { name: 'Your jobs' })).toBeVisible();
    act(() => history.push('/jobconfirmation#another-token'));
    expect(await main().findByRole('button', { name: 'It’s filled' })).toBeVisible();
    expect(screen.queryByText(/is marked as filled/)).not.toBeInTheDocument();
  });

  test('a link that is over, a lost connection, and no link at all', async () => {
    const errors = muteErrors();
    stubAnswer((times) =>
      times === 1
        ? HttpResponse.error()
        : HttpResponse.json({ message: 'This link no longer works' }, { status: 404 }),
    );
    const first = renderApp('/jobconfirmation#secret-token');
    await user.click(await main().findByRole('button', { name: 'Yes, still open' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('That didn’t work.');
    await user.click(main().getByRole('button', { name: 'Yes, still open' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('This link no longer works'),
    );
    first.unmount();
    renderApp('/jobconfirmation');
    expect(await main().findByText(/This link isn’t complete/)).toBeVisible();
    expect(main().queryByRole('button')).not.toBeInTheDocument();
    errors.mockRestore();
  });
});

describe('the question in the list', () => {
  // the tests' clock is at January 10
  const old = { expiresAt: '2026-01-18T12:00:00Z' };
  const asked = () =>
    main()
      .queryAllByText(/^Is .* still open\?$/)
      .map(({ textContent }) => textContent);

  test('is there where it is due only; a press confirms', async () => {
    stubOwnJobs([
      job('live', { ...old, _id: 'a', jobtitle: 'Old Job' }),
      job('live', { ...old, _id: 'b', jobtitle: 'Confirmed', confirmedAt: '2026-01-08T12:00:00Z' }),
      job('live', { _id: 'c', jobtitle: 'New Job' }),
      job('filled', { ...old, _id: 'd', jobtitle: 'Filled Job' }),
    ]);
    const confirmedIds: unknown[] = [];
    testHost.use(
      http.post(`${hostAddress}/jobs/:id/confirmation`, ({ params }) => {
        confirmedIds.push(params['id']);
        return HttpResponse.json(job('live', { _id: 'a' }));
      }),
    );
    renderApp('/employerpp/ann.lee', { session });
    await main().findByRole('link', { name: 'Old Job' });
    expect(asked()).toEqual(['Is Old Job still open?']);
    await user.click(main().getByRole('button', { name: 'Yes, Old Job is still open' }));
    expect(await screen.findByText('Old Job is confirmed as open')).toBeInTheDocument();
    expect(confirmedIds).toEqual(['a']);
  });

  test('It’s filled closes the job', async () => {
    const calls = stubOwnJobs([job('live', { ...old, _id: 'a', jobtitle: 'Old Job' })]);
    renderApp('/employerpp/ann.lee', { session });
    await user.click(await main().findByRole('button', { name: 'Old Job is filled' }));
    expect(await screen.findByText('Old Job is marked as filled')).toBeInTheDocument();
    expect(calls).toEqual(['close a']);
    await waitFor(() => expect(asked()).toEqual([]));
  });
});
