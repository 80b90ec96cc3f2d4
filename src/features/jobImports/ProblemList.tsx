import type { JobSourceProblem } from '@/api/jobBoardApi';
import { importTexts } from '@/texts/jobs/imports';
import { breakable } from '@/ui/text/breakable';

/** The rows that aren't imported, or only in part, with the reasons. */
export const ProblemList = ({ problems }: { problems: readonly JobSourceProblem[] }) => (
  <ul>
    {problems.map(({ row, title, reason }) => (
      <li key={row} style={{ overflowWrap: 'anywhere' }}>
        {breakable(importTexts.row(row, title, importTexts.reasons[reason]))}
      </li>
    ))}
  </ul>
);
