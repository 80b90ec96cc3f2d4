import type { Terms } from '@/api/jobBoardApi';
import { useUpdateTermsMutation } from '@/api/memberApi';
import { adminTexts } from '@/texts/admin/admin';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { FormAlert } from '@/ui/form/FormAlert';
import { TextArea } from '@/ui/form/TextArea';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { useNotified } from '@/ui/notify/useNotified';
import { messages } from '@contract/messages';
import { byTermsField, termsFields, type TermsField } from './termsFields';

const { terms: texts } = adminTexts;

/**
 * The modal form of spec §2.16 with six text areas. Closes on success and on Cancel, which asks
 * first if there are changes; input is kept after a failure.
 */
export const EditTerms = ({ terms, onClose }: { terms: Terms; onClose: () => void }) => {
  const [updateTerms] = useUpdateTermsMutation();
  // a failure is shown by the form
  const { success, failure } = messages.updateTerms;
  const update = useNotified(updateTerms, { success });
  const { form, field, problem, busy, isUnsaved } = useCheckedForm<TermsField>({
    defaultValues: byTermsField((name) => terms[name] ?? ''),
    // none is required
    missing: byTermsField(() => ''),
    send: async (termsInput) => {
      const { ok } = await update({ id: terms._id, termsInput });
      if (!ok) return { problem: { text: failure } };
      onClose();
      return null;
    },
  });
  return (
    <FormDialog
      title={texts.edit}
      form={form}
      busy={busy}
      submitLabel={texts.save}
      maxWidth="md"
      spaceBelow={0}
      onClose={onClose}
      isUnsaved={isUnsaved}
    >
      {problem && <FormAlert>{problem.text}</FormAlert>}
      {termsFields.map((name) => (
        <TextArea key={name} {...field(name)} label={texts.fields[name]} rows={4} dir="auto" />
      ))}
    </FormDialog>
  );
};
