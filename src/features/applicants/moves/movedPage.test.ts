import type { ApplicantPage } from '@/api/jobBoardApi';
import { anApplicant } from '@/test/applicants';
import { movedPage, type ShownMoves } from './movedPage';

const nadia = anApplicant('Nadia Saab');
const omar = anApplicant('Omar Aziz');
const none = { sent: 0, shortlisted: 0, interview: 0, offer: 0, hired: 0, withdrawn: 0 };
const page: ApplicantPage = {
  items: [nadia, omar],
  total: 2,
  page: 1,
  limit: 25,
  counts: { ...none, opened: 2, notSelected: 0 },
  found: { ...none, opened: 2, notSelected: 0 },
  waiting: 0,
  due: 0,
  late: 0,
  rated: 0,
  jobs: [],
};
const moved = (settledAt: number | null): ShownMoves =>
  new Map([
    [
      nadia._id,
      { applicant: nadia, from: 'opened' as const, to: 'shortlisted' as const, settledAt },
    ],
  ]);
const states = ({ items }: ApplicantPage) => items.map(({ state }) => state);

test('a move under way shows in every list, and in the counts', () => {
  const all = movedPage(page, moved(null), 50);
  expect(states(all)).toEqual(['shortlisted', 'opened']);
  expect(all).toMatchObject({ total: 2, counts: { opened: 1, shortlisted: 1 } });
  const fresh = movedPage(page, moved(null), 50, { states: ['sent', 'opened'] });
  expect(fresh.items).toEqual([omar]);
  expect(fresh.total).toBe(1);
  const empty = { ...page, items: [], total: 0 };
  const column = movedPage(empty, moved(null), 50, { states: ['shortlisted'] });
  expect(column.items).toEqual([{ ...nadia, state: 'shortlisted' }]);
  expect(column.total).toBe(1);
});

test('a list that was read after the move is left as it is', () => {
  expect(movedPage(page, moved(100), 99).counts.shortlisted).toBe(1);
  expect(movedPage(page, moved(100), 100)).toBe(page);
});

test('a decision takes one off what is due, and off what is late where it was late', () => {
  const readAt = Date.parse('2026-01-10T12:00:00.000Z');
  const counted = { ...page, waiting: 2, due: 2, late: 1 };
  const after = (dueAt: string) =>
    movedPage(
      counted,
      new Map([
        [
          nadia._id,
          {
            applicant: { ...nadia, dueAt },
            from: 'opened' as const,
            to: 'shortlisted' as const,
            settledAt: null,
          },
        ],
      ]),
      readAt,
    );
  expect(after('2026-01-10T11:59:59.999Z')).toMatchObject({ waiting: 1, due: 1, late: 0 });
  // exactly when it is due isn't late yet, on the host as well
  expect(after('2026-01-10T12:00:00.000Z')).toMatchObject({ waiting: 1, due: 1, late: 1 });
  expect(after('2026-01-12T12:00:00.000Z')).toMatchObject({ waiting: 1, due: 2, late: 1 });
});

test('a list of those whose answer is due loses who was answered, in whatever state', () => {
  const due = movedPage(page, moved(null), 50, { due: true });
  expect(due.items).toEqual([omar]);
  expect(due.total).toBe(1);
  const fresh = movedPage(page, moved(null), 50, { states: ['sent', 'opened'], due: true });
  expect(fresh.items).toEqual([omar]);
  const column = movedPage({ ...page, items: [], total: 0 }, moved(null), 50, {
    states: ['shortlisted'],
    due: true,
  });
  expect(column).toMatchObject({ items: [], total: 0, found: { opened: 1, shortlisted: 0 } });
  expect(movedPage(page, moved(null), 50).found).toMatchObject({ opened: 1, shortlisted: 1 });
});
