import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { jobTexts } from '@/texts/jobs/job';
import { jobLifeTexts } from '@/texts/jobs/jobLife';
import { movesOf, useJobMoves, type OwnMove } from './useJobMoves';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Buttons for what an own job's state allows: publish, renew, mark as filled, duplicate. */
export const JobMoves = ({ job }: { job: Job }) => {
  const { move, busy } = useJobMoves(job);
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // the button that was pressed may go with the state it belonged to: its place is taken by the
  // first that stands there now
  useEffect(() => {
    if (pressed.current && document.activeElement === document.body)
      row.current?.querySelector('button')?.focus();
    pressed.current = false;
  }, [job.status]);
  const press = async (name: OwnMove): Promise<void> => {
    if (busy) return;
    pressed.current = true;
    if (!(await move(name))) pressed.current = false;
  };
  const moves = movesOf(job.status);
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
