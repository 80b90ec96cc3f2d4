import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { Job } from '@/api/jobBoardApi';
import { useDeleteJobMutation } from '@/api/memberApi';
import { commonTexts } from '@/texts/common';
import { jobTexts } from '@/texts/jobs/job';
import { employerProfileTexts } from '@/texts/profiles/employerProfile';
import { TrashIcon } from '@/ui/art/actionIcons';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { useNotified } from '@/ui/notify/useNotified';
import { messages } from '@contract/messages';

/**
 * Deletes a job after a confirmation (spec §8); a failure is only logged, and the dialog stays for
 * another try.
 */
export const DeleteJob = ({ job }: { job: Job }) => {
  const [isConfirming, setIsConfirming] = useState(false);
  const [deleteJob, { isLoading }] = useDeleteJobMutation();
  const remove = useNotified(deleteJob, { success: messages.deleteJob.success });
  const title = job.jobtitle || jobTexts.untitled;
  const confirm = async (): Promise<void> => {
    const { ok } = await remove({ jobId: job._id });
    if (ok) setIsConfirming(false);
  };
  return (
    <>
      <IconButton
        aria-label={employerProfileTexts.jobs.delete(title)}
        onClick={() => setIsConfirming(true)}
        edge="end"
        data-delete
      >
        <TrashIcon />
      </IconButton>
      <ConfirmDialog
        open={isConfirming}
        text={messages.deleteJob.confirm}
        detail={<b dir="auto">{title}</b>}
        confirmLabel={commonTexts.delete}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setIsConfirming(false)}
      />
    </>
  );
};
