import type { Decision, Job } from '@/api/jobBoardApi';
import { useEditCaseJobMutation } from '@/api/memberApi';
import { clientRefusalOf } from '@/api/wire/refusals';
import { moderationTexts } from '@/texts/admin/moderation';
import { commonTexts } from '@/texts/common';
import { jobTexts } from '@/texts/jobs/job';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { FormAlert } from '@/ui/form/FormAlert';
import { TextArea } from '@/ui/form/TextArea';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { missingTexts, validatePay } from './inputs/jobChecks';
import { jobFields, toJobFormValues, toJobInput, type JobField } from './inputs/jobFields';
import { JobInputs } from './inputs/JobInputs';

const { edit: texts, reasonForm } = moderationTexts;
/** The fields of the job, and the reason that is sent with them. */
type CaseJobField = JobField | 'reason';
const missing = { ...missingTexts, reason: reasonForm.missing };

type EditCaseJobProps = {
  caseId: string;
  job: Job;
  onSaved: (decision: Decision) => void;
  onClose: () => void;
};

const useCaseJobForm = ({ caseId, job, onSaved }: Omit<EditCaseJobProps, 'onClose'>) => {
  const [editCaseJob] = useEditCaseJobMutation();
  return useCheckedForm<CaseJobField>({
    defaultValues: { ...toJobFormValues(job), reason: '' },
    missing,
    check: validatePay,
    send: async ({ reason, ...typed }) => {
      try {
        const caseJobInput = { job: toJobInput(typed), reason: reason.trim() };
        onSaved(await editCaseJob({ id: caseId, caseJobInput }).unwrap());
        return null;
      } catch (error) {
        return clientRefusalOf(error, [...jobFields, 'reason'], texts.failed);
      }
    },
  });
};

/**
 * The form in which an administrator edits a reported job: the employer's form, and the reason that
 * the employer gets to read. Keeps the input after an error. Doesn't restore the focus: the queue
 * moves it.
 */
export const EditCaseJob = ({ caseId, job, onSaved, onClose }: EditCaseJobProps) => {
  const edit = useCaseJobForm({ caseId, job, onSaved });
  const { form, problem, busy } = edit;
  const hasEmployer = Boolean(job.usernameEmployer);
  return (
    <FormDialog
      {...{ form, busy, onClose }}
      title={texts.title(job.jobtitle || jobTexts.untitled)}
      intro={hasEmployer ? texts.intro : texts.introNobody}
      submitLabel={hasEmployer ? texts.save : commonTexts.save}
      maxWidth="md"
      disableRestoreFocus
      isUnsaved={edit.isUnsaved}
      leaveDetail={texts.leaveDetail}
    >
      <TextArea
        {...edit.field('reason')}
        label={reasonForm.text}
        rows={2}
        maxLength={1000}
        required
        dir="auto"
      />
      <JobInputs form={edit} category={job.categoryName ?? ''} />
      {problem && <FormAlert>{problem.text}</FormAlert>}
    </FormDialog>
  );
};
