import type { Job } from '@/api/jobBoardApi';
import { useAnswerRemovalMutation } from '@/api/memberApi';
import { failureReason } from '@/features/jobs/useJobMoves';
import { jobLifeTexts } from '@/texts/jobs/jobLife';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { FormAlert } from '@/ui/form/FormAlert';
import { TextArea } from '@/ui/form/TextArea';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';

const { removal: texts } = jobLifeTexts;
const maxAnswerLength = 2000;

const useAnswerForm = (job: Job, onSent: () => void) => {
  const [answerRemoval] = useAnswerRemovalMutation();
  return useCheckedForm<'answer'>({
    defaultValues: { answer: '' },
    missing: { answer: texts.missing },
    check: ({ answer }, stopped) =>
      stopped.length === 0 && answer.trim() === ''
        ? { field: { name: 'answer', message: texts.missing } }
        : null,
    send: async ({ answer }) => {
      try {
        await answerRemoval({ jobId: job._id, removalAnswer: { answer } }).unwrap();
        notify.success(texts.sent);
        onSent();
        return null;
      } catch (error) {
        return { problem: { text: jobLifeTexts.because(texts.failed, failureReason(error)) } };
      }
    },
  });
};

type AnswerRemovalProps = { job: Job; title: string; onClose: () => void; onSent: () => void };

/** The form for an employer's answer to the removal of a job. */
export const AnswerRemoval = ({ job, title, onClose, onSent }: AnswerRemovalProps) => {
  const { form, field, problem, busy, isUnsaved } = useAnswerForm(job, onSent);
  return (
    <FormDialog
      {...{ form, busy }}
      title={texts.answerOf(title)}
      submitLabel={texts.send}
      onClose={() => {
        if (!busy) onClose();
      }}
      isUnsaved={() => !busy && isUnsaved()}
    >
      {problem && <FormAlert>{problem.text}</FormAlert>}
      {/* autofocus: the dialog is opened to write */}
      <TextArea
        {...field('answer')}
        label={texts.label}
        hint={texts.hint}
        maxLength={maxAnswerLength}
        rows={5}
        dir="auto"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
    </FormDialog>
  );
};
