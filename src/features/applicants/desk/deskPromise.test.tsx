import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import {
  anApplicant,
  heading,
  open,
  panel,
  press,
  rows,
  stubApplicants,
  three,
} from '@/test/applicants';
import { aJob } from '@/test/fixtures';
import { hostAddress, testHost } from '@/test/host/server';

/**
 * An applicant who was promised an answer within five days, `days` before the tests' January 10.
 */
const promised = (name: string, days: number, changes = {}) =>
  anApplicant(name, {
    createdAt: `2026-01-${String(10 - days).padStart(2, '0')}T09:00:00.000Z`,
    dueAt: `2026-01-${String(15 - days).padStart(2, '0')}T09:00:00.000Z`,
    ...changes,
  });
const stubPromise = (answersWithin: number | undefined, promise: object) =>
  testHost.use(
    http.get(`${hostAddress}/jobdescriptions/jobdescriptions/:id`, () =>
      HttpResponse.json(aJob(answersWithin === undefined ? {} : { answersWithin })),
    ),
    http.get(`${hostAddress}/employers/ann.lee/promise`, () => HttpResponse.json(promise)),
  );

test('the head counts who waits and whose answer is due; a message is an answer', async () => {
  stubApplicants([
    promised('Nadia Saab', 4),
    promised('Omar Aziz', 1),
    promised('Lina Torres', 1, { answeredAt: '2026-01-10T08:00:00.000Z' }),
    promised('Sami Wolfe', 4, { state: 'shortlisted', answeredAt: '2026-01-08T08:00:00.000Z' }),
  ]);
  open();
  expect(
    await screen.findByText('4 applicants, 2 waiting for an answer, 1 due within two days'),
  ).toBeVisible();
});

test('those late have their own word, in the head and in the filter', async () => {
  stubApplicants([
    promised('Nadia Saab', 4),
    promised('Omar Aziz', 5),
    promised('Lina Torres', 7),
    promised('Sami Wolfe', 0),
  ]);
  const late = open();
  expect(
    await screen.findByText('4 applicants, 4 waiting for an answer, 2 late, 1 due within two days'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: /^Late or due soon 3/ }));
  await screen.findByText('3 of 4 applicants');
  expect(rows().map((row) => row.split(':')[0])).toEqual([
    'Nadia Saab',
    'Omar Aziz',
    'Lina Torres',
  ]);
  late.unmount();
  stubApplicants([promised('Lina Torres', 7)]);
  const only = open();
  expect(await screen.findByText('1 applicant, 1 waiting for an answer, 1 late')).toBeVisible();
  only.unmount();
  stubApplicants([promised('Nadia Saab', 4)]);
  open();
  expect(await screen.findByRole('link', { name: /^Due soon 1/ })).toBeVisible();
});

test('who is answered leaves the list of those due, and the next one opens', async () => {
  stubApplicants([promised('Nadia Saab', 4), promised('Omar Aziz', 5)], {
    onMove: () => new Promise(() => {}),
  });
  open('?due=true&applicant=nadia');
  await panel();
  await screen.findByRole('link', { name: 'Omar Aziz' });
  await press('s');
  expect(await heading('Omar Aziz')).toBeVisible();
  expect(rows()).toEqual(['Omar Aziz: Answer overdue']);
});

test('the head knows at once of a decision, and says when nobody waits', async () => {
  stubApplicants([promised('Nadia Saab', 4), promised('Omar Aziz', 1)], {
    onMove: () => new Promise(() => {}),
  });
  open('?applicant=nadia');
  expect(
    await screen.findByText('2 applicants, 2 waiting for an answer, 1 due within two days'),
  ).toBeVisible();
  await panel();
  await press('s');
  expect(screen.getByText('2 applicants, 1 waiting for an answer')).toBeVisible();
  await press('jr');
  expect(screen.getByText('2 applicants, none waiting for an answer')).toBeVisible();
});

test('a job’s head also says whose answer is due', async () => {
  stubApplicants([promised('Nadia Saab', 4)]);
  stubPromise(5, { due: 0, kept: 0 });
  open('?job=job-1');
  expect(
    await screen.findByText(
      '1 applicant, 1 waiting for an answer, 1 due within two days. You answer within 5 days.',
    ),
  ).toBeVisible();
});

test('a job’s head says what was promised, and how it was kept once that is known', async () => {
  stubApplicants(three());
  stubPromise(5, { due: 48, kept: 44 });
  const first = open('?job=job-1');
  expect(
    await screen.findByText(
      '3 applicants, 3 waiting for an answer. You answer within 5 days and kept that 44 of 48 times.',
    ),
  ).toBeVisible();
  first.unmount();
  stubPromise(1, { due: 0, kept: 0 });
  const second = open('?job=job-1');
  expect(
    await screen.findByText('3 applicants, 3 waiting for an answer. You answer within 1 day.'),
  ).toBeVisible();
  second.unmount();
  stubPromise(undefined, { due: 48, kept: 44 });
  open('?job=job-1');
  expect(await screen.findByText('3 applicants, 3 waiting for an answer')).toBeVisible();
  expect(screen.queryByText(/You answer/)).not.toBeInTheDocument();
});

