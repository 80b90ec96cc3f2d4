import { useWatch } from 'react-hook-form';
import type { ThreadReportInput } from '@/api/jobBoardApi';
import { useReportThreadMutation } from '@/api/memberApi';
import { clientRefusalOf } from '@/api/wire/refusals';
import { inboxTexts } from '@/texts/inbox';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { FormAlert } from '@/ui/form/FormAlert';
import { RadioInput } from '@/ui/form/RadioInput';
import { TextArea } from '@/ui/form/TextArea';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';

const { report: texts } = inboxTexts;
const reasons: readonly ThreadReportInput['reason'][] = [
  'spam',
  'scam',
  'harassment',
  'discrimination',
  'other',
];
const maxNoteLength = 1000;

/** The dialog to report the other person's messages, with a reason. */
export const ReportThread = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const [report] = useReportThreadMutation();
  const form = useCheckedForm<'reason' | 'note'>({
    defaultValues: { reason: '', note: '' },
    missing: { reason: texts.reasonMissing, note: texts.noteMissing },
    send: async (typed) => {
      const reason = reasons.find((each) => each === typed.reason);
      if (!reason) return { field: { name: 'reason', message: texts.reasonMissing } };
      const note = typed.note.trim();
      try {
        await report({ id, threadReportInput: { reason, ...(note && { note }) } }).unwrap();
        notify.success(texts.thanks);
        onClose();
        return null;
      } catch (error) {
        return clientRefusalOf(error, ['note'], texts.failed);
      }
    },
  });
  const reason = useWatch({ control: form.rhf.control, name: 'reason' });
  const { error, ...field } = form.field('reason');
  const isRequired = reason === 'other';
  return (
    <FormDialog
      form={form.form}
      busy={form.busy}
      onClose={onClose}
      title={texts.title}
      intro={texts.intro}
      submitLabel={texts.send}
    >
      <fieldset>
        <legend>{texts.reason}</legend>
        {reasons.map((value) => (
          <RadioInput key={value} {...field} value={value} label={texts.reasons[value]} required />
        ))}
        {error && <p role="alert">{error}</p>}
      </fieldset>
      <TextArea
        {...form.field('note')}
        label={texts.note}
        hint={isRequired ? undefined : texts.noteOptional}
        rows={4}
        maxLength={maxNoteLength}
        required={isRequired}
        dir="auto"
      />
      {form.problem && <FormAlert>{form.problem.text}</FormAlert>}
    </FormDialog>
  );
};
