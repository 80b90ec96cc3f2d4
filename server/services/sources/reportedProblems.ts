import type { Wire } from '../../wire';
import type { ReadPosting, SkippedRow } from './readers/readRow';

type ReportedProblem = Wire<'JobSourceProblem'>;

/** Orders by row, but puts the note about unread rows first. */
const inOrder = (a: SkippedRow, b: SkippedRow): number =>
  Number(b.reason === 'unread') - Number(a.reason === 'unread') || a.row - b.row;

/** Returns the reported problems of skipped rows, at most `most`. */
export const problemsOf = (skipped: readonly SkippedRow[], most: number): ReportedProblem[] =>
  skipped
    .toSorted(inOrder)
    .slice(0, most)
    .map(({ row, title, reason }) => ({ row, title, reason }));

/** Returns notes about stored postings that were cut. */
export const notesOf = (postings: readonly ReadPosting[]): ReportedProblem[] =>
  postings.flatMap(({ row, job: { title }, isCut }) =>
    isCut ? [{ row, title, reason: 'cut' }] : [],
  );
