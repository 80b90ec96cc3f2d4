import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { JobQuestion } from '@/api/jobBoardApi';
import { anApplicant, heading, open, panel, rows, stubApplicants } from '@/test/applicants';
import { aJob } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';

const nights = { questionId: 'q-1', question: 'Can you work nights?' };
const ward = { questionId: 'q-2', question: 'Which ward?' };
const people = () => [
  anApplicant('Nadia Saab', {
    tags: ['Nights', 'Acute'],
    rating: 5,
    answers: [
      { ...nights, answer: 'yes' },
      { ...ward, answer: 'Surgery' },
    ],
  }),
  anApplicant('Omar Aziz', {
    tags: ['Nights'],
    rating: 3,
    dueAt: '2026-01-11T09:00:00.000Z',
    answers: [{ ...nights, answer: 'no' }],
  }),
  anApplicant('Lina Torres', { answers: [{ ...nights, answer: 'yes' }] }),
];
const stubJob = (questions: JobQuestion[]) =>
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, () =>
      HttpResponse.json(aJob({ questions })),
    ),
  );
const listed = (...names: string[]) =>
  waitFor(() => expect(rows()).toEqual(names.map((name) => `${name}: Opened`)));

test('a tag shows everybody who has it, until its filter is removed', async () => {
  stubApplicants(people());
  const { address } = open('?applicant=omar');
  await heading('Omar Aziz');
  await userEvent.click(await within(await panel()).findByRole('link', { name: 'Nights' }));
  await listed('Nadia Saab', 'Omar Aziz');
  expect(address()).toBe('/applications?tag=Nights');
  await userEvent.click(screen.getByRole('link', { name: 'Remove filter Tag: Nights' }));
  await listed('Nadia Saab', 'Omar Aziz', 'Lina Torres');
  expect(address()).toBe('/applications');
});

test('answers are in the panel; one shows everybody who gave it, until its filter is removed', async () => {
  stubApplicants(people());
  const { address } = open('?applicant=nadia');
  await heading('Nadia Saab');
  const answers = within(await screen.findByRole('region', { name: 'Answers to your questions' }));
  expect(answers.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Can you work nights?',
    'Which ward?',
  ]);
  expect(answers.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Yes',
    'Surgery',
  ]);
  await userEvent.click(answers.getByRole('link', { name: 'Yes' }));
  await listed('Nadia Saab', 'Lina Torres');
  expect(address()).toBe('/applications?job=job-1&answer=q-1%3Ayes');
  await userEvent.click(screen.getByRole('link', { name: 'Remove filter Answer: Yes' }));
  await listed('Nadia Saab', 'Omar Aziz', 'Lina Torres');
  expect(address()).toBe('/applications?job=job-1');
});

