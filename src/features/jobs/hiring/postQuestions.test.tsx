import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { hostAddress, specHost, testHost } from '@/test/host/server';
import { main, muteErrors } from '@/test/page';
import {
  asEmployer,
  drafts,
  fieldOf,
  fill,
  stubAddJob,
  shown,
  submit,
  user,
} from '@/test/postForm';
import { renderApp } from '@/test/renderApp';
import { closingZone } from '@contract/constants/closingZone';
import { dateIn } from '@contract/time/localHours';

const stubHiring = (
  answer: (times: number) => Response = () => HttpResponse.json({ _id: 'job-9', jobtitle: 'x' }),
) => {
  const sent: { id: unknown; body: unknown }[] = [];
  testHost.use(
    http.put(`${hostAddress}/jobs/:id/hiring`, async ({ params, request }) => {
      sent.push({ id: params['id'], body: await request.json() });
      return answer(sent.length);
    }),
  );
  return sent;
};
const posted = () => HttpResponse.json({ _id: 'job-9', jobtitle: 'Ward Nurse' }, { status: 201 });
const press = (name: string) => user.click(main().getByRole('button', { name }));
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const addQuestion = async (text: string) => {
  await press('New question');
  await user.paste(text);
};
const question = (place: number) =>
  within(main().getByRole('group', { name: `Question ${place}` }));
const texts = () =>
  main()
    .getAllByRole('group', { name: /^Question \d$/ })
    .map((group) => within(group).getByLabelText<HTMLInputElement>('Question').value);

test('questions and a promise are posted with the job, in their order', async () => {
  const jobs = stubAddJob(posted);
  const hiring = stubHiring();
  const { address } = renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  fill();
  await addQuestion('Can you work nights?');
  await addQuestion('Which ward?');
  await user.selectOptions(question(2).getByLabelText('Kind of answer'), 'One of several');
  type(question(2).getByLabelText('Answer 1'), 'Surgery');
  type(question(2).getByLabelText('Answer 2'), 'Children');
  await user.click(question(2).getByLabelText('Answer required'));
  await press('Move question 2 up');
  expect(texts()).toEqual(['Which ward?', 'Can you work nights?']);
  // the pressed button keeps the focus in its new place
  expect(main().getByRole('button', { name: 'Move question 1 up' })).toHaveFocus();
  expect(main().getByText('Now question 1 of 2')).toBeInTheDocument();
  fireEvent.change(fieldOf('answersWithin'), { target: { value: '5' } });
  const preview = within(
    screen.getByRole('complementary', { name: 'How job seekers will see it' }),
  );
  expect(preview.getByText('Answers within 5 days')).toBeInTheDocument();
  expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Which ward?', 'Can you work nights?']),
  );
  await submit();
  await waitFor(() => expect(address()).toBe('/employerpp/ann.lee'));
  expect(jobs).toHaveLength(1);
  expect(jobs[0]).not.toHaveProperty('questions');
  expect(jobs[0]).not.toHaveProperty('answersWithin');
  const id = expect.stringMatching(/^[\w-]{21}$/);
  expect(hiring).toEqual([
    {
      id: 'job-9',
      body: {
        answersWithin: 5,
        workplace: null,
        closesOn: null,
        longDescription: null,
        questions: [
          {
            id,
            kind: 'choice',
            text: 'Which ward?',
            required: false,
            choices: ['Surgery', 'Children'],
          },
          { id, kind: 'yesNo', text: 'Can you work nights?', required: true },
        ],
      },
    },
  ]);
  expect(drafts()).toEqual([]);
});

test('a job that asks nothing makes no second call; on a spec host the form is the spec’s', async () => {
  const hiring = stubHiring();
  stubAddJob(posted);
  const first = renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  fill();
  await addQuestion('Nights?');
  await press('Remove question 1');
  expect(main().getByRole('button', { name: 'New question' })).toHaveFocus();
  await submit();
  await waitFor(() => expect(first.address()).toBe('/employerpp/ann.lee'));
  expect(hiring).toEqual([]);
  first.unmount();
  renderApp('/jobpost/ann.lee', { ...asEmployer, config: specHost });
  await shown();
  expect(main().queryByText('Questions for applicants')).not.toBeInTheDocument();
  expect(main().queryByText('Answer applicants within')).not.toBeInTheDocument();
  expect(main().queryByLabelText('Longer description (optional)')).not.toBeInTheDocument();
});

