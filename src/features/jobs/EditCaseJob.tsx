import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { readFault } from '@/api/fault';
import { useEditCaseJobMutation, type Decision, type Job } from '@/api/jobBoardApi';
import { moderationTexts } from '@/texts/admin/moderation';
import { commonTexts } from '@/texts/common';
import { jobTexts } from '@/texts/jobs/job';
import { AskBeforeLeaving } from '@/ui/form/AskBeforeLeaving';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { TextArea } from '@/ui/form/TextArea';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { missingTexts, payRefusal } from './inputs/jobChecks';
import { inputOf, typedOf, type JobField, type JobTyped } from './inputs/jobFields';
import { JobInputs } from './inputs/JobInputs';

const { edit: texts, reasonForm } = moderationTexts;
/** The job's own fields, and the reason that goes along. */
type Typed = JobTyped & { reason: string };
const missing = { ...missingTexts, reason: reasonForm.missing };

type EditCaseJobProps = {
  caseId: string;
  job: Job;
  onSaved: (decision: Decision) => void;
  onClose: () => void;
};

/**
 * The administrator's edit of a reported job: its texts by the employer's own form, and the reason
 * that the employer reads. What was typed stays after a refusal.
 */
export const EditCaseJob = ({ caseId, job, onSaved, onClose }: EditCaseJobProps) => {
  const id = useId();
  const [editCaseJob] = useEditCaseJobMutation();
  const start = { ...typedOf(job), reason: '' };
  const form = useCheckedForm<JobField>({
    start,
    missing,
    check: payRefusal,
    send: async (typed) => {
      const { reason, ...texted } = typed as Typed; // `start` has it
      try {
        onSaved(
          await editCaseJob({
            id: caseId,
            caseJobInput: { job: inputOf(texted), reason: reason.trim() },
          }).unwrap(),
        );
        return null;
      } catch (error) {
        const { status, message, field } = readFault(error);
        if (status === null || status >= 500 || !message)
          return { problem: { text: texts.failed } };
        return field && field in missing
          ? { field: { name: field, message } }
          : { problem: { text: message } };
      }
    },
  });
  const { rhf, problem, busy } = form;
  const title = texts.title(job.jobtitle || jobTexts.untitled);
  return (
    // the focus goes to the next case or back by the queue's own hand
    <Dialog
      open
      disableRestoreFocus
      onClose={() => {
        if (!busy) onClose();
      }}
      maxWidth="md"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-intro`}
    >
      <DialogTitle id={`${id}-title`} dir="auto">
        {title}
      </DialogTitle>
      <DialogContent>
        <AskBeforeLeaving isUnsaved={form.isUnsaved} detail={texts.leaveDetail} />
        <FormStack {...form.form} sx={{ pt: 1, pb: 2 }}>
          <p id={`${id}-intro`}>{job.usernameEmployer ? texts.intro : texts.introNobody}</p>
          <TextArea
            {...rhf.register('reason')}
            error={rhf.formState.errors['reason']?.message}
            label={reasonForm.text}
            rows={2}
            maxLength={1000}
            required
            dir="auto"
          />
          <JobInputs form={form} category={job.categoryName ?? ''} />
          {problem && <FormAlert>{problem.text}</FormAlert>}
          <div style={{ display: 'flex', gap: 8 }}>
            <SubmitButton busy={busy}>
              {job.usernameEmployer ? texts.save : commonTexts.save}
            </SubmitButton>
            <Button variant="outlined" onClick={onClose}>
              {commonTexts.cancel}
            </Button>
          </div>
        </FormStack>
      </DialogContent>
    </Dialog>
  );
};
