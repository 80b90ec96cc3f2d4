import Button from '@mui/material/Button';
import { useState } from 'react';
import { applicantTexts } from '@/texts/jobs/applicants';
import { formatNumber } from '@/texts/numbers';
import { styled } from '@/ui/styled';
import type { DeskControls } from '../desk/useDesk';
import type { Stage } from '../stages';
import { BoardColumn } from './BoardColumn';

const Tabs = styled('fieldset')(({ theme }) => ({
  display: 'none',
  gap: 6,
  paddingBottom: 12,
  overflowX: 'auto',
  '& > button': { flex: 'none', borderRadius: theme.shape.radius.pill },
  [theme.breakpoints.down('md')]: { display: 'flex' },
}));
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(196px, 1fr)',
  gap: 10,
  overflowX: 'auto',
  paddingBottom: 8,
  // as tall as the window while columns are loading, so that the content below doesn't move
  '&[aria-busy]': { minHeight: '100dvh' },
  // one column at a time, selected by tabs
  [theme.breakpoints.down('md')]: {
    gridAutoColumns: 'minmax(0, 1fr)',
    '& > [data-off]': { display: 'none' },
  },
}));
const Slot = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 });

/**
 * The applications as cards, with a column for each stage; on phones one column, with tabs for the
 * others.
 */
export const ApplicantBoard = ({ desk }: { desk: DeskControls }) => {
  const { columns } = desk.lists;
  const [tab, setTab] = useState<Stage>('new');
  const isWaiting = columns.some(
    ({ page, isFolded, hasFailed }) => !page && !isFolded && !hasFailed,
  );
  const template = columns
    .map(({ isFolded }) => (isFolded ? '44px' : 'minmax(196px, 1fr)'))
    .join(' ');
  return (
    <>
      <Tabs aria-label={applicantTexts.board.stages}>
        {columns.map(({ stage, count, isFolded, toggleFold }) => (
          <Button
            key={stage}
            size="small"
            variant={stage === tab ? 'contained' : 'outlined'}
            aria-pressed={stage === tab}
            onClick={() => {
              setTab(stage);
              if (isFolded) toggleFold();
            }}
          >
            {applicantTexts.stages[stage]} {formatNumber(count)}
          </Button>
        ))}
      </Tabs>
      <Columns aria-busy={isWaiting || undefined} sx={{ gridTemplateColumns: { md: template } }}>
        {columns.map((column) => (
          <Slot key={column.stage} data-off={column.stage !== tab || undefined}>
            <BoardColumn desk={desk} column={column} />
          </Slot>
        ))}
      </Columns>
    </>
  );
};
