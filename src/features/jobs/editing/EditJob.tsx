import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useHostConfig } from '@/api/hostConfig';
import type { Job } from '@/api/jobBoardApi';
import { commonTexts } from '@/texts/common';
import { jobTexts } from '@/texts/jobs/job';
import { jobEditTexts } from '@/texts/jobs/post/jobEdit';
import { SubmitButton } from '@/ui/button/SubmitButton';
import { Notice } from '@/ui/form/FormAlert';
import { navigationGuard } from '@/ui/form/unsaved/navigationGuard';
import { UnsavedChangesPrompt } from '@/ui/form/unsaved/UnsavedChangesPrompt';
import { Page, PageHeading } from '@/ui/page/Page';
import { Wrap } from '@/ui/page/Wrap';
import { EditedHiring } from '../hiring/EditedHiring';
import { JobForm } from '../inputs/JobForm';
import { ConflictDialog } from './ConflictDialog';
import { useJobEditForm } from './useJobEditForm';
import { useMayEdit } from './useMayEdit';
import { useOptionalFields } from './useOptionalFields';

type EditJobProps = {
  /** Fills the form when it opens. */
  job: Job;
  /** Whether it replaced a list on the same page, so that its heading must take the focus. */
  inline?: boolean;
  onSaved: () => void;
  onCancel: () => void;
};

/**
 * The edit form of a job, as a whole screen (spec §2.9). Cancel discards changes without asking.
 */
export const EditJob = ({ job, inline = false, onSaved, onCancel }: EditJobProps) => {
  const { form, hiring, isUnsaved, conflict, resolveConflict, dismiss } = useJobEditForm(
    job,
    onSaved,
  );
  const optional = useOptionalFields(job);
  const { extensions } = useHostConfig();
  const mayEdit = useMayEdit(job.usernameEmployer, job._id);
  const frame = useRef<HTMLDivElement>(null);
  // the pressed button is gone, and the URL hasn't changed, so no navigation moves the focus
  useEffect(() => {
    if (!inline) return;
    window.scrollTo(0, 0);
    frame.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [inline]);
  const cancel = (): void => {
    navigationGuard.allow();
    onCancel();
  };
  const heading = jobEditTexts.editJob(job.jobtitle || jobTexts.untitled);
  return (
    <Page title={heading}>
      <Wrap ref={frame}>
        {conflict && (
          <ConflictDialog differences={conflict} onChosen={resolveConflict} onCancel={dismiss} />
        )}
        <UnsavedChangesPrompt isUnsaved={isUnsaved} detail={jobEditTexts.leaveDetail} />
        <JobForm
          form={{ ...form, optional }}
          job={job}
          head={
            <>
              <PageHeading dir="auto">{heading}</PageHeading>
              <p>{optional.length > 0 ? jobEditTexts.emptyStays : jobEditTexts.allRequired}</p>
              {job.applyUrl && <Notice>{jobEditTexts.imported}</Notice>}
              {!mayEdit && <Notice tone="amber">{jobEditTexts.sessionEnded}</Notice>}
            </>
          }
          hiring={extensions && <EditedHiring form={form} hiring={hiring} />}
          actions={
            <>
              <SubmitButton busy={form.busy} size="large">
                {jobEditTexts.save}
              </SubmitButton>
              <Button variant="outlined" size="large" onClick={cancel}>
                {commonTexts.cancel}
              </Button>
            </>
          }
        />
      </Wrap>
    </Page>
  );
};
