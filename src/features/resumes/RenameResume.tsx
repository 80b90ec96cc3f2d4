import type { Resume } from '@/api/jobBoardApi';
import { useUpdateResumeMutation } from '@/api/memberApi';
import { refusalOf } from '@/api/wire/refusals';
import { resumeTexts } from '@/texts/profiles/resumes';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { FormAlert } from '@/ui/form/FormAlert';
import { TextInput } from '@/ui/form/TextInput';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';

const { renameDialog: texts } = resumeTexts;

/**
 * Asks for a CV's new name; the host keeps the file extension. The dialog is open while rendered.
 */
export const RenameResume = ({
  resume: { _id: id, name },
  onClose,
}: {
  resume: Resume;
  onClose: () => void;
}) => {
  const [update] = useUpdateResumeMutation();
  const { form, field, problem, busy } = useCheckedForm<'name'>({
    defaultValues: { name },
    missing: { name: texts.missing },
    send: async (typed) => {
      try {
        const renamed = await update({ id, resumeUpdate: { name: typed.name } }).unwrap();
        notify.success(resumeTexts.renamed(renamed.name));
        onClose();
        return null;
      } catch (error) {
        return refusalOf(error, ['name'], resumeTexts.failedAction);
      }
    },
  });
  return (
    <FormDialog
      title={texts.title(name)}
      form={form}
      busy={busy}
      submitLabel={texts.submit}
      maxWidth="xs"
      onClose={onClose}
    >
      {problem && <FormAlert>{problem.text}</FormAlert>}
      <TextInput {...field('name')} label={texts.label} required maxLength={100} dir="auto" />
    </FormDialog>
  );
};
