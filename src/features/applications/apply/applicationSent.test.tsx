import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aJob, anApplication, applicationDetails } from '@/test/fixtures';
import { holdAnswer } from '@/test/host/holdAnswer';
import { hostAddress, testHost } from '@/test/host/server';
import { h1, main } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const session = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
/** Sends an application and waits for the screen that follows. */
const apply = async (details = applicationDetails()) => {
  testHost.use(
    http.get(`${hostAddress}/applications`, () => HttpResponse.json([])),
    http.get(`${hostAddress}/resumes`, () => HttpResponse.json([])),
    http.get(`${hostAddress}/applications/a-1`, () => HttpResponse.json(details)),
    http.post(`${hostAddress}/applications`, () =>
      HttpResponse.json(anApplication(), { status: 201 }),
    ),
  );
  renderApp('/applyjob/job-1', { session });
  await userEvent.click(await main().findByRole('button', { name: 'Send Email' }));
  await h1('Your application was sent');
};

test('similar jobs follow what was sent, asked for once', async () => {
  const asked: string[] = [];
  const answer = holdAnswer('/jobs/:jobId/similar');
  await apply();
  const similar = within(main().getByRole('region', { name: 'Similar jobs' }));
  expect(similar.getByText('Loading...')).toBeInTheDocument();
  answer(() => {
    asked.push('similar');
    return HttpResponse.json({
      items: [
        aJob({ _id: 'job-2', jobtitle: 'Ward Nurse' }),
        aJob({ _id: 'job-3', jobtitle: 'School Nurse' }),
      ],
    });
  });
  expect(await similar.findByRole('link', { name: 'Ward Nurse - Springfield' })).toHaveAttribute(
    'href',
    '/singlejobdescription/jobdescription/job-2',
  );
  expect(similar.getByRole('link', { name: 'School Nurse - Springfield' })).toBeVisible();
  expect(asked).toEqual(['similar']);
});

test('without similar jobs there is no place for them', async () => {
  await apply();
  expect(await screen.findByRole('heading', { name: 'What happens next' })).toBeVisible();
  await waitFor(() =>
    expect(main().queryByRole('region', { name: 'Similar jobs' })).not.toBeInTheDocument(),
  );
});

test('only who sent a CV is told that they’ll see when it is opened', async () => {
  await apply(applicationDetails({ cv: { name: 'sam.pdf', kind: 'pdf', size: 9000 } }));
  const next = within(main().getByRole('region', { name: 'What happens next' }));
  expect(await next.findByText('You’ll see when, and when they open your CV.')).toBeVisible();
});

test('without a CV nothing is said of opening it', async () => {
  const { cv: _cv, ...rest } = applicationDetails();
  await apply(rest);
  const next = within(main().getByRole('region', { name: 'What happens next' }));
  expect(next.getByText('You’ll see when.')).toBeVisible();
});

test('the receipt has the answers with their questions', async () => {
  await apply(
    applicationDetails({
      answers: [
        { questionId: 'q-1', question: 'Can you work nights?', answer: 'yes' },
        { questionId: 'q-2', question: 'Which ward?', answer: 'Surgery' },
      ],
    }),
  );
  const receipt = within(main().getByRole('region', { name: 'What you sent' }));
  expect(await receipt.findByText('2 answers')).toBeVisible();
  expect(receipt.getByText('Can you work nights? Yes · Which ward? Surgery')).toBeVisible();
});

test('what happens next tells of the reminder where an answer is promised, and where times are picked', async () => {
  await apply(applicationDetails({ dueAt: '2026-01-15T10:00:00.000Z' }));
  const next = within(main().getByRole('region', { name: 'What happens next' }));
  expect(
    await next.findByText(
      'A yes, a no or an invitation. We’ll remind Lakeside Clinic before it’s due.',
    ),
  ).toBeVisible();
  expect(
    next.getByText('They offer a few times, and you pick one on your application’s page.'),
  ).toBeVisible();
});

test('no reminder is told of where no answer was promised', async () => {
  await apply();
  expect(await main().findByText('A yes, a no or an invitation.')).toBeVisible();
});