test('unfinished questions stop the form, and say why', async () => {
  const jobs = stubAddJob(posted);
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  fill();
  await press('New question');
  await submit();
  expect(question(1).getByLabelText('Question')).toHaveFocus();
  expect(question(1).getByLabelText('Question')).toHaveAccessibleDescription(
    'Write the question, or remove it',
  );
  await user.paste('Which ward?');
  await user.selectOptions(question(1).getByLabelText('Kind of answer'), 'One of several');
  type(question(1).getByLabelText('Answer 1'), 'Surgery');
  type(question(1).getByLabelText('Answer 2'), ' surgery ');
  await submit();
  expect(question(1).getByLabelText('Answer 2')).toHaveFocus();
  expect(question(1).getByLabelText('Answer 2')).toHaveAccessibleDescription(
    'You’ve already added this answer',
  );
  expect(jobs).toEqual([]);
});

test.each([
  ['past', '2024-01-31'],
  ['more than a year away', '2999-01-31'],
])('a last day that is %s stops the form before the job is posted', async (_, closesOn) => {
  const jobs = stubAddJob(posted);
  const hiring = stubHiring();
  const { address } = renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  fill();
  type(fieldOf('closesOn'), closesOn);
  await submit();
  expect(fieldOf('closesOn')).toHaveFocus();
  expect(fieldOf('closesOn')).toHaveAccessibleDescription(
    /Choose a last day between today and a year from now/,
  );
  expect(jobs).toEqual([]);
  type(fieldOf('closesOn'), dateIn(closingZone, Date.now()));
  await submit();
  await waitFor(() => expect(address()).toBe('/employerpp/ann.lee'));
  expect([jobs.length, hiring.length]).toEqual([1, 1]);
});

test('an answer that is added or removed keeps the focus among the answers', async () => {
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  await press('New question');
  await user.selectOptions(question(1).getByLabelText('Kind of answer'), 'One of several');
  await press('Another answer to question 1');
  expect(question(1).getByLabelText('Answer 3')).toHaveFocus();
  await press('Another answer to question 1');
  await press('Remove answer 4 of question 1');
  expect(main().getByRole('button', { name: 'Remove answer 3 of question 1' })).toHaveFocus();
  await press('Remove answer 1 of question 1');
  expect(question(1).getByLabelText('Answer 1')).toHaveFocus();
});

test('eight questions at most', async () => {
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  for (let count = 0; count < 8; count += 1) await press('New question');
  expect(main().queryByRole('button', { name: 'New question' })).not.toBeInTheDocument();
  expect(main().getByText('8 questions is the most a job can ask.')).toBeVisible();
  await press('Remove question 3');
  expect(main().getByRole('button', { name: 'New question' })).toHaveFocus();
});

test('what was not sent is there again after a reload', async () => {
  const first = renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  await addQuestion('Can you work nights?');
  fireEvent.change(fieldOf('answersWithin'), { target: { value: '7' } });
  first.unmount();
  renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  expect(texts()).toEqual(['Can you work nights?']);
  expect(fieldOf('answersWithin')).toHaveValue('7');
});

test('the job is posted once though its questions fail: they stay, after a reload too, and are sent again', async () => {
  const errors = muteErrors();
  const jobs = stubAddJob(posted);
  const hiring = stubHiring((times) =>
    times < 3
      ? new HttpResponse(null, { status: 503 })
      : HttpResponse.json({ _id: 'job-9', jobtitle: 'x' }),
  );
  const first = renderApp('/jobpost/ann.lee', asEmployer);
  await shown();
  fill();
  await addQuestion('Can you work nights?');
  fireEvent.change(fieldOf('workplace'), { target: { value: 'hybrid' } });
  await submit();
  const missing = 'Your job is posted, but we couldn’t save its questions and workplace yet.';
  expect(await screen.findByRole('alert')).toHaveTextContent(missing);
  // the notice above the form says the same
  expect(main().getByText(new RegExp(`^${missing} What’s missing is kept`))).toBeVisible();
  expect(main().queryByLabelText('Job title')).not.toBeInTheDocument();
  expect(texts()).toEqual(['Can you work nights?']);
  await press('Try again');
  await waitFor(() => expect(hiring).toHaveLength(2));
  first.unmount();
  const { address } = renderApp('/jobpost/ann.lee', asEmployer);
  expect(await main().findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(texts()).toEqual(['Can you work nights?']);
  await press('Try again');
  await waitFor(() => expect(address()).toBe('/employerpp/ann.lee'));
  expect(jobs).toHaveLength(1);
  expect(hiring.map(({ id }) => id)).toEqual(['job-9', 'job-9', 'job-9']);
  expect(drafts()).toEqual([]);
  errors.mockRestore();
});
