import { useState } from 'react';
import { useGetEmployerQuery, type Applicant } from '@/api/jobBoardApi';
import { useUpdateLetterTemplateMutation } from '@/api/memberApi';
import { clientRefusalOf } from '@/api/wire/refusals';
import { useSession } from '@/session/useSession';
import { letterTexts } from '@/texts/jobs/letters';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { CheckboxInput } from '@/ui/form/CheckboxInput';
import { FormAlert } from '@/ui/form/FormAlert';
import { SelectInput } from '@/ui/form/SelectInput';
import { useCheckedForm, type FormError } from '@/ui/form/useCheckedForm';
import type { LetterKind, LetterText } from '@contract/jobs/applicantLetters';
import { applicantName } from '../applicantName';
import { DiscardedLettersNote } from '../moves/DiscardedLettersNote';
import { letterFactsOf } from './letterFacts';
import { LetterInputs } from './LetterInputs';
import { moveOf } from './useSendLetter';
import { WithTemplates, type Opening } from './WithTemplates';

const { dialog: texts } = letterTexts;
/** The choices of how many days a "not selected" letter is delayed. */
const delays = [0, 1, 2, 3, 5, 7] as const;

type LetterDialogProps = {
  kind: LetterKind;
  /** The recipients. */
  applicants: readonly Applicant[];
  /** Sends the letter; rejects with the host's error. `delayDays` is 0 by default. */
  onSend: (letter: LetterText, delayDays: number) => Promise<void>;
  onClose: () => void;
};

/**
 * The dialog to write a letter to one or more applicants, starting from the employer's template.
 */
export const LetterDialog = (props: LetterDialogProps) => {
  const { kind, applicants, onClose } = props;
  const [first] = applicants;
  const who =
    applicants.length === 1 && first ? applicantName(first) : texts.several(applicants.length);
  const title = texts.title[kind](who);
  return (
    <WithTemplates title={title} onClose={onClose}>
      {(templates, opening) => (
        <Letter
          {...props}
          title={title}
          template={templates.find((each) => each.kind === kind) ?? { subject: '', body: '' }}
          opening={opening}
        />
      )}
    </WithTemplates>
  );
};

const DelayInput = ({
  value,
  onChange,
}: {
  value: number;
  onChange: (delayDays: number) => void;
}) => (
  <SelectInput
    label={texts.delay.label}
    name="delayDays"
    value={value}
    hint={value > 0 ? texts.delay.hint : undefined}
    onChange={({ target }) => onChange(Number(target.value))}
  >
    {delays.map((days) => (
      <option key={days} value={days}>
        {days === 0 ? texts.delay.now : texts.delay.days(days)}
      </option>
    ))}
  </SelectInput>
);

/** The form of a letter: sends it, and saves it as the template if the user chose to. */
const useLetterForm = ({
  kind,
  template,
  onSend,
  onClose,
}: Pick<LetterDialogProps, 'kind' | 'onSend' | 'onClose'> & { template: LetterText }) => {
  const [updateTemplate] = useUpdateLetterTemplateMutation();
  const [delayDays, setDelayDays] = useState(0);
  const [keep, setKeep] = useState(false);
  const send = async (letter: LetterText): Promise<FormError<'subject' | 'body'> | null> => {
    try {
      if (keep) await updateTemplate({ kind, letterText: letter }).unwrap();
      await onSend(letter, delayDays);
      onClose();
      return null;
    } catch (error) {
      return clientRefusalOf(error, ['subject', 'body'], texts.failed);
    }
  };
  const form = useCheckedForm<'subject' | 'body'>({
    defaultValues: { subject: template.subject, body: template.body },
    missing: { subject: texts.subject.missing, body: texts.body.missing },
    send,
  });
  return { form, delayDays, setDelayDays, keep, setKeep };
};

type LetterProps = LetterDialogProps & { title: string; template: LetterText; opening: Opening };

const Letter = (props: LetterProps) => {
  const { kind, applicants, title, opening, onClose } = props;
  const { usernameEmployer } = useSession();
  const { data: employer } = useGetEmployerQuery(
    { usernameEmployer: usernameEmployer ?? '' },
    { skip: !usernameEmployer },
  );
  const { form, delayDays, setDelayDays, keep, setKeep } = useLetterForm(props);
  const [first] = applicants;
  return (
    <FormDialog
      {...opening}
      title={title}
      form={form.form}
      busy={form.busy}
      submitLabel={texts.send}
      onClose={onClose}
      isUnsaved={form.isUnsaved}
      maxWidth="md"
    >
      {form.problem && <FormAlert>{form.problem.text}</FormAlert>}
      <DiscardedLettersNote move={moveOf(kind)} applicants={applicants} />
      <LetterInputs
        form={form}
        reader={first && { name: applicantName(first), facts: letterFactsOf(first, employer) }}
      />
      {kind === 'reject' && <DelayInput value={delayDays} onChange={setDelayDays} />}
      <CheckboxInput
        label={texts.keep}
        checked={keep}
        onChange={({ target }) => setKeep(target.checked)}
      />
    </FormDialog>
  );
};
