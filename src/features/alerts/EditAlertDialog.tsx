import type { JobAlert } from '@/api/jobBoardApi';
import { clientRefusalOf } from '@/api/wire/refusals';
import { commonTexts } from '@/texts/common';
import { alertTexts } from '@/texts/search/alerts';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { FormAlert } from '@/ui/form/FormAlert';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import {
  fieldsOfAlert,
  missingAlertFields,
  toAlertFields,
  type AlertField,
  type ChangeAlert,
} from './alertFields';
import { AlertInputs } from './AlertInputs';

const { edit: texts } = alertTexts;

type EditAlertDialogProps = { alert: JobAlert; change: ChangeAlert; onClose: () => void };

/** Edits an alert's name and schedule. Saving switches the schedule to the reader's time zone. */
export const EditAlertDialog = ({ alert, change, onClose }: EditAlertDialogProps) => {
  const form = useCheckedForm<AlertField>({
    defaultValues: fieldsOfAlert(alert),
    missing: missingAlertFields,
    send: async (typed) => {
      try {
        await change(toAlertFields(typed));
        notify.success(texts.done);
        onClose();
        return null;
      } catch (error) {
        return clientRefusalOf(error, ['name', 'hour'] as const, alertTexts.failed);
      }
    },
  });
  return (
    <FormDialog
      form={form.form}
      busy={form.busy}
      onClose={onClose}
      title={texts.title}
      submitLabel={commonTexts.save}
    >
      <AlertInputs form={form} />
      {form.problem && <FormAlert>{form.problem.text}</FormAlert>}
    </FormDialog>
  );
};
