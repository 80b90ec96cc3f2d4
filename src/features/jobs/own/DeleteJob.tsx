import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { useDeleteJobMutation } from '@/api/memberApi';
import { useDeletionReason } from '@/features/office/useDeletionReason';
import { commonTexts } from '@/texts/common';
import { jobTexts } from '@/texts/jobs/job';
import { employerProfileTexts } from '@/texts/profiles/employerProfile';
import { TrashIcon } from '@/ui/art/actionIcons';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useNotified } from '@/ui/notify/useNotified';
import { messages } from '@contract/messages';

type ConfirmDeleteJobProps = { job: Job; open: boolean; onClose: () => void };

/**
 * Asks for confirmation and deletes a job (spec §8). A failure is only logged, and the dialog stays
 * open for another try.
 */
export const ConfirmDeleteJob = ({ job, open, onClose }: ConfirmDeleteJobProps) => {
  const [deleteJob, { isLoading }] = useDeleteJobMutation();
  const remove = useNotified(deleteJob, { success: messages.deleteJob.success });
  const { given, field } = useDeletionReason();
  const confirm = async (): Promise<void> => {
    const { ok } = await remove({ jobId: job._id, ...given });
    if (ok) onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      text={messages.deleteJob.confirm}
      detail={<b dir="auto">{job.jobtitle || jobTexts.untitled}</b>}
      confirmLabel={commonTexts.delete}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {field}
    </ConfirmDialog>
  );
};

/** A button that deletes a job after confirmation. */
export const DeleteJob = ({ job }: { job: Job }) => {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <>
      <IconButton
        aria-label={employerProfileTexts.jobs.delete(job.jobtitle || jobTexts.untitled)}
        onClick={() => setIsConfirming(true)}
        edge="end"
        data-delete
      >
        <TrashIcon />
      </IconButton>
      <ConfirmDeleteJob job={job} open={isConfirming} onClose={() => setIsConfirming(false)} />
    </>
  );
};
