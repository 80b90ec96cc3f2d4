import { screen, within } from '@testing-library/react';
import type { Interview } from '@/api/jobBoardApi';
import { anApplicant, open, stubApplicants } from '@/test/applicants';
import { promiseDay } from '../promise/promiseDay';
import { applicationStatusLine } from './applicationStatusLine';

const times = ['2026-01-13T10:00:00.000Z', '2026-01-14T14:30:00.000Z'];
const offered: Interview = {
  state: 'offered',
  kind: 'video',
  minutes: 30,
  place: 'https://meet.example/abc',
  message: '',
  times,
};
/** Formats a time in the user's time zone. */
const local = (at: string): string =>
  new Date(at).toLocaleString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/** Returns the last line of the only card. */
const footOf = async (name: string, changes: Parameters<typeof anApplicant>[1]) => {
  stubApplicants([anApplicant(name, changes)]);
  const { unmount } = open('?view=board&job=job-1');
  const link = await screen.findByRole('link', { name });
  const text = within(link.closest('li')!) // a card is a list's item
    .getByRole('checkbox')
    .closest('.num')?.textContent;
  unmount();
  return text;
};

test.each<[string, Partial<Interview>, string]>([
  ['booked', { state: 'booked', chosenAt: times[1]! }, local(times[1]!)], // it's there
  ['offered', {}, '2 times sent, no reply yet'],
  ['one time', { times: times.slice(1) }, '1 time sent, no reply yet'],
  ['declined', { state: 'declined' }, 'None of the times worked'],
  ['given up', { state: 'declined', chosenAt: times[0]! }, 'Elif can’t make it'], // it's there
  ['cancelled', { state: 'cancelled' }, 'Interview canceled'],
  ['over', { state: 'booked', chosenAt: '2026-01-10T11:00:00.000Z' }, 'Met today'],
  [
    'going on',
    { state: 'booked', chosenAt: '2026-01-10T11:45:00.000Z' },
    local('2026-01-10T11:45'),
  ],
  ['long over', { state: 'booked', chosenAt: '2026-01-06T11:00:00.000Z' }, 'Met Jan 6'],
])('a card says when the interview is, in the reader’s time: %s', async (_state, changes, text) => {
  const interview = { ...offered, ...changes };
  expect(await footOf('Elif Demir', { state: 'interview', interview })).toBe(
    `Select Elif Demir${text}`,
  );
});

test('with a filter, the columns and the head count what is shown; the segments what there is', async () => {
  const dueAt = '2026-01-11T09:00:00.000Z';
  stubApplicants([
    anApplicant('Nadia Saab', { dueAt, rating: 5 }),
    anApplicant('Omar Aziz'),
    anApplicant('Sami Wolfe', { state: 'shortlisted', rating: 4 }),
    anApplicant('Kira Moss', { state: 'notSelected' }),
  ]);
  const due = open('?view=board&due=true');
  expect(await screen.findByText('1 of 4 applicants')).toBeVisible();
  expect(screen.getByRole('region', { name: 'New 1' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Shortlisted 0' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Not selected 0' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Show more/ })).not.toBeInTheDocument();
  const segments = within(screen.getByRole('navigation', { name: 'Show' }));
  expect(segments.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All 4',
    'Rated 4+ 2',
    'Due soon 1',
  ]);
  due.unmount();
  open('?view=board&minRating=4');
  expect(await screen.findByText('2 of 4 applicants')).toBeVisible();
  expect(screen.getByRole('region', { name: 'New 1' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Shortlisted 1' })).toBeVisible();
});

test('a card says what came last of who is past the interview', async () => {
  const movedAt = '2026-01-09T10:00:00.000Z';
  const promise = { dueAt: '2026-01-13T09:00:00.000Z', answeredAt: '2026-01-07T10:00:00.000Z' };
  const now = Date.parse('2026-01-10T12:00:00.000Z');
  const textOf = (changes: Parameters<typeof anApplicant>[1]) => {
    const applicant = anApplicant('Kira Moss', { movedAt, ...promise, ...changes });
    return applicationStatusLine(applicant, promiseDay(applicant, now), now).text;
  };
  expect(textOf({ state: 'hired' })).toBe('Hired Jan 9');
  expect(textOf({ state: 'notSelected' })).toBe('Told Jan 9');
  const pendingAt = '2026-01-12T10:00:00.000Z';
  expect(textOf({ state: 'notSelected', pendingState: 'notSelected', pendingAt })).toBe(
    'Email goes out Jan 12',
  );
  expect(await footOf('Marcus Vale', { state: 'offer', movedAt, ...promise })).toBe(
    'Select Marcus ValeOffer made Jan 9',
  );
});
