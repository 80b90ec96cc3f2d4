import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  useGetLetterTemplatesQuery,
  useResetLetterTemplateMutation,
  useUpdateLetterTemplateMutation,
} from '@/api/jobBoardApi';
import { clientRefusalOf, refusalText } from '@/api/wire/refusals';
import { letterTexts } from '@/texts/jobs/letters';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { FormAlert } from '@/ui/form/FormAlert';
import { SelectInput } from '@/ui/form/SelectInput';
import { useCheckedForm, type Refusal } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { letterKinds, type LetterKind, type LetterText } from '@contract/applicantLetters';
import { LetterInputs } from './LetterInputs';

const { templates: texts, dialog, kinds } = letterTexts;

type TemplateProps = {
  kind: LetterKind;
  template: LetterText & { own: boolean };
  onKind: (kind: LetterKind) => void;
  onClose: () => void;
};

const useTemplateForm = ({ kind, template, onClose }: Omit<TemplateProps, 'onKind'>) => {
  const [updateTemplate] = useUpdateLetterTemplateMutation();
  const send = async (letter: LetterText): Promise<Refusal<'subject' | 'body'> | null> => {
    try {
      await updateTemplate({ kind, letterText: letter }).unwrap();
      notify.success(texts.saved);
      onClose();
      return null;
    } catch (error) {
      return clientRefusalOf(error, ['subject', 'body'], texts.failed);
    }
  };
  return useCheckedForm<'subject' | 'body'>({
    start: { subject: template.subject, body: template.body },
    missing: { subject: dialog.subject.missing, body: dialog.body.missing },
    send,
  });
};

/** Goes back to our own words. */
const ResetButton = ({ kind }: { kind: LetterKind }) => {
  const [resetTemplate, { isLoading }] = useResetLetterTemplateMutation();
  const reset = async (): Promise<void> => {
    try {
      await resetTemplate({ kind }).unwrap();
      notify.success(texts.isReset);
    } catch (error) {
      notify.error(refusalText(error, texts.failed));
    }
  };
  return (
    <Button
      variant="text"
      sx={{ justifySelf: 'start' }}
      aria-disabled={isLoading || undefined}
      onClick={() => {
        if (!isLoading) void reset();
      }}
    >
      {texts.reset}
    </Button>
  );
};

const Template = ({ onKind, ...props }: TemplateProps) => {
  const { kind, template, onClose } = props;
  const form = useTemplateForm(props);
  return (
    <FormDialog
      title={texts.title}
      intro={texts.intro}
      form={form.form}
      busy={form.busy}
      submitLabel={texts.save}
      onClose={onClose}
      maxWidth="md"
    >
      {form.problem && <FormAlert>{form.problem.text}</FormAlert>}
      <SelectInput
        label={texts.kind}
        name="kind"
        value={kind}
        onChange={({ target }) => {
          const chosen = letterKinds.find((each) => each === target.value);
          if (chosen) onKind(chosen);
        }}
      >
        {letterKinds.map((each) => (
          <option key={each} value={each}>
            {kinds[each]}
          </option>
        ))}
      </SelectInput>
      <LetterInputs form={form} />
      {template.own && <ResetButton kind={kind} />}
    </FormDialog>
  );
};

/** The employer's templates of letters, one at a time; opens when they are read. */
export const TemplatesDialog = ({ onClose }: { onClose: () => void }) => {
  const { data: templates } = useGetLetterTemplatesQuery();
  const [kind, setKind] = useState<LetterKind>('reject');
  const template = templates?.find((each) => each.kind === kind);
  if (!template) return null;
  return (
    <Template
      // another template, or the same one in other words, is another form
      key={`${kind} ${template.subject} ${template.body}`}
      {...{ kind, template, onClose }}
      onKind={setKind}
    />
  );
};