test('one job’s questions with given choices are among the filters', async () => {
  stubApplicants(people());
  stubJob([
    { id: 'q-1', kind: 'yesNo', text: 'Can you work nights?', required: true },
    {
      id: 'q-2',
      kind: 'choice',
      text: 'Which ward?',
      required: false,
      choices: ['Heart', 'Surgery'],
    },
    { id: 'q-3', kind: 'text', text: 'Why this clinic?', required: false },
  ]);
  const { address } = open('?job=job-1');
  const answer = await screen.findByLabelText('Answer');
  expect([...answer.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual([
    'Can you work nights?',
    'Which ward?',
  ]);
  const group = within(screen.getByRole('group', { name: 'Which ward?' }));
  await userEvent.selectOptions(answer, group.getByRole('option', { name: 'Surgery' }));
  await listed('Nadia Saab');
  expect(address()).toBe('/applications?job=job-1&answer=q-2%3ASurgery');
  await userEvent.selectOptions(screen.getByLabelText('Answer'), 'Any answer');
  await listed('Nadia Saab', 'Omar Aziz', 'Lina Torres');
  // without a single job there are no questions
  await userEvent.selectOptions(screen.getByLabelText('Job'), 'All jobs');
  await waitFor(() => expect(screen.queryByLabelText('Answer')).not.toBeInTheDocument());
});

describe('a question for a number', () => {
  const years = (answer: string) => [
    { questionId: 'pay:years', question: 'Years on a ward?', answer },
  ];
  const start = (query: string) => {
    stubApplicants([
      anApplicant('Nadia Saab', { answers: years('6.5') }),
      anApplicant('Omar Aziz', { answers: years('12') }),
      anApplicant('Lina Torres'),
    ]);
    stubJob([{ id: 'pay:years', kind: 'number', text: 'Years on a ward?', required: false }]);
    return open(query);
  };
  const retype = async (label: string, text: string) => {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), text);
  };

  test('is filtered by a range', async () => {
    const { address } = start('?job=job-1');
    const range = await screen.findByRole('option', { name: 'From … to …' });
    await userEvent.selectOptions(screen.getByLabelText('Answer'), range);
    expect(address()).toBe('/applications?job=job-1');
    await userEvent.type(screen.getByLabelText('From'), '6');
    await listed('Nadia Saab', 'Omar Aziz');
    expect(address()).toBe('/applications?job=job-1&answerFrom=pay%253Ayears%3A6');
    await userEvent.type(screen.getByLabelText('To'), '1e3');
    expect(await screen.findByText('Enter a number, such as 1,200 or 6.5')).toBeVisible();
    await retype('To', '7,5');
    await listed('Nadia Saab');
    expect(address()).toMatch(/&answerTo=pay%253Ayears%3A7\.5$/);
    expect(screen.queryByText(/^Enter a number/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter Answer: 6 to 7.5' }));
    await listed('Nadia Saab', 'Omar Aziz', 'Lina Torres');
    expect(screen.getByLabelText('From')).toHaveValue('');
    await retype('To', '10');
    await listed('Nadia Saab');
    expect(screen.getByRole('link', { name: 'Remove filter Answer: up to 10' })).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Answer'), 'Any answer');
    await listed('Nadia Saab', 'Omar Aziz', 'Lina Torres');
    expect(address()).toBe('/applications?job=job-1');
    expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
  });

  test('is cleared with the other filters, what is no number as well', async () => {
    const { address } = start('?job=job-1&q=zoe');
    const range = await screen.findByRole('option', { name: 'From … to …' });
    await userEvent.selectOptions(screen.getByLabelText('Answer'), range);
    await userEvent.type(screen.getByLabelText('From'), 'abc');
    expect(await screen.findByText('Enter a number, such as 1,200 or 6.5')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await listed('Nadia Saab', 'Omar Aziz', 'Lina Torres');
    expect(screen.queryByDisplayValue('abc')).not.toBeInTheDocument();
    expect(screen.queryByText(/^Enter a number/)).not.toBeInTheDocument();
    expect(address()).toBe('/applications?job=job-1');
  });

  test('has its range in the URL', async () => {
    const { address } = start('?job=job-1&answerFrom=pay%253Ayears%3A10');
    await listed('Omar Aziz');
    expect(await screen.findByLabelText('From')).toHaveValue('10');
    expect(screen.getByLabelText('To')).toHaveValue('');
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter Answer: 10 or more' }));
    await listed('Nadia Saab', 'Omar Aziz', 'Lina Torres');
    expect(address()).toBe('/applications?job=job-1');
  });

  test('keeps one end that is typed right before the other', async () => {
    const { address } = start('?job=job-1&answerTo=pay%253Ayears%3A100');
    const [from, to] = [await screen.findByLabelText('From'), screen.getByLabelText('To')];
    // in one batch, without a render in between
    act(() => {
      fireEvent.change(from, { target: { value: '6' } });
      fireEvent.blur(from);
      fireEvent.change(to, { target: { value: '7' } });
    });
    await listed('Nadia Saab');
    expect(address()).toBe(
      '/applications?job=job-1&answerTo=pay%253Ayears%3A7&answerFrom=pay%253Ayears%3A6',
    );
  });

  test('an address with what is no number filters nobody out', async () => {
    start('?job=job-1&answerFrom=pay%253Ayears%3A1e3');
    await screen.findByRole('link', { name: 'Lina Torres' });
    expect(rows()).toHaveLength(3);
  });

  test('has an id with a colon: the answer in the panel shows who gave the same', async () => {
    const { address } = start('?job=job-1&applicant=omar');
    await heading('Omar Aziz');
    await userEvent.click(await within(await panel()).findByRole('link', { name: '12' }));
    await listed('Omar Aziz');
    expect(address()).toBe('/applications?job=job-1&answer=pay%253Ayears%3A12');
    expect(screen.getByRole('link', { name: 'Remove filter Answer: 12' })).toBeVisible();
  });
});

test('a job whose questions leave the answer open has no such filter', async () => {
  stubApplicants(people());
  stubJob([{ id: 'q-3', kind: 'text', text: 'Why this clinic?', required: false }]);
  open('?job=job-1');
  await listed('Nadia Saab', 'Omar Aziz', 'Lina Torres');
  expect(screen.queryByLabelText('Answer')).not.toBeInTheDocument();
});

test('due soon and rated 4 or more, one at a time', async () => {
  stubApplicants(people());
  const { address } = open();
  const segments = within(await screen.findByRole('navigation', { name: 'Show' }));
  await userEvent.click(await segments.findByRole('link', { name: 'Due soon 1' }));
  await listed('Omar Aziz');
  expect(address()).toBe('/applications?due=true');
  expect(segments.getByRole('link', { name: 'Due soon 1' })).toHaveAttribute('aria-current');
  await userEvent.click(segments.getByRole('link', { name: 'Rated 4+ 1' }));
  await listed('Nadia Saab');
  expect(address()).toBe('/applications?minRating=4');
  expect(segments.getByRole('link', { name: 'Rated 4+ 1' })).toHaveAttribute('aria-current');
  await userEvent.click(segments.getByRole('link', { name: /^All/ }));
  await listed('Nadia Saab', 'Omar Aziz', 'Lina Torres');
});

test('nobody’s answer is due: there is no such segment', async () => {
  stubApplicants(people().slice(2));
  open();
  await listed('Lina Torres');
  expect(screen.queryByRole('link', { name: /^Due soon/ })).not.toBeInTheDocument();
});
