import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { LetterTemplate } from '@/api/jobBoardApi';
import { useResetLetterTemplateMutation, useUpdateLetterTemplateMutation } from '@/api/memberApi';
import { clientRefusalOf, refusalText } from '@/api/wire/refusals';
import { commonTexts } from '@/texts/common';
import { letterTexts } from '@/texts/jobs/letters';
import { ConfirmDialog } from '@/ui/dialog/ConfirmDialog';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { FormAlert } from '@/ui/form/FormAlert';
import { SelectInput } from '@/ui/form/SelectInput';
import { useCheckedForm, type FormError } from '@/ui/form/useCheckedForm';
import { notify } from '@/ui/notify/notify';
import { letterKinds, type LetterKind, type LetterText } from '@contract/jobs/applicantLetters';
import { LetterInputs } from './LetterInputs';
import { WithTemplates, type Opening } from './WithTemplates';

const { templates: texts, dialog, kinds } = letterTexts;
const firstKind: LetterKind = 'reject';

const textOf = (templates: readonly LetterTemplate[], kind: LetterKind): LetterText => {
  const { subject = '', body = '' } = templates.find((each) => each.kind === kind) ?? {};
  return { subject, body };
};

type TemplatesProps = {
  templates: readonly LetterTemplate[];
  opening: Opening;
  onClose: () => void;
};

/**
 * The form of one template at a time. `choose` switches to another template; if changes would be
 * lost, it waits for `answer` to confirm that. `fill` sets the text of a template, if that one is
 * still shown.
 */
const useTemplateForm = ({ templates, onClose }: Omit<TemplatesProps, 'opening'>) => {
  const [kind, setKind] = useState<LetterKind>(firstKind);
  const shownKind = useRef(kind);
  const [wanted, setWanted] = useState<LetterKind>();
  const [updateTemplate] = useUpdateLetterTemplateMutation();
  const send = async (letter: LetterText): Promise<FormError<'subject' | 'body'> | null> => {
    try {
      await updateTemplate({ kind, letterText: letter }).unwrap();
      notify.success(texts.saved);
      onClose();
      return null;
    } catch (error) {
      return clientRefusalOf(error, ['subject', 'body'], texts.failed);
    }
  };
  const form = useCheckedForm<'subject' | 'body'>({
    defaultValues: textOf(templates, firstKind),
    missing: { subject: dialog.subject.missing, body: dialog.body.missing },
    send,
  });
  const show = (chosen: LetterKind): void => {
    shownKind.current = chosen;
    setKind(chosen);
    form.rhf.reset(textOf(templates, chosen));
  };
  const choose = (chosen: LetterKind): void => {
    if (form.isUnsaved()) setWanted(chosen);
    else show(chosen);
  };
  const answer = (leaves: boolean): void => {
    setWanted(undefined);
    if (leaves && wanted) show(wanted);
  };
  const fill = (filled: LetterKind, letter: LetterText): void => {
    if (filled === shownKind.current) form.rhf.reset(letter);
  };
  return { kind, choose, isAsked: wanted !== undefined, answer, fill, form };
};

type ResetProps = { kind: LetterKind; onReset: (letter: LetterText) => void };

/** Resets a template to the default text. */
const ResetButton = ({ kind, onReset }: ResetProps) => {
  const [resetTemplate, { isLoading }] = useResetLetterTemplateMutation();
  const reset = async (): Promise<void> => {
    try {
      const { subject, body } = await resetTemplate({ kind }).unwrap();
      onReset({ subject, body });
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

const Templates = (props: TemplatesProps) => {
  const { kind, choose, isAsked, answer, fill, form } = useTemplateForm(props);
  const { templates, opening, onClose } = props;
  return (
    <FormDialog
      {...opening}
      title={texts.title}
      intro={texts.intro}
      form={form.form}
      busy={form.busy}
      submitLabel={texts.save}
      onClose={onClose}
      isUnsaved={form.isUnsaved}
      leaveDetail={texts.leaveDetail}
      maxWidth="md"
    >
      <ConfirmDialog
        open={isAsked}
        text={commonTexts.leave.question}
        detail={texts.leaveDetail}
        confirmLabel={commonTexts.leave.go}
        cancelLabel={commonTexts.leave.stay}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      />
      {form.problem && <FormAlert>{form.problem.text}</FormAlert>}
      <SelectInput
        label={texts.kind}
        name="kind"
        value={kind}
        onChange={({ target }) => {
          const chosen = letterKinds.find((each) => each === target.value);
          if (chosen) choose(chosen);
        }}
      >
        {letterKinds.map((each) => (
          <option key={each} value={each}>
            {kinds[each]}
          </option>
        ))}
      </SelectInput>
      <LetterInputs form={form} />
      {templates.some((each) => each.kind === kind && each.own) && (
        <ResetButton key={kind} kind={kind} onReset={(letter) => fill(kind, letter)} />
      )}
    </FormDialog>
  );
};

/** The dialog to edit the employer's letter templates, one at a time. */
const TemplatesDialog = ({ onClose }: { onClose: () => void }) => (
  <WithTemplates title={texts.title} onClose={onClose}>
    {(templates, opening) => <Templates {...{ templates, opening, onClose }} />}
  </WithTemplates>
);

/** The button that opens the dialog of templates. */
export const TemplatesButton = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {open && <TemplatesDialog onClose={() => setOpen(false)} />}
    </>
  );
};
