import type { Wire } from '../../wire';
import type { ReadPosting, SkippedRow } from './readers/readRow';

type Told = Wire<'JobSourceProblem'>;

/** By row, but that some weren't read at all comes first. */
const inOrder = (a: SkippedRow, b: SkippedRow): number =>
  Number(b.reason === 'unread') - Number(a.reason === 'unread') || a.row - b.row;

/** What is told of rows that were left out, so many at most. */
export const problemsOf = (skipped: readonly SkippedRow[], most: number): Told[] =>
  skipped
    .toSorted(inOrder)
    .slice(0, most)
    .map(({ row, title, reason }) => ({ row, title, reason }));

/** What is told of postings that are stored, but not with all that is in them. */
export const notesOf = (postings: readonly ReadPosting[]): Told[] =>
  postings.flatMap(({ row, job: { title }, isCut }) =>
    isCut ? [{ row, title, reason: 'cut' }] : [],
  );
