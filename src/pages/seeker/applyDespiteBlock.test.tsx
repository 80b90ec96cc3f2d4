import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anApplication, applicationDetails } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const session = { userRole: 'jobseeker', usernamejobseek: 'sam.roe' };
const title = 'Apply to an employer you blocked?';

/** A host on which the job seeker has blocked the employer; returns the bodies sent. */
const stub = () => {
  const bodies: { note?: string; despiteBlock?: boolean }[] = [];
  testHost.use(
    http.get(`${hostAddress}/applications`, () => HttpResponse.json([])),
    http.get(`${hostAddress}/applications/a-1`, () =>
      HttpResponse.json(applicationDetails(anApplication())),
    ),
    http.post(`${hostAddress}/applications`, async ({ request }) => {
      const body = (await request.json()) as (typeof bodies)[number]; // the contract's body
      bodies.push(body);
      return body.despiteBlock
        ? HttpResponse.json(anApplication(), { status: 201 })
        : HttpResponse.json({ message: 'Blocked', field: 'despiteBlock' }, { status: 409 });
    }),
  );
  return bodies;
};
const press = async () => {
  await userEvent.click(await main().findByRole('button', { name: 'Send Email' }));
  return within(await screen.findByRole('alertdialog', { name: title }));
};

beforeEach(muteErrors);

test('who blocked the employer reads what it would see, and sends on purpose', async () => {
  const bodies = stub();
  renderApp('/applyjob/job-1', { session });
  await userEvent.type(await main().findByLabelText(/^A note to Lakeside Clinic/), 'All the same.');
  const question = await press();
  expect(
    question.getByText(/^You blocked Lakeside Clinic. If you apply, they see your application/),
  ).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Send anyway' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Your application was sent' }),
  ).toBeVisible();
  expect(bodies.map(({ note, despiteBlock }) => [note, despiteBlock])).toEqual([
    ['All the same.', undefined],
    ['All the same.', true],
  ]);
});

test('who doesn’t mean it has sent nothing, keeps what they typed, and is asked again', async () => {
  const bodies = stub();
  renderApp('/applyjob/job-1', { session });
  const note = await main().findByLabelText(/^A note to Lakeside Clinic/);
  await userEvent.type(note, 'Maybe.');
  await userEvent.click((await press()).getByRole('button', { name: 'Don’t send' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(note).toHaveValue('Maybe.');
  await press();
  expect(bodies.map(({ despiteBlock }) => despiteBlock)).toEqual([undefined, undefined]);
});
