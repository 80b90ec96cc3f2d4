import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useUpdateTermsMutation, type Terms } from '@/api/jobBoardApi';
import { adminTexts } from '@/texts/admin/admin';
import { commonTexts } from '@/texts/common';
import { FormAlert } from '@/ui/form/FormAlert';
import { FormStack } from '@/ui/form/FormStack';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { TextArea } from '@/ui/form/TextArea';
import { useCheckedForm } from '@/ui/form/useCheckedForm';
import { useNotified } from '@/ui/notify/useNotified';
import { messages } from '@contract/messages';
import { termsFields, type TermsField } from './termsFields';

const { terms: texts } = adminTexts;

/**
 * The modal of spec §2.16: six textareas. Closes on success and on Cancel; a failure stays with
 * what was typed.
 */
export const EditTerms = ({ terms, onClose }: { terms: Terms; onClose: () => void }) => {
  const [updateTerms] = useUpdateTermsMutation();
  const update = useNotified(updateTerms, messages.updateTerms);
  const { form, field, problem, busy } = useCheckedForm<TermsField>({
    start: Object.fromEntries(termsFields.map((name) => [name, terms[name] ?? ''])) as Record<
      TermsField,
      string
    >, // one text a field
    missing: Object.fromEntries(termsFields.map((name) => [name, ''])) as Record<
      TermsField,
      string
    >, // none is required
    send: async (termsInput) => {
      const { ok } = await update({ id: terms._id, termsInput });
      if (!ok) return { problem: { text: messages.updateTerms.failure } };
      onClose();
      return null;
    },
  });
  return (
    <Dialog
      open
      onClose={() => {
        if (!busy) onClose();
      }}
      maxWidth="md"
      fullWidth
      aria-labelledby="edit-terms"
    >
      <DialogTitle id="edit-terms">{texts.edit}</DialogTitle>
      <DialogContent>
        <FormStack {...form} sx={{ pt: 1 }}>
          {problem && <FormAlert>{problem.text}</FormAlert>}
          {termsFields.map((name) => (
            <TextArea key={name} {...field(name)} label={texts.fields[name]} rows={4} dir="auto" />
          ))}
          <div style={{ display: 'flex', gap: 8 }}>
            <SubmitButton busy={busy}>{texts.save}</SubmitButton>
            <Button variant="outlined" onClick={onClose}>
              {commonTexts.cancel}
            </Button>
          </div>
        </FormStack>
      </DialogContent>
    </Dialog>
  );
};
