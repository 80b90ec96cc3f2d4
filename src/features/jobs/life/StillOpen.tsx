import Button from '@mui/material/Button';
import type { Job } from '@/api/jobBoardApi';
import { useConfirmJobMutation } from '@/api/memberApi';
import { failureReason, useJobMoves } from '@/features/jobs/useJobMoves';
import { confirmationTexts as texts } from '@/texts/jobs/confirmation';
import { jobTexts } from '@/texts/jobs/job';
import { jobLifeTexts } from '@/texts/jobs/jobLife';
import { notify } from '@/ui/notify/notify';
import { styled } from '@/ui/styled';
import { useNow } from '@/ui/text/now';
import { isConfirmationDue } from '@contract/jobs/openConfirmation';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  width: '100%',
  padding: '10px 14px',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.amberSoft,
  '& > p': { flex: '1 1 220px', color: theme.vars.palette.amberText, fontWeight: 600 },
}));

/**
 * Returns functions that answer whether the employer's job is still open. `busy` while a call is in
 * flight.
 */
export const useStillOpen = (job: Job) => {
  const { move, busy } = useJobMoves(job);
  const [confirmJob, { isLoading }] = useConfirmJobMutation();
  const title = job.jobtitle || jobTexts.untitled;
  const isBusy = busy || isLoading;
  return {
    busy: isBusy,
    confirm: async (): Promise<void> => {
      if (isBusy) return;
      try {
        await confirmJob({ jobId: job._id }).unwrap();
        notify.success(texts.done(title));
      } catch (error) {
        notify.error(jobLifeTexts.because(texts.notDone(title), failureReason(error)));
      }
    },
    fill: async (): Promise<void> => {
      if (!isBusy) await move('closeJob');
    },
  };
};

/** Asks the employer whether a job that hasn't been confirmed for three weeks is still open. */
export const StillOpen = ({ job }: { job: Job }) => {
  const now = useNow();
  const { busy, confirm, fill } = useStillOpen(job);
  if (!isConfirmationDue(job, now)) return null;
  const title = job.jobtitle || jobTexts.untitled;
  return (
    <Frame>
      <p dir="auto">{texts.ask(title)}</p>
      <Button
        size="small"
        aria-label={texts.openOf(title)}
        aria-disabled={busy || undefined}
        onClick={() => void confirm()}
      >
        {texts.open}
      </Button>
      <Button
        size="small"
        variant="outlined"
        aria-label={texts.filledOf(title)}
        aria-disabled={busy || undefined}
        onClick={() => void fill()}
      >
        {texts.filled}
      </Button>
    </Frame>
  );
};
