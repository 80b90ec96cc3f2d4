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
  waiting: 0,
  due: 0,
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
  const fresh = movedPage(page, moved(null), 50, ['sent', 'opened']);
  expect(fresh.items).toEqual([omar]);
  expect(fresh.total).toBe(1);
  const empty = { ...page, items: [], total: 0 };
  const column = movedPage(empty, moved(null), 50, ['shortlisted']);
  expect(column.items).toEqual([{ ...nadia, state: 'shortlisted' }]);
  expect(column.total).toBe(1);
});

test('a list that was read after the move is left as it is', () => {
  expect(movedPage(page, moved(100), 99).counts.shortlisted).toBe(1);
  expect(movedPage(page, moved(100), 100)).toBe(page);
});
