import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Job } from '@/api/jobBoardApi';
import { useConfirmJobMutation } from '@/api/memberApi';
import { failureReason, useJobMoves } from '@/features/jobs/useJobMoves';
import { confirmationTexts as texts } from '@/texts/jobs/confirmation';
import { jobTexts } from '@/texts/jobs/job';
import { jobLifeTexts } from '@/texts/jobs/jobLife';
import { notify } from '@/ui/notify/notify';
import { useNow } from '@/ui/text/now';
import { isConfirmationDue } from '@contract/openConfirmation';

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

/** Asks about one's own job that nobody has confirmed for three weeks whether it is still open. */
export const StillOpen = ({ job }: { job: Job }) => {
  const now = useNow();
  const { move, busy } = useJobMoves(job);
  const [confirmJob, { isLoading }] = useConfirmJobMutation();
  if (!isConfirmationDue(job, now)) return null;
  const title = job.jobtitle || jobTexts.untitled;
  const isBusy = busy || isLoading;
  const confirm = async (): Promise<void> => {
    if (isBusy) return;
    try {
      await confirmJob({ jobId: job._id }).unwrap();
      notify.success(texts.done(title));
    } catch (error) {
      notify.error(jobLifeTexts.because(texts.notDone(title), failureReason(error)));
    }
  };
  return (
    <Frame>
      <p dir="auto">{texts.ask(title)}</p>
      <Button
        size="small"
        aria-label={texts.openOf(title)}
        aria-disabled={isBusy || undefined}
        onClick={() => void confirm()}
      >
        {texts.open}
      </Button>
      <Button
        size="small"
        variant="outlined"
        aria-label={texts.filledOf(title)}
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) void move('closeJob');
        }}
      >
        {texts.filled}
      </Button>
    </Frame>
  );
};
