import Button from '@mui/material/Button';
import type { Job } from '@/api/jobBoardApi';
import { useGetApplicationCountsQuery } from '@/api/memberApi';
import { openedInApp } from '@/features/jobs/openedInApp';
import { useJobMoves } from '@/features/jobs/useJobMoves';
import { appliedTexts } from '@/texts/jobs/applied';
import { LinkButton } from '@/ui/button/LinkButton';
import { Spinner } from '@/ui/page/Spinner';
import { canMove } from '@contract/jobs/jobLife';
import { paths } from '@contract/paths';

const { own: texts } = appliedTexts;

/**
 * The actions on an employer's own job, in place of Apply: edit it, see its applicants, close it.
 */
export const OwnJobActions = ({ job }: { job: Job }) => {
  const { data: counts } = useGetApplicationCountsQuery();
  const { move, busy } = useJobMoves(job);
  const count = counts?.find(({ jobId }) => jobId === job._id)?.count ?? 0;
  return (
    <>
      <LinkButton to={paths.applicationsOf(job._id)}>{texts.applicants(count)}</LinkButton>
      {job.status !== 'removed' && (
        <LinkButton to={paths.editJob(job._id)} state={openedInApp} variant="outlined">
          {texts.edit}
        </LinkButton>
      )}
      {job.status !== undefined && canMove('closeJob', job.status) && (
        <Button
          variant="outlined"
          aria-disabled={busy || undefined}
          endIcon={busy ? <Spinner /> : undefined}
          onClick={() => {
            if (!busy) void move('closeJob');
          }}
        >
          {texts.filled}
        </Button>
      )}
    </>
  );
};
