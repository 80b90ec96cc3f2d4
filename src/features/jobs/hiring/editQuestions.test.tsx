import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { user, session, nurse, stubSavedJobs, save, editing } from '@/test/employerJobs';
import { hostAddress, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import { renderApp } from '@/test/renderApp';

const questions = [{ id: 'q1', kind: 'yesNo', text: 'Can you work nights?', required: true }];
const stubQuestions = (answer: () => Response) =>
  testHost.use(http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, answer));
const stubHiring = (answer: (times: number) => Response = () => HttpResponse.json(nurse)) => {
  const sent: unknown[] = [];
  testHost.use(
    http.put(`${hostAddress}/jobs/:id/hiring`, async ({ request }) => {
      sent.push(await request.json());
      return answer(sent.length);
    }),
  );
  return sent;
};
const promise = () => main().findByLabelText('Answer applicants within');
const edit = async () => {
  renderApp('/jobdescriptiontrial/ann.lee', { session });
  await user.click(await main().findByRole('button', { name: 'Edit Registered Nurse' }));
  await editing('Registered Nurse');
};

test('the list has no questions: they are read first, and sent only when changed', async () => {
  stubQuestions(() => HttpResponse.json({ ...nurse, questions, answersWithin: 4 }));
  const seen = stubSavedJobs([nurse]);
  const hiring = stubHiring();
  await edit();
  expect(await main().findByDisplayValue('Can you work nights?')).toBeVisible();
  expect(await promise()).toHaveValue('4');
  await save();
  await waitFor(() => expect(seen.saved).toHaveLength(1));
  expect(hiring).toEqual([]);
  await user.click(await main().findByRole('button', { name: 'Edit Registered Nurse' }));
  fireEvent.change(await promise(), { target: { value: '10' } });
  await save();
  await waitFor(() =>
    expect(hiring).toEqual([
      { questions, answersWithin: 10, workplace: null, closesOn: null, longDescription: null },
    ]),
  );
});

test('a last day that is over stays as it is; another one must be to come', async () => {
  const closed = { ...nurse, questions, closesOn: '2024-01-31' };
  stubQuestions(() => HttpResponse.json(closed));
  const seen = stubSavedJobs([nurse]);
  const hiring = stubHiring(() => HttpResponse.json(closed));
  await edit();
  fireEvent.change(await promise(), { target: { value: '3' } });
  const day = main().getByLabelText('Last day to apply');
  fireEvent.change(day, { target: { value: '2024-02-01' } });
  await save();
  expect(day).toHaveFocus();
  expect(day).toHaveAccessibleDescription(/Choose a last day between today and a year from now/);
  expect(seen.saved).toEqual([]);
  fireEvent.change(day, { target: { value: '2024-01-31' } });
  await save();
  await waitFor(() => expect(hiring).toEqual([expect.objectContaining({ answersWithin: 3 })]));
});

test('questions that fail to be saved stay, and the rest of the job is saved', async () => {
  const errors = muteErrors();
  stubQuestions(() => HttpResponse.json({ ...nurse, questions }));
  const seen = stubSavedJobs([nurse]);
  const hiring = stubHiring((times) =>
    times === 1 ? new HttpResponse(null, { status: 500 }) : HttpResponse.json(nurse),
  );
  await edit();
  fireEvent.change(await promise(), { target: { value: '3' } });
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your changes to the job were saved, but not its promise to answer.',
  );
  expect(await promise()).toHaveValue('3');
  await save();
  await waitFor(() => expect(hiring).toHaveLength(2));
  expect(await main().findByRole('heading', { level: 1, name: 'Your jobs' })).toBeVisible();
  expect(seen.saved.length).toBeGreaterThan(0);
  errors.mockRestore();
});

test('questions that can’t be read: the rest can be edited, and nothing of them is sent', async () => {
  const errors = muteErrors();
  stubQuestions(() => new HttpResponse(null, { status: 500 }));
  const seen = stubSavedJobs([nurse]);
  const hiring = stubHiring();
  await edit();
  expect(
    await main().findByText(
      'The questions can’t be shown right now. The rest of the job can be saved.',
    ),
  ).toBeVisible();
  await save();
  await waitFor(() => expect(seen.saved).toHaveLength(1));
  expect(hiring).toEqual([]);
  errors.mockRestore();
});
