import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { movesOf, useJobMoves, type OwnMove } from '@/features/jobs/useJobMoves';
import { jobTexts } from '@/texts/jobs/job';
import { jobLifeTexts } from '@/texts/jobs/jobLife';
import { styled } from '@/ui/styled';
import { useNow } from '@/ui/text/now';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Buttons for the moves that a job's state allows: publish, renew, mark as filled, duplicate. */
export const JobMoves = ({ job }: { job: Job }) => {
  const now = useNow();
  const { move, busy } = useJobMoves(job);
  const row = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  // the pressed button may disappear with the job's previous state: focuses the first of the new
  // buttons once they are rendered
  useEffect(() => {
    if (wasPressed.current && document.activeElement === document.body)
      row.current?.querySelector('button')?.focus();
    wasPressed.current = false;
  }, [job.status]);
  const press = async (name: OwnMove): Promise<void> => {
    if (busy) return;
    wasPressed.current = true;
    if (!(await move(name))) wasPressed.current = false;
  };
  const moves = movesOf(job, now);
  if (moves.length === 0) return null;
  const title = job.jobtitle || jobTexts.untitled;
  return (
    <Row ref={row}>
      {moves.map((name) => (
        <Button
          key={name}
          size="small"
          variant={name === 'publishJob' ? 'contained' : 'outlined'}
          aria-label={jobLifeTexts.moves[name].of(title)}
          aria-disabled={busy || undefined}
          onClick={() => void press(name)}
        >
          {jobLifeTexts.moves[name].label}
        </Button>
      ))}
    </Row>
  );
};