test('cards say how much of the promised time is over, or when the answer was given', async () => {
  stubApplicants([
    promised('Nadia Saab', 4),
    promised('Omar Aziz', 0),
    promised('Lina Torres', 7),
    promised('Maya Lind', 5),
    promised('Ruth Cole', 5, { dueAt: '2026-01-10T18:00:00.000Z' }),
    promised('Sami Wolfe', 4, { state: 'shortlisted', answeredAt: '2026-01-08T09:00:00.000Z' }),
    promised('Hana Brandt', 4, { state: 'shortlisted', answeredAt: '2026-01-06T10:00:00.000Z' }),
    anApplicant('Karim Doyle'),
  ]);
  open('?view=board&job=job-1');
  const foot = async (name: string) => {
    const link = await screen.findByRole('link', { name });
    return within(link.closest('li')!); // a card is a list's item
  };
  const nadia = await foot('Nadia Saab');
  expect(nadia.getByText('4 days of 5')).toBeVisible();
  expect(nadia.getByText('Answer by Jan 11')).toBeVisible();
  const omar = await foot('Omar Aziz');
  expect(omar.getByText('Sent today')).toBeVisible();
  expect(omar.getByText('Answer by Jan 15')).toBeVisible();
  const lina = await foot('Lina Torres');
  expect(lina.getByText('2 days late')).toBeVisible();
  expect((await foot('Maya Lind')).getByText('Less than a day late')).toBeVisible();
  const time = new Date('2026-01-10T18:00:00.000Z').toLocaleTimeString('en-US', {
    timeStyle: 'short',
  });
  expect((await foot('Ruth Cole')).getByText(`Answer by today, ${time}`)).toBeVisible();
  expect((await foot('Sami Wolfe')).getByText('Answered Jan 8, day 2')).toBeVisible();
  expect((await foot('Hana Brandt')).getByText('Answered the same day')).toBeVisible();
  const karim = await foot('Karim Doyle');
  expect(karim.getByText('yesterday')).toBeVisible();
  expect(karim.queryByText(/Answer/)).not.toBeInTheDocument();
});

test('the panel names the day of the promise, and none for who withdrew', async () => {
  stubApplicants([promised('Nadia Saab', 1), promised('Omar Aziz', 1, { state: 'withdrawn' })]);
  const first = open('?applicant=nadia');
  const shown = within(await panel());
  expect(await shown.findByText('Day 1 of 5')).toBeVisible();
  expect(shown.getByText('Answer by Jan 14')).toBeVisible();
  first.unmount();
  open('?applicant=omar');
  const withdrawn = within(await panel());
  expect(await withdrawn.findByText(/This applicant withdrew/)).toBeVisible();
  expect(withdrawn.queryByText(/^Answer by/)).not.toBeInTheDocument();
});

test('the panel says how soon they were answered; never a day below the first', async () => {
  stubApplicants([
    promised('Hana Brandt', 4, { state: 'notSelected', answeredAt: '2026-01-06T10:00:00.000Z' }),
    promised('Sami Wolfe', 4, { state: 'hired', answeredAt: '2026-01-08T09:00:00.000Z' }),
    // sent by a host whose clock is ahead of the browser's
    promised('Omar Aziz', -1),
    promised('Lina Torres', -1, { state: 'offer', answeredAt: '2026-01-10T12:00:00.000Z' }),
  ]);
  const shown = async (id: string) => {
    const { unmount } = open(`?applicant=${id}`);
    const text = within(await panel());
    await text.findByText(/^(Answered|Sent today)/);
    const found = text.getByText(/^(Answered|Sent today)/).textContent;
    unmount();
    return found;
  };
  expect(await shown('hana')).toBe('Answered the same day');
  expect(await shown('sami')).toBe('Answered Jan 8, day 2');
  expect(await shown('omar')).toBe('Sent today');
  expect(await shown('lina')).toBe('Answered the same day');
});

test('the table says whose answer is overdue', async () => {
  stubApplicants([
    // due later today, and this morning
    promised('Nadia Saab', 5, { dueAt: '2026-01-10T18:00:00.000Z' }),
    promised('Omar Aziz', 5),
    promised('Lina Torres', 7),
    promised('Sami Wolfe', 7, { answeredAt: '2026-01-09T09:00:00.000Z' }),
  ]);
  open();
  await screen.findByRole('link', { name: 'Lina Torres' });
  expect(rows()).toEqual([
    'Nadia Saab: Opened',
    'Omar Aziz: Answer overdue',
    'Lina Torres: Answer overdue',
    'Sami Wolfe: Opened',
  ]);
});

test.each<[string, number, object, string | null]>([
  ['early', 1, {}, 'This counts as your answer, 4 days before Jan 14.'],
  [
    'on the last day',
    5,
    { dueAt: '2026-01-10T18:00:00.000Z' },
    'This counts as your answer, on the last day.',
  ],
  ['hours late', 5, {}, 'This counts as your answer, less than a day late.'],
  ['late', 7, {}, 'This counts as your answer, 2 days late.'],
  ['not the first answer', 1, { answeredAt: '2026-01-09T10:00:00.000Z' }, null],
  ['never promised', 1, { dueAt: undefined }, null],
])('an invitation says how it keeps the promise: %s', async (_when, days, changes, text) => {
  stubApplicants([promised('Nadia Saab', days, changes)]);
  open('?applicant=nadia');
  const shown = within(await panel());
  await userEvent.click(await shown.findByRole('button', { name: 'Invite to interview' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite to interview' }));
  expect(dialog.queryByText(/^This counts as your answer/)?.textContent ?? null).toBe(text);
});
